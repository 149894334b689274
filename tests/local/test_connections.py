"""`@connections`, called by the client library that the handlers use, and by hand."""

import asyncio
import functools
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from urllib.parse import quote

import boto3
import pytest
from botocore.exceptions import ClientError
from types_boto3_apigatewaymanagementapi import ApiGatewayManagementApiClient

from local.limits import Faults
from tests.local.vocabulary import Recorder, Room, awaited, close_code, management, room, text

UNKNOWN = "AAAAAAAAAAAAAAA="


async def status(call: Callable[[], object]) -> int:
    """The status with which a call is refused."""
    with pytest.raises(ClientError) as refused:
        await asyncio.to_thread(call)
    return refused.value.response["ResponseMetadata"]["HTTPStatusCode"]


async def post(client: ApiGatewayManagementApiClient, name: str, data: bytes) -> None:
    await asyncio.to_thread(lambda: client.post_to_connection(ConnectionId=name, Data=data))


@awaited
async def test_a_post_reaches_the_client_as_text() -> None:
    async with room({}) as here:
        socket = await here.connect()
        await post(management(here.server.connections_url), await here.only_connection(), "жар".encode())
        assert await text(socket) == "жар"


@awaited
async def test_posts_arrive_in_the_order_in_which_they_were_answered() -> None:
    async with room({}) as here:
        socket = await here.connect()
        client, name = management(here.server.connections_url), await here.only_connection()
        for number in range(10):
            await post(client, name, str(number).encode())
        assert [await text(socket) for _ in range(10)] == [str(number) for number in range(10)]


@awaited
async def test_a_look_tells_who_and_since_when() -> None:
    async with room({"$default": Recorder()}) as here:
        socket = await here.connect(headers={"User-Agent": "a phone"})
        await asyncio.sleep(0.02)
        await socket.send_str("x")
        client, name = management(here.server.connections_url), await here.only_connection()
        await asyncio.sleep(0.02)
        found = await asyncio.to_thread(lambda: client.get_connection(ConnectionId=name))
    assert found["Identity"] == {"SourceIp": "127.0.0.1", "UserAgent": "a phone"}
    assert found["ConnectedAt"] < found["LastActiveAt"]
    assert datetime.now(UTC) - found["LastActiveAt"] < timedelta(seconds=5)


@awaited
async def test_a_delete_closes_after_what_was_posted_before() -> None:
    gone = Recorder()
    async with room({"$disconnect": gone}) as here:
        socket = await here.connect()
        client, name = management(here.server.connections_url), await here.only_connection()
        await post(client, name, b"good bye")
        answer = await asyncio.to_thread(lambda: client.delete_connection(ConnectionId=name))
        assert answer["ResponseMetadata"]["HTTPStatusCode"] == 204
        assert await text(socket) == "good bye"
        assert await close_code(socket) == 1000
        assert (await gone.next())["requestContext"]["disconnectStatusCode"] == 1000
        assert await status(lambda: client.post_to_connection(ConnectionId=name, Data=b"x")) == 410


@awaited
async def test_an_unknown_connection_is_gone_and_says_so_without_json() -> None:
    async with room({}) as here:
        client = management(here.server.connections_url)
        with pytest.raises(client.exceptions.GoneException):
            await post(client, UNKNOWN, b"x")
        assert await status(lambda: client.get_connection(ConnectionId=UNKNOWN)) == 410
        assert await status(lambda: client.delete_connection(ConnectionId=UNKNOWN)) == 410


@pytest.mark.parametrize("name", ["x", "AAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAA==", "ÄAAAAAAAAAAAAAA="])
@awaited
async def test_a_malformed_id_is_a_bad_request(name: str) -> None:
    async with room({}) as here:
        client = management(here.server.connections_url)
        assert await status(lambda: client.post_to_connection(ConnectionId=name, Data=b"x")) == 400


@awaited
async def test_an_id_that_is_encoded_twice_is_forbidden() -> None:
    async with room({}) as here, await here.connect():
        client, name = management(here.server.connections_url), quote(await here.only_connection())
        assert await status(lambda: client.post_to_connection(ConnectionId=name, Data=b"x")) == 403


@awaited
async def test_another_stage_and_another_host_are_forbidden() -> None:
    async with room({}) as here:
        elsewhere = [
            here.server.connections_url.replace("/ws", "/prod"),
            here.server.connections_url.replace("127.0.0.1", "localhost"),
        ]
        for client in map(management, elsewhere):
            assert await status(functools.partial(client.get_connection, ConnectionId=UNKNOWN)) == 403


@awaited
async def test_strangers_are_forbidden() -> None:
    async with room({}) as here:
        url = f"{here.server.connections_url}/@connections/{quote(UNKNOWN)}"
        for method in ("POST", "GET", "DELETE", "PUT"):
            async with here.session.request(method, url) as answer:
                assert answer.status == 403
        other = boto3.Session("AKIAOTHER", "x").client(
            "apigatewaymanagementapi", endpoint_url=here.server.connections_url
        )
        assert await status(lambda: other.get_connection(ConnectionId=UNKNOWN)) == 403


@awaited
async def test_128_kb_may_be_posted_and_not_a_byte_more() -> None:
    async with room({}) as here:
        socket = await here.connect()
        client, name = management(here.server.connections_url), await here.only_connection()
        await post(client, name, b"x" * 128 * 1024)
        assert len(await text(socket)) == 128 * 1024
        too_much = b"x" * (128 * 1024 + 1)
        assert await status(lambda: client.post_to_connection(ConnectionId=name, Data=too_much)) == 413


@awaited
async def test_what_is_not_utf_8_is_a_bad_request() -> None:
    async with room({}) as here, await here.connect():
        client, name = management(here.server.connections_url), await here.only_connection()
        assert await status(lambda: client.post_to_connection(ConnectionId=name, Data=b"\xff")) == 400


async def one_post(here: Room) -> int:
    client, name = management(here.server.connections_url), await here.only_connection()
    return await status(lambda: client.post_to_connection(ConnectionId=name, Data=b"x"))


@pytest.mark.parametrize("refused", [410, 429, 500])
@awaited
async def test_a_post_to_a_live_connection_may_be_refused(refused: int) -> None:
    faults = Faults(refuse_post=lambda _name, _data: refused)
    async with room({}, faults=faults) as here:
        socket = await here.connect()
        assert await one_post(here) == refused
        with pytest.raises(TimeoutError):
            await socket.receive(timeout=0.05)


@awaited
async def test_a_message_may_arrive_though_its_post_was_refused() -> None:
    faults = Faults(refuse_post=lambda _name, _data: 410, refused_arrive=True)
    async with room({}, faults=faults) as here:
        socket = await here.connect()
        assert await one_post(here) == 410
        assert await text(socket) == "x"
