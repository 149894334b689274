"""One DynamoDB table in plain values: the only module that calls it."""

from __future__ import annotations

from contextlib import contextmanager
from decimal import Decimal
from typing import TYPE_CHECKING, cast

import boto3
from boto3.dynamodb.types import TypeDeserializer, TypeSerializer
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from types_boto3_dynamodb.client import DynamoDBClient
    from types_boto3_dynamodb.type_defs import (
        AttributeValueTypeDef,
        DeleteTypeDef,
        PutTypeDef,
        TransactWriteItemTypeDef,
    )

    from engine.log import Plain
    from functions.kept import Row

type _Item = dict[str, AttributeValueTypeDef]
type Key = dict[str, str]
type Write = TransactWriteItemTypeDef


# A call that hangs must fail while there is time left to say so: see the functions' timeouts in the template.
_PATIENCE = Config(connect_timeout=1, read_timeout=2, retries={"mode": "standard", "total_max_attempts": 2})


class Unavailable(Exception):
    """The table could not be asked, or did not say in time whether it did what it was asked."""


_BUSY = {
    "ProvisionedThroughputExceeded",
    "ProvisionedThroughputExceededException",
    "RequestLimitExceeded",
    "ThrottlingException",
    "TransactionConflictException",
    "ThrottlingError",
}


@contextmanager
def _asked() -> Iterator[None]:
    """Tell a table that cannot be asked from a question that is wrong, which is a mistake of ours."""
    try:
        yield
    except BotoCoreError as error:
        raise Unavailable(type(error).__name__) from error
    except ClientError as error:
        code = error.response["Error"].get("Code", "")
        if code in _BUSY or error.response["ResponseMetadata"]["HTTPStatusCode"] >= 500:
            raise Unavailable(code) from error
        raise


def connect(name: str) -> Table:
    """The table of this name in the account and Region of the environment."""
    return Table(boto3.client("dynamodb", config=_PATIENCE), name)


class Table:
    """Reads are strongly consistent, but for the index's.

    Each method raises Unavailable where the table cannot be reached, is throttled or fails.
    """

    def __init__(self, client: DynamoDBClient, name: str) -> None:
        self._client = client
        self._name = name

    @_asked()
    def query(self, partition: str, *, above: str = " ", below: str = "~", most: int = 10_000) -> list[Row]:
        """The rows of a partition whose sort keys lie between two, in order; `most` at the most."""
        rows: list[Row] = []
        pages = self._client.get_paginator("query").paginate(
            TableName=self._name,
            ConsistentRead=True,
            KeyConditionExpression="pk = :pk AND sk BETWEEN :above AND :below",
            ExpressionAttributeValues=_item({":pk": partition, ":above": above, ":below": below}),
        )
        for page in pages:
            rows += [_row(item) for item in page["Items"]]
            if len(rows) >= most:
                break
        return rows[:most]

    @_asked()
    def due(self, before: int) -> list[Row]:
        """The keys of rows whose `due_at` is less than `before`, from the index of what is due."""
        pages = self._client.get_paginator("query").paginate(
            TableName=self._name,
            IndexName="due",
            KeyConditionExpression="due = :due AND due_at < :before",
            ExpressionAttributeValues=_item({":due": "due", ":before": before}),
        )
        return [_row(item) for page in pages for item in page["Items"]]

    @_asked()
    def fetch(self, key: Key) -> Row | None:
        """The row with this key."""
        found = self._client.get_item(TableName=self._name, Key=_item(key), ConsistentRead=True).get("Item")
        return _row(found) if found else None

    @_asked()
    def put(self, row: Row) -> None:
        """Write a row whether it is there or not: for rows that always say the same."""
        self._client.put_item(TableName=self._name, Item=_item(row))

    @_asked()
    def delete(self, key: Key) -> None:
        """Delete a row if it is there."""
        self._client.delete_item(TableName=self._name, Key=_item(key))

    @_asked()
    def change(
        self, key: Key, what: str, condition: str, values: Row, names: Mapping[str, str]
    ) -> Row | None:
        """Change a row while `condition` holds; the row as it then stands, or None."""
        try:
            answer = self._client.update_item(
                TableName=self._name,
                Key=_item(key),
                UpdateExpression=what,
                ConditionExpression=condition,
                ExpressionAttributeValues=_item(values),
                ExpressionAttributeNames=names,
                ReturnValues="ALL_NEW",
            )
        except (
            self._client.exceptions.ConditionalCheckFailedException,
            self._client.exceptions.TransactionConflictException,
        ):
            return None
        return _row(answer["Attributes"])

    def to_put(self, row: Row, condition: str = "", values: Row | None = None) -> Write:
        """A write of `transact`: put a row while the condition holds."""
        put: PutTypeDef = {"TableName": self._name, "Item": _item(row)}
        if condition:
            put["ConditionExpression"] = condition
        if values:
            put["ExpressionAttributeValues"] = _item(values)
        return {"Put": put}

    def to_delete(self, key: Key, condition: str = "", values: Row | None = None) -> Write:
        """A write of `transact`: delete a row while the condition holds."""
        delete: DeleteTypeDef = {"TableName": self._name, "Key": _item(key)}
        if condition:
            delete["ConditionExpression"] = condition
        if values:
            delete["ExpressionAttributeValues"] = _item(values)
        return {"Delete": delete}

    @_asked()
    def transact(self, writes: Sequence[Write]) -> bool:
        """Write all or nothing; False when a condition does not hold or another write came in between."""
        try:
            self._client.transact_write_items(TransactItems=writes)
        except self._client.exceptions.TransactionCanceledException as error:
            reasons = {reason.get("Code", "None") for reason in error.response["CancellationReasons"]}
            if reasons <= {"None", "ConditionalCheckFailed", "TransactionConflict"}:
                return False
            if reasons & _BUSY:
                raise Unavailable("Throttled") from error
            raise
        return True


_TO_ITEM, _FROM_ITEM = TypeSerializer(), TypeDeserializer()


def _item(row: Mapping[str, Plain]) -> _Item:
    return {name: _TO_ITEM.serialize(value) for name, value in row.items()}


def _row(item: Mapping[str, AttributeValueTypeDef]) -> Row:
    return {name: _whole(_FROM_ITEM.deserialize(value)) for name, value in item.items()}


def _whole(value: object) -> Plain:
    """Plain values: the library reads every number as a Decimal, and all of ours are whole."""
    match value:
        case Decimal():
            return int(value)
        case list():
            return [_whole(one) for one in value]
        case dict():
            return {str(name): _whole(one) for name, one in value.items()}
        case _:
            return cast("str | bool | None", value)
