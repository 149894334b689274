"""Tables of the game in DynamoDB: what is loaded together, and under which conditions it is written.

All moments are epoch milliseconds.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from engine.events import Event
from engine.game import Commitment, Stage
from functions.kept import Connection, Kept, LiveCode, Row, expiry
from functions.rows import (
    CODE,
    CONNECTION,
    LOG,
    REVISIT,
    SEAT,
    STATE,
    Logged,
    Torn,
    by_seat,
    code_rows,
    connection_rows,
    connections_of,
    is_over,
    kept_of,
    key,
    log_key,
    log_row,
    logged,
    rows_of,
    with_state,
    written,
)
from functions.table import Table, Write

NEW = "attribute_not_exists(pk)"
STANDS = "version = :before"
SAME_TURN = "turn = :turn"
IN_ORDER = "begins_with(commitments.#seat, :earlier)"
READINGS = 5


@dataclass(frozen=True, slots=True)
class Storage:
    """What the handlers ask of a table."""

    table: Table

    def load(self, game: str, now: int) -> Kept | None:
        """The table with its codes and connections, or None when it does not exist or has expired.

        Raises:
            NewerSchema: a later release wrote it.
            Torn: it was read in the middle of others' writes, time and again.
        """
        for _ in range(READINGS):
            with suppress(Torn):
                return kept_of(game, self.table.query(f"game#{game}", below=LOG), now)
        raise Torn(game)

    def log(self, game: str, since: int = 0, most: int = 10_000) -> list[Logged]:
        """What happened after version `since`, from Begin on, in up to `most` writes.

        Raises:
            NewerSchema: a later release wrote it.
        """
        return [logged(row) for row in self.table.query(f"game#{game}", above=log_key(since + 1), most=most)]

    def create(self, kept: Kept) -> bool:
        """Write a new table; False when its id is taken."""
        return self.table.transact([self.table.to_put(row, NEW) for row in rows_of(kept).values()])

    def save(
        self, before: Kept, after: Kept, events: Sequence[Event], newcomer: Connection | None = None
    ) -> bool:
        """Write `after`, the next version of `before`; False when `before` is no longer what stands.

        Each commitment raises the version too, so this also holds only while the commitments are exactly
        those that `before` has. What happens in the lobby is not logged: the log begins where it closes. A
        `newcomer` is connected in the same write as the seat is taken.
        """
        old, new = {str(row["sk"]): row for row in before.rows}, rows_of(after)
        changed = [row for sort, row in new.items() if sort != STATE and row != old.get(sort)]
        dropped = [sort for sort in old if sort.startswith(SEAT) and sort not in new]
        writes = [self._state(before, new[STATE]), *map(self.table.to_put, changed)]
        writes += [self.table.to_delete(key(after.id, sort)) for sort in dropped]
        if events and after.game.stage is not Stage.LOBBY:
            writes.append(self.table.to_put(log_row(after, events, before.game.expedition)))
        if newcomer:
            writes += map(self.table.to_put, connection_rows(after.id, newcomer, after.times.saved))
        return self.table.transact(writes)

    def commit(self, kept: Kept, seat: int, commitment: Commitment, now: int) -> Kept | None:
        """Add one commitment to the open decision; the table as it then stands, or None if it does not fit.

        It fits while the turn is the same, the seat is in the cave, and its accepted choices in this turn are
        one fewer than `commitment.n`.
        """
        values: Row = {
            ":turn": kept.game.turn,
            ":choice": written(commitment),
            ":earlier": f"{commitment.n - 1}-",
            ":one": 1,
            ":ttl": expiry(kept.game.stage, now),
        }
        row = self.table.change(
            key(kept.id, STATE),
            "SET commitments.#seat = :choice, #ttl = :ttl ADD version :one",
            f"{SAME_TURN} AND {IN_ORDER}",
            values,
            {"#seat": str(seat), "#ttl": "ttl"},
        )
        return with_state(kept, row, now) if row else None

    def postpone(self, kept: Kept, now: int) -> None:
        """Nothing is due at this table yet: look in on it later, if nothing has happened there since."""
        values: Row = {":later": now + REVISIT, ":before": kept.version}
        self.table.change(key(kept.id, STATE), "SET #due_at = :later", STANDS, values, {"#due_at": "due_at"})

    def due(self, before: int) -> list[str]:
        """The tables with something due before this moment."""
        return [str(row["pk"]).removeprefix("game#") for row in self.table.due(before)]

    def connect(self, game: str, connection: Connection, now: int) -> bool:
        """Remember that a connection acts at a table; False when another write came in between."""
        # Together: a row without its way back would never be forgotten by `disconnect`.
        return self.table.transact([self.table.to_put(row) for row in connection_rows(game, connection, now)])

    def connections(self, game: str, now: int) -> tuple[Connection, ...]:
        """Who is connected to a table at this moment."""
        return connections_of(self.table.query(f"game#{game}", above=CONNECTION, below=CODE), now)

    def forget(self, game: str, connection: str) -> None:
        """A connection no longer acts at a table."""
        here = key(game, CONNECTION + connection)
        self.table.delete(here)
        self.table.delete({"pk": f"conn#{connection}", "sk": here["pk"]})

    def disconnect(self, connection: str) -> None:
        """A connection has ended: forget it at all its tables."""
        for row in self.table.query(f"conn#{connection}"):
            self.forget(str(row["sk"]).removeprefix("game#"), connection)

    def issue(self, game: str, seat: int, code: LiveCode, until: int) -> bool:
        """Put a code into force in place of the seat's last one; False when its first half is taken.

        `until` in epoch seconds.
        """
        here, there = code_rows(game, seat, code, until)
        return self.table.transact([self.table.to_put(here), self.table.to_put(there, NEW)])

    def revoke(self, game: str, seat: int) -> None:
        """A seat's code is good for nothing any more."""
        self.table.delete(key(game, by_seat(CODE, seat)))

    def way(self, locator: str, now: int) -> str | None:
        """The table to which the first half of a code leads."""
        row = self.table.fetch({"pk": f"code#{locator}", "sk": "code"})
        return str(row["game"]) if row and not is_over(row, now) else None

    def wrong_try(self, game: str, seat: int) -> None:
        """Count a wrong try against a seat's live code, if it is still there."""
        here = key(game, by_seat(CODE, seat))
        self.table.change(here, "ADD #tries :one", "attribute_exists(pk)", {":one": 1}, {"#tries": "tries"})

    def use(self, before: Kept, after: Kept, seat: int) -> bool:
        """Write a seat's new device and use up its code; False when the code or the table has changed."""
        code, rows = before.codes[seat], rows_of(after)
        used = self.table.to_delete(
            key(after.id, by_seat(CODE, seat)),
            "fingerprint = :print AND tries = :tries",
            {":print": code.fingerprint, ":tries": code.tries},
        )
        people = self.table.to_put(rows[by_seat(SEAT, seat)])
        return self.table.transact([self._state(before, rows[STATE]), people, used])

    def _state(self, before: Kept, row: Row) -> Write:
        return self.table.to_put(row, STANDS, {":before": before.version})
