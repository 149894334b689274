"""Every refusal has a code, is answered, and changes nothing."""

import json

import pytest

from engine.refusals import Code
from functions.frames import LONGEST_COMMAND, NotServed, read
from functions.storage import Storage
from functions.wire import WireCode
from tests.functions.room import Room, secret

JOIN = {
    "action": "join",
    "id": "j",
    "game": "g" * 16,
    "invite": "i" * 16,
    "secret": "s" * 22,
    "nonce": "0" * 32,
}


@pytest.mark.parametrize(
    ("body", "code", "re"),
    [
        ("", WireCode.NOT_JSON, None),
        ("{", WireCode.NOT_JSON, None),
        ("\ud800", WireCode.NOT_JSON, None),
        ('{"action": "ping", "id": "1"} x', WireCode.NOT_JSON, None),
        ("[]", WireCode.BAD_MESSAGE, None),
        ("7", WireCode.BAD_MESSAGE, None),
        ("null", WireCode.BAD_MESSAGE, None),
        ("{}", WireCode.UNKNOWN_ACTION, None),
        ('{"action": "cheat", "id": "7"}', WireCode.UNKNOWN_ACTION, "7"),
        ('{"action": ["ping"], "id": "7"}', WireCode.UNKNOWN_ACTION, "7"),
        ('{"action": "ping"}', WireCode.BAD_MESSAGE, None),
        ('{"action": "ping", "id": 7}', WireCode.BAD_MESSAGE, None),
        ('{"action": "ping", "id": ""}', WireCode.BAD_MESSAGE, None),
        ('{"action": "ping", "id": "<b>"}', WireCode.BAD_MESSAGE, None),
        ('{"action": "ping", "id": "7", "more": 1}', WireCode.BAD_MESSAGE, "7"),
        ('{"action": "view", "id": "7", "game": "short"}', WireCode.BAD_MESSAGE, "7"),
        (json.dumps({**JOIN, "name": 5}), WireCode.BAD_MESSAGE, "j"),
        (json.dumps({**JOIN, "name": "x" * 1001}), WireCode.BAD_MESSAGE, "j"),
        (json.dumps({**JOIN, "name": "x" * LONGEST_COMMAND}), WireCode.TOO_LARGE, None),
        ("[" * (LONGEST_COMMAND // 2), WireCode.NOT_JSON, None),
    ],
)
def test_what_is_no_command_is_refused_before_anything_is_read(
    body: str, code: WireCode, re: str | None
) -> None:
    with pytest.raises(NotServed) as refused:
        read(body)
    assert (refused.value.code, refused.value.re) == (code, re)


@pytest.mark.parametrize("turn", ["6.1", "1.", "1.100", "x", ""])
def test_a_turn_that_cannot_be_is_a_bad_message(turn: str) -> None:
    body = {"action": "commit", "id": "c", "game": "g" * 16, "turn": turn, "n": 1, "choice": "exit"}
    with pytest.raises(NotServed, match="bad_message"):
        read(json.dumps(body))


@pytest.mark.parametrize("n", [0, -1, 1.5, True, "1", 10**9])
def test_a_count_that_cannot_be_is_a_bad_message(n: object) -> None:
    body = {"action": "commit", "id": "c", "game": "g" * 16, "turn": "1.1", "n": n, "choice": "exit"}
    with pytest.raises(NotServed, match="bad_message"):
        read(json.dumps(body))


@pytest.mark.parametrize(
    ("connection", "words", "code"),
    [
        ("stranger", {"action": "view"}, WireCode.HELLO_FIRST),
        ("stranger", {"action": "begin"}, WireCode.HELLO_FIRST),
        ("stranger", {"action": "resign"}, WireCode.HELLO_FIRST),
        ("stranger", {"action": "commit", "turn": "1.1", "n": 1, "choice": "exit"}, WireCode.HELLO_FIRST),
        ("stranger", {"action": "hello", "secret": "wrong" + "0" * 17}, WireCode.NO_SUCH_GAME),
        ("stranger", {"action": "peek", "invite": "wrong00000000000"}, WireCode.NO_SUCH_GAME),
        (
            "stranger",
            {"action": "create", "invite": "wrong00000000000", "watch": "other00000000000"},
            WireCode.NO_SUCH_GAME,
        ),
        ("B", {"action": "begin"}, Code.NOT_HOST),
        ("B", {"action": "remove", "seat": 1}, Code.NOT_HOST),
        ("B", {"action": "set_options", "options": {}}, Code.NOT_HOST),
        ("A", {"action": "set_options", "options": {"preset": "gold"}}, Code.UNKNOWN_OPTION),
        ("A", {"action": "remove", "seat": 9}, Code.NOT_AT_TABLE),
        ("A", {"action": "pick_colour", "colour": "amber"}, Code.COLOUR_TAKEN),
        ("A", {"action": "pick_colour", "colour": "mauve"}, Code.UNKNOWN_OPTION),
        ("A", {"action": "resign"}, Code.WRONG_PHASE),
        ("A", {"action": "begin"}, Code.TOO_FEW),
        ("A", {"action": "issue_code", "seat": 9}, Code.NOT_AT_TABLE),
        ("B", {"action": "issue_code", "seat": 1}, Code.NOT_HOST),
        ("stranger", {"action": "watch", "watch": "wrong00000000000"}, WireCode.NO_SUCH_GAME),
        ("stranger", {"action": "log"}, WireCode.HELLO_FIRST),
        ("stranger", {"action": "sign_out"}, WireCode.HELLO_FIRST),
        ("stranger", {"action": "issue_code"}, WireCode.HELLO_FIRST),
        ("stranger", {"action": "ping"}, WireCode.HELLO_FIRST),
        ("A", {"action": "commit", "turn": "1.1", "n": 1, "choice": "exit"}, Code.WRONG_PHASE),
    ],
)
def test_the_lobby_refuses(
    storage: Storage, connection: str, words: dict[str, object], code: Code | WireCode
) -> None:
    room = Room(storage).seated(2)
    before = room.stands
    said = dict(words)
    answer = room.say(connection, str(said.pop("action")), **said)
    assert (answer["type"], answer["code"], answer["game"]) == ("refused", code.value, room.game)
    assert room.stands == before


@pytest.mark.parametrize(
    ("connection", "words", "code"),
    [
        ("B", {"action": "begin"}, Code.WRONG_PHASE),
        ("A", {"action": "leave"}, Code.WRONG_PHASE),
        ("A", {"action": "set_options", "options": {}}, Code.WRONG_PHASE),
        ("A", {"action": "pick_colour", "colour": "pink"}, Code.WRONG_PHASE),
        ("stranger", {"action": "peek", "invite": "invite0000000000"}, Code.WRONG_PHASE),
        ("A", {"action": "commit", "turn": "1.2", "n": 1, "choice": "exit"}, Code.TURN_OVER),
        ("A", {"action": "commit", "turn": "1.1", "n": 2, "choice": "exit"}, Code.OUT_OF_STEP),
    ],
)
def test_the_game_refuses(storage: Storage, connection: str, words: dict[str, object], code: Code) -> None:
    room = Room(storage).begun(3)
    before = room.stands
    said = dict(words)
    assert room.say(connection, str(said.pop("action")), **said)["code"] == code.value
    assert room.stands == before


def test_nobody_joins_a_game_under_way_by_knowing_its_invite(storage: Storage) -> None:
    room = Room(storage).begun(3)
    assert room.join("D", secret(4), "Late")["code"] == "wrong_phase"
    assert room.stands.seats == (1, 2, 3)
    assert room.say("D", "view")["code"] == "hello_first"


@pytest.mark.parametrize(
    ("name", "code"),
    [("Explorer 1", Code.NAME_TAKEN), ("", Code.NAME_NOT_ALLOWED), ("a\u202eb", Code.NAME_NOT_ALLOWED)],
)
def test_a_name_that_is_taken_or_not_allowed_takes_no_seat(storage: Storage, name: str, code: Code) -> None:
    room = Room(storage).seated(2)
    assert room.join("C", secret(3), name)["code"] == code.value
    assert room.stands.seats == (1, 2)
    assert room.say("C", "view")["code"] == "hello_first"


def test_a_ninth_explorer_finds_the_table_full(storage: Storage) -> None:
    room = Room(storage).seated(8)
    assert room.join("I", secret(9), "Ninth")["code"] == "table_full"


def test_a_refusal_never_repeats_what_was_said(storage: Storage) -> None:
    room = Room(storage).seated(2)
    answer = room.say("stranger", "hello", secret=secret(7))
    assert secret(7) not in json.dumps(answer)


def test_an_expired_game_is_no_game(storage: Storage) -> None:
    room = Room(storage).seated(3)
    room.now += 8 * 24 * 60 * 60 * 1000
    assert room.say("A", "hello", secret=secret(1))["code"] == "no_such_game"
    assert room.say("A", "view")["code"] == "hello_first"


def test_who_left_the_game_still_watches_but_no_longer_decides(storage: Storage) -> None:
    room = Room(storage).begun(4)
    room.say("B", "resign")
    assert room.say("B", "view")["type"] == "view"
    assert room.commit(2)["code"] == "not_in_cave"
    assert room.say("B", "set_options", options={})["code"] == "wrong_phase"


def test_a_nonce_that_is_none_takes_no_seat(storage: Storage) -> None:
    room = Room(storage).seated(2)
    words = {"invite": room.invite, "secret": secret(3), "name": "Third"}
    assert room.say("C", "join", nonce="zz", **words)["code"] == "bad_nonce"
    assert room.stands.seats == (1, 2)


def test_who_always_comes_second_is_told_that_the_table_is_busy(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = Room(storage).begun(3)
    before = room.stands
    monkeypatch.setattr(Storage, "commit", lambda *_: None)
    assert room.commit(1, "exit")["code"] == "busy"
    assert room.stands == before
