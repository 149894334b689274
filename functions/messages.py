"""Every message to a client, told apart by `type`. Each answer repeats the id of its command in `re`."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.game import Stage
from engine.history import Seen
from engine.refusals import Code
from engine.view import GameView
from functions.wire import CommandId, Strict, Token, WireCode


class _Message(Strict):
    re: CommandId | None = None
    """The command that this answers; None where something just happened."""


class ViewMessage(_Message):
    """The table as its receiver may see it, after write `version`; `now` in epoch milliseconds.

    `news` is what happened with this version; `until`, in epoch seconds, is how long the table is kept.
    `invite` is for those who sit in an open lobby, `watch` and how many `devices` the seat has for explorers.
    """

    type: Literal["view"] = "view"
    game: Token
    version: int
    now: int
    until: int
    invite: Token | None
    watch: Token | None
    devices: int | None
    view: GameView
    news: tuple[Seen, ...] = ()


class Tick(_Message):
    """A choice came in that was not the last: who has decided, and for its owner how often (`n`)."""

    type: Literal["tick"] = "tick"
    game: Token
    version: int
    turn: str
    decided: tuple[int, ...]
    n: int | None = None


class Gone(_Message):
    """The receiver no longer acts at this table: the seat is no more, or this device was signed out of it."""

    type: Literal["gone"] = "gone"
    game: Token
    why: Literal["seat", "signed_out"]


class Entry(Strict):
    """What happened with one version, at a moment in epoch milliseconds."""

    version: int
    at: int
    news: tuple[Seen, ...]


class LogMessage(_Message):
    """A part of the log, oldest first; `more` says that later entries were left out."""

    type: Literal["log"] = "log"
    game: Token
    entries: tuple[Entry, ...]
    more: bool


class Summary(Strict):
    """How a table stands for one of its explorers; `waits` says that their choice is missing."""

    game: Token
    stage: Stage
    expedition: int
    version: int
    explorers: int
    waits: bool
    until: int


class TablesMessage(_Message):
    """The tables asked for, in that order; None where there is no such seat."""

    type: Literal["tables"] = "tables"
    now: int
    tables: tuple[Summary | None, ...]


class CodeMessage(_Message):
    """A code to type, good until a moment in epoch seconds; for the lobby if `seat` is None."""

    type: Literal["code"] = "code"
    game: Token
    seat: int | None
    code: str
    until: int


class Refused(_Message):
    """A command was refused and changed nothing."""

    type: Literal["refused"] = "refused"
    code: Code | WireCode
    game: Token | None = None


class Pong(_Message):
    """The answer to a ping; `now` in epoch milliseconds. A `version` newer than its own was missed."""

    type: Literal["pong"] = "pong"
    now: int
    game: Token | None = None
    version: int | None = None


type Message = Annotated[
    ViewMessage | Tick | Gone | LogMessage | TablesMessage | CodeMessage | Refused | Pong,
    Field(discriminator="type"),
]

MESSAGES: TypeAdapter[Message] = TypeAdapter(Message)
