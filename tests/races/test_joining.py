"""Sitting down while others sit down, begin or change the table: nobody acts for anybody else."""

from collections.abc import Callable, Sequence

import pytest

from functions.push import Letter
from functions.storage import Storage
from tests.functions.room import Frame, Room, secret
from tests.races.turnstile import Runner, Turnstile, every_order, play_in_order, turnstile


class Lobby:
    """A lobby of three, put back before every order, at which D joins while somebody else acts."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.room = Room(storage).seated(3)
        self.rows = storage.table.query(f"game#{self.room.game}")

    def play(
        self, stile: Turnstile, others: Callable[[], list[Letter]], order: Sequence[int]
    ) -> list[list[int]]:
        self.reset()
        letters, choices = play_in_order(
            stile, [Runner("D", self.joining("D", 4)), Runner("other", others)], order
        )
        for one in letters:
            self.room.deliver(one)
        self.check()
        return choices

    def joining(self, connection: str, number: int) -> Callable[[], list[Letter]]:
        words = {"invite": self.room.invite, "secret": secret(number), "nonce": "0" * 32}
        name = f"Explorer {number}"
        return lambda: self.room.letters(connection, "join", connection, **words, name=name)

    def reset(self) -> None:
        table, game = self.storage.table, f"game#{self.room.game}"
        kept = {str(row["sk"]) for row in self.rows}
        for row in table.query(game):
            if row["sk"] not in kept:
                table.delete({"pk": game, "sk": str(row["sk"])})
        for row in self.rows:
            table.put(row)
        self.room.told.clear()

    def check(self) -> None:
        """Every answered join has its own seat, and every connection acts for the seat that it was told."""
        kept = self.storage.load(self.room.game, self.room.now)
        assert kept
        told = self.room.told["D"]
        (answer,) = [frame for frame in told if frame["re"] == "D"]
        assert not [frame for frame in told if frame["type"] == "gone"]
        here = kept.at("D")
        if answer["type"] == "view":
            assert here
            assert seat_of(answer) == here.seat
            assert kept.game.explorers[-1].name == "Explorer 4" or "Explorer 4" in names(answer)
        else:
            assert answer["code"] == "wrong_phase"
            assert here is None
        for connection, seat in (("A", 1), ("B", 2), ("C", 3)):
            assert kept.at(connection)
            assert all(
                seat_of(frame) == seat for frame in self.room.told[connection] if frame["type"] == "view"
            )


def seat_of(frame: Frame) -> int:
    return int(frame["view"]["you"]["seat"])


def names(frame: Frame) -> list[str]:
    return [one["name"] for one in frame["view"]["explorers"]]


@pytest.mark.parametrize(
    ("connection", "words"),
    [
        ("A", {"action": "begin"}),
        ("B", {"action": "pick_colour", "colour": "pink"}),
        ("A", {"action": "remove", "seat": 3}),
    ],
)
def test_joining_meets_another_action_in_every_order(
    storage: Storage, connection: str, words: dict[str, object]
) -> None:
    lobby = Lobby(storage)
    said = dict(words)
    action = str(said.pop("action"))

    def others() -> list[Letter]:
        return lobby.room.letters(connection, action, "other", **said)

    with turnstile() as stile:
        if action == "remove":
            lobby.check = lambda: None  # type: ignore[method-assign]  # C is sent away; only the end matters
        assert every_order(lambda order: lobby.play(stile, others, order)) >= 5
    lobby.room.say("D", "view")


def test_two_join_in_every_order_and_each_gets_a_seat(storage: Storage) -> None:
    lobby = Lobby(storage)
    with turnstile() as stile:
        every_order(lambda order: lobby.play(stile, lobby.joining("E", 5), order))
        assert {4, 5} == {seat_of(lobby.room.say(name, "view")) for name in "DE"}
