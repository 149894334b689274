"""One client's connection: what is known about it, what waits to be sent to it, and how it ended."""

import asyncio
import time

from local.events import Caller
from local.frames import MeasuredSocket
from local.limits import Faults, Limits

ABNORMAL = (1006, "Connection closed abnormally")
NO_STATUS = (1005, "Client-side close frame status not set")
GOING_AWAY = (1001, "Going away")


class ClientIsSlow(Exception):
    """More waits for this client than the platform keeps."""


class Connection:
    """An open connection. `last_active_at` is epoch milliseconds; `ended` is its close code and reason."""

    def __init__(self, caller: Caller, socket: MeasuredSocket, limits: Limits, faults: Faults) -> None:
        self.caller = caller
        self.socket = socket
        self.last_active_at = caller.connected_at
        self.ended = ABNORMAL
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
                await self.close(1000, "")
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

    async def close(self, code: int, reason: str) -> None:
        self.ended = (code, reason)
        await self.socket.close(code=code, message=reason.encode())
