"""CloudFormation is answered though S3 hangs, though time runs out, though the first answer is lost."""

import socket
from collections.abc import Iterator
from time import monotonic

import pytest
from botocore.config import Config
from botocore.exceptions import ReadTimeoutError
from types_boto3_s3.client import S3Client

from functions.site import bucket as s3_bucket
from functions.site import report
from functions.site.handler import handler
from functions.site.hurry import LAST_MOMENT, PATIENCE, OutOfTime
from tests.site.conftest import BUCKET, CloudFormation, Invocation


def statuses(cloud_formation: CloudFormation) -> list[str]:
    return [answer["Status"] for answer in cloud_formation.answers]


def count(s3: S3Client) -> int:
    return s3.list_objects_v2(Bucket=BUCKET)["KeyCount"]


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits, waits a fraction of what is usual."""
    monkeypatch.setattr(report, "_PAUSES", (0.01, 0.01))
    short = PATIENCE.merge(Config(connect_timeout=0.2, read_timeout=0.2))
    monkeypatch.setattr(s3_bucket, "PATIENCE", short)


@pytest.mark.parametrize("deaf", [1, 2])
def test_an_answer_that_is_turned_away_is_given_again(
    s3: S3Client, impatience: None, cloud_formation: CloudFormation, deaf: int
) -> None:
    cloud_formation.deaf_for = deaf
    handler(cloud_formation.asks("Delete"), Invocation())
    assert statuses(cloud_formation) == ["SUCCESS"]


def test_whoever_never_hears_stands_in_the_log(
    s3: S3Client, impatience: None, cloud_formation: CloudFormation
) -> None:
    cloud_formation.deaf_for = 3
    with pytest.raises(OSError, match="503"):
        handler(cloud_formation.asks("Delete"), Invocation())
    assert (cloud_formation.deaf_for, cloud_formation.answers) == (0, [])


@pytest.fixture
def hanging_s3(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Takes connections and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv("AWS_ENDPOINT_URL_S3", f"http://127.0.0.1:{silent.getsockname()[1]}")
        for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
            monkeypatch.setenv(name, "nobody")
        monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
        yield


@pytest.mark.parametrize("request_type", ["Create", "Update", "Delete"])
def test_a_bucket_that_hangs_is_told_soon(
    hanging_s3: None, impatience: None, cloud_formation: CloudFormation, request_type: str
) -> None:
    begun = monotonic()
    with pytest.raises(ReadTimeoutError):
        handler(cloud_formation.asks(request_type), Invocation())
    assert statuses(cloud_formation) == ["FAILED"]
    assert monotonic() - begun < 10


def test_the_time_set_aside_is_enough_for_a_call_that_hangs_and_the_last_answer() -> None:
    asked = vars(PATIENCE)
    tries = asked["retries"]["total_max_attempts"]
    call = tries * (asked["connect_timeout"] + asked["read_timeout"]) + (tries - 1)  # and a second between
    answer = (len(report._PAUSES) + 1) * report._PATIENCE + sum(report._PAUSES)  # noqa: SLF001 -- its own business
    assert call + answer <= LAST_MOMENT / 1000


def test_emptying_stops_in_time_and_is_gone_on_with_the_next_time(
    s3: S3Client, page: None, cloud_formation: CloudFormation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(s3_bucket, "_MOST_AT_ONCE", 2)
    handler(cloud_formation.asks("Create"), Invocation())
    before = count(s3)
    with pytest.raises(OutOfTime):
        handler(cloud_formation.asks("Delete"), Invocation(left=LAST_MOMENT + 3000, fewer=1000))
    assert 0 < count(s3) < before
    handler(cloud_formation.asks("Delete"), Invocation())
    assert count(s3) == 0
    assert statuses(cloud_formation) == ["SUCCESS", "FAILED", "SUCCESS"]


@pytest.mark.parametrize("looks", range(9))
def test_whenever_time_runs_out_it_is_told(
    s3: S3Client, page: None, cloud_formation: CloudFormation, looks: int
) -> None:
    """Before each file, the record of releases, and what is taken away at the end."""
    with pytest.raises(OutOfTime):
        handler(cloud_formation.asks("Update"), Invocation(left=LAST_MOMENT + looks * 1000, fewer=1000))
    assert statuses(cloud_formation) == ["FAILED"]
