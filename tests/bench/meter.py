"""DynamoDB's bill for what a client does, from the sizes of the items: moto's own figures are invented.

Sources: the developer guide's pages on item sizes and on read and write units, read in autumn 2026.
"""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from math import ceil
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from types_boto3_dynamodb.client import DynamoDBClient

WRITE_UNIT, READ_UNIT = 1024, 4096
INDEXED = ("due", "due_at")
type Item = dict[str, Any]


class _Operation(Protocol):
    """What botocore tells a hook about a call."""

    name: str


class Meter:
    """Counts the calls of one client and the units that they take; `eye` looks at items, uncounted."""

    def __init__(self, client: DynamoDBClient, eye: DynamoDBClient) -> None:
        self.calls: Counter[str] = Counter()
        self.reads = 0.0
        self.writes = 0
        self._eye = eye
        self._before: list[tuple[str, Item, Item]] = []
        client.meta.events.register("provide-client-params.dynamodb.*", self._asked)
        client.meta.events.register("after-call.dynamodb.*", self._answered)

    def _asked(self, params: dict[str, Any], model: _Operation, **_: object) -> None:
        self._request = params
        self.calls[model.name] += 1
        parts: list[dict[str, Any]] = params.get("TransactItems", [{model.name.removesuffix("Item"): params}])
        self._before = [
            (kind, part, self._look(part))
            for entry in parts
            for kind, part in entry.items()
            if kind in _WRITES
        ]

    def _answered(self, parsed: dict[str, Any], model: _Operation, **_: object) -> None:
        consistent = 1.0 if self._request.get("ConsistentRead") else 0.5
        if model.name == "Query":
            self.reads += consistent * max(1, ceil(sum(map(size, parsed.get("Items", []))) / READ_UNIT))
        elif model.name == "GetItem":
            self.reads += consistent * max(1, ceil(size(parsed.get("Item", {})) / READ_UNIT))
        each = 2 if model.name == "TransactWriteItems" else 1
        for _kind, part, before in self._before:
            after = self._look(part)
            self.writes += each * max(1, ceil(max(size(before), size(after)) / WRITE_UNIT))
            self.writes += _index_writes(before, after)

    def _look(self, part: Item) -> Item:
        row = part.get("Key") or part["Item"]
        key = {name: row[name] for name in ("pk", "sk")}
        return dict(
            self._eye.get_item(TableName=part["TableName"], Key=key, ConsistentRead=True).get("Item", {})
        )


_WRITES = {"Put", "Update", "Delete", "ConditionCheck"}


def _index_writes(before: Item, after: Item) -> int:
    old, new = (tuple(item.get(name) for name in INDEXED) for item in (before, after))
    if old == new:
        return 0
    return (None not in old) + (None not in new)


def size(item: Item) -> int:
    """Bytes of an item as DynamoDB counts them: names and values in UTF-8, a number by its digits."""
    return sum(len(name.encode()) + _value(value) for name, value in item.items())


def _value(typed: dict[str, Any]) -> int:
    ((kind, value),) = typed.items()
    match kind:
        case "S":
            return len(value.encode())
        case "N":
            digits = len(Decimal(value).normalize().as_tuple().digits)
            return ceil(digits / 2) + 1
        case "B":
            return len(value)
        case "BOOL" | "NULL":
            return 1
        case "L":
            return 3 + sum(1 + _value(one) for one in value)
        case "M":
            return 3 + sum(1 + len(name.encode()) + _value(one) for name, one in value.items())
        case _:
            return sum(_value({kind[0]: one}) for one in value)
