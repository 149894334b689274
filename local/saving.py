"""Saving games while they are played: soon after a write, and once more at the end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from local.dynamodb import Tables
from local.games import Shelf

PAUSE = 0.5  # seconds between two looks at whether something was written

log = logging.getLogger(__name__)


@asynccontextmanager
async def saving(shelf: Shelf, tables: Tables) -> AsyncIterator[None]:
    """Keep the shelf at most about a second behind the tables, and level with them at the end."""
    over = asyncio.Event()
    watching = asyncio.create_task(_follow(shelf, tables, over))
    try:
        yield
    finally:
        # Not cancelled: the thread of a save under way would go on, and read tables that are gone by then.
        over.set()
        try:
            await watching
        finally:
            _save(shelf, tables)


async def _follow(shelf: Shelf, tables: Tables, over: asyncio.Event) -> None:
    while not over.is_set():
        await asyncio.to_thread(_save, shelf, tables)
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), PAUSE)


def _save(shelf: Shelf, tables: Tables) -> None:
    if not tables.changed.is_set():
        return
    tables.changed.clear()
    try:
        shelf.save(tables)
    except OSError as error:
        tables.changed.set()  # so that it is tried again
        log.error("The games could not be saved: %s", error)  # noqa: TRY400 — a full disk needs no traceback
