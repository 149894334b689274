"""The Lambda function behind the WebSocket API's three routes."""

from typing import NotRequired, TypedDict

from functions.frames import NotServed, read
from functions.letters import Speaker, refused
from functions.push import Letter
from functions.referee import hear
from functions.wiring import Invocation, deliver, logger, now, randomness, storage


class RequestContext(TypedDict):
    """What this function reads of an event's request context."""

    routeKey: str
    connectionId: str


class SocketEvent(TypedDict):
    """What this function reads of an event from the WebSocket API."""

    requestContext: RequestContext
    body: NotRequired[str | None]


class Answer(TypedDict):
    """What the platform wants to hear; on `$connect` it becomes the handshake's status."""

    statusCode: int


def handler(event: SocketEvent, context: Invocation) -> Answer:
    """Serve one event of one connection."""
    connection = event["requestContext"]["connectionId"]
    match event["requestContext"]["routeKey"]:
        case "$connect":
            pass
        case "$disconnect":
            storage.disconnect(connection)
        case _:
            deliver(_letters(event.get("body") or "", connection), context)
    return {"statusCode": 200}


def _letters(body: str, connection: str) -> list[Letter]:
    try:
        command = read(body)
    except NotServed as unread:
        logger.info("refused", code=unread.code)
        return [refused(Speaker(connection, unread.re), unread.code)]
    heard = hear(command, connection, storage, now(), randomness)
    if heard.refusal:
        logger.info("refused", code=heard.refusal)
    return heard.letters
