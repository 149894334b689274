"""One client's connection: what is known about it, what waits to be sent to it, and how it ended."""

import asyncio
import time

from local.events import Caller
from local.frames import MeasuredSocket
from local.limits import Faults, Limits

ABNORMAL = (1006, "Connection closed abnormally")
NO_STATUS = (1005, "Client-side close frame status not set")
GOING_AWAY = (1001, "Going away")
NORMAL = (1000, "")


class ClientIsSlow(Exception):
    """More waits for this client than the platform keeps."""


class Connection:
    """An open connection. `last_active_at` is epoch milliseconds; `ended` is its close code and reason.

    `clock` ends the wait for the client's next frame; `over` is set when nothing more comes of it.
    """

    def __init__(self, caller: Caller, socket: MeasuredSocket, limits: Limits, faults: Faults) -> None:
        self.caller = caller
        self.socket = socket
        self.last_active_at = caller.connected_at
        self.ended = ABNORMAL
        self.over = asyncio.Event()
        self.clock: asyncio.Timeout | None = None
        self._farewell = GOING_AWAY
        self._limits, self._faults = limits, faults
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0

    def touch(self) -> None:
        self.last_active_at = int(time.time() * 1000)

    def push(self, text: str) -> None:
        """Put a text in line; it is sent after this returns, if the client is still there.

        Raises ClientIsSlow when the line is full.
        """
        if self._waiting and self._waiting + len(text) > self._limits.waiting:
            raise ClientIsSlow(self.caller.connection)
        self._waiting += len(text)
        self._outbox.put_nowait(text)

    def dismiss(self) -> None:
        """Close the connection once what waits has been sent."""
        self._outbox.put_nowait(None)

    async def send_what_waits(self) -> None:
        """Send pushes as they come, until the connection is closed or this is cancelled."""
        while True:
            batch = await self._batch()
            try:
                for text in batch:
                    if text is not None:
                        await self._send(text)
            except ConnectionError:
                return  # the client went away; the reader of its frames notices too
            if None in batch:
                self.leave(*NORMAL)
                return

    async def _batch(self) -> list[str | None]:
        batch = [await self._outbox.get()]
        if self._faults.pushes_reversed:
            await asyncio.sleep(self._faults.pushes_held)
            while not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            batch.reverse()
        return batch

    async def _send(self, text: str) -> None:
        for _ in range(2 if self._faults.pushes_repeated else 1):
            await self.socket.send_str(text)
        self._waiting -= len(text)

    def leave(self, code: int, reason: str) -> None:
        """Let whoever listens to the client stop, and say good-bye with this code and reason."""
        self._farewell = (code, reason)
        if self.clock is not None and not self.clock.expired():
            self.clock.reschedule(asyncio.get_running_loop().time())

    async def say_good_bye(self) -> None:
        await self.close(*self._farewell)

    async def close(self, code: int, reason: str) -> None:
        """Close politely, but do not wait for a client that no longer takes anything."""
        self.ended = (code, reason)
        try:
            async with asyncio.timeout(self._limits.farewell):
                await self.socket.close(code=code, message=reason.encode())
        except TimeoutError:
            self.socket.abort()
