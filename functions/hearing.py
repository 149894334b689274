"""What every command needs: the table as it stands, a save that is told to everyone, an answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.events import Event
from engine.evolve import evolve
from engine.game import Stage
from engine.play import run_on
from functions.frames import NotServed
from functions.kept import Connection, Kept
from functions.letters import Speaker, answer, goodbyes, is_there, lobby, sent_away, views
from functions.push import Letter
from functions.storage import Storage
from functions.table import Unavailable
from functions.wire import WireCode

# An attempt fails because somebody else's write succeeded, or was under way at the same row.
ATTEMPTS = 16


class Hearing:
    """One command of one connection at one moment (`now`, epoch milliseconds), and the letters it leads to.

    `randomness` gives 64 fresh hexadecimal digits a call. `moved` is the stage that a table has come to.
    """

    def __init__(self, storage: Storage, speaker: Speaker, now: int, randomness: Callable[[], str]) -> None:
        self.storage = storage
        self.speaker = speaker
        self.now = now
        self.randomness = randomness
        self.letters: list[Letter] = []
        self.moved: Stage | None = None

    def acting(self, game: str) -> tuple[Kept, Connection]:
        """The table, and this connection as it has introduced itself there.

        Raises:
            NotServed: HELLO_FIRST, the same whether there is no such table or nobody has been introduced.
        """
        kept = self.load(game)
        connection = kept.at(self.speaker.connection) if kept else None
        if kept is None or connection is None or not is_there(kept, connection):
            raise NotServed(WireCode.HELLO_FIRST)
        return kept, connection

    def existing(self, game: str) -> Kept:
        """The table.

        Raises:
            NotServed: NO_SUCH_GAME.
        """
        kept = self.load(game)
        if kept is None:
            raise NotServed(WireCode.NO_SUCH_GAME)
        return kept

    def load(self, game: str) -> Kept | None:
        """The table as it stands. A decision left complete by a function that died is resolved first."""
        for _ in range(ATTEMPTS):
            kept = self.storage.load(game, self.now)
            if kept is None or kept.game.turn is None or kept.game.undecided:
                return kept
            self.resolve(kept, None)
        raise NotServed(WireCode.BUSY)

    def resolve(self, kept: Kept, speaker: Speaker | None) -> bool:
        """Let happen what nobody chooses; False when the table has changed since."""
        game, events = run_on(kept.game)
        return self.save(kept, kept.next(game, self.now), events, speaker)

    def conclude(self, kept: Kept, committed: Event) -> bool:
        """Add the last commitment and let happen what follows; False when the table has changed since.

        One write: at no moment is the decision complete and not resolved. The version rises by two, as
        it does when two last ones meet.
        """
        stands = replace(kept, version=kept.version + 1, game=evolve(kept.game, committed))
        game, events = run_on(stands.game)
        return self.save(kept, stands.next(game, self.now), events, self.speaker)

    def save(
        self,
        before: Kept,
        after: Kept,
        events: Sequence[Event],
        speaker: Speaker | None,
        newcomer: Connection | None = None,
    ) -> bool:
        """Write what happened and note whom to tell; False, and nothing noted, if it no longer fits."""
        if not self.storage.save(before, after, events, newcomer):
            return False
        if after.game.stage is not before.game.stage:
            self.moved = after.game.stage
        self.tell(before, after, events, speaker)
        return True

    def tell(self, before: Kept, after: Kept, events: Sequence[Event], speaker: Speaker | None) -> None:
        """Note a view for everyone connected, and goodbyes for those whom this write has sent away."""
        there = after.with_connections(self._connected(after))
        self.letters += [*views(there, events, speaker, self.now), *goodbyes(before, there, speaker)]
        for one in sent_away(before, there):
            self.storage.forget(after.id, one.id)

    def _connected(self, kept: Kept) -> tuple[Connection, ...]:
        # Asked again: who said hello since the table was loaded has seen only what stood before this write.
        # It is saved by now: if the table cannot be asked, whoever was known before is told all the same.
        try:
            return self.storage.connections(kept.id, self.now)
        except Unavailable:
            return kept.connections

    def answer(self, kept: Kept, seat: int) -> None:
        """Note what stands for the speaker."""
        self.letters.append(answer(kept, seat, self.speaker, self.now))

    def show_lobby(self, kept: Kept) -> None:
        """Note the lobby for a speaker who is invited."""
        self.letters.append(lobby(kept, self.speaker, self.now))
