"""From an action to what happens: refuse, or start one event and run on until someone must choose."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.actions import Action
from engine.cards import Card, Trap, Treasure
from engine.chance import seed_of, shuffle
from engine.decide import check_options, decide
from engine.events import (
    CaveCollapsed,
    ChoicesRevealed,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorersExited,
    GameEnded,
    RelicFound,
    TableOpened,
    TrapMet,
    TreasureFound,
)
from engine.evolve import evolve, fold
from engine.game import Cave, Choice, Game, Options, Stage
from engine.presets import EXPEDITIONS

type Shuffle = Callable[[str, int, Iterable[Card]], tuple[Card, ...]]


class Played(NamedTuple):
    """A game after an action, and the events that led there, in order."""

    game: Game
    events: tuple[Event, ...]


def open_table(options: Options, server: str) -> Played:
    """Open an empty table. `server` is the secret behind the shuffles: 64 hex digits, new each time.

    Raises:
        Refusal: UNKNOWN_OPTION.
    """
    check_options(options)
    opened = TableOpened(options, server)
    return Played(fold((opened,)), (opened,))


def play(game: Game, action: Action, shuffle: Shuffle = shuffle) -> Played:
    """Apply `action`, then everything that nobody chooses, until an explorer must choose or the game is over.

    Raises:
        Refusal: the rules or the state of the table do not allow it; `game` stands.
    """
    first = decide(game, action)
    after, events = run_on(evolve(game, first), shuffle)
    return Played(after, (first, *events))


def run_on(game: Game, shuffle: Shuffle = shuffle) -> Played:
    """Let everything happen that nobody chooses. No event when somebody still has to choose."""
    happened: list[Event] = []
    while due := _due(game, shuffle):
        for event in due:
            game = evolve(game, event)
        happened += due
    return Played(game, tuple(happened))


def _due(game: Game, shuffle: Shuffle) -> tuple[Event, ...]:
    if game.stage is not Stage.EXPEDITIONS:
        return ()
    cave = game.cave
    if cave is None:
        return (_next_expedition(game, shuffle),)
    if not cave.inside:
        return (_end_of_expedition(game, cave),)
    if not cave.choosing:
        return (_turn_card(game, cave),)
    if game.undecided:
        return ()
    return _reveal(game, cave)


def _next_expedition(game: Game, shuffle: Shuffle) -> Event:
    explorers = game.present
    if game.expedition == EXPEDITIONS or not explorers:
        return GameEnded({seat: game.score(seat) for seat in game.seats}, game.winners)
    expedition = game.expedition + 1
    seed = seed_of(game.secrets.server, {explorer.seat: explorer.nonce for explorer in game.explorers})
    deck = shuffle(seed, expedition, game.preset.deck(expedition, game.gone))
    return ExpeditionBegan(expedition, explorers, tuple(card.id for card in deck))


def _turn_card(game: Game, cave: Cave) -> Event:
    # Rule 5.3: at most 26 cards can lie on a path, and no deck is shorter.
    assert game.secrets.deck, "the deck ran out"
    card = game.secrets.deck[0]
    match card:
        case Treasure():
            share, left_over = divmod(card.value, len(cave.inside))
            return TreasureFound(card.id, card.value, cave.inside, share, left_over)
        case Trap() if card.kind in cave.traps:
            return CaveCollapsed(card.id, card.kind, cave.inside, cave.bag)
        case Trap():
            return TrapMet(card.id, card.kind)
        case _:
            return RelicFound(card.id)


def _reveal(game: Game, cave: Cave) -> tuple[Event, ...]:
    choices = {seat: game.secrets.commitments[seat].choice for seat in cave.inside}
    leavers = tuple(seat for seat, choice in choices.items() if choice is Choice.EXIT)
    revealed = ChoicesRevealed(choices)
    return (revealed, _exit(game, cave, leavers)) if leavers else (revealed,)


def _exit(game: Game, cave: Cave, leavers: tuple[int, ...]) -> ExplorersExited:
    share, left_over = divmod(cave.pool, len(leavers))
    relics = game.relics_on_path if len(leavers) == 1 else ()
    out = game.relics_out
    return ExplorersExited(
        explorers=leavers,
        pool=cave.pool,
        share=share,
        left_over=left_over,
        banked=cave.bag + share,
        relics=tuple(relic.id for relic in relics),
        worths=game.preset.relic_worth[out : out + len(relics)],
    )


def _end_of_expedition(game: Game, cave: Cave) -> ExpeditionEnded:
    newest = cave.path[-1].card
    fatal = isinstance(newest, Trap) and _kinds(cave).count(newest.kind) > 1
    return ExpeditionEnded(
        expedition=game.expedition,
        returned=cave.pool,
        relics_lost=tuple(relic.id for relic in game.relics_on_path),
        trap_gone=newest.id if fatal else None,
    )


def _kinds(cave: Cave) -> list[str]:
    return [spot.card.kind for spot in cave.path if isinstance(spot.card, Trap)]
