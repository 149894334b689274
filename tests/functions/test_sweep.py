"""The sweep of each minute, and words that do not arrive: a game always goes on."""

import pytest
from botocore.exceptions import ClientError

from engine.game import Choice, Commitment
from functions.storage import Storage
from functions.table import Table, Unavailable
from tests.functions.room import Room, happened, secret


def left_complete(room: Room) -> None:
    """Everyone has committed, and the function died before it resolved."""
    room.commit(1)
    room.commit(2)
    kept = room.storage.load(room.game, room.now)
    assert kept
    assert room.storage.commit(kept, 3, Commitment(1, Choice.CONTINUE), room.now)
    assert room.stands.undecided == ()


def test_a_decision_left_complete_is_due(storage: Storage) -> None:
    room = Room(storage).begun(3)
    assert room.game not in storage.due(room.now + 1)
    left_complete(room)
    assert room.game in storage.due(room.now + 1)
    assert room.game not in storage.due(room.now)


def test_the_sweep_resolves_it_and_tells_everyone(storage: Storage) -> None:
    room = Room(storage).begun(3)
    left_complete(room)
    room.sweep()
    assert room.stands.turn != "1.1"
    for connection in "ABC":
        assert room.told[connection][-1]["news"][0]["type"] == "choices"
    assert room.game not in storage.due(room.now + 10**9)
    assert len(happened(storage, room.game)) > 2


def test_a_decision_that_is_resolved_at_once_is_never_due(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for seat in (1, 2, 3):
        room.commit(seat)
    assert room.game not in storage.due(room.now + 10**9)


class Failing:
    """Makes one call of the table fail, the first of its name from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def once(self, name: str, **only: object) -> None:
        working = getattr(Table, name)

        def call(table: Table, *args: object, **words: object) -> object:
            if all(words.get(key) == value for key, value in only.items()):
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


def test_a_resolution_that_cannot_be_saved_is_made_at_the_next_word_of_anyone(
    storage: Storage, failing: Failing
) -> None:
    room = Room(storage).begun(3)
    room.commit(1)
    room.commit(2)
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
    failing.once("put")
    assert room.say("new", "hello", secret=secret(1))["code"] == "unavailable"
    assert room.told["B"][-1]["news"][0]["type"] == "choices"


def test_a_question_that_is_wrong_is_no_outage(storage: Storage) -> None:
    """A mistake of ours must not hide behind `unavailable`."""
    with pytest.raises(ClientError, match="Validation"):
        storage.table.query("")
