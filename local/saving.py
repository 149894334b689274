"""Saving games while they are played: soon after a write, and once more at the end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from local.dynamodb import Tables
from local.games import Shelf

PAUSE = 0.5  # seconds between two looks at whether something was written

log = logging.getLogger(__name__)


@asynccontextmanager
async def saving(shelf: Shelf, tables: Tables) -> AsyncIterator[None]:
    """Keep the shelf at most about a second behind the tables, and level with them at the end."""
    watching = asyncio.create_task(_follow(shelf, tables))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.wait([watching])
        _save(shelf, tables)


async def _follow(shelf: Shelf, tables: Tables) -> None:
    while True:
        await asyncio.sleep(PAUSE)
        await asyncio.to_thread(_save, shelf, tables)


def _save(shelf: Shelf, tables: Tables) -> None:
    if not tables.changed.is_set():
        return
    tables.changed.clear()
    try:
        shelf.save(tables)
    except OSError as error:
        tables.changed.set()  # so that it is tried again
        log.error("The games could not be saved: %s", error)  # noqa: TRY400 — a full disk needs no traceback
