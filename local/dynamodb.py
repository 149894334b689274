"""DynamoDB in this process: moto, with one call at a time.

moto is not thread-safe: two conditional updates that meet can both succeed, and one is lost. So one lock
stands around the stubbed call. Calls to `@connections` do not pass through it: they reach the gateway.
"""

import functools
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from unittest import mock

import boto3
from moto import mock_aws
from moto.core.botocore_stubber import BotocoreStubber

from local.mended_moto import mended
from local.problem import Problem
from local.table_design import TableDesign
from local.template import REGION

if TYPE_CHECKING:
    from botocore.awsrequest import AWSPreparedRequest
    from moto.core.common_types import TYPE_RESPONSE
    from moto.core.config import DefaultConfig
    from types_boto3_dynamodb import DynamoDBClient
    from types_boto3_dynamodb.type_defs import WriteRequestTypeDef

type Item = dict[str, Any]

WRITES = ("PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems")
LOOPBACK = r"https?://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?/"
AT_ONCE = 25  # items that BatchWriteItem takes
LOCK = threading.RLock()


class Tables:
    """The tables of one embedded DynamoDB. `changed` is set by every write; its reader clears it."""

    def __init__(self, designs: Sequence[TableDesign]) -> None:
        self.designs = {design.name: design for design in designs}
        self.changed = threading.Event()
        self._client = _client()
        for design in designs:
            self._client.create_table(**design.arguments)

    def read(self) -> dict[str, list[Item]]:
        """Every item of every table as of one moment, in DynamoDB's own notation."""
        with LOCK:
            return {name: list(self._scan(name)) for name in self.designs}

    def _scan(self, name: str) -> Iterator[Item]:
        for page in self._client.get_paginator("scan").paginate(TableName=name):
            yield from page["Items"]

    def write(self, items: Mapping[str, Sequence[Item]]) -> None:
        """Put items into their tables. Raises botocore's ClientError where an item does not fit its table."""
        for name, rows in items.items():
            for start in range(0, len(rows), AT_ONCE):
                puts: list[WriteRequestTypeDef] = [
                    {"PutRequest": {"Item": row}} for row in rows[start : start + AT_ONCE]
                ]
                self._client.batch_write_item(RequestItems={name: puts})

    def empty(self) -> None:
        """Make every table new."""
        with LOCK:
            for design in self.designs.values():
                self._client.delete_table(TableName=design.name)
                self._client.create_table(**design.arguments)
        self.changed.set()


@functools.cache
def _client() -> "DynamoDBClient":
    """Our own client: it takes a tenth of a second to make, and serves every start of this process."""
    return boto3.Session("local", "local", region_name=REGION).client("dynamodb")


@contextmanager
def embedded(designs: Iterable[TableDesign]) -> Iterator[Tables]:
    """Create tables that every boto3 client in this process uses until the end of the `with`.

    Such a client finds its credentials as ever: `local.environment` has dummies. Raises Problem when a cloud
    is open already: moto keeps its tables once per process.
    """
    if not _only_one.acquire(blocking=False):
        raise Problem("This process has an embedded cloud already; close that one first.")
    with (
        _released(_only_one),
        _one_call_at_a_time() as on_write,
        mended(),
        mock_aws(config=_settings()),
    ):
        tables = Tables(list(designs))
        on_write.append(tables.changed.set)
        yield tables


_only_one = threading.Lock()


@contextmanager
def _released(lock: threading.Lock) -> Iterator[None]:
    try:
        yield
    finally:
        lock.release()


def _settings() -> "DefaultConfig":
    return {"core": {"mock_credentials": False, "passthrough": {"urls": [LOOPBACK], "services": []}}}


@contextmanager
def _one_call_at_a_time() -> Iterator[list[Callable[[], None]]]:
    """Put the lock around moto's answer to a call, and tell listeners of each write that was answered."""
    unlocked = BotocoreStubber.process_request
    on_write: list[Callable[[], None]] = []

    def locked(self: BotocoreStubber, request: "AWSPreparedRequest") -> "TYPE_RESPONSE | None":
        if _target(request) == "TransactWriteItems" and b'"Update"' in (request.body or b""):
            raise Problem("The embedded table cannot take back an Update inside a transaction.")
        with LOCK:
            answer = unlocked(self, request)
        if _is_write(request):
            for told in on_write:
                told()
        return answer

    with mock.patch.object(BotocoreStubber, "process_request", locked):  # moto has no hook for it
        yield on_write


def _is_write(request: "AWSPreparedRequest") -> bool:
    return _target(request) in WRITES


def _target(request: "AWSPreparedRequest") -> str:
    target = request.headers.get("X-Amz-Target", b"")
    name = target.decode() if isinstance(target, bytes) else str(target)
    return name.partition(".")[2]
