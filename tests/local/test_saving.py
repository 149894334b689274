"""Games are saved while they are played, and none is lost at the end."""

import asyncio
import threading
from pathlib import Path

from local.dynamodb import Tables
from local.games import Shelf
from local.saving import saving


class SlowShelf(Shelf):
    """Its first save takes until it may go on."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.begun, self.may_end = threading.Event(), threading.Event()
        self.saved = 0

    def save(self, tables: Tables) -> None:
        self.begun.set()
        assert self.may_end.wait(5)
        self.saved += 1


def test_a_save_under_way_is_waited_for_at_the_end(tables: Tables) -> None:
    shelf = SlowShelf()

    async def end_meanwhile() -> None:
        async with saving(shelf, tables):
            tables.changed.set()
            await asyncio.to_thread(shelf.begun.wait, 5)
            asyncio.get_running_loop().call_later(0.05, shelf.may_end.set)
        assert shelf.saved == 1

    asyncio.run(end_meanwhile())


def test_what_was_written_last_is_saved_at_the_end(tables: Tables, tmp_path: Path) -> None:
    async def write_and_end() -> None:
        async with saving(Shelf(tmp_path), tables):
            tables.changed.set()

    asyncio.run(write_and_end())
    assert (tmp_path / "games.json").exists()
    assert not tables.changed.is_set()
