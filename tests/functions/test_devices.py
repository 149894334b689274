"""Several devices on one seat, codes that let them in, and signing out."""

import pytest

from functions.codes import LETTERS, MOST_TRIES
from functions.entering import MOST_CONNECTIONS, MOST_DEVICES
from functions.storage import Storage
from tests.functions.room import Room, secret

OTHER = "other" + "0" * 17


def moved(room: Room, connection: str, key: str, issuer: str = "A", **words: object) -> str:
    """Issue a move code on one connection and use it on another; the code."""
    code = str(room.say(issuer, "issue_code", seat=words.get("seat", 1))["code"])
    room.say(connection, "use_code", code=code, secret=key)
    return code


def test_a_move_code_opens_the_seat_to_another_device(storage: Storage) -> None:
    room = Room(storage).begun(3)
    told = room.say("A", "issue_code", seat=1)
    assert (told["type"], told["seat"], told["until"]) == ("code", 1, room.now // 1000 + 600)
    assert set(told["code"]) <= set(LETTERS)
    assert len(told["code"]) == 8
    answer = room.say("A2", "use_code", code=told["code"].lower(), secret=OTHER)
    assert answer["view"]["you"]["seat"] == 1
    assert answer["devices"] == 2
    assert room.say("A3", "hello", secret=OTHER)["view"]["you"]["seat"] == 1
    assert room.commit(1)["type"] == "tick"


def test_a_move_code_is_good_once(storage: Storage) -> None:
    room = Room(storage).begun(3)
    code = moved(room, "A2", OTHER)
    assert room.say("X", "use_code", code=code, secret=secret(77))["code"] == "no_such_code"


def test_the_answer_to_a_used_code_may_be_asked_for_again(storage: Storage) -> None:
    """The device that used it was cut off before the answer: the same secret comes back to the seat."""
    room = Room(storage).begun(3)
    code = moved(room, "A2", OTHER)
    assert room.say("A3", "use_code", code=code, secret=OTHER)["view"]["you"]["seat"] == 1


def test_a_move_code_lives_ten_minutes(storage: Storage) -> None:
    room = Room(storage).begun(3)
    code = room.say("A", "issue_code", seat=1)["code"]
    room.now += 10 * 60 * 1000
    assert room.say("X", "use_code", code=code, secret=OTHER)["code"] == "no_such_code"


def test_ten_wrong_tries_kill_a_code(storage: Storage) -> None:
    room = Room(storage).begun(3)
    code = room.say("A", "issue_code", seat=1)["code"]
    wrong = code[:4] + ("BBBB" if code[4:] != "BBBB" else "CCCC")
    for _ in range(MOST_TRIES):
        assert room.say("X", "use_code", code=wrong, secret=OTHER)["code"] == "no_such_code"
    assert room.say("X", "use_code", code=code, secret=OTHER)["code"] == "no_such_code"


def test_nine_wrong_tries_do_not(storage: Storage) -> None:
    room = Room(storage).begun(3)
    code = room.say("A", "issue_code", seat=1)["code"]
    wrong = code[:4] + ("BBBB" if code[4:] != "BBBB" else "CCCC")
    for _ in range(MOST_TRIES - 1):
        room.say("X", "use_code", code=wrong, secret=OTHER)
    assert room.say("X", "use_code", code=code, secret=OTHER)["view"]["you"]["seat"] == 1


def test_a_code_that_leads_nowhere_is_no_code(storage: Storage) -> None:
    assert Room(storage).say("X", "use_code", code="ZZZZZZZZ", secret=OTHER)["code"] == "no_such_code"


def test_a_seat_gets_one_code_a_minute_and_the_new_one_replaces_the_old(storage: Storage) -> None:
    room = Room(storage).begun(3)
    first = room.say("A", "issue_code", seat=1)["code"]
    assert room.say("A", "issue_code", seat=1)["code"] == "too_fast"
    room.now += 60_000
    second = room.say("A", "issue_code", seat=1)["code"]
    assert room.say("X", "use_code", code=first, secret=OTHER)["code"] == "no_such_code"
    assert room.say("X", "use_code", code=second, secret=OTHER)["type"] == "view"


def test_a_seat_has_at_most_five_devices(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for extra in range(MOST_DEVICES - 1):
        room.now += 60_000
        moved(room, f"A{extra}", f"extra{extra:017}")
    room.now += 60_000
    code = room.say("A", "issue_code", seat=1)["code"]
    assert room.say("X", "use_code", code=code, secret=OTHER)["code"] == "too_many_devices"
    room.say("A", "sign_out")
    code = room.say("A", "issue_code", seat=1)["code"]
    assert room.say("X", "use_code", code=code, secret=OTHER)["devices"] == 2


def test_signing_out_ends_every_other_device_of_the_seat(storage: Storage) -> None:
    room = Room(storage).begun(3)
    moved(room, "A2", OTHER)
    room.say("A3", "hello", secret=secret(1))
    answer = room.say("A", "sign_out")
    assert (answer["type"], answer["devices"]) == ("view", 1)
    assert room.told["A2"][-1] == {"type": "gone", "re": None, "game": room.game, "why": "signed_out"}
    assert room.told["A3"][-1]["type"] == "view"
    assert room.say("A2", "view")["code"] == "hello_first"
    assert room.say("A2", "hello", secret=OTHER)["code"] == "no_such_game"


def test_the_host_opens_a_lost_seat_and_everyone_sees_it(storage: Storage) -> None:
    room = Room(storage).begun(3)
    told = room.say("A", "issue_code", seat=2)
    seen = room.told["C"][-1]
    assert seen["news"] == [{"type": "rekey", "seat": 2, "by": 1}]
    assert [one["rekeyed"] for one in seen["view"]["explorers"]] == [False, True, False]
    assert room.say("B2", "use_code", code=told["code"], secret=OTHER)["view"]["you"]["seat"] == 2


@pytest.mark.parametrize(("issuer", "seat", "code"), [("B", 1, "not_host"), ("A", 9, "not_at_table")])
def test_nobody_else_opens_a_seat_of_others(storage: Storage, issuer: str, seat: int, code: str) -> None:
    room = Room(storage).begun(3)
    assert room.say(issuer, "issue_code", seat=seat)["code"] == code


def test_a_join_code_shows_the_lobby_with_its_invite_and_stays_the_same(storage: Storage) -> None:
    room = Room(storage).seated(2)
    told = room.say("B", "issue_code")
    assert told["seat"] is None
    assert room.say("A", "issue_code")["code"] == told["code"]
    shown = room.say("X", "use_code", code=told["code"], secret=OTHER)
    assert (shown["invite"], shown["game"], shown["view"]["you"]) == (room.invite, room.game, None)
    assert room.stands.seats == (1, 2)


def test_a_join_code_ends_with_the_lobby(storage: Storage) -> None:
    room = Room(storage).seated(3)
    code = room.say("A", "issue_code")["code"]
    room.say("A", "begin")
    assert room.say("X", "use_code", code=code, secret=OTHER)["code"] == "wrong_phase"
    assert room.say("A", "issue_code")["code"] == "wrong_phase"


def test_no_secret_lies_in_the_table(storage: Storage) -> None:
    room = Room(storage).begun(3)
    code = moved(room, "A2", OTHER)
    rows = repr(storage.table.query(f"game#{room.game}"))
    assert [hidden for hidden in (secret(1), secret(2), OTHER, code) if hidden in rows] == []


def test_the_code_of_a_seat_that_was_given_back_is_no_code(storage: Storage) -> None:
    room = Room(storage).seated(3)
    code = room.say("B", "issue_code", seat=2)["code"]
    room.say("B", "leave")
    assert room.say("X", "use_code", code=code, secret=OTHER)["code"] == "no_such_code"


def test_a_code_that_a_stolen_device_issued_ends_when_it_is_signed_out(storage: Storage) -> None:
    room = Room(storage).begun(3)
    moved(room, "A2", OTHER)
    room.now += 60_000
    code = room.say("A2", "issue_code", seat=1)["code"]
    room.say("A", "sign_out")
    assert room.say("X", "use_code", code=code, secret=secret(66))["code"] == "no_such_code"


def test_signing_out_alone_writes_nothing(storage: Storage) -> None:
    room = Room(storage).begun(3)
    before = room.say("A", "view")["version"]
    assert room.say("A", "sign_out")["version"] == before


def test_wrong_tries_against_a_dead_code_are_not_counted(storage: Storage) -> None:
    room = Room(storage).begun(3)
    code = room.say("A", "issue_code", seat=1)["code"]
    wrong = code[:4] + ("BBBB" if code[4:] != "BBBB" else "CCCC")
    for _ in range(MOST_TRIES + 5):
        room.say("X", "use_code", code=wrong, secret=OTHER)
    kept = storage.load(room.game, room.now)
    assert kept
    assert kept.codes[1].tries == MOST_TRIES


def test_a_seat_has_five_pages_and_the_sixth_replaces_the_oldest(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for page in range(MOST_CONNECTIONS - 1):
        room.now += 1000
        room.say(f"page{page}", "hello", secret=secret(1))
    mine = [one.id for one in storage.connections(room.game, room.now) if one.seat == 1]
    assert mine == ["A", *(f"page{page}" for page in range(MOST_CONNECTIONS - 1))]
    room.now += 1000
    room.say("last", "hello", secret=secret(1))
    mine = [one.id for one in storage.connections(room.game, room.now) if one.seat == 1]
    assert mine == [*(f"page{page}" for page in range(MOST_CONNECTIONS - 1)), "last"]


def test_a_seat_that_the_host_could_not_open_in_sight_of_all_has_no_code(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(storage).begun(3)
    with monkeypatch.context() as patch:
        patch.setattr(Storage, "save", lambda *_: False)
        assert room.say("A", "issue_code", seat=2)["code"] == "busy"
    kept = storage.load(room.game, room.now)
    assert kept
    assert kept.codes == {}
    assert kept.game.rekeyed == frozenset()
    assert room.say("A", "issue_code", seat=2)["type"] == "code"
