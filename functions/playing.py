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
from functions.letters import Speaker, answer, refused, ticks
from functions.wire import WireCode

FREE_CHANGES, CHANGE_EVERY = 12, 10_000
"""So many choices a decision cost nothing; then one more each so many milliseconds."""
FREE_LOBBY_WRITES, LOBBY_WRITE_EVERY = 120, 1_000
"""The same for what is written in a lobby since it was opened."""


def commit(hearing: Hearing, command: commands.Commit) -> None:
    """Add a commitment; the last one missing resolves the decision."""
    wanted = Commitment(command.n, Choice(command.choice))
    for _ in range(ATTEMPTS):
        kept, here = seated(hearing, command.game)
        if _was_counted(kept, here.seat, command):
            hearing.answer(kept, here.seat)
            return
        try:
            committed = decide(kept.game, actions.Commit(here.seat, command.turn, wanted.n, wanted.choice))
        except Refusal as refusal:
            _too_late(hearing, kept, here.seat, refusal.code)
            return
        _not_too_many(wanted.n, kept, hearing.now)
        if kept.outlives_its_people(hearing.now):
            hearing.save(kept, kept.next(kept.game, hearing.now), (), None)
            continue
        if kept.game.undecided == (here.seat,):
            if hearing.conclude(kept, committed):
                return
            continue
        stands = hearing.storage.commit(kept, here.seat, wanted, hearing.now)
        if stands:
            _go_on(hearing, stands, here.seat, wanted.n)
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


def _was_counted(kept: Kept, seat: int, command: commands.Commit) -> bool:
    """Whether this is a repeat of a choice that was accepted, in the open decision or in the one before."""
    open_one = kept.game.secrets.commitments.get(seat)
    if kept.game.turn == command.turn:
        return open_one is not None and command.n <= open_one.n
    return kept.last.turn == command.turn and command.n <= kept.last.counts.get(seat, 0)


def _not_too_many(n: int, kept: Kept, now: int) -> None:
    if n > FREE_CHANGES + (now - kept.times.asked) // CHANGE_EVERY:
        raise NotServed(WireCode.TOO_FAST)


def _too_late(hearing: Hearing, kept: Kept, seat: int, code: Code) -> None:
    """A latecomer learns why, and what stands."""
    hearing.letters.append(refused(hearing.speaker, code, kept.id))
    unasked = Speaker(hearing.speaker.connection, None)
    hearing.letters.append(answer(kept, seat, unasked, hearing.now))


def _go_on(hearing: Hearing, stands: Kept, seat: int, n: int) -> None:
    """The commitment is in: say so, or resolve. If that is done already, it stands in what is loaded now."""
    if stands.game.undecided:
        hearing.letters += ticks(stands, seat, n, hearing.speaker)
    elif not hearing.resolve(stands, hearing.speaker):
        hearing.answer(hearing.existing(stands.id), seat)


def act(hearing: Hearing, command: commands.TableCommand) -> None:
    """Do what is neither secret nor simultaneous: everyone sees it at once."""
    for _ in range(ATTEMPTS):
        kept, here = seated(hearing, command.game)
        if _stands_already(kept, command, here.seat):
            hearing.answer(kept, here.seat)
            return
        if here.seat != kept.game.host:  # nobody keeps the host from beginning
            not_too_busy(kept, hearing.now)
        game, events = play(kept.game, _action(command, here.seat))
        if hearing.save(kept, kept.next(game, hearing.now), events, hearing.speaker):
            return
    raise NotServed(WireCode.BUSY)


def _stands_already(kept: Kept, command: commands.TableCommand, seat: int) -> bool:
    """Whether what is asked for is so already: a repeat, or a wish that was granted before it was made."""
    game = kept.game
    is_host, in_lobby = seat == game.host, game.stage is Stage.LOBBY
    match command:
        case commands.Begin():
            return is_host and not in_lobby
        case commands.Resign():
            return seat in game.left
        case commands.Remove():
            vacated = in_lobby and command.seat not in game.seats and command.seat <= game.seats_given
            return is_host and (command.seat in game.left or vacated)
        case commands.SetOptions():
            return is_host and in_lobby and game.options == _options(command)
        case commands.PickColour():
            worn = {one.seat: one.colour for one in game.explorers}
            return in_lobby and worn.get(seat) == command.colour
        case commands.Leave():
            return False


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
            return actions.SetOptions(seat, _options(command))
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


def _options(command: commands.SetOptions) -> Options:
    return Options(command.options.preset, command.options.open_chests)
