"""Whatever a client sends, the answer is an answer, and a table of others stays as it was."""

import json
from typing import get_args

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from functions import commands
from functions.frames import NotServed, read
from functions.referee import hear
from functions.storage import Storage
from tests.functions.room import Room, secret

ACTIONS = sorted(
    literal
    for model in (
        *get_args(commands.Introduction.__value__),
        *get_args(commands.Question.__value__),
        *get_args(commands.SeatCommand.__value__),
        *get_args(commands.TableCommand.__value__),
        commands.Commit,
    )
    for literal in get_args(model.model_fields["action"].annotation)
)
FIELDS = ("id", "game", "invite", "watch", "secret", "nonce", "name", "turn", "n", "choice", "seat", "code")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.text(max_size=200) | VALUES.map(json.dumps))
def test_any_text_is_a_command_or_refused(body: str) -> None:
    assert understood(body) in {None, *ACTIONS}


def understood(body: str) -> str | None:
    """The action of a command, or None if it was refused; anything else is a fault."""
    try:
        return read(body).action
    except NotServed:
        return None


@given(
    st.sampled_from(ACTIONS),
    st.dictionaries(st.sampled_from([*FIELDS, "options", "keys", "since", "x"]), VALUES),
)
def test_any_fields_are_a_command_or_refused(action: str, fields: dict[str, object]) -> None:
    assert understood(json.dumps({**fields, "action": action})) in {None, action}


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.data())
def test_a_strangers_commands_change_no_table(storage: Storage, data: st.DataObject) -> None:
    """Well-formed ones, with true ids and wrong keys, from a connection that was never introduced."""
    room = Room(storage).begun(3)
    before = storage.table.query(f"game#{room.game}")
    tokens = st.sampled_from([room.game, "g" * 16])
    wrong = st.from_regex(r"\A[A-Za-z0-9_-]{16}\Z", fullmatch=True).filter(
        lambda token: token not in (room.invite, room.watch)
    )
    words = {
        "id": "f",
        "game": data.draw(tokens),
        "invite": data.draw(wrong),
        "watch": data.draw(wrong),
        "secret": data.draw(st.from_regex(r"\A[A-Za-z0-9_-]{22}\Z").filter(lambda key: key != secret(1))),
        "nonce": "0" * 32,
        "name": data.draw(st.text(max_size=30)),
        "turn": data.draw(st.sampled_from(["1.1", "5.9"])),
        "n": data.draw(st.integers(1, 1000)),
        "choice": data.draw(st.sampled_from(["exit", "continue"])),
        "seat": data.draw(st.integers(1, 99)),
        "colour": "pink",
        "options": {},
        "since": data.draw(st.integers(0, 99)),
    }
    model = data.draw(st.sampled_from(MODELS))
    frame = {name: words[name] for name in model.model_fields if name in words}
    (action,) = get_args(model.model_fields["action"].annotation)
    command = read(json.dumps({**frame, "action": action}))
    heard = hear(command, "stranger", storage, room.now, room.randomness)
    if command.action != "ping" and words["game"] == room.game:
        assert heard.refusal
    assert storage.table.query(f"game#{room.game}") == before


MODELS = [
    *(model for model in get_args(commands.Introduction.__value__) if model is not commands.UseCode),
    commands.View,
    commands.Log,
    commands.Ping,
    *get_args(commands.SeatCommand.__value__),
    *get_args(commands.TableCommand.__value__),
    commands.Commit,
]
