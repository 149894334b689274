"""What a seat may do once it has introduced itself: decide, and act at the table."""

from engine import actions
from engine.decide import decide
from engine.game import Choice, Commitment, Options, Stage
from engine.play import play
from engine.refusals import Code, Refusal
from functions import commands
from functions.frames import NotServed
from functions.hearing import ATTEMPTS, Hearing
from functions.kept import WATCHER, Connection, Kept
from functions.letters import refused, ticks
from functions.wire import WireCode

FREE_CHANGES, CHANGE_EVERY = 12, 10_000
"""So many choices a decision cost nothing; then one more each so many milliseconds."""
FREE_LOBBY_WRITES, LOBBY_WRITE_EVERY = 120, 1_000
"""The same for what is written in a lobby since it was opened."""


def commit(hearing: Hearing, command: commands.Commit) -> None:
    """Add a commitment; resolve the decision if it was the last one missing."""
    wanted = Commitment(command.n, Choice(command.choice))
    for _ in range(ATTEMPTS):
        kept, here = seated(hearing, command.game)
        seat = here.seat
        _not_too_many(wanted.n, kept, hearing.now)
        try:
            decide(kept.game, actions.Commit(seat, command.turn, wanted.n, wanted.choice))
        except Refusal as refusal:
            _with_what_stands(hearing, kept, seat, refusal.code)
            return
        stands = hearing.storage.commit(kept, seat, wanted, hearing.now)
        if stands and stands.game.undecided:
            hearing.letters += ticks(stands, seat, hearing.speaker)
            return
        if stands:
            if not hearing.resolve(stands, hearing.speaker):
                hearing.answer(seated(hearing, command.game)[0], seat)
            return
    raise NotServed(WireCode.BUSY)


def seated(hearing: Hearing, game: str) -> tuple[Kept, Connection]:
    """The table, and this connection if it acts for a seat there.

    Raises:
        NotServed: HELLO_FIRST.
        Refusal: NOT_AT_TABLE, for a watcher.
    """
    kept, here = hearing.acting(game)
    if here.seat == WATCHER:
        raise Refusal(Code.NOT_AT_TABLE)
    return kept, here


def _not_too_many(n: int, kept: Kept, now: int) -> None:
    if n > FREE_CHANGES + (now - kept.times.saved) // CHANGE_EVERY:
        raise NotServed(WireCode.TOO_FAST)


def _with_what_stands(hearing: Hearing, kept: Kept, seat: int, code: Code) -> None:
    """A repeat is answered like its original; a latecomer learns why, and both what stands."""
    if code is not Code.ALREADY_COUNTED:
        hearing.letters.append(refused(hearing.speaker, code, kept.id))
    hearing.answer(kept, seat)


def act(hearing: Hearing, command: commands.TableCommand) -> None:
    """Do what is neither secret nor simultaneous: everyone sees it at once."""
    for _ in range(ATTEMPTS):
        kept, here = seated(hearing, command.game)
        not_too_busy(kept, hearing.now)
        game, events = play(kept.game, _action(command, here.seat))
        if hearing.save(kept, game, events, hearing.speaker):
            return
    raise NotServed(WireCode.BUSY)


def not_too_busy(kept: Kept, now: int) -> None:
    """Refuse to write more in a lobby than people do.

    Raises:
        NotServed: TOO_FAST.
    """
    allowed = FREE_LOBBY_WRITES + (now - kept.times.opened) // LOBBY_WRITE_EVERY
    if kept.game.stage is Stage.LOBBY and kept.version > allowed:
        raise NotServed(WireCode.TOO_FAST)


def _action(command: commands.TableCommand, seat: int) -> actions.Action:
    match command:
        case commands.SetOptions():
            return actions.SetOptions(seat, Options(command.options.preset, command.options.open_chests))
        case commands.PickColour():
            return actions.PickColour(seat, command.colour)
        case commands.Leave():
            return actions.Leave(seat)
        case commands.Remove():
            return actions.Remove(seat, command.seat)
        case commands.Begin():
            return actions.Begin(seat)
        case commands.Resign():
            return actions.Resign(seat)
