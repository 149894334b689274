"""A WebSocket API as API Gateway runs it: handshake, routes, limits, and the three kinds of event."""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import suppress

from aiohttp import WebSocketError, WSMessage, WSMsgType, web

from local import events
from local.connection import GOING_AWAY, NO_STATUS, ClientIsSlow, Connection
from local.events import Caller
from local.frames import MeasuredSocket
from local.handshake import Handshake, shaken
from local.lambdas import Event, HandlerFailed, HandlerTimedOut, Runtime
from local.limits import Faults, Limits
from local.routes import Routes

PATIENCE = 2.0  # seconds that a closing gateway waits for handlers


class Gateway:
    """Turns what clients do on `/ws` into events for the functions of its routes.

    Messages of one client are handled side by side: the platform promises no order.
    """

    def __init__(
        self,
        routes: Routes,
        runtime: Runtime,
        *,
        domain: str,
        limits: Limits,
        faults: Faults,
    ) -> None:
        self.connections: dict[str, Connection] = {}
        self._routes, self._runtime = routes, runtime
        self._domain, self._limits, self._faults = domain, limits, faults
        self._running: set[asyncio.Task[None]] = set()

    async def open(self, request: web.Request) -> web.StreamResponse:
        """Answer the handshake once `$connect` has, then serve the connection until it ends."""
        if not web.WebSocketResponse().can_prepare(request):
            return web.Response(status=426, text="This address speaks WebSocket only.")
        caller = events.arriving(self._domain, request.remote or "", request.headers.get("User-Agent"))
        shake = await self._connect(caller, request)
        if not shake.accepted:
            return web.Response(status=shake.status)
        limits = self._limits
        socket = MeasuredSocket(
            frame=limits.frame, message=limits.message, farewell=limits.farewell, protocols=shake.protocols
        )
        connection = Connection(caller, socket, limits, self._faults)
        try:
            await socket.prepare(request)
            await self._serve(connection)
        finally:
            self._start(self._disconnect(connection))
            connection.over.set()
        return socket

    async def _connect(self, caller: Caller, request: web.Request) -> Handshake:
        function = self._routes.get("$connect")
        if function is None:
            return Handshake(200)
        event = events.connect(caller, request.headers.items(), request.query.items())
        try:
            answer = await self._runtime.invoke(function, event, within=self._limits.integration)
        except HandlerFailed:
            return Handshake(502)
        except HandlerTimedOut:
            return Handshake(504)
        return shaken(answer)

    async def _serve(self, connection: Connection) -> None:
        """Only from here on can the connection be posted to: inside its own `$connect` it is gone."""
        self.connections[connection.caller.connection] = connection
        sending = asyncio.create_task(connection.send_what_waits())
        try:
            await self._listen(connection)
        finally:
            del self.connections[connection.caller.connection]
            sending.cancel()

    async def _listen(self, connection: Connection) -> None:
        now = asyncio.get_running_loop().time
        end, idle = now() + self._limits.life, self._limits.idle
        try:
            async with asyncio.timeout_at(min(end, now() + idle)) as connection.clock:
                while await self._take(connection, await self._next(connection)):
                    connection.clock.reschedule(min(end, now() + idle))
        except TimeoutError:
            await connection.say_good_bye()
        finally:
            connection.clock = None

    async def _next(self, connection: Connection) -> WSMessage:
        try:
            return await connection.socket.receive()
        except ConnectionError as error:  # while a ping was being answered
            return WSMessage(WSMsgType.ERROR, error, None)

    async def _take(self, connection: Connection, frame: WSMessage) -> bool:
        """Do what a frame asks; False when it was the last."""
        match frame.type:
            case WSMsgType.TEXT:
                connection.touch()
                for _ in range(2 if self._faults.messages_repeated else 1):
                    self._start(self._message(connection, frame.data))
                return True
            case WSMsgType.BINARY:
                await connection.close(1003, "Binary messages are not supported")
            case WSMsgType.CLOSE:
                connection.ended = (frame.data, frame.extra or "") if frame.data else NO_STATUS
            case WSMsgType.ERROR if isinstance(frame.data, WebSocketError):
                connection.ended = (int(frame.data.code), str(frame.data))
            case _:
                pass  # closed by us, or the network dropped it: `ended` says so already
        return False

    async def _message(self, connection: Connection, body: str) -> None:
        route = self._routes.key_of(body)
        event = events.message(connection.caller, route, body)
        if (function := self._routes.get(route)) is None:
            self._tell_failure(connection, event, "Forbidden")
            return
        try:
            answer = await self._runtime.invoke(function, event, within=self._limits.integration)
        except (HandlerFailed, HandlerTimedOut):
            self._tell_failure(connection, event)
            return
        # What it answered is dropped. An answer without a status counts as a failure of the function.
        if not shaken(answer).well_formed:
            self._tell_failure(connection, event)

    def _tell_failure(
        self, connection: Connection, event: Event, sentence: str = "Internal server error"
    ) -> None:
        with suppress(ClientIsSlow):
            connection.push(json.dumps(events.failure(connection.caller, event, sentence)))

    async def _disconnect(self, connection: Connection) -> None:
        function = self._routes.get("$disconnect")
        if function is None or self._faults.disconnect_lost:
            return
        with suppress(HandlerFailed, HandlerTimedOut):  # there is nobody left to tell
            event = events.disconnect(connection.caller, *connection.ended)
            await self._runtime.invoke(function, event, within=self._limits.integration)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Send every client away and let the handlers finish, for a moment."""
        open_still = list(self.connections.values())
        for connection in open_still:
            connection.leave(*GOING_AWAY)
        for connection in open_still:
            await connection.over.wait()
        if self._running:
            await asyncio.wait(self._running, timeout=PATIENCE)
