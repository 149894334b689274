"""What someone at the table may ask for. Imperative; `by` is the acting seat."""

from dataclasses import dataclass

from engine.game import Choice, Options


@dataclass(frozen=True, slots=True)
class Join:
    """Take the next free seat, with a name and 128 bits of nonce in 32 hexadecimal digits."""

    name: str
    nonce: str


@dataclass(frozen=True, slots=True)
class PickColour:
    """Wear another colour that nobody wears."""

    by: int
    colour: str


@dataclass(frozen=True, slots=True)
class SetOptions:
    """Change what is played. The host's."""

    by: int
    options: Options


@dataclass(frozen=True, slots=True)
class Leave:
    """Give the seat back before the game begins."""

    by: int


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a seat away, in the lobby or in the game (rule 8.3). The host's."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class Begin:
    """Enter the first cave. The host's."""

    by: int


@dataclass(frozen=True, slots=True)
class Commit:
    """Choose for the decision `turn`; `n` is one more than the seat's accepted choices in it (3.1, 3.3)."""

    by: int
    turn: str
    n: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Resign:
    """Leave a game under way (rule 8.3)."""

    by: int


@dataclass(frozen=True, slots=True)
class Rekey:
    """Let a seat whose devices are lost be opened by a move code. The host's, and seen by everyone."""

    by: int
    seat: int


type Action = Join | PickColour | SetOptions | Leave | Remove | Begin | Commit | Resign | Rekey
