"""What the platform allows, and the ways in which it may let a game down."""

from collections.abc import Callable
from dataclasses import dataclass

KB = 1024


@dataclass(frozen=True)
class Limits:
    """API Gateway's quotas: times in seconds, sizes in bytes. Tests shorten the times.

    Unknown on the platform, and set here to the worst that is allowed: only a client's own message resets
    the idle clock, neither a ping frame nor something sent to it. The quotas on new connections and on
    requests per second are not imitated.
    """

    idle: float = 600
    life: float = 7200
    integration: float = 29
    frame: int = 32 * KB
    message: int = 128 * KB
    waiting: int = 256 * KB  # pushes that a slow client has not taken yet; beyond, 429
    farewell: float = 1  # how long a client may take to answer a close frame


@dataclass
class Faults:
    """What the platform does not promise; a test switches on what it wants to survive, at any moment.

    `disconnect_lost`: `$disconnect` does not come. `messages_repeated`: each message is delivered to its
    handler twice, at once. `pushes_repeated`: each push reaches the client twice. `pushes_reversed`: pushes
    posted within `pushes_held` seconds arrive in reverse. `refuse_post(connection id, data)` may name the
    status (410, 429, 500 …) that a post to a live connection gets; with `refused_arrive` the client receives
    it all the same.
    """

    disconnect_lost: bool = False
    messages_repeated: bool = False
    pushes_repeated: bool = False
    pushes_reversed: bool = False
    pushes_held: float = 0.05
    refused_arrive: bool = False
    refuse_post: Callable[[str, bytes], int | None] = lambda _connection, _data: None
