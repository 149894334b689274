"""How a table lies in DynamoDB: keys and rows.

    pk          sk                 what
    game#GAME   1state             what a commitment changes; everything else stays out of it
    game#GAME   2table             options, the server's secret, the links
    game#GAME   3seat#07           who sits there, and the fingerprints of their devices
    game#GAME   4conn#CONNECTION   who is connected, and as which seat
    game#GAME   5code#07           a code to type for that seat, 00 for a new one
    game#GAME   9log#00000012      what happened with version 12, from the beginning of the game on
    conn#CONN   game#GAME          the way back from a connection to its tables
    code#ABCD   code               the way from the first half of a code to its table

One query for everything below the log loads a table. What the engine stores is JSON in `body`; beside it
stands what keys, conditions and expiry need. `commitments` has one for each explorer in the cave: "n-choice",
or "0-" while it is missing.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from engine.events import Event
from engine.game import Commitment
from engine.log import Plain, read_event, write_event
from engine.stored import SCHEMA, Stored, StoredCommitment, StoredSeat, StoredState, StoredTable, dump, load
from functions.kept import DAY, Connection, Kept, Links, LiveCode, Resolved, Row, Times

STATE, TABLE, SEAT, CONNECTION, CODE, LOG = "1state", "2table", "3seat#", "4conn#", "5code#", "9log#"
# Nobody is named in the log, and without the state it is out of reach; it only has to outlive it.
LOG_KEPT_SECONDS = 400 * DAY
# A connection lives two hours at most, and the platform may forget to say that it ended.
CONNECTION_KEPT_SECONDS = 3 * 60 * 60


HOUR = 60 * 60 * 1000
REVISIT = 6 * HOUR
"""Milliseconds after which the sweep looks in on a table."""


def key(game: str, sort: str) -> dict[str, str]:
    return {"pk": f"game#{game}", "sk": sort}


def by_seat(kind: str, seat: int) -> str:
    return f"{kind}{seat:02}"


def rows_of(kept: Kept) -> dict[str, Row]:
    """The rows of a table by sort key, without connections and log."""
    stored = dump(kept.game)
    people: Row = {"ttl": kept.times.people}
    rows: dict[str, Row] = {
        STATE: _state_row(kept, stored.state),
        TABLE: {
            "body": _json(stored.table),
            "invite": kept.links.invite,
            "watch": kept.links.watch,
            "opened": kept.times.opened,
            **people,
        },
    }
    for seat, one in stored.seats.items():
        rows[by_seat(SEAT, seat)] = {"body": _json(one), "devices": list[Plain](kept.devices[seat]), **people}
    return {sort: {**key(kept.id, sort), **row} for sort, row in rows.items()}


def _state_row(kept: Kept, state: StoredState) -> Row:
    game = kept.game
    inside = game.cave.inside if game.cave else ()
    # Nobody's word may come for days: so the sweep looks in on an open decision now and then, on the hour:
    # to move a row in the index costs two writes.
    due: Row = {"due": "due", "due_at": -(-(kept.times.saved + REVISIT) // HOUR) * HOUR} if game.turn else {}
    return {
        **due,
        "version": kept.version,
        "turn": game.turn or "",
        "commitments": {str(seat): written(game.secrets.commitments.get(seat)) for seat in inside},
        "body": _json({name: value for name, value in state.items() if name != "commitments"}),
        "last": f"{kept.last.turn}:" + ",".join(f"{seat}={n}" for seat, n in kept.last.counts.items()),
        "saved": kept.times.saved,
        "asked": kept.times.asked,
        "ttl": kept.times.until,
    }


def written(commitment: Commitment | None) -> str:
    """A commitment in the state row."""
    return f"{commitment.n}-{commitment.choice.value}" if commitment else "0-"


@dataclass(frozen=True, slots=True)
class Logged:
    """What happened with one version, at a moment in epoch milliseconds, beginning in `expedition`."""

    version: int
    at: int
    expedition: int
    events: tuple[Event, ...]


def log_row(kept: Kept, events: Iterable[Event], expedition: int) -> Row:
    """What happened with the version of `kept`, beginning in `expedition`."""
    return {
        **key(kept.id, log_key(kept.version)),
        "schema": SCHEMA,
        "at": kept.times.saved,
        "expedition": expedition,
        "body": _json([write_event(event) for event in events]),
        "ttl": kept.times.saved // 1000 + LOG_KEPT_SECONDS,
    }


def log_key(version: int) -> str:
    return f"{LOG}{version:08}"


def logged(row: Row) -> Logged:
    """What `log_row` wrote.

    Raises:
        NewerSchema: a later release wrote it.
    """
    schema, events = cast("int", row["schema"]), cast("list[Row]", _body(row))
    return Logged(
        version=int(str(row["sk"]).removeprefix(LOG)),
        at=cast("int", row["at"]),
        expedition=cast("int", row["expedition"]),
        events=tuple(read_event(event, schema) for event in events),
    )


class Torn(Exception):
    """The rows of a table were read while a transaction was changing them, and do not belong together."""


def kept_of(game: str, rows: Sequence[Row], now: int) -> Kept | None:
    """Build a table from what one query gave; None when it is not there or has expired.

    Raises:
        Torn: the rows do not belong together; reading again helps.
        NewerSchema: a later release wrote it.
    """
    found = {str(row["sk"]): row for row in rows}
    state, table = found.get(STATE), found.get(TABLE)
    if state is None or table is None or is_over(state, now):
        return None
    seats, stored = _seats(SEAT, rows), _state_of(state)
    if {str(seat) for seat in seats} != stored["chests"].keys():
        raise Torn(game)
    people = {seat: cast("StoredSeat", _body(row)) for seat, row in seats.items()}
    return Kept(
        id=game,
        version=cast("int", state["version"]),
        links=Links(str(table["invite"]), str(table["watch"])),
        game=load(Stored(cast("StoredTable", _body(table)), people, stored)),
        times=_times(table, state),
        devices={seat: tuple(cast("list[str]", row["devices"])) for seat, row in seats.items()},
        codes={seat: _code(row) for seat, row in _seats(CODE, rows).items()},
        connections=connections_of(rows, now),
        last=_last(str(state["last"])),
        rows=tuple(rows),
    )


def with_state(kept: Kept, state: Row, now: int) -> Kept | None:
    """The same table with the state that a write has given back."""
    return kept_of(kept.id, [state if row["sk"] == STATE else row for row in kept.rows], now)


def is_over(row: Row, now: int) -> bool:
    """Whether a row is no longer kept at `now` (epoch milliseconds)."""
    return cast("int", row["ttl"]) <= now // 1000


def _last(text: str) -> Resolved:
    turn, _, counts = text.partition(":")
    pairs = (pair.split("=") for pair in counts.split(",") if pair)
    return Resolved(turn, {int(seat): int(n) for seat, n in pairs})


def _seats(kind: str, rows: Iterable[Row]) -> dict[int, Row]:
    sorted_ = ((str(row["sk"]), row) for row in rows)
    return {int(sort.removeprefix(kind)): row for sort, row in sorted_ if sort.startswith(kind)}


def _times(table: Row, state: Row) -> Times:
    moments = (table["opened"], state["saved"], state["asked"], state["ttl"], table["ttl"])
    return Times(*(cast("int", moment) for moment in moments))


def _code(row: Row) -> LiveCode:
    issued, tries = cast("int", row["issued"]), cast("int", row["tries"])
    return LiveCode(str(row["locator"]), str(row["fingerprint"]), issued, tries, str(row["text"]))


def _state_of(row: Row) -> StoredState:
    commitments: dict[str, StoredCommitment] = {}
    for seat, text in cast("dict[str, str]", row["commitments"]).items():
        n, _, choice = text.partition("-")
        if choice:
            commitments[seat] = {"n": int(n), "choice": choice}
    return cast("StoredState", {**cast("Row", _body(row)), "commitments": commitments})


def connection_rows(game: str, connection: Connection, now: int) -> tuple[Row, Row]:
    """The two rows of a connection made at `now` (epoch milliseconds): at its table, and the way back."""
    ttl = now // 1000 + CONNECTION_KEPT_SECONDS
    here = key(game, CONNECTION + connection.id)
    return (
        {**here, "seat": connection.seat, "device": connection.device, "ttl": ttl},
        {"pk": f"conn#{connection.id}", "sk": f"game#{game}", "ttl": ttl},
    )


def code_rows(game: str, seat: int, code: LiveCode, until: int) -> tuple[Row, Row]:
    """The two rows of a code good until `until` (epoch seconds): at its table, and the way there."""
    here: Row = {
        **key(game, by_seat(CODE, seat)),
        "locator": code.locator,
        "fingerprint": code.fingerprint,
        "issued": code.issued,
        "tries": code.tries,
        "text": code.text,
        "ttl": until,
    }
    return here, {"pk": f"code#{code.locator}", "sk": "code", "game": game, "ttl": until}


def connections_of(rows: Iterable[Row], now: int) -> tuple[Connection, ...]:
    """The connections among the rows of a table that may still be there, oldest first."""
    alive = [row for row in rows if str(row["sk"]).startswith(CONNECTION) and not is_over(row, now)]
    return tuple(
        Connection(str(row["sk"]).removeprefix(CONNECTION), cast("int", row["seat"]), str(row["device"]))
        for row in sorted(alive, key=lambda row: cast("int", row["ttl"]))
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _body(row: Row) -> Plain:
    return cast("Plain", json.loads(str(row["body"])))
