"""WebDriver BiDi, the protocol by which a browser is driven over a WebSocket."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp

from tests.engines.engine import PATIENCE, Refused

type Message = dict[str, Any]


class BiDi:
    """Says one command at a time and waits for its answer."""

    def __init__(self, loop: asyncio.Runner, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._loop = loop
        self._socket = socket
        self._said = 0

    def say(self, method: str, **params: object) -> Message:
        """Answer what the browser answers.

        Raises:
            Refused: it could not, or took too long.

        """
        self._said += 1
        try:
            answer = self._loop.run(asyncio.wait_for(self._told(method, params), PATIENCE))
        except TimeoutError as error:
            raise Refused(f"no answer in {PATIENCE} s to {method} {params}") from error
        if answer["type"] == "error":
            raise Refused(f"{method}: {answer['message']}")
        result: Message = answer["result"]
        return result

    async def _told(self, method: str, params: Message) -> Message:
        await self._socket.send_json({"id": self._said, "method": method, "params": params})
        while True:
            message: Message = json.loads(await self._socket.receive_str())
            if message.get("id") == self._said:
                return message


@contextmanager
def speaking(address: str) -> Iterator[BiDi]:
    """A session with the browser that listens there."""
    with asyncio.Runner() as loop:
        http = loop.run(_made())
        try:
            bidi = BiDi(loop, loop.run(_joined(http, address)))
            bidi.say("session.new", capabilities={})
            yield bidi
            bidi.say("session.end")
        finally:
            loop.run(http.close())


async def _made() -> aiohttp.ClientSession:
    return aiohttp.ClientSession()


async def _joined(http: aiohttp.ClientSession, address: str) -> aiohttp.ClientWebSocketResponse:
    return await http.ws_connect(address, max_msg_size=0)
