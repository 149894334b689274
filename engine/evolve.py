"""The only maker of new games: one game and one event give the next game."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

from engine.cards import CARDS, Treasure
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
from engine.game import Cave, Commitment, Explorer, Game, Secrets, Spot, Stage


def fold(events: Iterable[Event]) -> Game:
    """Rebuild a game from its whole log, which begins with TableOpened.

    Raises:
        ValueError: the log is empty or does not begin with TableOpened.
    """
    log = iter(events)
    match next(log, None):
        case TableOpened() as opened:
            return reduce(evolve, log, Game(opened.options, Secrets(opened.server)))
        case _:
            raise ValueError("a log begins with TableOpened")


def opening(game: Game) -> tuple[Event, ...]:
    """The events that lead straight to the lobby of `game`, for a log that begins where the lobby closes."""
    joined = (Joined(one.seat, one.name, one.colour, one.nonce) for one in game.explorers)
    return (TableOpened(game.options, game.secrets.server), *joined)


def evolve(game: Game, event: Event) -> Game:
    """The game after `event`. Trusts the event: whether it may happen was decided before (`engine.play`)."""
    match event:
        case Committed():
            return _committed(game, event)
        case TreasureFound() | TrapMet() | RelicFound() | CaveCollapsed():
            return _turned(game, event)
        case ChoicesRevealed():
            return _revealed(game)
        case ExplorersExited():
            return _exited(game, event)
        case ExpeditionBegan():
            return _entered(game, event)
        case ExpeditionEnded():
            return _barricaded(game, event)
        case ExplorerLeft():
            return _left(game, event)
        case GameEnded():
            return replace(game, stage=Stage.OVER)
        case SeatRekeyed():
            return replace(game, rekeyed=game.rekeyed | {event.seat})
        case _:
            return _in_lobby(game, event)


def _committed(game: Game, event: Committed) -> Game:
    commitments = {**game.secrets.commitments, event.seat: Commitment(event.n, event.choice)}
    return _with(game, game.cave, Secrets(game.secrets.server, game.secrets.deck, commitments))


def _turned(game: Game, event: TreasureFound | TrapMet | RelicFound | CaveCollapsed) -> Game:
    cave = _open(game)
    inside, bag, rubies = cave.inside, cave.bag, 0
    match event:
        case TreasureFound():
            rubies = event.left_over
            bag += event.share
        case CaveCollapsed():
            inside = ()
        case _:
            pass
    deeper = Cave(inside, (*cave.path, Spot(CARDS[event.card], rubies)), bag, choosing=bool(inside))
    return _with(game, deeper, Secrets(game.secrets.server, game.secrets.deck[1:]))


def _revealed(game: Game) -> Game:
    cave = _open(game)
    settled = Cave(cave.inside, cave.path, cave.bag, choosing=False)
    return _with(game, settled, Secrets(game.secrets.server, game.secrets.deck))


def _exited(game: Game, event: ExplorersExited) -> Game:
    cave = _open(game)
    newest = max((at for at, spot in enumerate(cave.path) if isinstance(spot.card, Treasure)), default=-1)
    path = tuple(Spot(spot.card, event.left_over if at == newest else 0) for at, spot in enumerate(cave.path))
    inside = tuple(seat for seat in cave.inside if seat not in event.explorers)
    banked = {seat: game.chests[seat] + event.banked for seat in event.explorers}
    carried = {seat: game.relics[seat] + event.worths for seat in event.explorers} if event.relics else {}
    return replace(
        game,
        cave=replace(cave, inside=inside, path=path),
        chests={**game.chests, **banked},
        relics={**game.relics, **carried},
        gone=game.gone + tuple(CARDS[relic] for relic in event.relics),
    )


def _entered(game: Game, event: ExpeditionBegan) -> Game:
    deck = tuple(CARDS[card] for card in event.deck)
    return replace(
        game,
        expedition=event.expedition,
        cave=Cave(event.explorers),
        secrets=Secrets(game.secrets.server, deck),
    )


def _barricaded(game: Game, event: ExpeditionEnded) -> Game:
    trap = (event.trap_gone,) if event.trap_gone else ()
    gone = tuple(CARDS[card] for card in (*event.relics_lost, *trap))
    return replace(game, cave=None, gone=game.gone + gone, secrets=Secrets(game.secrets.server))


def _left(game: Game, event: ExplorerLeft) -> Game:
    cave = _open(game)
    secrets = game.secrets
    kept = {seat: commitment for seat, commitment in secrets.commitments.items() if seat != event.seat}
    return replace(
        game,
        cave=replace(cave, inside=tuple(seat for seat in cave.inside if seat != event.seat)),
        chests={**game.chests, event.seat: game.chests[event.seat] + event.banked},
        left=game.left | {event.seat},
        secrets=replace(secrets, commitments=kept),
    )


def _in_lobby(game: Game, event: Event) -> Game:
    match event:
        case Joined():
            newcomer = Explorer(event.seat, event.name, event.colour, event.nonce)
            return _seated(replace(game, seats_given=event.seat), (*game.explorers, newcomer))
        case SeatVacated():
            return _seated(game, tuple(one for one in game.explorers if one.seat != event.seat))
        case ColourPicked():
            return _seated(
                game,
                tuple(
                    replace(one, colour=event.colour) if one.seat == event.seat else one
                    for one in game.explorers
                ),
            )
        case OptionsSet():
            return replace(game, options=event.options)
        case Begun():
            return replace(game, stage=Stage.EXPEDITIONS, seats_given=0)
        case _:
            raise ValueError(f"{type(event).__name__} cannot follow in a log")


def _seated(game: Game, explorers: tuple[Explorer, ...]) -> Game:
    return replace(
        game,
        explorers=explorers,
        chests={explorer.seat: 0 for explorer in explorers},
        relics={explorer.seat: () for explorer in explorers},
    )


def _open(game: Game) -> Cave:
    if game.cave is None:
        raise ValueError("no expedition is under way")
    return game.cave


def _with(game: Game, cave: Cave | None, secrets: Secrets) -> Game:
    # Written out, not `replace`: this runs for every commitment and every card.
    return Game(
        game.options,
        secrets,
        game.stage,
        game.explorers,
        game.left,
        game.chests,
        game.relics,
        game.gone,
        game.expedition,
        game.seats_given,
        game.rekeyed,
        cave,
    )
