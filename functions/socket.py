"""The Lambda function behind the WebSocket API's three routes."""

import os
import secrets
import time
from typing import NotRequired, TypedDict

from aws_lambda_powertools import Logger

from functions import push, storage
from functions.frames import NotServed, read
from functions.letters import Speaker, refused
from functions.push import Letter
from functions.referee import Referee


class RequestContext(TypedDict):
    """What this function reads of an event's request context."""

    routeKey: str
    connectionId: str


class SocketEvent(TypedDict):
    """What this function reads of an event from the WebSocket API."""

    requestContext: RequestContext
    body: NotRequired[str]


class Answer(TypedDict):
    """What the platform wants to hear; on `$connect` it becomes the handshake's status."""

    statusCode: int


_logger = Logger()
_storage = storage.connect(os.environ["TABLE_NAME"])
_push = push.connect(os.environ["CONNECTIONS_URL"], _logger)


def handler(event: SocketEvent, _context: object) -> Answer:
    """Serve one event of one connection."""
    connection = event["requestContext"]["connectionId"]
    match event["requestContext"]["routeKey"]:
        case "$connect":
            pass
        case "$disconnect":
            _storage.disconnect(connection)
        case _:
            _hear(event.get("body", ""), connection)
    return {"statusCode": 200}


def _hear(body: str, connection: str) -> None:
    for gone in _push.deliver(_letters(body, connection)):
        _storage.disconnect(gone)


def _letters(body: str, connection: str) -> list[Letter]:
    try:
        command = read(body)
    except NotServed as unread:
        _logger.info("refused", code=unread.code)
        return [refused(Speaker(connection, unread.re), unread.code)]
    now = time.time_ns() // 1_000_000
    heard = Referee(_storage, connection, now, lambda: secrets.token_hex(32)).hear(command)
    if heard.refusal:
        _logger.info("refused", code=heard.refusal)
    return heard.letters
