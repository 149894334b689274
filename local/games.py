"""Games on disk, so that they survive a restart: one file with every item of every table."""

import base64
import fcntl
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from botocore.exceptions import ClientError, ParamValidationError

from local.dynamodb import Item, Tables
from local.problem import Problem

FORMAT = "diamant games 1"
FILE = "games.json"


class NotOurs(Exception):
    """The file is damaged, or is not one that this version wrote; `str()` says what is wrong."""


class Shelf:
    """Keeps the tables' content in `folder`/games.json, readable by its owner only."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / FILE

    def load(self, tables: Tables) -> str | None:
        """Fill empty tables from the file, leaving out what has expired.

        Answers None, or a sentence for the developer when the file could not be used: then it is kept
        beside its old place under another name, and the tables are empty.
        """
        if not self._file.exists():
            return None
        try:
            _fill(tables, _parse(self._file.read_bytes()))
        except NotOurs as error:
            tables.empty()
            aside = self._set_aside()
            return f"The saved games could not be read ({error}). Their file is now {aside}; none are loaded."
        return None

    def save(self, tables: Tables) -> None:
        """Write everything; the old file stays whole until the new one is."""
        text = json.dumps({"format": FORMAT, "tables": tables.read()}, default=_written, ensure_ascii=False)
        fresh = self._folder / f"{FILE}.new"
        with os.fdopen(_private(fresh, os.O_TRUNC), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._file)
        _sync_folder(self._folder)

    def _set_aside(self) -> Path:
        aside = self._file.with_name(f"{FILE}.unreadable-{time.time_ns()}")
        self._file.rename(aside)
        return aside


@contextmanager
def shelf(folder: Path) -> Iterator[Shelf]:
    """The shelf in a folder, for this process alone. Raises Problem when another process has it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.fdopen(_private(folder / "lock"), "w")
    except OSError as error:
        raise Problem(f"Games cannot be kept in {folder}: {error.strerror}.") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Problem(
                f"Another game server keeps its games in {folder}. Stop it, or pass --play."
            ) from error
        yield Shelf(folder)


def _private(path: Path, flags: int = 0) -> int:
    return os.open(path, os.O_WRONLY | os.O_CREAT | flags, 0o600)


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _written(value: object) -> dict[str, str]:
    """Binary attributes, which JSON does not know."""
    if not isinstance(value, bytes):
        raise TypeError(f"{type(value).__name__} is not an attribute value")
    return {"base64": base64.b64encode(value).decode()}


def _read(value: dict[str, Any]) -> object:
    match value:
        # A map's attribute of that name holds an object, never a text.
        case {"base64": str(text), **rest} if not rest:
            return base64.b64decode(text, validate=True)
        case _:
            return value


def _parse(content: bytes) -> dict[str, list[Item]]:
    try:
        read = json.loads(content, object_hook=_read)
    except (ValueError, RecursionError) as error:
        raise NotOurs(f"it is damaged: {error}") from error
    match read:
        case {"format": str(found), "tables": dict(tables)} if found == FORMAT:
            if not all(isinstance(items, list) and all(map(_is_item, items)) for items in tables.values()):
                raise NotOurs("an item does not fit its table: it is no item at all")
            return tables
        case {"format": str(found)}:
            raise NotOurs(f"it was written by another version: {found!r}")
        case _:
            raise NotOurs("it is not a file of saved games")


def _is_item(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(attribute, dict) for attribute in value.values())


def _fill(tables: Tables, saved: Mapping[str, list[Item]]) -> None:
    if unknown := [name for name, items in saved.items() if items and name not in tables.designs]:
        raise NotOurs(f"the template has no table {unknown[0]} any more")
    now = time.time()
    fresh = {
        name: [item for item in items if not _expired(item, tables.designs[name].expiry, now)]
        for name, items in saved.items()
        if items
    }
    try:
        tables.write(fresh)
    except (ClientError, ParamValidationError) as error:
        raise NotOurs(f"an item does not fit its table: {error}") from error


def _expired(item: Item, attribute: str | None, now: float) -> bool:
    match item.get(attribute or ""):
        case {"N": str(end)}:
            return float(end) < now
        case _:
            return False
