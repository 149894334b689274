"""The reference game at its price: everyone is connected for forty minutes and goes home with twelve rubies.

The handlers play it in this process. Calls, units, messages and bytes are counted; assumed is only what AWS
alone could show: how long an invocation lasts there, and what Lambda itself writes into the log.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

import boto3

from functions.storage import Storage
from functions.table import Table
from local.dynamodb import embedded
from local.environment import environment, fresh_key, surroundings
from local.serve import ROOT
from local.table_design import designs
from local.template import Template
from tests.bench import prices
from tests.bench.meter import Meter
from tests.functions.room import Room, secret
from tests.template.conditions import made

MINUTES = 40
PING_MINUTES = 9
CONNECTIONS = 2
"""Of each phone: it falls asleep once and comes back."""
ENOUGH = 12
MESSAGE_BYTES = 32 * 1024
# Assumed: what a warm invocation takes with its calls of the table and its pushes, and how long our own line
# in the log is. Lambda itself adds none while all goes well: SystemLogLevel in the template.
INVOCATION_SECONDS = 0.030
SWEEP_SECONDS = 0.015
OWN_LOG_BYTES = 260


@dataclass(frozen=True)
class Bill:
    """What one game took, and its parts in dollars."""

    explorers: int
    decisions: int
    commitments: int
    calls: dict[str, int]
    writes: int
    reads: float
    messages_in: int
    messages_out: int
    bytes_out: int
    parts: dict[str, float]

    @property
    def dollars(self) -> float:
        return sum(self.parts.values())


def played(explorers: int, preset: str = "relics") -> Bill:
    """Play the reference game and add it up."""
    with counted_room("referencegame000") as (room, seen, meter):
        room.create("A", preset=preset)
        for seat in range(1, explorers + 1):
            nonce, name = f"{seat:032x}", f"Explorer {seat}"
            words = {"invite": room.invite, "secret": secret(seat), "nonce": nonce, "name": name}
            room.say(room.connection(seat), "join", **words)
        room.say("A", "begin")
        heard = 2 + explorers  # create, begin, and each one's join
        decisions = commitments = 0
        while seen.stands.turn:
            decisions += 1
            heard += (made := _decide(room, seen))
            commitments += made
        heard += _stay(room, explorers)
    return _bill(room, meter, explorers, (decisions, commitments, heard))


@contextmanager
def counted_room(game: str) -> Iterator[tuple[Room, Room, Meter]]:
    """A room whose calls of the table are metered, and one that looks at the same table uncounted."""
    planned = designs(Template.read(ROOT / "template.yaml"))
    names = [design.name for design in planned]
    with environment(surroundings(fresh_key(), "http://127.0.0.1:9/ws", names)), embedded(planned):
        client, eye = boto3.client("dynamodb"), boto3.client("dynamodb")
        room = Room(Storage(Table(client, names[0])), game)
        yield room, Room(Storage(Table(eye, names[0])), game), Meter(client, eye)


def idle_months() -> dict[str, float]:
    """Dollars a month of a stack in which nobody plays, by the parameter Watch."""
    template = Template.read(ROOT / "template.yaml")
    (schedule,) = template.schedules()
    sweep = invocation(template, schedule.function, SWEEP_SECONDS)
    sweeps = 30 * 24 * 60 * 60 / schedule.every * (prices.SCHEDULE + sweep + prices.READ / 2)
    stack = {
        "Parameters": template.parameters,
        "Conditions": template.conditions,
        "Resources": template.resources,
    }

    def month(watch: str) -> float:
        kinds = Counter(one["Type"] for one in made(stack, Watch=watch).values())
        alarms = kinds["AWS::CloudWatch::Alarm"] * prices.ALARM_MONTH
        return sweeps + alarms + kinds["AWS::CloudWatch::Dashboard"] * prices.DASHBOARD_MONTH

    return {f"Watch={watch}": month(watch) for watch in template.parameters["Watch"]["AllowedValues"]}


def invocation(template: Template, function: str, seconds: float) -> float:
    """Dollars of one call of a function that takes so long."""
    gigabytes = template.functions()[function].memory / 1024
    return prices.INVOCATION + seconds * gigabytes * prices.GB_SECOND


def newcomer() -> tuple[int, int, float]:
    """Files and bytes of the page that a device takes once for each release, and their dollars."""
    files = [path for path in (ROOT / "frontend" / "dist").rglob("*") if path.is_file()]
    languages = {path for path in files if re.match(r"(de|es|fr|nl|uk)-", path.name)}
    taken = [len(gzip.compress(path.read_bytes())) for path in files if path not in languages]
    return len(taken), sum(taken), len(taken) * prices.CDN_REQUEST + sum(taken) * prices.CDN_BYTE


def _decide(room: Room, seen: Room) -> int:
    """Everyone inside chooses; how many that were."""
    game = seen.stands
    turn, cave = game.turn, game.cave
    assert cave
    inside = sorted(game.undecided)
    for seat in inside:
        room.commit(seat, "exit" if cave.bag >= ENOUGH else "continue", turn=turn)
    return len(inside)


def _stay(room: Room, explorers: int) -> int:
    """What phones say and do besides: each once falls asleep and comes back, all ping, and go at the end.

    How many messages that is.
    """
    phones = [(room.connection(seat), secret(seat)) for seat in range(1, explorers + 1)]
    for phone, key in phones:
        room.storage.disconnect(phone)
        room.say(phone, "hello", secret=key)
    pings = MINUTES // PING_MINUTES
    for phone in [phone for phone, _ in phones] * pings:
        room.say(phone, "ping", game=room.game)
    for phone, _ in phones:
        room.storage.disconnect(phone)
    return (1 + pings) * explorers


def _bill(room: Room, meter: Meter, explorers: int, counts: tuple[int, int, int]) -> Bill:
    decisions, commitments, heard = counts
    template = Template.read(ROOT / "template.yaml")
    frames = heard + sum(ceil(size / MESSAGE_BYTES) for size in room.sizes)
    invocations = heard + 2 * CONNECTIONS * explorers  # each connects, and disconnects
    return Bill(
        explorers,
        decisions,
        commitments,
        dict(meter.calls),
        meter.writes,
        meter.reads,
        heard,
        len(room.sizes),
        sum(room.sizes),
        {
            "table": meter.writes * prices.WRITE + meter.reads * prices.READ,
            "messages": frames * prices.MESSAGE,
            "connections": explorers * MINUTES * prices.CONNECTION_MINUTE,
            "functions": invocations * invocation(template, "SocketFunction", INVOCATION_SECONDS),
            "logs": heard * OWN_LOG_BYTES * prices.LOG_BYTE,
            "CloudFront": sum(room.sizes) * prices.CDN_BYTE + CONNECTIONS * explorers * prices.CDN_REQUEST,
        },
    )
