"""The sweep of every five minutes, and words that do not arrive: a game always goes on."""

import json
from typing import Any
from unittest.mock import patch

import boto3
import pytest
from botocore.exceptions import ClientError

from engine.game import Choice, Commitment
from engine.stored import SCHEMA
from functions.rows import REVISIT, STATE
from functions.storage import Storage
from functions.table import Table, Unavailable
from local.cold_start import cold_start
from local.serve import ROOT
from local.template import Template
from tests.functions.room import NOW, Room, happened, secret


def left_complete(room: Room) -> None:
    """Two last committers have met, so that neither knew it was the last, and both functions died."""
    room.commit(1)
    kept = room.storage.load(room.game, room.now)
    assert kept
    for seat in (2, 3):
        assert room.storage.commit(kept, seat, Commitment(1, Choice.CONTINUE), room.now)
    assert room.stands.undecided == ()


def test_the_sweep_resolves_it_and_tells_everyone(storage: Storage) -> None:
    room = Room(storage).begun(3)
    left_complete(room)
    room.sweep()
    assert room.stands.turn != "1.1"
    for connection in "ABC":
        assert room.told[connection][-1]["news"][0]["type"] == "choices"
    assert room.game not in storage.due(room.now + 1)
    assert len(happened(storage, room.game)) > 2


def test_a_decision_that_is_resolved_at_once_is_never_due(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for seat in (1, 2, 3):
        room.commit(seat)
    assert room.game not in storage.due(room.now + 1)


class Clock:
    """Lambda's context. Each look at it finds four seconds gone, as if the table were slow."""

    def __init__(self) -> None:
        self.left = 28_000

    def get_remaining_time_in_millis(self) -> int:
        self.left -= 4_000
        return self.left


def test_the_sweep_stops_in_good_time_and_goes_on_at_its_next_call(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables fall due on the hour, all together."""
    long_ago = NOW - 10 * REVISIT  # before those of the other tests
    rooms = [Room(storage, now=long_ago).begun(3) for _ in range(6)]
    for room in rooms:
        left_complete(room)
        room.now += 2 * REVISIT

    def waiting() -> int:
        return sum(room.stands.turn == "1.1" for room in rooms)

    sweep = Template.read(ROOT / "template.yaml").functions()["SweepFunction"]
    with cold_start([sweep]) as found:
        monkeypatch.setattr("functions.sweep.now", lambda: rooms[0].now)
        left = []
        for _ in range(3):
            clock = Clock()
            found[sweep.name].handler({}, clock)
            left.append(waiting())
            assert clock.left > 0
    assert left == [4, 2, 0]


class Failing:
    """Makes one call of the table fail: the first of its name from now on, or after `well` others."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def once(self, name: str, *, well: int = 0, **only: object) -> None:
        working, left = getattr(Table, name), [None] * well

        def call(table: Table, *args: object, **words: object) -> object:
            if left:
                left.pop()
            elif all(words.get(key) == value for key, value in only.items()):
                self._monkeypatch.setattr(Table, name, working)
                raise Unavailable(name)
            return working(table, *args, **words)

        self._monkeypatch.setattr(Table, name, call)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Failing:
    return Failing(monkeypatch)


@pytest.mark.parametrize("call", ["query", "change"])
def test_a_table_that_cannot_be_reached_is_a_refusal_with_a_code(
    storage: Storage, failing: Failing, call: str
) -> None:
    room = Room(storage).begun(3)
    failing.once(call)
    assert room.commit(1, "exit", turn="1.1")["code"] == "unavailable"
    assert room.commit(1, "exit", turn="1.1")["n"] == 1


def test_a_last_choice_that_cannot_be_saved_is_asked_for_again(storage: Storage, failing: Failing) -> None:
    room = Room(storage).begun(3)
    room.commit(1)
    room.commit(2)
    failing.once("transact")
    assert room.commit(3, turn="1.1")["code"] == "unavailable"
    assert room.stands.undecided == (3,)
    assert room.commit(3, turn="1.1")["type"] == "view"
    assert room.told["B"][-1]["news"][0]["type"] == "choices"


def test_a_resolution_that_cannot_be_saved_is_made_at_the_next_word_of_anyone(
    storage: Storage, failing: Failing
) -> None:
    room = Room(storage).begun(3)
    left_complete(room)
    failing.once("transact")
    assert room.commit(3, turn="1.1")["code"] == "unavailable"
    assert room.say("A", "ping")["type"] == "pong"
    assert room.stands.turn != "1.1"
    assert room.told["B"][-1]["news"][0]["type"] == "choices"
    assert room.commit(3, turn="1.1")["type"] == "view"


def test_what_is_saved_is_told_even_if_the_connections_cannot_be_read_again(
    storage: Storage, failing: Failing
) -> None:
    room = Room(storage).begun(3)
    room.commit(1)
    room.commit(2)
    failing.once("query", below="5code#")
    room.commit(3, turn="1.1")
    for connection in "ABC":
        assert room.told[connection][-1]["news"][0]["type"] == "choices"


def test_a_resolution_on_the_way_is_told_even_if_the_command_then_fails(
    storage: Storage, failing: Failing
) -> None:
    room = Room(storage).begun(3)
    left_complete(room)
    failing.once("transact", well=1)
    assert room.say("new", "hello", secret=secret(1))["code"] == "unavailable"
    assert room.told["B"][-1]["news"][0]["type"] == "choices"


def test_a_question_that_is_wrong_is_no_outage(storage: Storage) -> None:
    """A mistake of ours must not hide behind `unavailable`."""
    with pytest.raises(ClientError, match="Validation"):
        storage.table.query("")


def test_the_sweep_looks_in_on_an_open_decision_now_and_then(storage: Storage) -> None:
    room = Room(storage).begun(3)
    left_complete(room)
    assert room.game not in storage.due(room.now + 1)
    room.now += REVISIT
    assert room.game in storage.due(room.now + 1)
    room.sweep()
    assert room.stands.turn != "1.1"


def test_what_is_not_due_yet_is_put_off(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.now += REVISIT
    kept = storage.load(room.game, room.now)
    assert kept
    storage.postpone(kept, room.now)
    assert room.game not in storage.due(room.now + 1)
    assert room.game in storage.due(room.now + REVISIT + 1)
    room.commit(1)
    storage.postpone(kept, room.now + 5)
    assert room.game not in storage.due(room.now + REVISIT)


def test_a_table_of_a_newer_release_has_a_code_and_stops_nobody_else(storage: Storage) -> None:
    room, other = Room(storage).begun(3), Room(storage).begun(3)
    row = storage.table.fetch({"pk": f"game#{room.game}", "sk": STATE})
    assert row
    body = json.loads(str(row["body"]))
    storage.table.put({**row, "body": json.dumps({**body, "schema": SCHEMA + 1})})
    assert room.say("A", "view")["code"] == "newer_release"
    keys = [{"game": one.game, "secret": secret(1)} for one in (room, other)]
    assert [bool(table) for table in room.say("A", "tables", keys=keys)["tables"]] == [False, True]


def test_a_throttled_transaction_is_an_outage_with_a_code(storage: Storage) -> None:
    room = Room(storage).seated(3)
    reasons: Any = {
        "Error": {"Code": "TransactionCanceledException"},
        "CancellationReasons": [{"Code": "ProvisionedThroughputExceeded"}, {"Code": "None"}],
    }
    throttled = boto3.client("dynamodb").exceptions.TransactionCanceledException(
        reasons, "TransactWriteItems"
    )
    with (
        patch("botocore.client.BaseClient._make_api_call", side_effect=throttled),
        pytest.raises(Unavailable),
    ):
        storage.table.transact([])
    assert room.stands.seats == (1, 2, 3)


def test_a_hello_whose_connection_could_not_be_written_is_refused_not_left_deaf(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(storage).begun(3)
    with monkeypatch.context() as conflicted:
        conflicted.setattr(Table, "transact", lambda *_: False)
        assert room.say("new", "hello", secret=secret(1))["code"] == "busy"
    assert room.say("new", "hello", secret=secret(1))["type"] == "view"
    room.commit(2)
    assert room.told["new"][-1]["decided"] == [2]
