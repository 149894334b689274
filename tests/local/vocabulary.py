"""Words for tests of the embedded cloud: a handler that remembers, a server on loopback, its clients."""

import asyncio
import functools
import os
import queue
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import aiohttp
import boto3
from botocore.config import Config
from types_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient

from local.lambdas import Context, Event, Handler
from local.limits import Faults, Limits
from local.serve import Server, Setup, serving
from local.template import Template

OK = {"statusCode": 200}
SESSION = boto3.Session()  # reads its descriptions of the services once
PATIENCE = 5.0  # seconds until something that should have come has not

TABLES = Template.parse("""
Resources:
  Games:
    Type: AWS::DynamoDB::Table
    Properties:
      AttributeDefinitions: [{AttributeName: pk, AttributeType: S}, {AttributeName: sk, AttributeType: S}]
      KeySchema: [{AttributeName: pk, KeyType: HASH}, {AttributeName: sk, KeyType: RANGE}]
      TimeToLiveSpecification: {AttributeName: ttl, Enabled: true}
""")


def awaited[**P](test: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """Run an asynchronous test in an event loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


class Recorder:
    """A handler that keeps its events, and answers what `answer` makes of each."""

    def __init__(self, answer: Callable[[Event], object] = lambda _event: OK) -> None:
        self._answer = answer
        self._events: queue.Queue[Event] = queue.Queue()
        self.contexts: list[Context] = []

    def __call__(self, event: Event, context: Context) -> object:
        self._events.put(event)
        self.contexts.append(context)
        return self._answer(event)

    async def next(self) -> Event:
        """The oldest event not yet looked at, when it comes."""
        return await asyncio.to_thread(self._events.get, timeout=PATIENCE)

    def __len__(self) -> int:
        return self._events.qsize()


@dataclass
class Room:
    """A server and a session of clients."""

    server: Server
    session: aiohttp.ClientSession
    sockets: list[aiohttp.ClientWebSocketResponse] = field(default_factory=list)

    async def connect(
        self, query: str = "", headers: Mapping[str, str] | None = None, protocols: Iterable[str] = ()
    ) -> aiohttp.ClientWebSocketResponse:
        url = self.server.socket_url + query
        socket = await self.session.ws_connect(url, headers=headers, protocols=protocols)
        self.sockets.append(socket)
        return socket

    async def only_connection(self) -> str:
        """The id of the one client that is connected, when it is."""
        return await until(lambda: next(iter(self.server.gateway.connections), None))


@asynccontextmanager
async def room(
    handlers: Mapping[str, Handler],
    *,
    limits: Limits | None = None,
    faults: Faults | None = None,
    template: Template | None = None,
) -> AsyncIterator[Room]:
    setup = Setup(handlers=handlers, template=template, limits=limits or Limits(), faults=faults or Faults())
    async with serving(setup) as server, aiohttp.ClientSession() as session:
        here = Room(server, session)
        yield here
        for socket in here.sockets:
            await socket.close()


def management(endpoint: str) -> ApiGatewayManagementApiClient:
    """A client for `@connections` that asks once."""
    config = Config(retries={"total_max_attempts": 1})
    return SESSION.client(
        "apigatewaymanagementapi",
        endpoint_url=endpoint,
        config=config,
        region_name="us-east-1",
        aws_access_key_id=os.environ["AWS_ACCESS_KEY_ID"],
        aws_secret_access_key=os.environ["AWS_SECRET_ACCESS_KEY"],
    )


async def until[T](look: Callable[[], T | None]) -> T:
    """What a look finds, when it finds something."""
    async with asyncio.timeout(PATIENCE):
        # What is looked at belongs to the server, which has no event for it.
        while (found := look()) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    return found


async def text(socket: aiohttp.ClientWebSocketResponse) -> str:
    return str(await socket.receive_str(timeout=PATIENCE))


async def close_code(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    """The code with which the server closed, when it has."""
    await socket.receive(timeout=PATIENCE)
    return socket.close_code


async def bare_handshake(server: Server) -> asyncio.StreamWriter:
    """Ask for a connection as no library does: without a word about oneself, and without waiting."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    _, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await writer.drain()
    return writer


async def leave(writer: asyncio.StreamWriter) -> None:
    writer.close()
    await writer.wait_closed()
