"""Introductions: how a connection comes to act for a seat, to watch, or to look into a lobby."""

from engine import actions
from engine.events import Event
from engine.game import Game, Options, Stage
from engine.play import open_table, play
from engine.refusals import Code, Refusal
from functions import codes, commands
from functions.frames import NotServed
from functions.hearing import ATTEMPTS, Hearing
from functions.identity import fingerprint, same, seat_of
from functions.kept import JOIN, WATCHER, Connection, Kept, Links, Times
from functions.playing import not_too_busy
from functions.wire import WireCode

MOST_DEVICES = 5
MOST_WATCHERS, MOST_CONNECTIONS = 10, MOST_DEVICES
"""Watching pages of a table, and open pages of one seat: one more, and the oldest is told no more.

Each is told all that happens, so this is what a stranger's message can cost: see `tests.bench.strangers`.
"""


def create(hearing: Hearing, command: commands.Create) -> None:
    """Open an empty table; a repeat finds what its original made."""
    if same(command.invite, command.watch):
        raise NotServed(WireCode.BAD_MESSAGE)  # or whoever may watch could sit down
    options = Options(command.options.preset, command.options.open_chests)
    game, _ = open_table(options, hearing.randomness())
    links, times = Links(command.invite, command.watch), Times(hearing.now, hearing.now, hearing.now)
    kept = Kept(command.game, 0, links, game, times).next(game, hearing.now)
    if not hearing.storage.create(kept):
        kept = _invited(hearing, command)
    _show_lobby(hearing, kept)


def _invited(hearing: Hearing, command: commands.Create | commands.Peek | commands.Join) -> Kept:
    kept = hearing.existing(command.game)
    if not same(kept.links.invite, command.invite):
        raise NotServed(WireCode.NO_SUCH_GAME)
    return kept


def peek(hearing: Hearing, command: commands.Peek) -> None:
    """Show a lobby to someone with its invite."""
    _show_lobby(hearing, _invited(hearing, command))


def _show_lobby(hearing: Hearing, kept: Kept) -> None:
    if kept.game.stage is not Stage.LOBBY:
        raise Refusal(Code.WRONG_PHASE)
    hearing.show_lobby(kept)


def join(hearing: Hearing, command: commands.Join) -> None:
    """Take a seat; a secret that has one already comes back to it."""
    for _ in range(ATTEMPTS):
        kept = _invited(hearing, command)
        seat = seat_of(kept.devices, command.secret)
        if seat is not None:
            _enter(hearing, kept, seat, command.secret)
            return
        not_too_busy(kept, hearing.now)
        game, events = play(kept.game, actions.Join(command.name, command.nonce))
        if _take_seat(hearing, kept, game, events, command.secret):
            return
    raise NotServed(WireCode.BUSY)


def _take_seat(hearing: Hearing, kept: Kept, game: Game, events: tuple[Event, ...], secret: str) -> bool:
    seat, device = game.seats[-1], fingerprint(secret)
    after = kept.next(game, hearing.now, {**kept.devices, seat: (device,)})
    # Connected in the same write: a connection never acts for a seat that it did not get.
    newcomer = Connection(hearing.speaker.connection, seat, device)
    return hearing.save(kept, after, events, hearing.speaker, newcomer)


def hello(hearing: Hearing, command: commands.Hello) -> None:
    """Come back to a seat."""
    kept = hearing.existing(command.game)
    seat = seat_of(kept.devices, command.secret)
    if seat is None:
        raise NotServed(WireCode.NO_SUCH_GAME)
    _enter(hearing, kept, seat, command.secret)


def _enter(hearing: Hearing, kept: Kept, seat: int, secret: str) -> None:
    # Connected first, loaded after: whoever writes in between already sees this connection.
    device = fingerprint(secret)
    _connect(hearing, kept, seat, device)
    stands = hearing.existing(kept.id)
    if device not in stands.devices.get(seat, ()):
        raise NotServed(WireCode.NO_SUCH_GAME)
    hearing.answer(stands, seat)


def _connect(hearing: Hearing, kept: Kept, seat: int, device: str) -> None:
    here = Connection(hearing.speaker.connection, seat, device)
    if here in kept.connections:
        return
    if not hearing.storage.connect(kept.id, here, hearing.now):
        raise NotServed(WireCode.BUSY)  # answering now would leave a page that is never told anything
    others = [one for one in kept.connections if one.seat == seat and one.id != here.id]
    most = MOST_WATCHERS if seat == WATCHER else MOST_CONNECTIONS
    for oldest in others[: max(0, len(others) + 1 - most)]:
        hearing.storage.forget(kept.id, oldest.id)


def watch(hearing: Hearing, command: commands.Watch) -> None:
    """Watch a table, in the lobby, in the game and after it."""
    kept = hearing.existing(command.game)
    if not same(kept.links.watch, command.watch):
        raise NotServed(WireCode.NO_SUCH_GAME)
    _connect(hearing, kept, WATCHER, "")
    hearing.answer(hearing.existing(kept.id), WATCHER)


def use_code(hearing: Hearing, command: commands.UseCode) -> None:
    """Show the lobby that a join code is for, or move a seat to this device."""
    code = command.code.upper()
    game = hearing.storage.way(codes.locator(code), hearing.now)
    for _ in range(ATTEMPTS):
        kept = hearing.load(game) if game else None
        if kept is None:
            raise NotServed(WireCode.NO_SUCH_CODE)
        known = seat_of(kept.devices, command.secret)
        if known is not None:
            _enter(hearing, kept, known, command.secret)
            return
        seat = _opened_by(hearing, kept, code)
        if seat == JOIN:
            _show_lobby(hearing, kept)
            return
        if _move(hearing, kept, seat, command.secret):
            return
    raise NotServed(WireCode.BUSY)


def _opened_by(hearing: Hearing, kept: Kept, code: str) -> int:
    """The seat that a code opens, or JOIN. A wrong one counts against the code with the same first half."""
    # A seat that was given back leaves its code behind.
    there = {seat: live for seat, live in kept.codes.items() if seat == JOIN or seat in kept.devices}
    for seat, live in there.items():
        if codes.opens(live, seat, code, hearing.now):
            return seat
    for seat, live in there.items():
        if live.locator == codes.locator(code) and codes.is_alive(live, seat, hearing.now):
            hearing.storage.wrong_try(kept.id, seat)
    raise NotServed(WireCode.NO_SUCH_CODE)


def _move(hearing: Hearing, kept: Kept, seat: int, secret: str) -> bool:
    if len(kept.devices[seat]) >= MOST_DEVICES:
        raise NotServed(WireCode.TOO_MANY_DEVICES)
    device = fingerprint(secret)
    after = kept.next(kept.game, hearing.now, {**kept.devices, seat: (*kept.devices[seat], device)})
    if not hearing.storage.use(kept, after, seat):
        return False
    _enter(hearing, after, seat, secret)
    return True
