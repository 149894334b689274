"""Whether an action is allowed: a refusal, or the one event that it starts."""

import re

from engine.actions import Action, Begin, Commit, Join, Leave, PickColour, Rekey, Remove, Resign, SetOptions
from engine.events import (
    Begun,
    ColourPicked,
    Committed,
    Event,
    ExplorerLeft,
    Joined,
    OptionsSet,
    SeatRekeyed,
    SeatVacated,
)
from engine.game import COLOURS, Game, Options, Stage
from engine.names import clash, clean
from engine.presets import FEWEST_EXPLORERS, MOST_EXPLORERS, PRESETS
from engine.refusals import Code, Refusal

MOST_SEATS_GIVEN = 99
_NONCE = re.compile(r"[0-9a-f]{32}")


def decide(game: Game, action: Action) -> Event:
    """The event that `action` starts.

    Raises:
        Refusal: the rules or the state of the table do not allow it.
    """
    match action:
        case Commit():
            return _commit(game, action)
        case Join():
            return _join(game, action)
        case PickColour():
            return _pick_colour(game, action)
        case SetOptions():
            return _set_options(game, action)
        case Leave():
            return _leave(game, action)
        case Remove():
            return _remove(game, action)
        case Begin():
            return _begin(game, action)
        case Rekey():
            return _rekey(game, action)
        case _:
            return _resign(game, action)


def check_options(options: Options) -> None:
    """Refuse a preset that does not exist.

    Raises:
        Refusal: UNKNOWN_OPTION.
    """
    if options.preset not in PRESETS:
        raise Refusal(Code.UNKNOWN_OPTION)


def _commit(game: Game, action: Commit) -> Committed:
    seat = action.by
    if game.stage is not Stage.EXPEDITIONS:
        raise Refusal(Code.WRONG_PHASE)
    cave = game.cave
    if cave is None or game.turn != action.turn:
        raise Refusal(Code.TURN_OVER)
    if seat not in cave.inside:
        raise Refusal(Code.NOT_IN_CAVE)
    earlier = game.secrets.commitments.get(seat)
    accepted = earlier.n if earlier else 0
    if action.n <= accepted:
        raise Refusal(Code.ALREADY_COUNTED)
    if action.n != accepted + 1:
        raise Refusal(Code.OUT_OF_STEP)
    return Committed(seat, action.n, action.choice)


def _join(game: Game, action: Join) -> Joined:
    _require(game, Stage.LOBBY)
    name = clean(action.name)
    if any(clash(name, explorer.name) for explorer in game.explorers):
        raise Refusal(Code.NAME_TAKEN)
    if not _NONCE.fullmatch(action.nonce):
        raise Refusal(Code.BAD_NONCE)
    if len(game.explorers) == MOST_EXPLORERS or game.seats_given == MOST_SEATS_GIVEN:
        raise Refusal(Code.TABLE_FULL)
    worn = {explorer.colour for explorer in game.explorers}
    colour = next(colour for colour in COLOURS if colour not in worn)
    return Joined(game.seats_given + 1, name, colour, action.nonce)


def _pick_colour(game: Game, action: PickColour) -> ColourPicked:
    _require(game, Stage.LOBBY)
    _require_seat(game, action.by)
    if action.colour not in COLOURS:
        raise Refusal(Code.UNKNOWN_OPTION)
    if any(explorer.colour == action.colour for explorer in game.explorers if explorer.seat != action.by):
        raise Refusal(Code.COLOUR_TAKEN)
    return ColourPicked(action.by, action.colour)


def _set_options(game: Game, action: SetOptions) -> OptionsSet:
    _require(game, Stage.LOBBY)
    _require_host(game, action.by)
    check_options(action.options)
    return OptionsSet(action.options)


def _leave(game: Game, action: Leave) -> SeatVacated:
    _require(game, Stage.LOBBY)
    _require_seat(game, action.by)
    return SeatVacated(action.by, removed=False)


def _remove(game: Game, action: Remove) -> Event:
    _require_host(game, action.by)
    _require_seat(game, action.seat)
    if game.stage is Stage.LOBBY:
        return SeatVacated(action.seat, removed=True)
    _require(game, Stage.EXPEDITIONS)
    return _gone(game, action.seat, removed=True)


def _begin(game: Game, action: Begin) -> Begun:
    _require(game, Stage.LOBBY)
    _require_host(game, action.by)
    if len(game.explorers) < FEWEST_EXPLORERS:
        raise Refusal(Code.TOO_FEW)
    return Begun()


def _resign(game: Game, action: Resign) -> ExplorerLeft:
    _require(game, Stage.EXPEDITIONS)
    _require_seat(game, action.by)
    return _gone(game, action.by, removed=False)


def _rekey(game: Game, action: Rekey) -> SeatRekeyed:
    if game.stage is Stage.OVER:
        raise Refusal(Code.WRONG_PHASE)
    _require_host(game, action.by)
    _require_seat(game, action.seat)
    return SeatRekeyed(action.seat, action.by)


def _gone(game: Game, seat: int, *, removed: bool) -> ExplorerLeft:
    cave = game.cave
    carried = cave.bag if cave is not None and seat in cave.inside else 0
    return ExplorerLeft(seat, carried, removed)


def _require(game: Game, stage: Stage) -> None:
    if game.stage is not stage:
        raise Refusal(Code.WRONG_PHASE)


def _require_seat(game: Game, seat: int) -> None:
    if seat not in game.present:
        raise Refusal(Code.NOT_AT_TABLE)


def _require_host(game: Game, seat: int) -> None:
    _require_seat(game, seat)
    if seat != game.host:
        raise Refusal(Code.NOT_HOST)
