"""A table over the wire: introductions, commitments, resolutions, and who is told what."""

import pytest

from engine.chance import commitment_to
from functions.storage import Storage
from tests.functions.room import SERVER, Room, retold, secret


def test_a_new_table_shows_the_hash_of_its_secret_before_anyone_gives_a_nonce(storage: Storage) -> None:
    answer = Room(storage).create("A", preset="classic")
    assert answer["view"]["fairness"] == {"commitment": commitment_to(SERVER), "nonces": {}, "server": None}
    assert answer["view"]["preset"] == "classic"
    assert answer["view"]["explorers"] == []


def test_an_invite_shows_who_sits_there_without_taking_a_seat(storage: Storage) -> None:
    room = Room(storage).seated(2)
    answer = room.say("stranger", "peek", invite=room.invite)
    assert [one["name"] for one in answer["view"]["explorers"]] == ["Explorer 1", "Explorer 2"]
    assert answer["view"]["you"] is None
    room.join("C", secret(3), "Explorer 3")
    assert len(room.told["stranger"]) == 1


def test_everyone_at_the_table_sees_a_newcomer(storage: Storage) -> None:
    room = Room(storage).seated(2)
    room.join("C", secret(3), "Explorer 3")
    for connection, seat in (("A", 1), ("B", 2), ("C", 3)):
        newest = room.told[connection][-1]
        assert [one["seat"] for one in newest["view"]["explorers"]] == [1, 2, 3]
        assert newest["view"]["you"]["seat"] == seat
        assert newest["invite"] == room.invite


def test_a_commitment_that_is_not_the_last_is_a_short_tick_to_all(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.sizes.clear()
    answer = room.commit(2, "exit")
    version = room.told["A"][-1]["version"]
    common = {"type": "tick", "game": room.game, "version": version, "turn": "1.1", "decided": [2]}
    assert answer == {**common, "re": answer["re"], "n": 1}
    assert room.told["A"][-1] == room.told["C"][-1] == {**common, "re": None, "n": None}
    assert max(room.sizes) <= 200


def test_the_last_commitment_gives_everyone_their_own_view_of_what_happened(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.commit(1)
    room.commit(2)
    answer = room.commit(3)
    assert answer["type"] == "view"
    for connection, seat in (("A", 1), ("B", 2), ("C", 3)):
        newest = room.told[connection][-1]
        assert newest["view"]["you"] == {"seat": seat, "choice": None, "n": 0}
        assert newest["news"][0] == {
            "type": "choices",
            "choices": {"1": "continue", "2": "continue", "3": "continue"},
        }
        assert newest["view"]["turn"] == "1.2"
        assert newest["invite"] is None


def test_a_change_of_mind_counts_and_is_counted(storage: Storage) -> None:
    room = Room(storage).begun(3)
    assert room.commit(1, "exit")["n"] == 1
    assert room.commit(1, "continue", n=2)["n"] == 2
    assert room.say("A", "view")["view"]["you"] == {"seat": 1, "choice": "continue", "n": 2}
    room.commit(2)
    room.commit(3)
    assert room.told["A"][-1]["news"][0]["choices"]["1"] == "continue"


def test_a_late_duplicate_never_undoes_a_change_of_mind(storage: Storage) -> None:
    """The resent original arrives after the change: it is answered with what stands."""
    room = Room(storage).begun(3)
    room.commit(1, "exit", n=1)
    room.commit(1, "continue", n=2)
    again = room.commit(1, "exit", n=1)
    assert again["type"] == "view"
    assert again["view"]["you"] == {"seat": 1, "choice": "continue", "n": 2}


def test_a_latecomer_learns_why_and_what_stands(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for seat in (1, 2, 3):
        room.commit(seat, turn="1.1")
    answer = room.commit(1, "exit", n=2, turn="1.1")
    assert (answer["type"], answer["code"]) == ("refused", "turn_over")
    assert room.told["A"][-1]["view"]["turn"] == "1.2"


def test_coming_back_on_another_connection_shows_the_truth(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.commit(1, "exit")
    answer = room.say("new", "hello", secret=secret(1))
    assert answer["view"]["you"] == {"seat": 1, "choice": "exit", "n": 1}
    assert room.say("new", "commit", turn="1.1", n=2, choice="continue")["type"] == "tick"


def test_two_devices_on_one_seat_are_both_told(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.say("A2", "hello", secret=secret(1))
    room.commit(1, "exit")
    assert room.told["A2"][-1]["decided"] == [1]
    assert room.say("A2", "view")["view"]["you"]["choice"] == "exit"


def test_one_connection_acts_at_several_tables(storage: Storage) -> None:
    one, other = Room(storage).begun(3), Room(storage).begun(4)
    one.commit(1)
    other.commit(1, "exit")
    assert one.stands.undecided == (2, 3)
    assert other.stands.undecided == (2, 3, 4)


def test_resigning_is_told_to_everyone(storage: Storage) -> None:
    room = Room(storage).begun(4)
    bag = room.told["D"][-1]["view"]["explorers"][1]["bag"]
    assert room.say("B", "resign")["view"]["explorers"][1]["where"] == "left"
    assert room.told["D"][-1]["news"] == [{"type": "left", "seat": 2, "banked": bag, "removed": False}]


def test_a_removed_seat_says_goodbye_and_is_forgotten(storage: Storage) -> None:
    room = Room(storage).seated(4)
    room.say("A", "remove", seat=3)
    assert room.told["C"][-1] == {"type": "gone", "re": None, "game": room.game, "why": "seat"}
    assert room.say("C", "view")["code"] == "hello_first"
    assert room.say("C", "hello", secret=secret(3))["code"] == "no_such_game"


def test_who_leaves_the_lobby_is_answered(storage: Storage) -> None:
    room = Room(storage).seated(4)
    assert room.say("D", "leave")["type"] == "gone"
    assert room.stands.seats == (1, 2, 3)


def test_options_and_colours_are_set_in_the_lobby(storage: Storage) -> None:
    room = Room(storage).seated(3)
    room.say("A", "set_options", options={"preset": "incan", "open_chests": False})
    seen = room.say("B", "pick_colour", colour="pink")["view"]
    assert (seen["preset"], seen["open_chests"]) == ("incan", False)
    assert seen["explorers"][1]["colour"] == "pink"
    assert not room.stands.options.open_chests


def test_a_ping_gives_the_servers_clock(storage: Storage) -> None:
    room = Room(storage)
    pong = {"type": "pong", "re": "c1", "now": room.now, "game": None, "version": None}
    assert room.say("A", "ping", game=None) == pong


def test_a_ping_about_a_table_shows_whether_something_was_missed(storage: Storage) -> None:
    """The push was lost, or the connection's row with it: a waiting page finds out by itself."""
    room = Room(storage).begun(3)
    room.letters("B", "commit", turn="1.1", n=1, choice="exit")
    seen = room.told["A"][-1]["version"]
    assert room.say("A", "ping", game=room.game)["version"] == seen + 1
    storage.disconnect("A")
    assert room.say("A", "ping", game=room.game)["code"] == "hello_first"


@pytest.mark.parametrize("explorers", [3, 8])
def test_a_whole_game_is_kept_as_its_log(storage: Storage, explorers: int) -> None:
    room = Room(storage).begun(explorers)
    while turn := room.stands.turn:
        for seat in room.stands.undecided:
            room.commit(seat, "exit" if seat % 2 or turn.endswith("4") else "continue", turn=turn)
    assert retold(storage, room.game) == room.stands
    assert room.told["A"][-1]["view"]["stage"] == "over"
    assert room.told["A"][-1]["view"]["fairness"]["server"] == SERVER
