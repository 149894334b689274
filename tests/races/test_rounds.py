"""Two hundred decisions of eight commitments at the same instant: none lost, one resolution, counted."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier, Lock

import pytest

from engine.events import ChoicesRevealed
from functions.push import Letter
from functions.rows import CODE, STATE
from functions.storage import Storage
from functions.table import Table
from tests.functions.room import Room, happened
from tests.functions.test_size import size

ROUNDS, EXPLORERS = 200, 8


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How often the table is asked for what, from every thread."""
    calls, lock = Counter[str](), Lock()
    originals = {
        name: getattr(Table, name) for name in ("query", "change", "transact", "put", "delete", "fetch")
    }

    def counting(name: str) -> object:
        def call(self: Table, *args: object, **words: object) -> object:
            with lock:
                calls["connections" if words.get("below") == CODE else name] += 1
            return originals[name](self, *args, **words)

        return call

    with monkeypatch.context() as patch:
        for name in originals:
            patch.setattr(Table, name, counting(name))
        yield calls


def at_once(room: Room, threads: ThreadPoolExecutor, turn: str) -> None:
    start = Barrier(EXPLORERS)

    def commit(seat: int) -> list[Letter]:
        start.wait(timeout=20)
        words = {"turn": turn, "n": 1, "choice": "continue"}
        return room.letters(room.connection(seat), "commit", command_id(turn, seat), **words)

    for letters in threads.map(commit, range(1, EXPLORERS + 1)):
        room.deliver(letters)


def command_id(turn: str, seat: int) -> str:
    return f"{turn.replace('.', '-')}-{seat}"


def check(room: Room, calls: Counter[str], turn: str) -> None:
    """Eight accepted, one resolution, no retry; one query and one write for each commitment, no more.

    Whoever knows to be the last commits with the resolution.
    """
    for seat in range(1, EXPLORERS + 1):
        (answer,) = [
            frame for frame in room.told[room.connection(seat)] if frame["re"] == command_id(turn, seat)
        ]
        assert answer["type"] in {"tick", "view"}
    assert calls.pop("change") in {EXPLORERS - 1, EXPLORERS}
    assert calls == {"query": EXPLORERS, "transact": 1, "connections": 1}


def test_two_hundred_rounds_of_eight(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds, largest = 0, 0
    with ThreadPoolExecutor(EXPLORERS) as threads:
        while rounds < ROUNDS:
            room = Room(storage).begun(EXPLORERS)
            decisions = 0
            while turn := room.stands.turn:
                with counted(monkeypatch) as calls:
                    at_once(room, threads, turn)
                check(room, calls, turn)
                decisions += 1
                largest = max(largest, written(storage, room))
            revealed = [e for e in happened(storage, room.game) if isinstance(e, ChoicesRevealed)]
            assert len(revealed) == decisions
            rounds += decisions
    assert largest <= 1024  # one write unit for each commitment


def written(storage: Storage, room: Room) -> int:
    """Bytes of the row that takes commitments."""
    row = storage.table.fetch({"pk": f"game#{room.game}", "sk": STATE})
    assert row
    return sum(len(name) + size(value) for name, value in row.items())
