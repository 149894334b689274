"""Watchers see what everyone may, and do nothing."""

import pytest

from functions.entering import MOST_WATCHERS
from functions.storage import Storage
from tests.functions.room import Room


def test_a_watcher_is_told_what_everyone_may_see(storage: Storage) -> None:
    room = Room(storage).begun(3)
    answer = room.say("W", "watch", watch=room.watch)
    assert answer["view"]["you"] is None
    assert (answer["invite"], answer["watch"], answer["devices"]) == (None, None, None)
    room.commit(1, "exit")
    assert room.told["W"][-1]["decided"] == [1]
    room.commit(2)
    room.commit(3)
    assert room.told["W"][-1]["news"][0]["choices"] == {"1": "exit", "2": "continue", "3": "continue"}


def test_a_watcher_of_the_lobby_never_sees_the_invite(storage: Storage) -> None:
    room = Room(storage).seated(2)
    room.say("W", "watch", watch=room.watch)
    room.join("C", "secret" + "3" * 16, "Third")
    assert [frame["invite"] for frame in room.told["W"]] == [None, None]


@pytest.mark.parametrize(
    "words",
    [
        {"action": "begin"},
        {"action": "resign"},
        {"action": "leave"},
        {"action": "remove", "seat": 1},
        {"action": "commit", "turn": "1.1", "n": 1, "choice": "exit"},
        {"action": "sign_out"},
        {"action": "issue_code"},
        {"action": "issue_code", "seat": 1},
    ],
)
def test_a_watcher_does_nothing(storage: Storage, words: dict[str, object]) -> None:
    room = Room(storage).begun(3)
    room.say("W", "watch", watch=room.watch)
    before = room.stands
    said = dict(words)
    assert room.say("W", str(said.pop("action")), **said)["code"] == "not_at_table"
    assert room.stands == before


def test_a_link_is_good_for_what_it_is_for(storage: Storage) -> None:
    """An invite does not watch, a watch link does not join."""
    room = Room(storage).seated(3)
    assert room.say("W", "watch", watch=room.invite)["code"] == "no_such_game"
    assert room.say("W", "peek", invite=room.watch)["code"] == "no_such_game"


def test_explorers_are_given_the_link_for_watchers(storage: Storage) -> None:
    room = Room(storage).begun(3)
    assert room.say("B", "view")["watch"] == room.watch


def test_ten_watch_and_the_next_replaces_the_longest(storage: Storage) -> None:
    """A page that reloads must not lock itself out."""
    room = Room(storage).begun(3)
    for number in range(MOST_WATCHERS + 1):
        room.now += 1000
        assert room.say(f"W{number}", "watch", watch=room.watch)["type"] == "view"
    watching = [one.id for one in storage.connections(room.game, room.now) if one.seat == 0]
    assert watching == [f"W{number}" for number in range(1, MOST_WATCHERS + 1)]


def test_a_table_has_two_different_links(storage: Storage) -> None:
    room = Room(storage, watch="invite0000000000")
    assert room.create("A")["code"] == "bad_message"
