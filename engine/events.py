"""What happened at a table, past tense, with the arithmetic in it. Cards are named by their ids."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game import Choice, Options


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened. `server` is the server's secret: nobody's before the game is over."""

    options: Options
    server: str


@dataclass(frozen=True, slots=True)
class Joined:
    """An explorer took a seat."""

    seat: int
    name: str
    colour: str
    nonce: str


@dataclass(frozen=True, slots=True)
class ColourPicked:
    """An explorer changed colour."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class OptionsSet:
    """The host changed the options."""

    options: Options


@dataclass(frozen=True, slots=True)
class SeatVacated:
    """A seat became free before the game began; `removed` says whether by the host."""

    seat: int
    removed: bool


@dataclass(frozen=True, slots=True)
class Begun:
    """The lobby closed."""


@dataclass(frozen=True, slots=True)
class ExpeditionBegan:
    """`explorers` entered a cave (rule 2.1). `deck` is the shuffled order, top first: secret."""

    expedition: int
    explorers: tuple[int, ...]
    deck: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TreasureFound:
    """A treasure card: `share` rubies for each of `explorers`, `left_over` stay on it (rule 2.2)."""

    card: str
    value: int
    explorers: tuple[int, ...]
    share: int
    left_over: int


@dataclass(frozen=True, slots=True)
class TrapMet:
    """The first trap of its kind in this expedition: a threat (rule 2.3)."""

    card: str
    trap: str


@dataclass(frozen=True, slots=True)
class RelicFound:
    """A relic lies on the path (rule 2.5)."""

    card: str


@dataclass(frozen=True, slots=True)
class CaveCollapsed:
    """The second trap of a kind: each of `explorers` lost a bag of `lost` rubies (rule 2.4)."""

    card: str
    trap: str
    explorers: tuple[int, ...]
    lost: int


@dataclass(frozen=True, slots=True)
class Committed:
    """An explorer chose: its owner's alone until the choices are revealed (rule 3.2)."""

    seat: int
    n: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class ChoicesRevealed:
    """All choices of a decision, at the same moment (rule 3.2)."""

    choices: Mapping[int, Choice]


@dataclass(frozen=True, slots=True)
class ExplorersExited:
    """Leavers shared `pool`, `share` each, `left_over` stay; each put `banked` into the chest (4.1, 4.2).

    A lone leaver carried out `relics`, each worth the points at the same place in `worths` (4.3, 4.4).
    """

    explorers: tuple[int, ...]
    pool: int
    share: int
    left_over: int
    banked: int
    relics: tuple[str, ...]
    worths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExplorerLeft:
    """An explorer resigned, or was `removed`, and put a bag of `banked` rubies into the chest (rule 8.3)."""

    seat: int
    banked: int
    removed: bool


@dataclass(frozen=True, slots=True)
class ExpeditionEnded:
    """A barricade went up: `returned` rubies went back, relics were lost, a fatal trap left (5.2)."""

    expedition: int
    returned: int
    relics_lost: tuple[str, ...]
    trap_gone: str | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Scores in points by seat, and who won or shares the victory (rules 6.1, 6.2)."""

    scores: Mapping[int, int]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatRekeyed:
    """The host had a move code issued for somebody else's seat."""

    seat: int
    by: int


type Event = (
    TableOpened
    | Joined
    | ColourPicked
    | OptionsSet
    | SeatVacated
    | Begun
    | ExpeditionBegan
    | TreasureFound
    | TrapMet
    | RelicFound
    | CaveCollapsed
    | Committed
    | ChoicesRevealed
    | ExplorersExited
    | ExplorerLeft
    | ExpeditionEnded
    | GameEnded
    | SeatRekeyed
)
