"""Questions: the log since a version, and how one's tables stand."""

import pytest

from functions import asking
from functions.storage import Storage
from tests.functions.room import Frame, Room, secret


def play(room: Room, turns: int) -> None:
    for _ in range(turns):
        turn = room.turn
        for seat in room.stands.undecided:
            room.commit(seat, "exit" if turn.endswith("3") else "continue", turn=turn)


def test_the_log_since_a_version_tells_what_was_missed(storage: Storage) -> None:
    room = Room(storage).begun(3)
    began = room.told["B"][-1]["version"]
    play(room, 2)
    views = [frame for frame in room.told["A"] if frame["type"] == "view" and frame["version"] > began]
    log = room.say("B", "log", since=began)
    assert [entry["news"] for entry in log["entries"]] == [frame["news"] for frame in views]
    assert [entry["version"] for entry in log["entries"]] == [frame["version"] for frame in views]
    assert not log["more"]


def test_the_log_comes_in_parts(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "ENTRIES", 2)
    room = Room(storage).begun(3)
    play(room, 4)
    whole: list[Frame] = []
    more = True
    while more:
        part = room.say("A", "log", since=whole[-1]["version"] if whole else 0)
        whole += part["entries"]
        more = part["more"]
        assert len(part["entries"]) <= 2
    assert len(whole) == 5
    assert [entry["version"] for entry in whole] == sorted(entry["version"] for entry in whole)


def test_closed_chests_stay_closed_in_every_part_of_the_log(storage: Storage) -> None:
    room = Room(storage).begun(3, open_chests=False)
    while room.stands.expedition < 2:
        play(room, 1)
    entries = room.say("B", "log")["entries"]
    late = room.say("B", "log", since=entries[-2]["version"])["entries"]
    assert late == entries[-1:]
    shares = [seen["share"] for entry in entries for seen in entry["news"] if seen["type"] == "treasure"]
    assert None in shares


def test_the_log_is_for_the_table(storage: Storage) -> None:
    room = Room(storage).begun(3)
    assert room.say("X", "log")["code"] == "hello_first"
    room.say("W", "watch", watch=room.watch)
    assert room.say("W", "log")["type"] == "log"


def test_a_device_asks_about_all_its_tables_at_once(storage: Storage) -> None:
    one, other, foreign = Room(storage).begun(3), Room(storage).seated(4), Room(storage).seated(3)
    one.commit(2)
    keys = [
        {"game": one.game, "secret": secret(1)},
        {"game": foreign.game, "secret": "wrong" + "0" * 17},
        {"game": other.game, "secret": secret(1)},
        {"game": "nowhere000000000", "secret": secret(1)},
    ]
    answer = one.say("new", "tables", keys=keys)
    assert answer["now"] == one.now
    assert [table and (table["game"], table["stage"], table["waits"]) for table in answer["tables"]] == [
        (one.game, "expeditions", True),
        None,
        (other.game, "lobby", False),
        None,
    ]
    assert (
        one.say("new", "tables", keys=[{"game": one.game, "secret": secret(2)}])["tables"][0]["waits"]
        is False
    )
