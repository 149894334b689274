"""The `@connections` endpoints, with which handlers speak to clients: post, look, delete."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from urllib.parse import urlsplit

from aiohttp import web

from local.connection import ClientIsSlow, Connection
from local.events import STAGE
from local.limits import Faults, Limits

WELL_FORMED = re.compile(r"[A-Za-z0-9_-]{15}=")
ERRORS = {
    400: "BadRequestException",
    403: "ForbiddenException",
    410: "GoneException",
    413: "PayloadTooLargeException",
    429: "LimitExceededException",
}


class Refused(Exception):
    """The status that a call gets instead of what it asked for, and why."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Management:
    """Serves `/ws/@connections/{id}` at `url` to callers who sign with the access key `key`.

    Signatures are not computed: the key is random for each start, so knowing it is the proof. Everyone
    else, another host name and another stage get 403, as from the platform.
    """

    def __init__(
        self, connections: Mapping[str, Connection], *, url: str, key: str, limits: Limits, faults: Faults
    ) -> None:
        self._connections, self._key = connections, key
        self._host = urlsplit(url).netloc
        self._limits, self._faults = limits, faults

    async def answer(self, request: web.Request) -> web.Response:
        try:
            return await self._done(request, self._found(request))
        except Refused as refused:
            return _refusal(refused)

    async def _done(self, request: web.Request, connection: Connection) -> web.Response:
        match request.method:
            case "POST":
                return self._post(connection, await self._payload(request))
            case "GET":
                return _look(connection)
            case "DELETE":
                connection.dismiss()
                return web.Response(status=204)
            case _:
                raise Refused(403, "Missing Authentication Token")

    def _found(self, request: web.Request) -> Connection:
        name = request.match_info["connection"]
        if request.host != self._host or request.match_info["stage"] != STAGE:
            raise Refused(403, "Forbidden")
        if f"Credential={self._key}/" not in request.headers.get("Authorization", ""):
            raise Refused(403, "The security token included in the request is invalid")
        if "%" in name:  # encoded twice: the platform's signature check fails on it
            raise Refused(
                403, "The request signature we calculated does not match the signature you provided"
            )
        if not WELL_FORMED.fullmatch(name):
            raise Refused(400, "Invalid connectionId")
        if name not in self._connections:
            raise Refused(410, "Gone")
        return self._connections[name]

    async def _payload(self, request: web.Request) -> bytes:
        if (request.content_length or 0) > self._limits.message:
            raise Refused(413, "Payload too large")
        data = await request.read()
        if len(data) > self._limits.message:
            raise Refused(413, "Payload too large")
        return data

    def _post(self, connection: Connection, data: bytes) -> web.Response:
        status = self._faults.refuse_post(connection.caller.connection, data)
        try:
            if status is None or self._faults.refused_arrive:
                connection.push(data.decode())
        except UnicodeDecodeError as error:  # undocumented on the platform, and nothing of ours is not UTF-8
            raise Refused(400, "The data is not UTF-8") from error
        except ClientIsSlow as error:
            raise Refused(429, "Too many messages wait for this client") from error
        if status is not None:
            raise Refused(status, "Refused by the test that asked for it")
        return web.Response()


def _look(connection: Connection) -> web.Response:
    return web.json_response(
        {
            "connectedAt": _written(connection.caller.connected_at),
            "identity": connection.caller.identity,
            "lastActiveAt": _written(connection.last_active_at),
        }
    )


def _written(epoch_ms: int) -> str:
    return (
        datetime.fromtimestamp(epoch_ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


def _refusal(refused: Refused) -> web.Response:
    kind = {"x-amzn-ErrorType": ERRORS.get(refused.status, "InternalServerErrorException")}
    if refused.status == 410:  # its body has been seen not to be JSON, so ours never is
        return web.Response(status=410, text=str(refused), headers=kind)
    return web.json_response({"message": str(refused)}, status=refused.status, headers=kind)
