"""What a viewer may see of a game: the only way out, built by naming what is shown (rules §7)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.cards import TRAPS_OF_A_KIND, Relic, Trap, Treasure
from engine.chance import commitment_to
from engine.game import Choice, Explorer, Game, Spot, Stage

type Where = Literal["cave", "camp", "left"]


@dataclass(frozen=True, slots=True)
class SpotView:
    """A card on the path. `value` for a treasure, `trap` for a trap; `taken` for a relic carried out."""

    card: str
    value: int | None
    trap: str | None
    rubies: int
    taken: bool


@dataclass(frozen=True, slots=True)
class TrapView:
    """Where the three cards of a kind are: `on_path`, `in_deck`, `gone`; and whether the next one `kills`."""

    trap: str
    on_path: int
    in_deck: int
    gone: int
    kills: bool


@dataclass(frozen=True, slots=True)
class ExplorerView:
    """One explorer; bag in rubies, chest and relics in points, and what these two come to as `points`.

    `chest` and `points` are None where a lid hides them.
    `rekeyed`: the host has had a move code issued for this seat.
    """

    seat: int
    name: str
    colour: str
    where: Where
    decided: bool
    bag: int
    chest: int | None
    relics: tuple[int, ...]
    points: int | None
    rekeyed: bool


@dataclass(frozen=True, slots=True)
class OwnView:
    """What is the viewer's alone: their choice for the open decision and how many they have made in it."""

    seat: int
    choice: Choice | None
    n: int


@dataclass(frozen=True, slots=True)
class FairnessView:
    """What proves the shuffles: nonces from Begin on, the server's secret when the game is over."""

    commitment: str
    nonces: Mapping[int, str]
    server: str | None


@dataclass(frozen=True, slots=True)
class GameView:
    """A table as one viewer may see it.

    `turn` is the open decision. `pool` rubies lie on the path; `next_relic` is what the next relic carried
    out is worth, None where there will be none. `scores` and `winners` are empty until the game is over.
    """

    stage: Stage
    preset: str
    open_chests: bool
    host: int | None
    expedition: int
    turn: str | None
    explorers: tuple[ExplorerView, ...]
    path: tuple[SpotView, ...]
    pool: int
    traps: tuple[TrapView, ...]
    relics_on_path: int
    next_relic: int | None
    deck_left: int
    scores: Mapping[int, int]
    winners: tuple[int, ...]
    fairness: FairnessView
    you: OwnView | None


def view(game: Game, viewer: int | None) -> GameView:
    """What the explorer in seat `viewer`, or a watcher (None), may see of `game`."""
    over = game.stage is Stage.OVER
    path = game.cave.path if game.cave else ()
    return GameView(
        stage=game.stage,
        preset=game.options.preset,
        open_chests=game.options.open_chests,
        host=game.host,
        expedition=game.expedition,
        turn=game.turn,
        explorers=tuple(_explorer(game, explorer, viewer) for explorer in game.explorers),
        path=tuple(_spot(game, spot) for spot in path),
        pool=game.cave.pool if game.cave else 0,
        traps=tuple(_trap(game, kind) for kind in game.preset.trap_kinds),
        relics_on_path=len(game.relics_on_path),
        next_relic=_next_relic(game),
        deck_left=len(game.secrets.deck),
        scores={seat: game.score(seat) for seat in game.seats} if over else {},
        winners=game.winners if over else (),
        fairness=_fairness(game),
        you=_own(game, viewer) if viewer in game.seats and viewer is not None else None,
    )


def decided(game: Game) -> tuple[int, ...]:
    """The seats whose commitment to the open decision is in (rule 7.1)."""
    return tuple(sorted(game.secrets.commitments))


def _explorer(game: Game, explorer: Explorer, viewer: int | None) -> ExplorerView:
    seat = explorer.seat
    inside = game.cave is not None and seat in game.cave.inside
    lid_open = game.options.open_chests or game.stage is Stage.OVER or seat == viewer
    return ExplorerView(
        seat=seat,
        name=explorer.name,
        colour=explorer.colour,
        where="left" if seat in game.left else "cave" if inside else "camp",
        decided=seat in game.secrets.commitments,
        bag=game.cave.bag if game.cave and inside else 0,
        chest=game.chests[seat] if lid_open else None,
        relics=game.relics[seat],
        points=game.score(seat) if lid_open else None,
        rekeyed=seat in game.rekeyed,
    )


def _spot(game: Game, spot: Spot) -> SpotView:
    card = spot.card
    return SpotView(
        card=card.id,
        value=card.value if isinstance(card, Treasure) else None,
        trap=card.kind if isinstance(card, Trap) else None,
        rubies=spot.rubies,
        taken=isinstance(card, Relic) and card in game.gone,
    )


def _trap(game: Game, kind: str) -> TrapView:
    path = game.cave.path if game.cave else ()
    on_path = sum(isinstance(spot.card, Trap) and spot.card.kind == kind for spot in path)
    gone = sum(isinstance(card, Trap) and card.kind == kind for card in game.gone)
    return TrapView(kind, on_path, TRAPS_OF_A_KIND - on_path - gone, gone, kills=on_path > 0)


def _next_relic(game: Game) -> int | None:
    worths = game.preset.relic_worth
    return worths[game.relics_out] if game.relics_out < len(worths) else None


def _fairness(game: Game) -> FairnessView:
    begun = game.stage is not Stage.LOBBY
    return FairnessView(
        commitment=commitment_to(game.secrets.server),
        nonces={explorer.seat: explorer.nonce for explorer in game.explorers} if begun else {},
        server=game.secrets.server if game.stage is Stage.OVER else None,
    )


def _own(game: Game, seat: int) -> OwnView:
    commitment = game.secrets.commitments.get(seat)
    if commitment is None:
        return OwnView(seat, None, 0)
    return OwnView(seat, commitment.choice, commitment.n)
