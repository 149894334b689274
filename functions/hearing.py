"""What every command needs: the table as it stands, a save that is told to everyone, an answer."""

from collections.abc import Callable, Iterable, Mapping

from engine.events import Event
from engine.game import Game
from engine.play import run_on
from functions.frames import NotServed
from functions.kept import Connection, Kept
from functions.letters import Speaker, answer, goodbyes, is_there, lobby, views
from functions.push import Letter
from functions.storage import Storage
from functions.wire import WireCode

# Each attempt fails only because somebody else's write succeeded.
ATTEMPTS = 16


class Hearing:
    """One command of one connection at one moment (`now`, epoch milliseconds), and the letters it leads to.

    `randomness` gives 64 fresh hexadecimal digits a call.
    """

    def __init__(self, storage: Storage, speaker: Speaker, now: int, randomness: Callable[[], str]) -> None:
        self.storage = storage
        self.speaker = speaker
        self.now = now
        self.randomness = randomness
        self.letters: list[Letter] = []

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
        return self.save(kept, game, events, speaker)

    def save(
        self,
        kept: Kept,
        game: Game,
        events: Iterable[Event],
        speaker: Speaker | None,
        devices: Mapping[int, tuple[str, ...]] | None = None,
    ) -> bool:
        """Write what happened and note whom to tell; False, and nothing noted, if it no longer fits."""
        after = kept.next(game, self.now, devices)
        if not self.storage.save(kept, after, events):
            return False
        self.tell(after, events, speaker)
        return True

    def tell(self, kept: Kept, events: Iterable[Event], speaker: Speaker | None) -> None:
        """Note a view for everyone connected, and goodbyes for those who no longer are at the table."""
        # Asked again: who said hello since the table was loaded has seen only what stood before this write.
        there = kept.with_connections(self.storage.connections(kept.id))
        self.letters += [*views(there, events, speaker, self.now), *goodbyes(there, speaker)]
        self.storage.forget(kept.id, [one.id for one in there.connections if not is_there(there, one)])

    def answer(self, kept: Kept, seat: int) -> None:
        """Note what stands for the speaker."""
        self.letters.append(answer(kept, seat, self.speaker, self.now))

    def show_lobby(self, kept: Kept) -> None:
        """Note the lobby for a speaker who is invited."""
        self.letters.append(lobby(kept, self.speaker, self.now))
