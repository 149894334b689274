"""What strangers can make a stack cost in an hour, at the most that its stage lets through.

Who may open tables has them full of open pages, and each hears of every change of options: that is played and
counted. Who may not can be refused at the most expense, for a passphrase or for a message that is too large.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from functions.entering import MOST_CONNECTIONS, MOST_WATCHERS
from functions.push import MOST_AT_ONCE
from local.serve import ROOT
from local.template import Template
from tests.bench import prices
from tests.bench.economy import INVOCATION_SECONDS, MESSAGE_BYTES, OWN_LOG_BYTES, counted_room, invocation
from tests.functions.room import Room, secret

HOUR = 60 * 60
SEATS = 8
LONGEST_NAME = 20
IDLE_MINUTES = 10
"""After which the platform ends a connection that says nothing."""
LARGEST = 128 * 1024
"""Bytes of a message that the platform still takes."""
REFUSAL = 100
# Measured where this was written, and printed by each run; a function gets a whole core with 1,769 MB.
PASSPHRASE_CORE_SECONDS = 0.04
WHOLE_CORE_MB = 1769


@dataclass(frozen=True)
class Message:
    """What one message is and leads to."""

    seconds: float
    pushes: int = 1
    bytes_out: int = REFUSAL
    bytes_in: int = 200
    writes: int = 0
    reads: float = 0


@dataclass(frozen=True)
class Flood:
    """An hour in which a message, and connects and disconnects beside it, come as fast as is let through."""

    message: Message
    a_second: int
    parts: dict[str, float]

    @property
    def busy(self) -> int:
        """Functions at once that the messages take, connects and disconnects not counted."""
        return ceil(self.a_second * self.message.seconds)

    @property
    def dollars(self) -> float:
        return sum(self.parts.values())


def floods() -> dict[str, Flood]:
    """The hours by what is said in them."""
    template = Template.read(ROOT / "template.yaml")
    core = template.functions()["SocketFunction"].memory / WHOLE_CORE_MB
    said = {
        "full lobbies": fullest_lobby(),
        "wrong passphrases": Message(PASSPHRASE_CORE_SECONDS / core),
        "largest messages": Message(INVOCATION_SECONDS, bytes_in=LARGEST),
    }
    return {name: flood(template, message) for name, message in said.items()}


def fullest_lobby() -> Message:
    """A change of options where as many listen as may."""
    with counted_room("lobbyofstrangers") as (room, _, meter):
        room.create("A")
        for seat in range(1, SEATS + 1):
            room.join(room.connection(seat), secret(seat), f"{seat}{'x' * (LONGEST_NAME - 1)}")
        _crowd(room)
        room.sizes.clear()
        writes, reads = meter.writes, meter.reads
        room.say("A1", "set_options", options={"preset": "basic"})
    pushes = len(room.sizes)
    return Message(
        INVOCATION_SECONDS * ceil(pushes / MOST_AT_ONCE),
        pushes,
        sum(room.sizes),
        writes=meter.writes - writes,
        reads=meter.reads - reads,
    )


def _crowd(room: Room) -> None:
    """Open as many pages as each seat and the watchers' link take, and one more."""
    for page in range(MOST_CONNECTIONS + 1):
        for seat in range(1, SEATS + 1):
            room.now += 1000
            room.say(f"{room.connection(seat)}{page}", "hello", secret=secret(seat))
    for page in range(MOST_WATCHERS + 1):
        room.now += 1000
        room.say(f"W{page}", "watch", watch=room.watch)


def flood(template: Template, message: Message) -> Flood:
    """The stage's rate holds for each route, so connects and disconnects come beside the messages."""
    ((_, api),) = template.of_type("AWS::Serverless::WebSocketApi")
    rate = int(api["DefaultRouteSettings"]["ThrottlingRateLimit"])
    each = rate * HOUR
    opened = invocation(template, "SocketFunction", INVOCATION_SECONDS)
    spoken = invocation(template, "SocketFunction", message.seconds)
    return Flood(
        message,
        rate,
        {
            "messages": each * (ceil(message.bytes_in / MESSAGE_BYTES) + message.pushes) * prices.MESSAGE,
            "bytes": each * (message.bytes_out * prices.CDN_BYTE + message.bytes_in * prices.CDN_ORIGIN_BYTE),
            "functions": each * (spoken + 2 * opened),
            "table": each * (message.writes * prices.WRITE + (message.reads + 1) * prices.READ),
            "connections": each * (IDLE_MINUTES * prices.CONNECTION_MINUTE + prices.CDN_REQUEST),
            "logs": each * OWN_LOG_BYTES * prices.LOG_BYTE,
        },
    )
