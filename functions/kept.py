"""A table as it is kept: the game, and beside it who may act for whom, until when, and who is connected."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.game import Game, Stage
from engine.log import Plain

DAY = 24 * 60 * 60
KEPT_SECONDS = {Stage.LOBBY: 7 * DAY, Stage.EXPEDITIONS: 30 * DAY, Stage.OVER: 90 * DAY}

type Row = dict[str, Plain]
"""An item of the table: plain values by attribute, `pk` and `sk` among them."""

WATCHER = 0
"""The seat of a connection that only watches."""
JOIN = 0
"""The seat of a code that opens no seat but the lobby."""


@dataclass(frozen=True, slots=True)
class Connection:
    """A socket, the seat for which it acts, and the fingerprint of the device that it is."""

    id: str
    seat: int
    device: str = ""


@dataclass(frozen=True, slots=True)
class Links:
    """What invite and watch links carry. A device makes both when it opens the table."""

    invite: str
    watch: str


@dataclass(frozen=True, slots=True)
class Times:
    """When the table was opened, last saved and last asked to decide, and until when it is kept.

    The first three in epoch milliseconds, the others in epoch seconds.

    `people` is for names and fingerprints, which must outlive the rest.
    """

    opened: int
    saved: int
    asked: int
    until: int = 0
    people: int = 0


@dataclass(frozen=True, slots=True)
class LiveCode:
    """A code to type that is still good for something; see `functions.codes`.

    `issued` in epoch milliseconds, `tries` are wrong ones so far. `text` only where it may be shown again.
    """

    locator: str
    fingerprint: str
    issued: int
    tries: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Resolved:
    """The decision before the open one: its turn, and how many choices of each seat were accepted in it."""

    turn: str = ""
    counts: Mapping[int, int] = field(default_factory=dict[int, int])


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it is kept. `version` counts its writes; `devices` are fingerprints by seat.

    `codes` are live codes by the seat that they open; `JOIN` opens a new one. `rows` are what was read, in
    the schema in which it was written.
    """

    id: str
    version: int
    links: Links
    game: Game
    times: Times
    devices: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    codes: Mapping[int, LiveCode] = field(default_factory=dict[int, LiveCode])
    connections: tuple[Connection, ...] = ()
    last: Resolved = Resolved()
    rows: tuple[Row, ...] = ()

    def at(self, connection: str) -> Connection | None:
        """The connection of this id, if it has introduced itself."""
        return next((one for one in self.connections if one.id == connection), None)

    def with_connections(self, connections: tuple[Connection, ...]) -> "Kept":
        """The same table with those who are connected at another moment."""
        return replace(self, connections=connections)

    def next(self, game: Game, now: int, devices: Mapping[int, tuple[str, ...]] | None = None) -> "Kept":
        """The version after this one, saved at `now` (epoch milliseconds). Who has no seat has no device."""
        known = self.devices if devices is None else devices
        until = expiry(game.stage, now)
        people = _people_until(game.stage, until, self.times.people)
        return replace(
            self,
            version=self.version + 1,
            game=game,
            times=Times(self.times.opened, now, self._asked(game, now), until, people),
            devices={seat: known[seat] for seat in game.seats},
            last=self._last(game),
        )

    def outlives_its_people(self, now: int) -> bool:
        """Whether a commitment at `now` (epoch milliseconds) would keep the state longer than its people."""
        return expiry(self.game.stage, now) > self.times.people

    def _asked(self, game: Game, now: int) -> int:
        return self.times.asked if game.turn == self.game.turn else now

    def _last(self, game: Game) -> Resolved:
        turn = self.game.turn
        if turn is None or game.turn == turn:
            return self.last
        return Resolved(turn, {seat: one.n for seat, one in self.game.secrets.commitments.items()})


def expiry(stage: Stage, now: int) -> int:
    """When a game that was written at `now` (epoch milliseconds) is no longer kept, in epoch seconds."""
    return now // 1000 + KEPT_SECONDS[stage]


def _people_until(stage: Stage, until: int, people: int) -> int:
    """Until when names and fingerprints are kept, all in epoch seconds.

    They must outlive the state, whose end every commitment moves on without touching them. So they get 40
    days on top, and new ones when those are used up.
    """
    if stage is Stage.OVER:
        return until
    return people if people >= until else until + 40 * DAY
