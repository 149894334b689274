"""How a game lies in the table: keys, rows, and how long they are kept.

    pk          sk                 what
    game#GAME   1state             what a commitment changes; everything else stays out of it
    game#GAME   2table             options, the server's secret, the invite
    game#GAME   3seat#07           who sits there, and the fingerprints of their devices
    game#GAME   4conn#CONNECTION   who is connected, and as which seat
    game#GAME   9log#00000012      what happened with version 12
    conn#CONN   game#GAME          the way back from a connection to its games

One query for everything below the log loads a game. What the engine stores is JSON in `body`; beside it
stands what keys, conditions and expiry need. `commitments` has one for each explorer in the cave: "n-choice",
or "0-" while it is missing.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import cast

from engine.events import Event
from engine.game import Commitment, Game, Stage
from engine.log import Plain, read_event, write_event
from engine.stored import SCHEMA, Stored, StoredCommitment, StoredSeat, StoredState, StoredTable, dump, load

type Row = dict[str, Plain]
"""An item of the table: plain values by attribute, `pk` and `sk` among them."""

STATE, TABLE, SEAT, CONNECTION, LOG = "1state", "2table", "3seat#", "4conn#", "9log#"

DAY = 24 * 60 * 60
KEPT_SECONDS = {Stage.LOBBY: 7 * DAY, Stage.EXPEDITIONS: 30 * DAY, Stage.OVER: 90 * DAY}
# Without the state the other rows are out of reach; they only have to outlive it.
REST_KEPT_SECONDS = 400 * DAY
# A connection lives two hours at most, and the platform may forget to say that it ended.
CONNECTION_KEPT_SECONDS = 3 * 60 * 60


@dataclass(frozen=True, slots=True)
class Connection:
    """A socket, and the seat for which it acts."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Kept:
    """A game as it is kept. `version` counts its writes; `devices` are fingerprints by seat."""

    id: str
    version: int
    invite: str
    game: Game
    devices: Mapping[int, tuple[str, ...]]
    connections: tuple[Connection, ...] = ()

    def seat_at(self, connection: str) -> int | None:
        """The seat for which a connection acts."""
        return next((one.seat for one in self.connections if one.id == connection), None)


def key(game: str, sort: str) -> dict[str, str]:
    return {"pk": f"game#{game}", "sk": sort}


def seat_key(seat: int) -> str:
    return f"{SEAT}{seat:02}"


def rows_of(kept: Kept, now: int) -> dict[str, Row]:
    """The rows of a game by sort key, without connections and log. `now` is in epoch milliseconds."""
    stored = dump(kept.game)
    rest: Row = {"ttl": now // 1000 + REST_KEPT_SECONDS}
    rows: dict[str, Row] = {
        STATE: _state_row(kept, stored.state, now),
        TABLE: {"body": _json(stored.table), "invite": kept.invite, **rest},
    }
    for seat, one in stored.seats.items():
        rows[seat_key(seat)] = {"body": _json(one), "devices": list[Plain](kept.devices[seat]), **rest}
    return {sort: {**key(kept.id, sort), **row} for sort, row in rows.items()}


def _state_row(kept: Kept, state: StoredState, now: int) -> Row:
    game = kept.game
    inside = game.cave.inside if game.cave else ()
    return {
        "version": kept.version,
        "turn": game.turn or "",
        "commitments": {str(seat): written(game.secrets.commitments.get(seat)) for seat in inside},
        "body": _json({name: value for name, value in state.items() if name != "commitments"}),
        "ttl": expiry(game.stage, now),
    }


def written(commitment: Commitment | None) -> str:
    """A commitment in the state row."""
    return f"{commitment.n}-{commitment.choice.value}" if commitment else "0-"


def expiry(stage: Stage, now: int) -> int:
    """When a game that was written at `now` (epoch milliseconds) is no longer kept, in epoch seconds."""
    return now // 1000 + KEPT_SECONDS[stage]


def log_row(kept: Kept, events: Iterable[Event], now: int) -> Row:
    """What happened with the version of `kept`. `now` is in epoch milliseconds."""
    return {
        **key(kept.id, f"{LOG}{kept.version:08}"),
        "schema": SCHEMA,
        "at": now,
        "body": _json([write_event(event) for event in events]),
        "ttl": now // 1000 + REST_KEPT_SECONDS,
    }


def events_of(row: Row) -> tuple[Event, ...]:
    """What `log_row` wrote.

    Raises:
        NewerSchema: a later release wrote it.
    """
    schema, events = cast("int", row["schema"]), cast("list[Row]", _body(row))
    return tuple(read_event(event, schema) for event in events)


def game_of(game: str, rows: Sequence[Row], now: int) -> Kept | None:
    """Build a game from what one query gave; None when it is not there or has expired.

    Raises:
        NewerSchema: a later release wrote it.
    """
    found = {str(row["sk"]): row for row in rows}
    state, table = found.get(STATE), found.get(TABLE)
    if state is None or table is None or cast("int", state["ttl"]) <= now // 1000:
        return None
    seats = {int(sort.removeprefix(SEAT)): row for sort, row in found.items() if sort.startswith(SEAT)}
    stored = Stored(
        table=cast("StoredTable", _body(table)),
        seats={seat: cast("StoredSeat", _body(row)) for seat, row in seats.items()},
        state=_state_of(state),
    )
    return Kept(
        id=game,
        version=cast("int", state["version"]),
        invite=str(table["invite"]),
        game=load(stored),
        devices={seat: tuple(cast("list[str]", row["devices"])) for seat, row in seats.items()},
        connections=connections_of(rows),
    )


def _state_of(row: Row) -> StoredState:
    commitments: dict[str, StoredCommitment] = {}
    for seat, text in cast("dict[str, str]", row["commitments"]).items():
        n, _, choice = text.partition("-")
        if choice:
            commitments[seat] = {"n": int(n), "choice": choice}
    return cast("StoredState", {**cast("Row", _body(row)), "commitments": commitments})


def with_state(kept: Kept, row: Row) -> Kept:
    """The same game with the state that a write has given back."""
    stored = dump(kept.game)._replace(state=_state_of(row))
    return replace(kept, version=cast("int", row["version"]), game=load(stored))


def connection_rows(game: str, connection: Connection, now: int) -> tuple[Row, Row]:
    """The two rows of a connection: at its game, and the way back."""
    ttl = now // 1000 + CONNECTION_KEPT_SECONDS
    return (
        {**key(game, CONNECTION + connection.id), "seat": connection.seat, "ttl": ttl},
        {"pk": f"conn#{connection.id}", "sk": f"game#{game}", "ttl": ttl},
    )


def connections_of(rows: Iterable[Row]) -> tuple[Connection, ...]:
    """The connections among the rows of a game."""
    return tuple(
        Connection(str(row["sk"]).removeprefix(CONNECTION), cast("int", row["seat"]))
        for row in rows
        if str(row["sk"]).startswith(CONNECTION)
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _body(row: Row) -> Plain:
    return cast("Plain", json.loads(str(row["body"])))
