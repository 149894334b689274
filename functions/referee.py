"""Each command to where it is heard; each refusal to whoever asked."""

from collections.abc import Callable
from typing import NamedTuple

from engine.game import Stage
from engine.refusals import Code, Refusal
from engine.stored import NewerSchema
from functions import asking, commands, devices, entering, playing
from functions.frames import NotServed
from functions.hearing import Hearing
from functions.letters import Speaker, refused
from functions.push import Letter
from functions.rows import Torn
from functions.storage import Storage
from functions.table import Unavailable
from functions.wire import WireCode


class Heard(NamedTuple):
    """What one command led to: whom to tell what, why it was refused, to which stage it moved a table."""

    letters: list[Letter]
    refusal: Code | WireCode | None
    moved: Stage | None = None


def hear(
    command: commands.Command, connection: str, storage: Storage, now: int, randomness: Callable[[], str]
) -> Heard:
    """Do what the command asks, or refuse it. What is to be told is saved already.

    `now` in epoch milliseconds; `randomness` gives 64 fresh hexadecimal digits a call.
    """
    hearing = Hearing(storage, Speaker(connection, command.id), now, randomness)
    code = _refusal(hearing, command)
    if code:
        hearing.letters.append(refused(hearing.speaker, code, getattr(command, "game", None)))
    return Heard(hearing.letters, code, hearing.moved)


def _refusal(hearing: Hearing, command: commands.Command) -> Code | WireCode | None:
    try:
        _follow(hearing, command)
    except (Refusal, NotServed) as refusal:
        return refusal.code
    except NewerSchema:
        return WireCode.NEWER_RELEASE
    except (Unavailable, Torn):
        # What was saved is told. Whether the last write got through, a repeat of the command will say.
        return WireCode.UNAVAILABLE
    return None


def _follow(hearing: Hearing, command: commands.Command) -> None:
    match command:
        case commands.Commit():
            playing.commit(hearing, command)
        case commands.Ping() | commands.View() | commands.Log() | commands.Tables():
            _ask(hearing, command)
        case commands.SignOut():
            devices.sign_out(hearing, command)
        case commands.IssueCode():
            devices.issue_code(hearing, command)
        case (
            commands.SetOptions()
            | commands.PickColour()
            | commands.Leave()
            | commands.Remove()
            | commands.Begin()
            | commands.Resign()
        ):
            playing.act(hearing, command)
        case _:
            _introduce(hearing, command)


def _ask(hearing: Hearing, command: commands.Question) -> None:
    match command:
        case commands.Ping():
            asking.ping(hearing, command)
        case commands.View():
            asking.view(hearing, command)
        case commands.Log():
            asking.log(hearing, command)
        case commands.Tables():
            asking.tables(hearing, command)


def _introduce(hearing: Hearing, command: commands.Introduction) -> None:
    match command:
        case commands.Hello():
            entering.hello(hearing, command)
        case commands.Join():
            entering.join(hearing, command)
        case commands.Create():
            entering.create(hearing, command)
        case commands.Peek():
            entering.peek(hearing, command)
        case commands.Watch():
            entering.watch(hearing, command)
        case commands.UseCode():
            entering.use_code(hearing, command)
