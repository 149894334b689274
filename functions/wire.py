"""Every message on the socket: commands by `action` in, messages by `type` out.

Each command names itself with an `id` of the client's making and its `game`; each answer repeats the id in
`re`. The page's types are generated from these models.
"""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from engine.history import Seen
from engine.presets import DEFAULT_PRESET
from engine.refusals import Code
from engine.view import GameView

type CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,36}$")]
type Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")]
type Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]
type Seat = Annotated[int, Field(ge=1, le=99)]


class WireCode(StrEnum):
    """Reasons for a refusal that lie before the rules. A code never changes its meaning."""

    NOT_JSON = "not_json"
    TOO_LARGE = "too_large"
    UNKNOWN_ACTION = "unknown_action"
    BAD_MESSAGE = "bad_message"
    HELLO_FIRST = "hello_first"
    NO_SUCH_GAME = "no_such_game"
    BUSY = "busy"


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class BaseCommand(_Strict):
    """What every command has: an id of the client's making."""

    id: CommandId


class _GameCommand(BaseCommand):
    game: Token


class TableOptions(_Strict):
    """What the host chooses; see `engine.game.Options`."""

    preset: str = Field(default=DEFAULT_PRESET, max_length=20)
    open_chests: bool = True


class Ping(BaseCommand):
    """Keeps the connection awake, and asks for the server's clock."""

    action: Literal["ping"]


class Create(_GameCommand):
    """Open a table under an id and an invite that the device made. The first to join it is its host."""

    action: Literal["create"]
    invite: Token
    options: TableOptions = TableOptions()


class Peek(_GameCommand):
    """Look at the lobby that an invite is for, before taking a seat."""

    action: Literal["peek"]
    invite: Token


class Join(_GameCommand):
    """Take a seat. `secret` is the device's key to it, `nonce` 128 bits in hexadecimal for the shuffle."""

    action: Literal["join"]
    invite: Token
    secret: Secret
    nonce: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
    name: Annotated[str, Field(max_length=200)]


class Hello(_GameCommand):
    """Come back to a seat: from now on this connection acts for it and is sent its views."""

    action: Literal["hello"]
    secret: Secret


class View(_GameCommand):
    """Ask for a fresh view."""

    action: Literal["view"]


class SetOptions(_GameCommand):
    """Change what is played. The host's, in the lobby."""

    action: Literal["set_options"]
    options: TableOptions


class PickColour(_GameCommand):
    """Wear another colour, in the lobby."""

    action: Literal["pick_colour"]
    colour: Annotated[str, Field(max_length=20)]


class Leave(_GameCommand):
    """Give the seat back, in the lobby."""

    action: Literal["leave"]


class Remove(_GameCommand):
    """Take a seat away. The host's."""

    action: Literal["remove"]
    seat: Seat


class Begin(_GameCommand):
    """Enter the first cave. The host's."""

    action: Literal["begin"]


class Commit(_GameCommand):
    """Choose; `n` is one more than this seat's accepted choices for `turn`."""

    action: Literal["commit"]
    turn: Annotated[str, Field(pattern=r"^[1-5]\.[0-9]{1,2}$")]
    n: Annotated[int, Field(ge=1, le=1_000_000)]
    choice: Literal["continue", "exit"]


class Resign(_GameCommand):
    """Leave a game under way, for good."""

    action: Literal["resign"]


type TableCommand = SetOptions | PickColour | Leave | Remove | Begin | Resign
type Command = Annotated[
    Ping | Create | Peek | Join | Hello | View | Commit | TableCommand,
    Field(discriminator="action"),
]


class _Message(_Strict):
    re: CommandId | None = None
    """The command that this answers; None where something just happened."""


class ViewMessage(_Message):
    """The table as its receiver may see it, after write `version`; `now` in epoch milliseconds.

    `news` is what happened with this version; `invite` is for those who sit in an open lobby.
    """

    type: Literal["view"] = "view"
    game: Token
    version: int
    now: int
    invite: Token | None
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
    """The receiver's seat at this table is no more: left or removed in the lobby."""

    type: Literal["gone"] = "gone"
    game: Token


class Refused(_Message):
    """A command was refused and changed nothing."""

    type: Literal["refused"] = "refused"
    code: Code | WireCode
    game: Token | None = None


class Pong(_Message):
    """The answer to a ping; `now` in epoch milliseconds."""

    type: Literal["pong"] = "pong"
    now: int


type Message = Annotated[ViewMessage | Tick | Gone | Refused | Pong, Field(discriminator="type")]

COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)
MESSAGES: TypeAdapter[Message] = TypeAdapter(Message)
