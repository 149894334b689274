"""How long things are kept, and that nothing lives longer than it must or shorter than it may."""

import pytest

from functions.kept import DAY
from functions.playing import FREE_CHANGES, FREE_LOBBY_WRITES
from functions.rows import SEAT, STATE, TABLE
from functions.storage import Storage
from tests.functions.room import Room, secret


def ends(storage: Storage, room: Room) -> dict[str, float]:
    """Days from now until each row of a table is deleted, by the beginning of its sort key."""
    rows = storage.table.query(f"game#{room.game}", below="4")
    return {str(row["sk"])[:6]: (int(str(row["ttl"])) - room.now // 1000) / DAY for row in rows}


def test_a_lobby_is_kept_seven_days(storage: Storage) -> None:
    room = Room(storage).seated(3)
    assert ends(storage, room)[STATE[:6]] == 7
    assert room.told["A"][-1]["until"] == room.now // 1000 + 7 * DAY


def test_a_running_game_is_kept_thirty_days_after_each_action(storage: Storage) -> None:
    room = Room(storage).begun(3)
    assert room.told["A"][-1]["until"] == room.now // 1000 + 30 * DAY
    for connection in ("one", "two"):
        room.now += 29 * DAY * 1000
        room.say(connection, "hello", secret=secret(1))
        n = room.told[connection][-1]["view"]["you"]["n"] + 1
        assert room.say(connection, "commit", turn="1.1", n=n, choice="exit")["type"] == "tick"
    room.now += 31 * DAY * 1000
    assert room.say("three", "hello", secret=secret(1))["code"] == "no_such_game"


def test_a_finished_game_is_kept_ninety_days_with_its_people(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for connection in "ABC":
        room.say(connection, "resign")
    assert set(ends(storage, room).values()) == {90}


def test_seats_outlive_the_state_however_long_a_game_takes(storage: Storage) -> None:
    """Once every four weeks somebody decides, for two years."""
    room = Room(storage).begun(3)
    for month in range(26):
        room.now += 28 * DAY * 1000
        seat = room.stands.undecided[0]
        room.say("home", "hello", secret=secret(seat))
        assert room.say("home", "commit", turn=room.turn, n=1, choice="continue")["type"] in {
            "tick",
            "view",
        }, month
        if not room.stands.turn:
            break
        left = ends(storage, room)
        people = [days for sort, days in left.items() if sort in (TABLE[:6], SEAT[:6])]
        assert min(people) >= left[STATE[:6]]


def test_connections_never_pile_up(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for again in range(5):
        room.say(f"again{again}", "hello", secret=secret(1))
        storage.disconnect(f"again{again}")
    assert {one.id for one in storage.connections(room.game, room.now)} == {"A", "B", "C"}
    assert storage.table.query("conn#again1") == []
    rows = storage.table.query(f"game#{room.game}", above="4", below="5")
    assert all(int(str(row["ttl"])) <= room.now // 1000 + 3 * 60 * 60 for row in rows)


def test_a_mind_changed_too_often_is_asked_to_wait(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for n in range(1, FREE_CHANGES + 1):
        assert room.commit(1, "exit" if n % 2 else "continue", n=n)["type"] == "tick"
    assert room.commit(1, "exit", n=FREE_CHANGES + 1)["code"] == "too_fast"
    room.now += 10_000
    assert room.commit(1, "exit", n=FREE_CHANGES + 1)["type"] == "tick"


def test_a_busy_lobby_is_asked_to_wait(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("functions.playing.FREE_LOBBY_WRITES", 4)
    room = Room(storage).seated(3)
    assert room.say("B", "pick_colour", colour="pink")["type"] == "view"
    assert room.say("B", "pick_colour", colour="white")["code"] == "too_fast"
    assert room.join("D", secret(4), "Fourth")["code"] == "too_fast"
    room.now += 5_000
    assert room.say("B", "pick_colour", colour="white")["type"] == "view"
    assert FREE_LOBBY_WRITES > 8 * 4


def test_what_others_save_does_not_shorten_the_patience_with_a_changed_mind(storage: Storage) -> None:
    room = Room(storage).begun(4)
    for n in range(1, FREE_CHANGES + 1):
        room.commit(1, "exit" if n % 2 else "continue", n=n)
    room.now += 60_000
    room.say("D", "resign")
    assert room.commit(1, "exit", n=FREE_CHANGES + 1)["type"] == "tick"


def test_nobody_keeps_the_host_from_beginning(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("functions.playing.FREE_LOBBY_WRITES", 4)
    room = Room(storage).seated(3)
    for colour in ("pink", "white", "green"):
        room.say("B", "pick_colour", colour=colour)
    assert room.say("B", "pick_colour", colour="blue")["code"] == "too_fast"
    assert room.say("A", "begin")["view"]["turn"] == "1.1"
