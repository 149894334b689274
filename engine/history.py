"""What a viewer may see of the log: each event named field by field, nothing by default (rules §7).

Amounts are None where closed chests hide them: in the history of past expeditions, until the game is over
(rule 7.3). What just happened is always told in full, as at a table.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.events import (
    Begun,
    CaveCollapsed,
    ChoicesRevealed,
    ColourPicked,
    Committed,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorerLeft,
    ExplorersExited,
    GameEnded,
    Joined,
    OptionsSet,
    RelicFound,
    SeatRekeyed,
    SeatVacated,
    TableOpened,
    TrapMet,
    TreasureFound,
)
from engine.game import Choice, Game, Stage


@dataclass(frozen=True, slots=True)
class ExpeditionSeen:
    """Explorers entered cave `expedition`, 1 to 5, with so many cards in the `deck`."""

    expedition: int
    explorers: tuple[int, ...]
    deck: int
    type: Literal["expedition"] = field(default="expedition", kw_only=True)


@dataclass(frozen=True, slots=True)
class TreasureSeen:
    """A treasure card was turned: rubies for each inside, and how many stayed on it."""

    card: str
    value: int
    explorers: tuple[int, ...]
    share: int | None
    left_over: int | None
    type: Literal["treasure"] = field(default="treasure", kw_only=True)


@dataclass(frozen=True, slots=True)
class TrapSeen:
    """The first trap of its kind in this expedition."""

    card: str
    trap: str
    type: Literal["trap"] = field(default="trap", kw_only=True)


@dataclass(frozen=True, slots=True)
class RelicSeen:
    """A relic lies on the path."""

    card: str
    type: Literal["relic"] = field(default="relic", kw_only=True)


@dataclass(frozen=True, slots=True)
class CollapseSeen:
    """The second trap of a kind: each explorer inside lost the bag."""

    card: str
    trap: str
    explorers: tuple[int, ...]
    lost: int | None
    type: Literal["collapse"] = field(default="collapse", kw_only=True)


@dataclass(frozen=True, slots=True)
class ChoicesSeen:
    """All choices of a decision, by seat."""

    choices: Mapping[int, Choice]
    type: Literal["choices"] = field(default="choices", kw_only=True)


@dataclass(frozen=True, slots=True)
class ExitSeen:
    """Leavers went to camp; the fields are those of `engine.events.ExplorersExited`."""

    explorers: tuple[int, ...]
    pool: int | None
    share: int | None
    left_over: int | None
    banked: int | None
    relics: tuple[str, ...]
    worths: tuple[int, ...]
    type: Literal["exit"] = field(default="exit", kw_only=True)


@dataclass(frozen=True, slots=True)
class LeftSeen:
    """An explorer resigned or was removed, and banked the bag."""

    seat: int
    banked: int | None
    removed: bool
    type: Literal["left"] = field(default="left", kw_only=True)


@dataclass(frozen=True, slots=True)
class EndSeen:
    """An expedition ended; the fields are those of `engine.events.ExpeditionEnded`."""

    expedition: int
    returned: int | None
    relics_lost: tuple[str, ...]
    trap_gone: str | None
    type: Literal["end"] = field(default="end", kw_only=True)


@dataclass(frozen=True, slots=True)
class GameOverSeen:
    """Scores in points by seat, and who won."""

    scores: Mapping[int, int]
    winners: tuple[int, ...]
    type: Literal["over"] = field(default="over", kw_only=True)


@dataclass(frozen=True, slots=True)
class RekeySeen:
    """The host had a move code issued for a seat."""

    seat: int
    by: int
    type: Literal["rekey"] = field(default="rekey", kw_only=True)


type Seen = (
    ExpeditionSeen
    | TreasureSeen
    | TrapSeen
    | RelicSeen
    | CollapseSeen
    | ChoicesSeen
    | ExitSeen
    | LeftSeen
    | EndSeen
    | GameOverSeen
    | RekeySeen
)


def news(events: Iterable[Event]) -> tuple[Seen, ...]:
    """What anyone at the table may see of events that happened this moment."""
    return tuple(seen for event in events if (seen := _seen(event, lids_closed=False)))


def history(events: Iterable[Event], game: Game, expedition: int = 0) -> tuple[Seen, ...]:
    """What anyone may see of a part of the log of `game` that begins in `expedition` (0: before the first).

    The latest expedition is told in full.
    """
    hide = not game.options.open_chests and game.stage is not Stage.OVER
    told: list[Seen] = []
    for event in events:
        if isinstance(event, ExpeditionBegan):
            expedition = event.expedition
        if seen := _seen(event, lids_closed=hide and expedition < game.expedition):
            told.append(seen)
    return tuple(told)


def _seen(event: Event, *, lids_closed: bool) -> Seen | None:
    match event:
        case TreasureFound() | CaveCollapsed() | ExplorersExited() | ExplorerLeft() | ExpeditionEnded():
            return _amounts(event, lids_closed=lids_closed)
        case ExpeditionBegan():
            return ExpeditionSeen(event.expedition, event.explorers, len(event.deck))
        case TrapMet():
            return TrapSeen(event.card, event.trap)
        case RelicFound():
            return RelicSeen(event.card)
        case ChoicesRevealed():
            return ChoicesSeen(event.choices)
        case SeatRekeyed():
            return RekeySeen(event.seat, event.by)
        case GameEnded():
            return GameOverSeen(event.scores, event.winners)
        # Named one by one, so that the type checker stops whoever adds an event and forgets it here.
        case (  # pragma: no branch
            TableOpened() | Joined() | ColourPicked() | OptionsSet() | SeatVacated() | Begun() | Committed()
        ):
            return None


def _amounts(
    event: TreasureFound | CaveCollapsed | ExplorersExited | ExplorerLeft | ExpeditionEnded,
    *,
    lids_closed: bool,
) -> Seen:
    def amount(rubies: int) -> int | None:
        return None if lids_closed else rubies

    match event:
        case TreasureFound():
            share, left_over = amount(event.share), amount(event.left_over)
            return TreasureSeen(event.card, event.value, event.explorers, share, left_over)
        case CaveCollapsed():
            return CollapseSeen(event.card, event.trap, event.explorers, amount(event.lost))
        case ExplorersExited():
            return ExitSeen(
                explorers=event.explorers,
                pool=amount(event.pool),
                share=amount(event.share),
                left_over=amount(event.left_over),
                banked=amount(event.banked),
                relics=event.relics,
                worths=event.worths,
            )
        case ExplorerLeft():
            return LeftSeen(event.seat, amount(event.banked), event.removed)
        case _:
            lost = event.relics_lost
            return EndSeen(event.expedition, amount(event.returned), lost, event.trap_gone)
