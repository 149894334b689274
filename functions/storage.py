"""The table: every read strongly consistent, every write of a game conditional."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, cast

import boto3
from boto3.dynamodb.types import TypeDeserializer, TypeSerializer

from functions.rows import (
    CONNECTION,
    LOG,
    STATE,
    Connection,
    Kept,
    Row,
    connection_rows,
    connections_of,
    events_of,
    expiry,
    game_of,
    key,
    log_row,
    rows_of,
    with_state,
    written,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from types_boto3_dynamodb.client import DynamoDBClient
    from types_boto3_dynamodb.type_defs import AttributeValueTypeDef, PutTypeDef, TransactWriteItemTypeDef

    from engine.events import Event
    from engine.game import Commitment
    from engine.log import Plain

type _Item = dict[str, AttributeValueTypeDef]


def connect(table: str) -> Storage:
    """The table of this name in the account and Region of the environment."""
    return Storage(boto3.client("dynamodb"), table)


class Storage:
    """Games in one DynamoDB table. All moments are epoch milliseconds."""

    def __init__(self, client: DynamoDBClient, table: str) -> None:
        self._client = client
        self._table = table

    def load(self, game: str, now: int) -> Kept | None:
        """The game with its connections, or None when it does not exist or has expired.

        Raises:
            NewerSchema: a later release wrote it.
        """
        return game_of(game, self._query(f"game#{game}", below=LOG), now)

    def log(self, game: str) -> tuple[Event, ...]:
        """Everything that happened at a table, in order; open commitments are not in it.

        Raises:
            NewerSchema: a later release wrote it.
        """
        return tuple(event for row in self._query(f"game#{game}", above=LOG) for event in events_of(row))

    def create(self, kept: Kept, events: Iterable[Event], now: int) -> bool:
        """Write a new game; False when its id is taken."""
        puts = [self._put(row, "attribute_not_exists(pk)") for row in rows_of(kept, now).values()]
        return self._transact([*puts, self._put_log(kept, events, now)])

    def save(self, before: Kept, after: Kept, events: Iterable[Event], now: int) -> bool:
        """Write `after`, the next version of `before`; False when `before` is no longer what stands.

        Each commitment raises the version too, so this also holds only while the commitments are exactly
        those that `before` has.
        """
        old, new = rows_of(before, now), rows_of(after, now)
        state = self._put(new[STATE], "version = :before", {":before": before.version})
        changed = [self._put(row) for sort, row in new.items() if sort != STATE and row != old.get(sort)]
        dropped = [self._delete(key(after.id, sort)) for sort in old if sort not in new]
        return self._transact([state, *changed, *dropped, self._put_log(after, events, now)])

    def commit(self, kept: Kept, seat: int, commitment: Commitment, now: int) -> Kept | None:
        """Add one commitment to the open decision; the game as it then stands, or None if it does not fit.

        It fits while the turn is the same, the seat is in the cave, and its accepted choices in this turn are
        one fewer than `commitment.n`.
        """
        values: Row = {
            ":turn": kept.game.turn,
            ":choice": written(commitment),
            ":earlier": f"{commitment.n - 1}-",
            ":one": 1,
            ":ttl": expiry(kept.game.stage, now),
        }
        try:
            answer = self._client.update_item(
                TableName=self._table,
                Key=_item(key(kept.id, STATE)),
                UpdateExpression="SET commitments.#seat = :choice, #ttl = :ttl ADD version :one",
                ConditionExpression="turn = :turn AND begins_with(commitments.#seat, :earlier)",
                ExpressionAttributeNames={"#seat": str(seat), "#ttl": "ttl"},
                ExpressionAttributeValues=_item(values),
                ReturnValues="ALL_NEW",
            )
        except (
            self._client.exceptions.ConditionalCheckFailedException,
            self._client.exceptions.TransactionConflictException,
        ):
            return None
        return with_state(kept, _row(answer["Attributes"]))

    def connect(self, game: str, connection: Connection, now: int) -> None:
        """Remember that a connection acts for a seat."""
        # The way back first: a row without one would never be forgotten by `disconnect`.
        here, way_back = connection_rows(game, connection, now)
        for row in (way_back, here):
            self._client.put_item(TableName=self._table, Item=_item(row))

    def connections(self, game: str) -> tuple[Connection, ...]:
        """Who is connected to a game at this moment."""
        return connections_of(self._query(f"game#{game}", below=LOG, above=CONNECTION))

    def forget(self, game: str, connections: Iterable[str]) -> None:
        """These connections no longer act at a game."""
        for connection in connections:
            here = key(game, CONNECTION + connection)
            for keys in (here, {"pk": f"conn#{connection}", "sk": here["pk"]}):
                self._client.delete_item(TableName=self._table, Key=_item(keys))

    def disconnect(self, connection: str) -> None:
        """A connection has ended: forget it at all its games."""
        for row in self._query(f"conn#{connection}"):
            self.forget(str(row["sk"]).removeprefix("game#"), [connection])

    def _query(self, partition: str, *, above: str = "", below: str = "~") -> list[Row]:
        rows: list[Row] = []
        pages = self._client.get_paginator("query").paginate(
            TableName=self._table,
            ConsistentRead=True,
            KeyConditionExpression="pk = :pk AND sk BETWEEN :above AND :below",
            ExpressionAttributeValues=_item({":pk": partition, ":above": above or " ", ":below": below}),
        )
        for page in pages:
            rows += [_row(item) for item in page["Items"]]
        return rows

    def _put(self, row: Row, condition: str = "", values: Row | None = None) -> TransactWriteItemTypeDef:
        put: PutTypeDef = {"TableName": self._table, "Item": _item(row)}
        if condition:
            put["ConditionExpression"] = condition
        if values:
            put["ExpressionAttributeValues"] = _item(values)
        return {"Put": put}

    def _put_log(self, kept: Kept, events: Iterable[Event], now: int) -> TransactWriteItemTypeDef:
        return self._put(log_row(kept, events, now), "attribute_not_exists(pk)")

    def _delete(self, keys: dict[str, str]) -> TransactWriteItemTypeDef:
        return {"Delete": {"TableName": self._table, "Key": _item(keys)}}

    def _transact(self, writes: list[TransactWriteItemTypeDef]) -> bool:
        try:
            self._client.transact_write_items(TransactItems=writes)
        except self._client.exceptions.TransactionCanceledException as error:
            reasons = {reason.get("Code", "None") for reason in error.response["CancellationReasons"]}
            if reasons <= {"None", "ConditionalCheckFailed", "TransactionConflict"}:
                return False
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
