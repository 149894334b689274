"""Questions: they change nothing."""

from engine.history import history
from engine.stored import NewerSchema
from functions import commands
from functions.hearing import Hearing
from functions.identity import seat_of
from functions.letters import letter
from functions.messages import Entry, LogMessage, Pong, Summary, TablesMessage

ENTRIES = 50
"""Writes in one part of the log: even with eight explorers well under what a message may hold."""


def ping(hearing: Hearing, command: commands.Ping) -> None:
    """Answer with the clock, and with a table's version, so that a page learns that it missed something."""
    version = hearing.acting(command.game)[0].version if command.game else None
    told = Pong(re=command.id, now=hearing.now, game=command.game, version=version)
    hearing.letters.append(letter(hearing.speaker.connection, told))


def view(hearing: Hearing, command: commands.View) -> None:
    """Answer with what stands."""
    kept, connection = hearing.acting(command.game)
    hearing.answer(kept, connection.seat)


def log(hearing: Hearing, command: commands.Log) -> None:
    """Answer with a part of the log, as anyone at the table may see it."""
    kept, _ = hearing.acting(command.game)
    stored = hearing.storage.log(kept.id, command.since, ENTRIES + 1)
    rows = [row for row in stored if row.at >= kept.times.opened]  # not those of an older table of this id
    entries = tuple(
        Entry(version=row.version, at=row.at, news=history(row.events, kept.game, row.expedition))
        for row in rows[:ENTRIES]
    )
    told = LogMessage(re=command.id, game=kept.id, entries=entries, more=len(rows) > ENTRIES)
    hearing.letters.append(letter(hearing.speaker.connection, told))


def tables(hearing: Hearing, command: commands.Tables) -> None:
    """Answer how each table stands for the seat that a secret opens."""
    found = tuple(_summary(hearing, key) for key in command.keys)
    told = TablesMessage(re=command.id, now=hearing.now, tables=found)
    hearing.letters.append(letter(hearing.speaker.connection, told))


def _summary(hearing: Hearing, key: commands.Key) -> Summary | None:
    try:
        kept = hearing.load(key.game)
    except NewerSchema:
        return None  # the other tables can be told of
    seat = seat_of(kept.devices, key.secret) if kept else None
    if kept is None or seat is None:
        return None
    return Summary(
        game=kept.id,
        stage=kept.game.stage,
        expedition=kept.game.expedition,
        version=kept.version,
        explorers=len(kept.game.present),
        waits=seat in kept.game.undecided,
        until=kept.times.until,
    )
