"""The Lambda function of every five minutes: goes on with tables that are due and that nobody has come by."""

from engine.stored import NewerSchema
from functions.frames import NotServed
from functions.hearing import Hearing
from functions.letters import Speaker
from functions.rows import Torn
from functions.table import Unavailable
from functions.wiring import Invocation, deliver, logger, now, randomness, storage

GRACE = 15_000
"""Milliseconds for whoever is at work on it: the longest that the socket function may take, and more."""
ENOUGH = 10_000
"""Milliseconds that a table may take, when every call is slow: with less left, none is begun."""


def handler(_event: object, context: Invocation) -> None:
    """Resolve what a function that died has left complete but unresolved.

    What is due falls due on the hour, so it may be more than one call can do. Whatever was looked at is put
    off, so the next call begins with the rest.
    """
    moment = now()
    for game in storage.due(moment - GRACE):
        if context.get_remaining_time_in_millis() < ENOUGH:
            logger.info("the rest is left for the next sweep")
            return
        hearing = Hearing(storage, Speaker("", None), moment, randomness)
        try:
            kept = hearing.load(game)
            if kept and not hearing.letters:
                storage.postpone(kept, moment)
        except (NewerSchema, NotServed, Torn, Unavailable) as error:  # the next sweep tries again
            logger.warning("left for the next sweep", code=type(error).__name__)
        if hearing.moved:
            logger.info("heard", action="sweep", stage=hearing.moved)
        deliver(hearing.letters, context)
