"""The limit on one WebSocket frame, which aiohttp does not know: it sees whole messages."""

import asyncio
from typing import Protocol

from aiohttp import WebSocketError, WSCloseCode, web
from aiohttp.abc import AbstractStreamWriter

LENGTH_BYTES = {126: 2, 127: 8}


class Ruler:
    """Reads the headers of the frames in a stream of bytes, however the stream is cut."""

    def __init__(self) -> None:
        self._header = bytearray()
        self._left = 0  # of the payload of the frame that is being read

    def longest(self, data: bytes) -> int:
        """The largest payload that a header in this piece of the stream announces, in bytes."""
        longest, at = 0, 0
        while at < len(data):
            if self._left:
                step = min(self._left, len(data) - at)
                self._left -= step
                at += step
                continue
            self._header.append(data[at])
            at += 1
            if (length := self._announced()) is not None:
                longest = max(longest, length)
                self._left = length
                self._header.clear()
        return longest

    def _announced(self) -> int | None:
        if len(self._header) < 2:
            return None
        short = self._header[1] & 0x7F
        extended = LENGTH_BYTES.get(short, 0)
        mask = 4 if self._header[1] & 0x80 else 0
        if len(self._header) < 2 + extended + mask:
            return None
        return int.from_bytes(self._header[2 : 2 + extended]) if extended else short


class Parser(Protocol):
    """What aiohttp's connection asks of whatever reads its bytes."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]: ...
    def feed_eof(self) -> None: ...


class Gauge:
    """Stands before aiohttp's parser and ends a connection whose frame is longer than `limit` bytes."""

    def __init__(self, parser: Parser, limit: int, socket: "MeasuredSocket") -> None:
        self._parser, self._limit, self._socket = parser, limit, socket
        self._ruler = Ruler()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        if self._ruler.longest(data) > self._limit:
            self._socket.refuse_frame()
            return True, b""
        return self._parser.feed_data(data)

    def feed_eof(self) -> None:
        self._parser.feed_eof()


class MeasuredSocket(web.WebSocketResponse):
    """A WebSocket that closes with 1009 when a frame exceeds `frame` or a message `message` bytes."""

    def __init__(self, *, frame: int, message: int, farewell: float, protocols: tuple[str, ...]) -> None:
        # aiohttp refuses at its limit, the platform beyond it. Compression is nowhere documented: none here.
        super().__init__(max_msg_size=message + 1, timeout=farewell, compress=False, protocols=protocols)
        self._frame_limit = frame
        self._transport: asyncio.Transport | None = None

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter:
        writer = await super().prepare(request)
        self._transport = request.transport
        protocol = request.protocol
        # aiohttp offers no way to see frames; the parser's two methods are all that its connection calls.
        parser = protocol._payload_parser  # noqa: SLF001
        if parser is not None:
            protocol._payload_parser = Gauge(parser, self._frame_limit, self)  # noqa: SLF001
        return writer

    def abort(self) -> None:
        """Drop the connection, and what it has not taken."""
        if self._transport is not None:
            self._transport.abort()

    def refuse_frame(self) -> None:
        if self._reader is not None:
            self._reader.set_exception(WebSocketError(WSCloseCode.MESSAGE_TOO_BIG, "the frame is too long"))
