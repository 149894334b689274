"""Brings games from one deployed table into another: from a restored backup, or from one that was kept.

`python -m local.restore FROM TO [GAME]`, with the AWS account's keys at hand. A game in TO becomes what it is
in FROM, rows that are not in FROM go: a log that is longer than its game would stop it. Games that FROM does
not have stay as they are.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import boto3

if TYPE_CHECKING:
    from collections.abc import Iterator

    from types_boto3_dynamodb import DynamoDBClient
    from types_boto3_dynamodb.type_defs import AttributeValueTypeDef

type Key = tuple[str, str]
type Item = dict[str, AttributeValueTypeDef]


def restore(client: DynamoDBClient, source: str, target: str, game: str | None = None) -> int:
    """Copy one game, or all; how many rows were written."""
    rows = {_key(row): row for row in _scan(client, source) if game is None or _key(row)[0] == f"game#{game}"}
    games = {pk for pk, _ in rows}
    gone = [key for key in map(_key, _scan(client, target)) if key[0] in games and key not in rows]
    for pk, sk in gone:
        client.delete_item(TableName=target, Key={"pk": {"S": pk}, "sk": {"S": sk}})
    for row in rows.values():
        client.put_item(TableName=target, Item=row)
    return len(rows)


def _key(row: Item) -> Key:
    return row["pk"]["S"], row["sk"]["S"]


def _scan(client: DynamoDBClient, table: str) -> Iterator[Item]:
    for page in client.get_paginator("scan").paginate(TableName=table, ConsistentRead=True):
        yield from page["Items"]


if __name__ == "__main__":
    if len(sys.argv) not in {3, 4}:
        sys.exit("Say from which table to which: make restore FROM=… TO=… and perhaps GAME=…")
    written = restore(boto3.client("dynamodb"), *sys.argv[1:])
    print(f"{written} rows written to {sys.argv[2]}.")  # noqa: T201 -- a command prints
