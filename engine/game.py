"""A game of Diamant at rest: immutable values and what can be asked of them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.cards import Card, Relic, Trap
from engine.presets import DEFAULT_PRESET, PRESETS, Preset

COLOURS = ("red", "amber", "teal", "blue", "green", "violet", "white", "pink")


class Stage(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    EXPEDITIONS = "expeditions"
    OVER = "over"


class Choice(StrEnum):
    """The two cards in every explorer's hand (rule 3.1)."""

    CONTINUE = "continue"
    EXIT = "exit"


@dataclass(frozen=True, slots=True)
class Options:
    """What the host chooses for the table: a preset's name, and whether chests lie open (rule 7.3)."""

    preset: str = DEFAULT_PRESET
    open_chests: bool = True


@dataclass(frozen=True, slots=True)
class Explorer:
    """Who sits at the table. `seat` is 1 to 99 and never given twice; `nonce` is theirs for the shuffle."""

    seat: int
    name: str
    colour: str
    nonce: str


@dataclass(frozen=True, slots=True)
class Spot:
    """A card on the path and the rubies still lying on it."""

    card: Card
    rubies: int = 0


@dataclass(frozen=True, slots=True)
class Cave:
    """An expedition under way.

    `bag` is what each explorer inside carries: all enter together and share alike (2.1, 2.2), so all bags
    are equal. `choosing` is true from a turned card until the choices are revealed.
    """

    inside: tuple[int, ...]
    path: tuple[Spot, ...] = ()
    bag: int = 0
    choosing: bool = False

    @property
    def pool(self) -> int:
        """Rubies lying on the path, over all cards (rule 4.1)."""
        return sum(spot.rubies for spot in self.path)

    @property
    def traps(self) -> frozenset[str]:
        """The kinds of trap on the path: those that now kill (rule 2.4)."""
        return frozenset(spot.card.kind for spot in self.path if isinstance(spot.card, Trap))


@dataclass(frozen=True, slots=True)
class Commitment:
    """One explorer's choice for the open decision; `n` counts their accepted choices in it, from 1."""

    n: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Secrets:
    """Everything that rule 7.2 hides: the server's secret, the deck's order (top first), open commitments."""

    server: str
    deck: tuple[Card, ...] = ()
    commitments: Mapping[int, Commitment] = field(default_factory=dict[int, Commitment])


@dataclass(frozen=True, slots=True)
class Game:
    """A table at one moment.

    `explorers` stand in order of seats. `left` are seats that resigned or were removed (8.3). `gone` are
    cards out of the game: fatal traps, relics carried out and relics lost. `rekeyed` are seats for which the
    host has had a move code issued: everyone sees that. `expedition` is 0 in the lobby,
    then 1 to 5; `cave` is None unless one is under way. Chests are in points, relics list each one's worth.
    """

    options: Options
    secrets: Secrets
    stage: Stage = Stage.LOBBY
    explorers: tuple[Explorer, ...] = ()
    left: frozenset[int] = frozenset()
    chests: Mapping[int, int] = field(default_factory=dict[int, int])
    relics: Mapping[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])
    gone: tuple[Card, ...] = ()
    expedition: int = 0
    seats_given: int = 0
    rekeyed: frozenset[int] = frozenset()
    cave: Cave | None = None

    @property
    def preset(self) -> Preset:
        """The edition that is played."""
        return PRESETS[self.options.preset]

    @property
    def seats(self) -> tuple[int, ...]:
        """Seats taken, in order, those that left included."""
        return tuple(explorer.seat for explorer in self.explorers)

    @property
    def present(self) -> tuple[int, ...]:
        """Seats that have not left, in order."""
        return tuple(seat for seat in self.seats if seat not in self.left)

    @property
    def host(self) -> int | None:
        """The seat that may begin and remove: the longest at the table. None at an empty table."""
        return self.present[0] if self.present else None

    @property
    def turn(self) -> str | None:
        """The decision that is open, "expedition.card" as in "3.7"; None when there is none."""
        if self.cave is None or not self.cave.choosing:
            return None
        return f"{self.expedition}.{len(self.cave.path)}"

    @property
    def undecided(self) -> tuple[int, ...]:
        """Seats in the cave whose commitment for the open decision is missing."""
        if self.cave is None or not self.cave.choosing:
            return ()
        commitments = self.secrets.commitments
        return tuple(seat for seat in self.cave.inside if seat not in commitments)

    @property
    def relics_out(self) -> int:
        """How many relics have been carried out of the cave so far (rule 4.4)."""
        return sum(len(worths) for worths in self.relics.values())

    @property
    def relics_on_path(self) -> tuple[Relic, ...]:
        """Relics waiting on the path for a lone leaver (rule 4.3)."""
        path = self.cave.path if self.cave else ()
        return tuple(
            spot.card for spot in path if isinstance(spot.card, Relic) and spot.card not in self.gone
        )

    def score(self, seat: int) -> int:
        """Points: the chest and the worth of the relics (rule 6.1)."""
        return self.chests[seat] + sum(self.relics[seat])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who leads among those who have not left, ties broken as the preset says (rules 6.2, 8.3)."""
        ranks = {seat: self._rank(seat) for seat in self.present}
        best = max(ranks.values(), default=None)
        return tuple(seat for seat, rank in ranks.items() if rank == best)

    def _rank(self, seat: int) -> tuple[int, int]:
        return self.score(seat), len(self.relics[seat]) if self.preset.relics_break_ties else 0
