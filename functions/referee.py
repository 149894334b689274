"""One command, end to end: load, ask the engine, save, and only then say whom to tell what."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from hmac import compare_digest
from typing import NamedTuple

from engine import actions
from engine.decide import decide
from engine.game import Choice, Commitment, Options, Stage
from engine.play import Played, open_table, play, run_on
from engine.refusals import Code, Refusal
from functions import wire
from functions.frames import NotServed
from functions.identity import fingerprint, seat_of
from functions.letters import Speaker, answer, goodbyes, letter, refused, ticks, views
from functions.push import Letter
from functions.rows import Connection, Kept
from functions.storage import Storage
from functions.wire import WireCode

# Each attempt fails only because somebody else's write succeeded.
ATTEMPTS = 16


class Heard(NamedTuple):
    """What one command led to: whom to tell what, and the code if it was refused."""

    letters: list[Letter]
    refusal: Code | WireCode | None


class Referee:
    """Hears one command of one connection at one moment (`now`, epoch milliseconds)."""

    def __init__(self, storage: Storage, connection: str, now: int, fresh_secret: Callable[[], str]) -> None:
        self._storage = storage
        self._speaker = Speaker(connection, None)
        self._now = now
        self._fresh_secret = fresh_secret
        self._letters: list[Letter] = []

    def hear(self, command: wire.Command) -> Heard:
        """Do what the command asks, or refuse it. What is to be told is saved already."""
        self._speaker = replace(self._speaker, re=command.id)
        try:
            self._follow(command)
        except (Refusal, NotServed) as refusal:
            game = None if isinstance(command, wire.Ping) else command.game
            self._letters.append(refused(self._speaker, refusal.code, game))
            return Heard(self._letters, refusal.code)
        return Heard(self._letters, None)

    def _follow(self, command: wire.Command) -> None:
        match command:
            case wire.Commit():
                self._commit(command)
            case wire.Ping():
                self._letters.append(
                    letter(self._speaker.connection, wire.Pong(re=command.id, now=self._now))
                )
            case wire.Hello():
                self._hello(command)
            case wire.Create():
                self._create(command)
            case wire.Peek():
                self._peek(command)
            case wire.Join():
                self._join(command)
            case wire.View():
                kept, seat = self._acting(command.game)
                self._answer(kept, seat)
            case _:
                self._act(command)

    def _commit(self, command: wire.Commit) -> None:
        wanted = Commitment(command.n, Choice(command.choice))
        for _ in range(ATTEMPTS):
            kept, seat = self._acting(command.game)
            try:
                decide(kept.game, actions.Commit(seat, command.turn, wanted.n, wanted.choice))
            except Refusal as refusal:
                self._with_what_stands(kept, seat, refusal.code)
                return
            stands = self._storage.commit(kept, seat, wanted, self._now)
            if stands and stands.game.undecided:
                self._letters += ticks(stands, seat, self._speaker)
                return
            if stands:
                if not self._resolve(stands, self._speaker):
                    self._answer(*self._acting(command.game))
                return
        raise NotServed(WireCode.BUSY)

    def _with_what_stands(self, kept: Kept, seat: int, code: Code) -> None:
        """A repeat is answered like its original; a latecomer learns why, and both what stands."""
        if code is not Code.ALREADY_COUNTED:
            self._letters.append(refused(self._speaker, code, kept.id))
        self._answer(kept, seat)

    def _act(self, command: wire.TableCommand) -> None:
        for _ in range(ATTEMPTS):
            kept, seat = self._acting(command.game)
            if self._save(kept, play(kept.game, _action(command, seat)), kept.devices, self._speaker):
                return
        raise NotServed(WireCode.BUSY)

    def _hello(self, command: wire.Hello) -> None:
        kept = self._settled(command.game)
        seat = seat_of(kept.devices, command.secret)
        if seat is None:
            raise NotServed(WireCode.NO_SUCH_GAME)
        self._enter(kept, seat)

    def _enter(self, kept: Kept, seat: int) -> None:
        # Connected first, loaded after: whoever writes in between already sees this connection.
        self._storage.connect(kept.id, Connection(self._speaker.connection, seat), self._now)
        self._answer(self._settled(kept.id), seat)

    def _create(self, command: wire.Create) -> None:
        options = Options(command.options.preset, command.options.open_chests)
        game, events = open_table(options, self._fresh_secret())
        kept = Kept(command.game, 1, command.invite, game, {})
        if not self._storage.create(kept, events, self._now):
            kept = self._invited(command)  # a repeat finds what its original made
        self._answer(kept, None)

    def _peek(self, command: wire.Peek) -> None:
        kept = self._invited(command)
        if kept.game.stage is not Stage.LOBBY:
            raise Refusal(Code.WRONG_PHASE)
        self._answer(kept, None)

    def _join(self, command: wire.Join) -> None:
        for _ in range(ATTEMPTS):
            kept = self._invited(command)
            seat = seat_of(kept.devices, command.secret)
            if seat is not None:
                self._enter(kept, seat)
                return
            joined = play(kept.game, actions.Join(command.name, command.nonce))
            seat = joined.game.seats[-1]
            devices = {**kept.devices, seat: (fingerprint(command.secret),)}
            self._storage.connect(kept.id, Connection(self._speaker.connection, seat), self._now)
            if self._save(kept, joined, devices, self._speaker):
                return
        raise NotServed(WireCode.BUSY)

    def _invited(self, command: wire.Create | wire.Peek | wire.Join) -> Kept:
        kept = self._settled(command.game)
        if not compare_digest(kept.invite, command.invite):
            raise NotServed(WireCode.NO_SUCH_GAME)
        return kept

    def _acting(self, game: str) -> tuple[Kept, int]:
        """The game, and the seat for which this connection acts in it."""
        kept = self._load(game)
        seat = kept.seat_at(self._speaker.connection) if kept else None
        # The same answer whether there is no such game or no such seat: neither may be probed for.
        if kept is None or seat not in kept.game.seats:
            raise NotServed(WireCode.HELLO_FIRST)
        return kept, seat

    def _settled(self, game: str) -> Kept:
        kept = self._load(game)
        if kept is None:
            raise NotServed(WireCode.NO_SUCH_GAME)
        return kept

    def _load(self, game: str) -> Kept | None:
        """The game as it stands. A decision left complete by a function that died is resolved first."""
        for _ in range(ATTEMPTS):
            kept = self._storage.load(game, self._now)
            if kept is None or kept.game.turn is None or kept.game.undecided:
                return kept
            self._resolve(kept, None)
        raise NotServed(WireCode.BUSY)

    def _resolve(self, kept: Kept, speaker: Speaker | None) -> bool:
        return self._save(kept, run_on(kept.game), kept.devices, speaker)

    def _save(
        self, kept: Kept, played: Played, devices: Mapping[int, tuple[str, ...]], speaker: Speaker | None
    ) -> bool:
        """Write what was played and note whom to tell; False, and nothing noted, if it no longer fits."""
        game, events = played
        seated = {seat: devices[seat] for seat in game.seats}
        after = replace(kept, version=kept.version + 1, game=game, devices=seated)
        if not self._storage.save(kept, after, events, self._now):
            return False
        # Asked again: who said hello since the game was loaded has seen only the state before this write.
        after = replace(after, connections=self._storage.connections(kept.id))
        self._letters += [*views(after, events, speaker, self._now), *goodbyes(after, speaker)]
        self._storage.forget(kept.id, [one.id for one in after.connections if one.seat not in seated])
        return True

    def _answer(self, kept: Kept, seat: int | None) -> None:
        self._letters.append(answer(kept, seat, self._speaker, self._now))


def _action(command: wire.TableCommand, seat: int) -> actions.Action:
    match command:
        case wire.SetOptions():
            return actions.SetOptions(seat, Options(command.options.preset, command.options.open_chests))
        case wire.PickColour():
            return actions.PickColour(seat, command.colour)
        case wire.Leave():
            return actions.Leave(seat)
        case wire.Remove():
            return actions.Remove(seat, command.seat)
        case wire.Begin():
            return actions.Begin(seat)
        case wire.Resign():
            return actions.Resign(seat)
