"""What every handler is connected to, made once for each instance, from the environment."""

import os
import secrets
import time
from collections.abc import Sequence
from typing import Protocol

from aws_lambda_powertools import Logger

from functions import push, table
from functions.push import Letter
from functions.storage import Storage
from functions.table import Unavailable

LAST_MOMENT = 1.0
"""Seconds of an invocation that are kept for what follows the pushes."""

logger = Logger()
storage = Storage(table.connect(os.environ["TABLE_NAME"]))
PASSPHRASE = os.environ.get("PASSPHRASE_HASH", "")
_push = push.connect(os.environ["CONNECTIONS_URL"], logger)


class Invocation(Protocol):
    """What the handlers use of Lambda's context."""

    def get_remaining_time_in_millis(self) -> int:
        """Milliseconds until the invocation is ended."""
        ...


def now() -> int:
    """The moment, in epoch milliseconds."""
    return time.time_ns() // 1_000_000


def randomness() -> str:
    """64 fresh hexadecimal digits."""
    return secrets.token_hex(32)


def deliver(letters: Sequence[Letter], invocation: Invocation) -> None:
    """Send letters within the time that is left, and forget the connections that are gone."""
    seconds = invocation.get_remaining_time_in_millis() / 1000 - LAST_MOMENT
    lost = _push.deliver(letters, seconds)
    if lost:
        logger.info("gone", count=len(lost))
    for gone in lost:
        try:
            storage.disconnect(gone)
        except Unavailable as error:  # it is told and done; the next push to it will find it gone again
            logger.warning("gone connection not forgotten", code=str(error))
