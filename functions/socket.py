"""The Lambda function behind the WebSocket API's three routes."""

import time
from typing import NotRequired, TypedDict

from functions.commands import Create
from functions.frames import NotServed, read
from functions.letters import Speaker, refused
from functions.passphrase import opens
from functions.referee import hear
from functions.wire import WireCode
from functions.wiring import PASSPHRASE, Invocation, deliver, logger, now, randomness, storage


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
            begun = time.perf_counter()
            told = _told(event.get("body") or "", connection, context)
            logger.info("heard", extra={**told, "ms": round((time.perf_counter() - begun) * 1000)})
    return {"statusCode": 200}


def _told(body: str, connection: str, context: Invocation) -> dict[str, str | int | None]:
    """Answer one frame; what the log may say of it: no content, no names, no secrets."""
    try:
        command = read(body)
    except NotServed as unread:
        deliver([refused(Speaker(connection, unread.re), unread.code)], context)
        return {"action": None, "code": unread.code}
    if isinstance(command, Create) and not opens(PASSPHRASE, command.passphrase):
        deliver([refused(Speaker(connection, command.id), WireCode.NOT_ADMITTED, command.game)], context)
        return {"action": command.action, "code": WireCode.NOT_ADMITTED}
    heard = hear(command, connection, storage, now(), randomness)
    deliver(heard.letters, context)
    return {
        "action": command.action,
        "code": heard.refusal,
        "stage": heard.moved,
        "letters": len(heard.letters),
    }
