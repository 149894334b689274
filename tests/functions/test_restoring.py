"""What a backup has comes back into the table that is played on, and is played on."""

from collections.abc import Callable, Iterator

import boto3
import pytest
from types_boto3_dynamodb import DynamoDBClient

from functions.storage import Storage
from functions.table import Table
from local.dynamodb import Tables
from local.problem import Problem
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


type Meanwhile = Callable[[Callable[[], None]], None]


@pytest.fixture
def meanwhile(client: DynamoDBClient) -> Meanwhile:
    """Has something happen before and after each look through the table that is restored into."""

    def whenever_seen(happens: Callable[[], None]) -> None:
        looked_through = [""]

        def asked(params: dict[str, str], **_: object) -> None:
            looked_through.append(params["TableName"])
            answered()

        def answered(**_: object) -> None:
            if looked_through[-1] != BACKUP:
                happens()

        client.meta.events.register("provide-client-params.dynamodb.Scan", asked)
        client.meta.events.register("after-call.dynamodb.Scan", answered)

    return whenever_seen


def decide(room: Room, choice: str = "continue") -> None:
    for seat in room.stands.undecided:
        room.commit(seat, choice)


def test_what_is_played_while_it_comes_back_leaves_nothing_in_the_log(
    storage: Storage, backup: Storage, client: DynamoDBClient, meanwhile: Meanwhile
) -> None:
    room = Room(storage).begun(3)
    restore(client, DESIGNS[0].name, BACKUP, room.game)
    before = room.stands
    decide(room)
    still_to_come = [lambda: decide(room), lambda: decide(room, "exit"), lambda: decide(room)]
    meanwhile(lambda: still_to_come.pop()() if still_to_come else None)
    restore(client, BACKUP, DESIGNS[0].name)
    assert still_to_come == []
    assert room.stands == before == retold(storage, room.game)
    assert storage.log(room.game) == backup.log(room.game)


def test_who_restores_while_people_play_on_and_on_is_told_to_stop_them(
    storage: Storage, backup: Storage, client: DynamoDBClient, meanwhile: Meanwhile
) -> None:
    room = Room(storage).begun(3)
    restore(client, DESIGNS[0].name, BACKUP, room.game)
    meanwhile(lambda: decide(room))
    with pytest.raises(Problem, match="Stop the API first"):
        restore(client, BACKUP, DESIGNS[0].name)


def test_a_game_that_is_not_in_the_backup_is_not_passed_over(
    storage: Storage, backup: Storage, client: DynamoDBClient
) -> None:
    room = Room(storage).begun(3)
    before = room.stands
    with pytest.raises(Problem, match="There is no game typo in backup"):
        restore(client, BACKUP, DESIGNS[0].name, "typo")
    with pytest.raises(Problem, match="There are no games in backup"):
        restore(client, BACKUP, DESIGNS[0].name)
    assert room.stands == before
