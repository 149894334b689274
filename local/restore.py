"""Brings games from one deployed table into another: from a restored backup, or from one that was kept.

`python -m local.restore FROM TO [GAME]`, with the AWS account's keys at hand. A game in TO becomes what it is
in FROM, rows that are not in FROM go: a log that is longer than its game would be told wrongly for ever.
Games that FROM does not have stay as they are.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import boto3

from local.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from types_boto3_dynamodb import DynamoDBClient
    from types_boto3_dynamodb.type_defs import AttributeValueTypeDef

type Key = tuple[str, str]
type Item = dict[str, AttributeValueTypeDef]

# The first puts everything right that can be seen, the next whatever came in between: more than a few means
# that people go on playing.
ROUNDS = 10


def restore(client: DynamoDBClient, source: str, target: str, game: str | None = None) -> int:
    """Copy one game, or all; how many rows that is.

    Nobody should play meanwhile: what is played before the end is lost, and after enough of it we give up.

    Raises:
        Problem: there is no such game, or people go on playing.
    """
    wanted = {
        _key(row): row for row in _scan(client, source) if game is None or _key(row)[0] == f"game#{game}"
    }
    if not wanted:
        raise Problem(f"There is no game {game} in {source}." if game else f"There are no games in {source}.")
    for _ in range(ROUNDS):
        if not _mend(client, target, wanted):
            return len(wanted)
    raise Problem("The games change while they are brought back. Stop the API first: see docs/operations.md.")


def _mend(client: DynamoDBClient, target: str, wanted: dict[Key, Item]) -> bool:
    """Write what differs from what is wanted, take away what is too much; whether anything was."""
    games = {pk for pk, _ in wanted}
    stands = {_key(row): row for row in _scan(client, target) if _key(row)[0] in games}
    missing = [row for key, row in wanted.items() if stands.get(key) != row]
    surplus = stands.keys() - wanted.keys()
    for row in missing:
        client.put_item(TableName=target, Item=row)
    for pk, sk in surplus:
        client.delete_item(TableName=target, Key={"pk": {"S": pk}, "sk": {"S": sk}})
    return bool(missing or surplus)


def _key(row: Item) -> Key:
    return row["pk"]["S"], row["sk"]["S"]


def _scan(client: DynamoDBClient, table: str) -> Iterator[Item]:
    for page in client.get_paginator("scan").paginate(TableName=table, ConsistentRead=True):
        yield from page["Items"]


def main(words: list[str]) -> str:
    """What became of the command."""
    if len(words) not in {2, 3}:
        raise Problem("Say from which table to which: make restore FROM=… TO=… and perhaps GAME=…")
    return f"{restore(boto3.client('dynamodb'), *words)} rows stand in {words[1]} as in {words[0]}."


if __name__ == "__main__":
    try:
        print(main(sys.argv[1:]))  # noqa: T201 -- a command prints
    except Problem as problem:
        sys.exit(str(problem))
