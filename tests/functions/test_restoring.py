"""What a backup has comes back into the table that is played on, and is played on."""

from collections.abc import Iterator

import boto3
import pytest
from types_boto3_dynamodb import DynamoDBClient

from functions.storage import Storage
from functions.table import Table
from local.dynamodb import Tables
from local.restore import restore
from tests.functions.conftest import DESIGNS
from tests.functions.room import Room, retold

BACKUP = "backup"


@pytest.fixture
def client(tables: Tables) -> DynamoDBClient:
    return boto3.client("dynamodb")


@pytest.fixture
def backup(client: DynamoDBClient, tables: Tables) -> Iterator[Storage]:
    """Another table of the same design."""
    client.create_table(**{**DESIGNS[0].arguments, "TableName": BACKUP})
    yield Storage(Table(client, BACKUP))
    client.delete_table(TableName=BACKUP)


def test_a_game_that_went_on_is_as_it_was_and_goes_on_from_there(
    storage: Storage, backup: Storage, client: DynamoDBClient
) -> None:
    room = Room(storage).begun(3)
    restore(client, DESIGNS[0].name, BACKUP, room.game)
    before = room.stands
    for seat in (1, 2, 3):
        room.commit(seat, "exit")
    assert room.stands != before
    restore(client, BACKUP, DESIGNS[0].name)
    assert room.stands == before == retold(storage, room.game)
    for seat in (1, 2, 3):
        room.commit(seat, "exit")
    assert retold(storage, room.game) == room.stands != before


def test_other_games_stay_as_they_are(storage: Storage, backup: Storage, client: DynamoDBClient) -> None:
    lost, other = Room(storage).begun(3), Room(storage).begun(3)
    restore(client, DESIGNS[0].name, BACKUP, lost.game)
    other.commit(1)
    before = other.stands
    restore(client, BACKUP, DESIGNS[0].name)
    assert other.stands == before
