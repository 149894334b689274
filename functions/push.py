"""Words to connected phones: sent in parallel, awaited, and never a reason for an action to fail."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError, ClientError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from aws_lambda_powertools import Logger
    from types_boto3_apigatewaymanagementapi.client import ApiGatewayManagementApiClient

MOST_AT_ONCE = 8
_PATIENCE = Config(
    connect_timeout=2,
    read_timeout=3,
    retries={"mode": "standard", "total_max_attempts": 3},
    max_pool_connections=MOST_AT_ONCE,
)


@dataclass(frozen=True, slots=True)
class Letter:
    """One frame for one connection."""

    connection: str
    frame: bytes


def connect(endpoint: str, logger: Logger) -> Push:
    """The connections endpoint at this address: the API's own host and stage, never a CDN's."""
    return Push(boto3.client("apigatewaymanagementapi", endpoint_url=endpoint, config=_PATIENCE), logger)


class Push:
    """Sends letters through the connections endpoint of the WebSocket API."""

    def __init__(self, client: ApiGatewayManagementApiClient, logger: Logger) -> None:
        self._client = client
        self._logger = logger
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE)

    def deliver(self, letters: Sequence[Letter]) -> tuple[str, ...]:
        """Send every letter and wait for all; gives the connections that no longer exist."""
        arrived = list(self._threads.map(self._send, letters))
        return tuple(letter.connection for letter, here in zip(letters, arrived, strict=True) if not here)

    def _send(self, letter: Letter) -> bool:
        """Whether the connection still exists, as far as anyone can tell."""
        try:
            self._client.post_to_connection(ConnectionId=letter.connection, Data=letter.frame)
        except self._client.exceptions.GoneException:
            return False
        except ClientError as error:
            self._logger.warning("push refused", code=error.response["Error"].get("Code"))
        except BotoCoreError as error:
            self._logger.warning("push failed", code=type(error).__name__)
        return True
