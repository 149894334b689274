"""Connections end when the platform ends them."""

import asyncio
import socket as sockets

import aiohttp
import pytest
from aiohttp import WSMsgType
from botocore.exceptions import ClientError
from types_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient

from local.frames import Ruler
from local.limits import Limits
from tests.local.vocabulary import Recorder, awaited, close_code, management, room

KB = 1024


@awaited
async def test_an_idle_connection_is_sent_away() -> None:
    gone = Recorder()
    async with room({"$disconnect": gone}, limits=Limits(idle=0.1)) as here:
        socket = await here.connect()
        assert await close_code(socket) == 1001
        context = (await gone.next())["requestContext"]
    assert (context["disconnectStatusCode"], context["disconnectReason"]) == (1001, "Going away")


@awaited
async def test_a_message_resets_the_idle_clock_and_a_ping_frame_does_not() -> None:
    async with room({"$default": Recorder()}, limits=Limits(idle=0.3)) as here:
        talking, pinging = await here.connect(), await here.connect()
        for _ in range(4):
            await asyncio.sleep(0.1)
            await talking.send_str("x")
            if not pinging.closed:
                await pinging.ping()
        assert await close_code(pinging) == 1001
        assert not talking.closed


@awaited
async def test_a_connection_lives_no_longer_than_its_life() -> None:
    async with room({"$default": Recorder()}, limits=Limits(life=0.2)) as here:
        socket = await here.connect()
        await socket.send_str("x")
        assert await close_code(socket) == 1001


@awaited
async def test_binary_is_refused() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}) as here:
        socket = await here.connect()
        await socket.send_bytes(b"{}")
        assert await close_code(socket) == 1003
    assert len(recorder) == 0


@awaited
async def test_a_frame_of_32_kb_passes() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}) as here:
        socket = await here.connect()
        await socket.send_str("x" * 32 * KB)
        assert len((await recorder.next())["body"]) == 32 * KB


@awaited
async def test_a_longer_frame_closes_the_connection() -> None:
    recorder, gone = Recorder(), Recorder()
    async with room({"$default": recorder, "$disconnect": gone}) as here:
        socket = await here.connect()
        await socket.send_str("x" * (32 * KB + 1))
        assert await close_code(socket) == 1009
        assert (await gone.next())["requestContext"]["disconnectStatusCode"] == 1009
    assert len(recorder) == 0


async def send_in_frames(
    socket: aiohttp.ClientWebSocketResponse, frames: list[bytes], first: WSMsgType = WSMsgType.TEXT
) -> None:
    writer = socket._writer  # noqa: SLF001 — aiohttp's client sends each message as one frame
    for at, frame in enumerate(frames):
        kind = first if at == 0 else WSMsgType.CONTINUATION
        writer.transport.write(masked(frame, kind, last=at == len(frames) - 1))
        await asyncio.sleep(0)


def masked(payload: bytes, kind: WSMsgType, *, last: bool) -> bytes:
    length = (
        bytes([0x80 | 127]) + len(payload).to_bytes(8) if len(payload) > 125 else bytes([0x80 | len(payload)])
    )
    return bytes([kind | 0x80 * last]) + length + bytes(4) + payload


@awaited
async def test_a_message_of_128_kb_passes_in_four_frames() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}) as here:
        socket = await here.connect()
        await send_in_frames(socket, [b"x" * 32 * KB] * 4)
        assert len((await recorder.next())["body"]) == 128 * KB


@awaited
async def test_a_longer_message_closes_the_connection() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}) as here:
        socket = await here.connect()
        await send_in_frames(socket, [b"x" * 32 * KB] * 4 + [b"x"])
        assert await close_code(socket) == 1009
    assert len(recorder) == 0


@pytest.mark.parametrize("cut", [1, 2, 3, 7, 1000])
def test_frames_are_measured_however_the_stream_is_cut(cut: int) -> None:
    stream = b"".join(frame(length) for length in (0, 5, 125, 126, 70_000, 3))
    ruler = Ruler()
    pieces = [stream[at : at + cut] for at in range(0, len(stream), cut)]
    assert max(ruler.longest(piece) for piece in pieces) == 70_000
    assert ruler.longest(frame(9)) == 9


def frame(length: int) -> bytes:
    if length == 126:  # the form with two bytes, which `masked` does not need
        return bytes([0x81, 0x80 | 126]) + length.to_bytes(2) + bytes(4 + length)
    return masked(bytes(length), WSMsgType.TEXT, last=True)


@awaited
async def test_a_close_frame_without_a_status_is_reported_as_such() -> None:
    gone = Recorder()
    async with room({"$disconnect": gone}) as here, await here.connect() as socket:
        await send_in_frames(socket, [b""], WSMsgType.CLOSE)
        context = (await gone.next())["requestContext"]
    assert context["disconnectStatusCode"] == 1005
    assert context["disconnectReason"] == "Client-side close frame status not set"


@awaited
async def test_a_connection_that_breaks_off_is_abnormal() -> None:
    gone = Recorder()
    async with room({"$disconnect": gone}) as here:
        socket = await here.connect()
        socket.get_extra_info("socket").shutdown(sockets.SHUT_RDWR)
        assert (await gone.next())["requestContext"]["disconnectStatusCode"] == 1006
        assert here.server.gateway.connections == {}


@awaited
async def test_a_client_that_does_not_read_fills_its_buffer() -> None:
    async with room({}, limits=Limits(waiting=64 * KB)) as here:
        await here.connect()
        name = await here.only_connection()
        client = management(here.server.connections_url)
        with pytest.raises(ClientError) as refused:
            await asyncio.to_thread(fill, client, name)
        assert refused.value.response["ResponseMetadata"]["HTTPStatusCode"] == 429


@awaited
async def test_a_client_that_takes_nothing_does_not_hold_up_the_end() -> None:
    async with room({}, limits=Limits(waiting=64 * KB, farewell=0.1)) as here:
        socket = await here.connect()
        client, name = management(here.server.connections_url), await here.only_connection()
        with pytest.raises(ClientError):
            await asyncio.to_thread(fill, client, name)
        async with asyncio.timeout(2):
            await here.server.gateway.close()
        socket.get_extra_info("socket").shutdown(sockets.SHUT_RDWR)


def fill(client: ApiGatewayManagementApiClient, name: str) -> None:
    for _ in range(400):
        client.post_to_connection(ConnectionId=name, Data=b"x" * 32 * KB)
