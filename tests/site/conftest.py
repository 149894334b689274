import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import boto3
import pytest
from moto import mock_aws
from types_boto3_s3.client import S3Client

from functions.site import handler as site
from functions.site.report import Asked

BUCKET = "the-stacks-bucket"
INDEX = """<!doctype html>
<head>
    <meta charset="utf-8" />
    <script src="/assets/index-{0}.js"></script>
"""


class CloudFormation:
    """Stands where the stack's answers go to, on loopback."""

    def __init__(self) -> None:
        self.answers: list[dict[str, Any]] = []
        self.deaf_for = 0
        """How many requests are turned away from now on."""
        told = self

        class Ear(BaseHTTPRequestHandler):
            def do_PUT(self) -> None:
                content = self.rfile.read(int(self.headers["Content-Length"]))
                turned_away, told.deaf_for = told.deaf_for > 0, max(told.deaf_for - 1, 0)
                if not turned_away:
                    told.answers.append({**json.loads(content), "content-type": self.headers["Content-Type"]})
                self.send_response(503 if turned_away else 200)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Ear)
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()

    def asks(self, request: str, **properties: str) -> Asked:
        return {
            "RequestType": request,
            "ResponseURL": f"http://127.0.0.1:{self._server.server_port}/answer?signature=1",
            "StackId": "arn:aws:cloudformation:eu-central-1:123456789012:stack/diamant/1",
            "RequestId": f"request {len(self.answers)}",
            "LogicalResourceId": "Site",
            "ResourceType": "Custom::Site",
            "ResourceProperties": {"Bucket": BUCKET, "Hosts": "d1.cloudfront.net", **properties},
        }

    def hang_up(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Invocation:
    """Lambda's context with so many milliseconds left, and so many fewer each time that it is asked."""

    def __init__(self, left: int = 60_000, fewer: int = 0) -> None:
        self._left = left
        self._fewer = fewer

    def get_remaining_time_in_millis(self) -> int:
        self._left -= self._fewer
        return self._left


@pytest.fixture
def cloud_formation() -> Iterator[CloudFormation]:
    stack = CloudFormation()
    yield stack
    stack.hang_up()


@pytest.fixture
def s3(monkeypatch: pytest.MonkeyPatch) -> Iterator[S3Client]:
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    with mock_aws():
        client = boto3.client("s3")
        client.create_bucket(Bucket=BUCKET)
        yield client


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page; `build` makes the next one in its place."""
    monkeypatch.setattr(site, "PAGE", tmp_path)
    (tmp_path / "assets").mkdir()
    build(tmp_path, "1")
    return tmp_path


def build(page: Path, release: str) -> None:
    for old in (page / "assets").iterdir():
        old.unlink()
    (page / "assets" / f"index-{release}.js").write_text(f"// {release}", encoding="utf-8")
    (page / "assets" / "sprite-same.svg").write_text("<svg/>", encoding="utf-8")
    (page / "index.html").write_text(INDEX.format(release), encoding="utf-8")
    (page / "sw.js").write_text("//", encoding="utf-8")
    (page / "manifest.webmanifest").write_text("{}", encoding="utf-8")
