"""Every command, told apart by `action`.

Each names itself with an `id` of the client's making, and may be repeated with it without harm. The page's
types are generated from these models.
"""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from engine.presets import DEFAULT_PRESET
from functions.wire import CommandId, Seat, Secret, Strict, Token

MOST_KEYS = 20


class BaseCommand(Strict):
    """What every command has: an id of the client's making."""

    id: CommandId


class _GameCommand(BaseCommand):
    game: Token


class TableOptions(Strict):
    """What the host chooses; see `engine.game.Options`."""

    preset: str = Field(default=DEFAULT_PRESET, max_length=20)
    open_chests: bool = True


class Ping(BaseCommand):
    """Keeps the connection awake, and asks for the clock; with `game`, also for that table's version."""

    action: Literal["ping"]
    game: Token | None = None


class Create(_GameCommand):
    """Open a table under an id and links that the device made. The first to join it is its host.

    `passphrase` is the one that the person who runs the server may ask for.
    """

    action: Literal["create"]
    invite: Token
    watch: Token
    options: TableOptions = TableOptions()
    passphrase: Annotated[str, Field(max_length=64)] | None = None


class Peek(_GameCommand):
    """Look at the lobby that an invite is for, before taking a seat."""

    action: Literal["peek"]
    invite: Token


class Join(_GameCommand):
    """Take a seat. `secret` is the device's key to it, `nonce` 128 bits in hexadecimal for the shuffle."""

    action: Literal["join"]
    invite: Token
    secret: Secret
    nonce: Annotated[str, Field(max_length=64)]
    name: Annotated[str, Field(max_length=1000)]


class Hello(_GameCommand):
    """Come back to a seat: from now on this connection acts for it and is sent its views."""

    action: Literal["hello"]
    secret: Secret


class Watch(_GameCommand):
    """Watch a table: from now on this connection is sent what a watcher may see."""

    action: Literal["watch"]
    watch: Token


class View(_GameCommand):
    """Ask for a fresh view."""

    action: Literal["view"]


class Log(_GameCommand):
    """Ask what happened after version `since`, as far as the asker may see."""

    action: Literal["log"]
    since: Annotated[int, Field(ge=0, le=10**9)] = 0


class Key(Strict):
    """A seat's table and the secret that opens it."""

    game: Token
    secret: Secret


class Tables(BaseCommand):
    """Ask how the tables stand at which this device has seats."""

    action: Literal["tables"]
    keys: Annotated[list[Key], Field(min_length=1, max_length=MOST_KEYS)]


class SignOut(_GameCommand):
    """Sign out every other device of this seat."""

    action: Literal["sign_out"]


class IssueCode(_GameCommand):
    """Ask for a code to type: for the lobby (no seat), for one's own seat or, as host, for another's."""

    action: Literal["issue_code"]
    seat: Seat | None = None


class UseCode(BaseCommand):
    """Use a code: a join code shows the lobby, a move code makes `secret` a key to the seat."""

    action: Literal["use_code"]
    code: Annotated[str, Field(pattern=r"^[A-Za-z]{8}$")]
    secret: Secret


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
type Introduction = Create | Peek | Join | Hello | Watch | UseCode
type Question = Ping | View | Log | Tables
type SeatCommand = SignOut | IssueCode
type Command = Annotated[
    Introduction | Question | SeatCommand | TableCommand | Commit, Field(discriminator="action")
]

COMMANDS: TypeAdapter[Command] = TypeAdapter(Command)
