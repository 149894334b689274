"""Every order in which the table's calls of several people can fall, and what each condition is there for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from engine.events import ChoicesRevealed
from functions import storage as conditions
from functions.push import Letter
from functions.storage import Storage
from tests.functions.room import Frame, Room, happened, retold, secret
from tests.races.turnstile import Runner, Turnstile, every_order, play_in_order, turnstile

type Saying = tuple[str, int, str]
"""Who commits (a connection), for the how-manieth time, and to what."""


@dataclass
class Scene:
    """Sayings that meet at a table of three, which is put back to the same moment before every order.

    `A2` and `A3` are other connections of A's seat. When all is said, `last` is said too.
    """

    storage: Storage
    before: Sequence[Saying]
    meeting: Sequence[Saying]
    last: Sequence[Saying] = ()

    def __post_init__(self) -> None:
        self.room = Room(self.storage).begun(3)
        for connection in ("A2", "A3"):
            self.room.say(connection, "hello", secret=secret(1))
        for saying in self.before:
            self.room.deliver(self.saying(saying)())
        self.rows = self.storage.table.query(f"game#{self.room.game}")

    def saying(self, saying: Saying) -> Callable[[], list[Letter]]:
        connection, n, choice = saying
        return lambda: self.room.letters(connection, "commit", connection, turn="1.1", n=n, choice=choice)

    def play(self, stile: Turnstile, order: Sequence[int]) -> list[list[int]]:
        self.reset()
        runners = [Runner(saying[0], self.saying(saying)) for saying in self.meeting]
        letters, choices = play_in_order(stile, runners, order)
        for one in [*letters, *(self.saying(saying)() for saying in self.last)]:
            self.room.deliver(one)
        return choices

    def reset(self) -> None:
        table, game = self.storage.table, f"game#{self.room.game}"
        for row in table.query(game, above="9"):
            table.delete({"pk": game, "sk": str(row["sk"])})
        for row in self.rows:
            table.put(row)
        self.room.told.clear()

    def check(self) -> None:
        """One resolution; what was acknowledged last is what is revealed; nothing is in the next decision."""
        events = happened(self.storage, self.room.game)
        (revealed,) = [event for event in events if isinstance(event, ChoicesRevealed)]
        stands = self.room.stands
        assert retold(self.storage, self.room.game) == stands
        assert stands.secrets.commitments == {}
        acknowledged = {saying[0][0]: saying[2] for saying in self.before}
        said = sorted((*self.meeting, *self.last), key=lambda saying: saying[1])
        acknowledged |= {saying[0][0]: saying[2] for saying in said if self.accepted(saying[0])}
        shown = {"ABC"[seat - 1]: choice.value for seat, choice in revealed.choices.items()}
        assert shown == acknowledged

    def accepted(self, connection: str) -> bool:
        return self.answer(connection)["type"] in {"tick", "view"}

    def answer(self, connection: str) -> Frame:
        (frame,) = [frame for frame in self.room.told[connection] if frame["re"] == connection]
        return frame

    def play_every_order(self) -> int:
        with turnstile() as stile:

            def play(order: Sequence[int]) -> list[list[int]]:
                choices = self.play(stile, order)
                self.check()
                return choices

            return every_order(play)


SCENES: dict[str, tuple[Sequence[Saying], Sequence[Saying], Sequence[Saying]]] = {
    "two last committers and a change of mind": (
        [("A", 1, "exit")],
        [("B", 1, "continue"), ("C", 1, "exit"), ("A2", 2, "continue")],
        [],
    ),
    "a choice, its repeat from another connection, and the last committer": (
        [("C", 1, "continue")],
        # Who goes on is asked again: there the repeat could do harm.
        [("A", 1, "continue"), ("A2", 1, "continue"), ("B", 1, "exit")],
        [],
    ),
    "a choice, its repeat, and a change of mind": (
        [("C", 1, "continue")],
        [("A", 1, "exit"), ("A2", 1, "exit"), ("A3", 2, "continue")],
        [("B", 1, "continue")],
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_the_order_nobodys_acknowledged_choice_is_lost_or_replaced(
    storage: Storage, scene: str
) -> None:
    assert Scene(storage, *SCENES[scene]).play_every_order() > 20


@pytest.mark.parametrize(
    ("condition", "always", "scene"),
    [
        ("STANDS", "(version = :before OR attribute_exists(pk))", 0),
        ("SAME_TURN", "(turn = :turn OR attribute_exists(pk))", 1),
        ("IN_ORDER", "(begins_with(commitments.#seat, :earlier) OR attribute_exists(pk))", 2),
    ],
)
def test_without_any_one_condition_some_order_goes_wrong(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, condition: str, always: str, scene: int
) -> None:
    prepared = Scene(storage, *list(SCENES.values())[scene])
    monkeypatch.setattr(conditions, condition, always)
    with pytest.raises((AssertionError, ValueError)):
        prepared.play_every_order()


def test_two_tables_of_one_id_are_one(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """And without the condition, the second would be laid over the first."""
    room, thief = Room(storage), Room(storage, invite="thief00000000000")
    thief.game = room.game
    assert room.create("A")["type"] == "view"
    assert thief.create("X")["code"] == "no_such_game"
    monkeypatch.setattr(conditions, "NEW", "(attribute_not_exists(pk) OR attribute_exists(pk))")
    assert thief.create("X")["type"] == "view"
