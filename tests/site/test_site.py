"""The page's way into the bucket and out again, and what CloudFormation hears of it."""

from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError
from types_boto3_s3.client import S3Client

from functions.passphrase import opens
from functions.site import bucket as s3_bucket
from functions.site import release
from functions.site.bucket import NotEmptied
from functions.site.handler import handler
from functions.site.hurry import LAST_MOMENT, OutOfTime
from tests.site.conftest import BUCKET, CloudFormation, Invocation, build


def keys(s3: S3Client) -> set[str]:
    return {found["Key"] for found in s3.list_objects_v2(Bucket=BUCKET).get("Contents", [])}


def text(s3: S3Client, key: str) -> str:
    content: bytes = s3.get_object(Bucket=BUCKET, Key=key)["Body"].read()
    return content.decode()


def statuses(cloud_formation: CloudFormation) -> list[str]:
    return [answer["Status"] for answer in cloud_formation.answers]


def test_a_new_stack_gets_the_whole_page(s3: S3Client, page: Path, cloud_formation: CloudFormation) -> None:
    handler(cloud_formation.asks("Create"), Invocation())
    assert keys(s3) == {
        "page/assets/index-1.js",
        "page/assets/sprite-same.svg",
        "page/index.html",
        "page/manifest.webmanifest",
        "page/sw.js",
        "releases.json",
    }
    (answer,) = cloud_formation.answers
    assert answer["Status"] == "SUCCESS"
    assert answer["PhysicalResourceId"] == "Site"
    assert answer["RequestId"] == "request 0"
    assert not answer["content-type"]


def test_hashed_files_are_kept_for_ever_and_the_others_asked_for(
    s3: S3Client, page: Path, cloud_formation: CloudFormation
) -> None:
    handler(cloud_formation.asks("Create"), Invocation())
    told = {
        key: s3.head_object(Bucket=BUCKET, Key=f"page/{key}")
        for key in ("assets/index-1.js", "index.html", "sw.js", "manifest.webmanifest")
    }
    assert {key: head["CacheControl"] for key, head in told.items()} == {
        "assets/index-1.js": "public, max-age=31536000, immutable",
        "index.html": "no-cache",
        "sw.js": "no-cache",
        "manifest.webmanifest": "no-cache",
    }
    assert told["sw.js"]["ContentType"] == "text/javascript; charset=utf-8"
    assert told["manifest.webmanifest"]["ContentType"] == "application/manifest+json"


def test_the_page_connects_to_the_hosts_it_is_served_at_only(
    s3: S3Client, page: Path, cloud_formation: CloudFormation
) -> None:
    handler(cloud_formation.asks("Create", Hosts="games.example d1.cloudfront.net"), Invocation())
    index = text(s3, "page/index.html")
    assert "content=\"connect-src 'self' wss://games.example wss://d1.cloudfront.net\"" in index
    assert index.index("charset") < index.index("connect-src") < index.index("<script")


def test_open_pages_of_two_releases_ago_still_find_their_files(
    s3: S3Client, page: Path, cloud_formation: CloudFormation
) -> None:
    for number in ("1", "2", "3"):
        build(page, number)
        handler(cloud_formation.asks("Update"), Invocation())
    assert {f"page/assets/index-{number}.js" for number in "123"} < keys(s3)
    build(page, "4")
    handler(cloud_formation.asks("Update"), Invocation())
    assert "page/assets/index-1.js" not in keys(s3)
    assert {"page/assets/index-2.js", "page/assets/sprite-same.svg"} < keys(s3)
    assert statuses(cloud_formation) == ["SUCCESS"] * 4


def test_the_same_page_brought_again_pushes_no_release_out(
    s3: S3Client, page: Path, cloud_formation: CloudFormation
) -> None:
    for number in ("1", "2", "2", "2", "2"):
        build(page, number)
        handler(cloud_formation.asks("Update"), Invocation())
    assert "page/assets/index-1.js" in keys(s3)


def test_a_roll_back_brings_the_earlier_page_back(
    s3: S3Client, page: Path, cloud_formation: CloudFormation
) -> None:
    for number in ("1", "2", "1"):
        build(page, number)
        handler(cloud_formation.asks("Update"), Invocation())
    assert "index-1.js" in text(s3, "page/index.html")
    assert "page/assets/index-2.js" in keys(s3)


def test_a_file_that_is_no_longer_built_goes(
    s3: S3Client, page: Path, cloud_formation: CloudFormation
) -> None:
    handler(cloud_formation.asks("Create"), Invocation())
    (page / "manifest.webmanifest").unlink()
    handler(cloud_formation.asks("Update"), Invocation())
    assert "page/manifest.webmanifest" not in keys(s3)


def test_deleting_empties_the_bucket_however_much_lies_there(
    s3: S3Client, page: Path, cloud_formation: CloudFormation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(s3_bucket, "_MOST_AT_ONCE", 2)
    handler(cloud_formation.asks("Create"), Invocation())
    handler(cloud_formation.asks("Delete"), Invocation())
    assert keys(s3) == set()
    s3.delete_bucket(Bucket=BUCKET)


def test_deleting_what_was_never_made_succeeds(s3: S3Client, cloud_formation: CloudFormation) -> None:
    handler(cloud_formation.asks("Delete", Bucket="nobody-made-this"), Invocation())
    assert statuses(cloud_formation) == ["SUCCESS"]


def test_a_bucket_that_refuses_is_told(s3: S3Client, page: Path, cloud_formation: CloudFormation) -> None:
    with pytest.raises(ClientError):
        handler(cloud_formation.asks("Create", Bucket="nobody-made-this"), Invocation())
    (answer,) = cloud_formation.answers
    assert answer["Status"] == "FAILED"
    assert answer["Reason"].startswith("NoSuchBucket: ")


class Stubborn:
    """S3 that deletes nothing and says so."""

    def __init__(self, s3: S3Client) -> None:
        self.get_paginator = s3.get_paginator
        self.exceptions = s3.exceptions

    def delete_objects(self, **_: object) -> dict[str, list[dict[str, str]]]:
        return {"Errors": [{"Key": "page/sw.js", "Code": "InternalError"}]}


def test_an_object_that_stays_is_told(
    s3: S3Client, page: Path, cloud_formation: CloudFormation, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler(cloud_formation.asks("Create"), Invocation())
    monkeypatch.setattr("boto3.client", lambda _service, **_: Stubborn(s3))
    with pytest.raises(NotEmptied):
        handler(cloud_formation.asks("Delete"), Invocation())
    assert statuses(cloud_formation) == ["SUCCESS", "FAILED"]


def test_a_function_that_runs_out_of_time_says_so_in_time(
    s3: S3Client, page: Path, cloud_formation: CloudFormation
) -> None:
    with pytest.raises(OutOfTime):
        handler(cloud_formation.asks("Create"), Invocation(left=LAST_MOMENT - 1))
    assert statuses(cloud_formation) == ["FAILED"]
    assert keys(s3) == set()


@pytest.mark.parametrize(("name", "content"), [("index.html", "<!doctype html>"), ("assets/a.exe", "MZ")])
def test_a_page_that_should_not_have_been_built_fails_the_deployment(
    s3: S3Client, page: Path, cloud_formation: CloudFormation, name: str, content: str
) -> None:
    (page / name).write_text(content, encoding="utf-8")
    with pytest.raises(release.Unprintable):
        handler(cloud_formation.asks("Create"), Invocation())
    assert cloud_formation.answers[0]["Reason"] == f"Unprintable: {name}"


def test_a_request_without_what_it_needs_is_answered(cloud_formation: CloudFormation) -> None:
    asked = cloud_formation.asks("Create")
    asked["ResourceProperties"] = {}
    with pytest.raises(KeyError):
        handler(asked, Invocation())
    assert statuses(cloud_formation) == ["FAILED"]


def test_the_page_and_its_worker_come_last() -> None:
    names = ["index.html", "sw.js", "assets/b.js", "icon.svg", "assets/a.css"]
    assert release.order(names) == ["assets/a.css", "assets/b.js", "icon.svg", "index.html", "sw.js"]


def asked_to_hash(cloud_formation: CloudFormation, request: str, passphrase: str) -> dict[str, Any]:
    asked = cloud_formation.asks(request, Passphrase=passphrase)
    asked["ResourceType"] = "Custom::PassphraseHash"
    handler(asked, Invocation())
    return cloud_formation.answers[-1]


def test_a_passphrase_is_answered_as_a_hash_that_nobody_is_shown(cloud_formation: CloudFormation) -> None:
    answer = asked_to_hash(cloud_formation, "Create", "open sesame")
    assert answer["NoEcho"] is True
    assert "sesame" not in str(answer)
    assert opens(answer["Data"]["Hash"], "open sesame")
    assert not opens(answer["Data"]["Hash"], "open barley")
    assert not opens(answer["Data"]["Hash"], None)


def test_an_update_with_the_same_passphrase_changes_nothing(cloud_formation: CloudFormation) -> None:
    first = asked_to_hash(cloud_formation, "Create", "open sesame")
    assert asked_to_hash(cloud_formation, "Update", "open sesame")["Data"] == first["Data"]
    assert asked_to_hash(cloud_formation, "Delete", "open sesame")["Data"] == {}


def test_without_a_passphrase_nobody_is_asked() -> None:
    assert opens("", None)
    assert opens("", "anything")
