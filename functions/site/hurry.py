"""Lambda ends an invocation without a word: so the answer has time set aside, and no call may use it up."""

from collections.abc import Callable

from botocore.config import Config

LAST_MOMENT = 30_000
"""Milliseconds in which nothing is begun any more: they are for a call that hangs, and for the answer."""
PATIENCE = Config(connect_timeout=2, read_timeout=5, retries={"mode": "standard", "total_max_attempts": 2})
"""How long a call of AWS may take: two tries, of which none may hang."""

type Hurry = Callable[[], None]
"""To be called before each thing that takes time."""


class OutOfTime(Exception):
    """The function would be ended before it has answered."""


def until_last_moment(left: Callable[[], int]) -> Hurry:
    """What raises OutOfTime once `left`, in milliseconds, is too little to begin something."""

    def hurry() -> None:
        if left() < LAST_MOMENT:
            raise OutOfTime(f"{left()} ms are left")

    return hurry
