"""Words to connected phones: sent in parallel, awaited, and never a reason for an action to fail."""

from __future__ import annotations

import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aws_lambda_powertools import Logger
    from types_boto3_apigatewaymanagementapi.client import ApiGatewayManagementApiClient

MOST_AT_ONCE = 8
FIRST_PAUSE = 0.1
"""Seconds before letters that came too fast are sent again; doubled each time."""
# One attempt: what is worth repeating is repeated here, within the time that is left.
_PATIENCE = Config(
    connect_timeout=1, read_timeout=2, retries={"total_max_attempts": 1}, max_pool_connections=MOST_AT_ONCE
)


@dataclass(frozen=True, slots=True)
class Letter:
    """One frame for one connection."""

    connection: str
    frame: bytes


class _Outcome(Enum):
    ENDED = "ended"
    GONE = "gone"
    TOO_FAST = "too fast"


def connect(endpoint: str, logger: Logger) -> Push:
    """The connections endpoint at this address: the API's own host and stage, never a CDN's."""
    return Push(boto3.client("apigatewaymanagementapi", endpoint_url=endpoint, config=_PATIENCE), logger)


class Push:
    """Sends letters through the connections endpoint of the WebSocket API."""

    def __init__(self, client: ApiGatewayManagementApiClient, logger: Logger) -> None:
        self._client = client
        self._logger = logger
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE)

    def deliver(self, letters: Sequence[Letter], seconds: float) -> tuple[str, ...]:
        """Send every letter within so many seconds, and wait for all; gives the connections that are gone."""
        until, pause = time.monotonic() + seconds, FIRST_PAUSE
        gone: list[str] = []
        while True:
            stacks = _by_connection(letters)
            sending = self._threads.map(partial(self._send_all, until=until), stacks.values())
            outcomes = dict(zip(stacks, sending, strict=True))
            gone += [connection for connection, (outcome, _) in outcomes.items() if outcome is _Outcome.GONE]
            letters = [
                one for outcome, rest in outcomes.values() if outcome is _Outcome.TOO_FAST for one in rest
            ]
            if not letters or time.monotonic() + pause > until:
                break
            time.sleep(pause)
            pause *= 2
        if letters:
            self._logger.warning("pushes given up", count=len(letters))
        return tuple(gone)

    def _send_all(self, letters: Sequence[Letter], until: float) -> tuple[_Outcome, Sequence[Letter]]:
        """Send what is for one connection, in order; how it ended, and what is still to be sent."""
        for at, letter in enumerate(letters):
            outcome = self._send(letter) if time.monotonic() < until else _Outcome.TOO_FAST
            if outcome is not _Outcome.ENDED:
                return outcome, letters[at:]
        return _Outcome.ENDED, ()

    def _send(self, letter: Letter) -> _Outcome:
        try:
            self._client.post_to_connection(ConnectionId=letter.connection, Data=letter.frame)
        except self._client.exceptions.GoneException:
            return _Outcome.GONE
        except ClientError as error:
            return self._refused(error)
        except BotoCoreError as error:
            self._logger.warning("push failed", code=type(error).__name__)
        return _Outcome.ENDED

    def _refused(self, error: ClientError) -> _Outcome:
        # A 410's body may be anything, so the status decides, not what the library made of the body.
        status = error.response["ResponseMetadata"]["HTTPStatusCode"]
        if status == 410:
            return _Outcome.GONE
        if status == 429:
            return _Outcome.TOO_FAST
        self._logger.warning("push refused", status=status)
        return _Outcome.ENDED


def _by_connection(letters: Sequence[Letter]) -> dict[str, list[Letter]]:
    stacks = defaultdict[str, list[Letter]](list)
    for letter in letters:
        stacks[letter.connection].append(letter)
    return stacks
