"""Two games with the same public history: nobody can tell them apart by what they are sent."""

from collections.abc import Iterable
from random import Random

import pytest

from engine import play as rules
from engine import view as views
from engine.cards import Card
from engine.chance import shuffle
from engine.game import Stage
from engine.play import Shuffle
from functions import hearing, playing
from functions.push import Letter
from functions.storage import Storage
from tests.functions.room import Room, secret

STRANGER, WATCHER, RIVAL = "X", "W", "B"
DEEPEST = 9
"""Everyone turns back here at the latest, so that cards below are never turned."""
OPPOSITE = {"exit": "continue", "continue": "exit"}


class Twin(Room):
    """A table with secrets of its own; everything public is as at the other one."""

    def __init__(self, storage: Storage, game: str, *, other: bool) -> None:
        super().__init__(storage, game)
        self.other = other
        self.frames: list[tuple[str, bytes]] = []

    def deliver(self, letters: Iterable[Letter]) -> None:
        noted = list(letters)
        self.frames += [(letter.connection, letter.frame) for letter in noted]
        super().deliver(noted)

    def randomness(self) -> str:
        return ("b" if self.other else "a") * 64

    def told_to(self, connection: str) -> list[bytes]:
        """Every frame for a connection; the server's secret, due when the game is over, is masked."""
        frames = [frame for to, frame in self.frames if to == connection]
        return [frame.replace(self.randomness().encode(), b"revealed") for frame in frames]


def order_of(*, other: bool) -> Shuffle:
    """The same cards on top; what lies below differs."""

    def order(_: str, expedition: int, cards: Iterable[Card]) -> tuple[Card, ...]:
        shuffled = shuffle("the same", expedition, cards)
        below = shuffled[DEEPEST:]
        return (*shuffled[:DEEPEST], *(reversed(below) if other else below))

    return order


def play(room: Twin, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of four. Choices made on the way are the opposite at the other table; all end the same."""
    order = order_of(other=room.other)
    monkeypatch.setattr(views, "commitment_to", lambda _: "sealed")
    monkeypatch.setattr(playing, "play", lambda game, action: rules.play(game, action, order))
    monkeypatch.setattr(hearing, "run_on", lambda game: rules.run_on(game, order))
    room.begun(4)
    room.say(WATCHER, "watch", watch=room.watch)
    dice = Random(5)
    while (stands := room.stands).stage is Stage.EXPEDITIONS:
        deep = len(stands.cave.path) if stands.cave else 0
        for seat in stands.undecided:
            final = "exit" if deep >= DEEPEST or dice.random() < 0.15 else "continue"
            decide(room, seat, final, last=seat == stands.undecided[-1])


def decide(room: Twin, seat: int, final: str, *, last: bool) -> None:
    turn = room.turn
    first = OPPOSITE[final] if room.other and seat != 2 else final
    if not last:
        room.commit(seat, first, turn=turn)
        for connection in (RIVAL, WATCHER):
            room.say(connection, "view")
            room.say(connection, "ping")
            room.say(connection, "log")
        room.say(STRANGER, "hello", secret=secret(77))
        room.say(STRANGER, "view")
    room.commit(seat, final, n=1 if last else 2, turn=turn)


def test_frames_to_rivals_watchers_and_strangers_are_the_same_to_the_byte(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over a whole game with ids and clock fixed: other undealt cards, server's secret and open choices."""
    one, other = (
        Twin(storage, f"twin-game-{side}-0000"[:16], other=side == "two") for side in ("one", "two")
    )
    play(one, monkeypatch)
    play(other, monkeypatch)
    for connection in (RIVAL, WATCHER, STRANGER):
        told = one.told_to(connection)
        assert len(told) > 50
        assert told == [
            frame.replace(other.game.encode(), one.game.encode()) for frame in other.told_to(connection)
        ]


def test_the_games_were_different_all_the_same(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or the test above would prove nothing: the owner of a choice is told other frames."""
    twins = [Twin(storage, f"true-game-{side}-0000"[:16], other=side == "two") for side in ("one", "two")]
    for twin in twins:
        monkeypatch.setattr(hearing, "run_on", rules.run_on)
        twin.begun(4)
        first = "exit" if twin.other else "continue"
        twin.commit(1, first)
        twin.say("A", "view")
    one, other = twins
    assert one.told["A"][-1]["view"]["you"] != other.told["A"][-1]["view"]["you"]
    assert one.stands.secrets.server != other.stands.secrets.server
