"""The handshake waits for `$connect`, and its answer is the handshake's."""

import asyncio
import threading
from typing import Any

import aiohttp
import pytest
from botocore.exceptions import ClientError

from local.lambdas import Event
from local.limits import Limits
from tests.local.vocabulary import OK, Recorder, awaited, bare_handshake, leave, management, room


async def refusal(answer: object, limits: Limits | None = None) -> int:
    """The status with which the handshake fails."""
    async with room({"$connect": Recorder(lambda _event: answer)}, limits=limits) as here:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.connect()
        return refused.value.status


@awaited
async def test_the_handshake_is_held_until_the_handler_has_answered() -> None:
    may_answer = threading.Event()
    recorder = Recorder(lambda _event: may_answer.wait(5) and OK)
    async with room({"$connect": recorder}) as here:
        handshake = asyncio.create_task(here.connect())
        await recorder.next()
        await asyncio.sleep(0.05)
        assert not handshake.done()
        may_answer.set()
        assert not (await handshake).closed


@pytest.mark.parametrize("status", [401, 403, 429, 500])
@awaited
async def test_a_refusal_is_the_handshakes_status(status: int) -> None:
    assert await refusal({"statusCode": status, "body": "dropped"}) == status


@pytest.mark.parametrize("answer", [None, "200", {}, {"statusCode": "200"}, {"statusCode": True}, [200]])
@awaited
async def test_a_malformed_answer_is_a_bad_gateway(answer: object) -> None:
    assert await refusal(answer) == 502


@awaited
async def test_a_handler_that_raises_is_a_bad_gateway() -> None:
    async with room({"$connect": Recorder(lambda _event: 1 / 0)}) as here:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.connect()
    assert refused.value.status == 502


@awaited
async def test_a_handler_that_does_not_answer_in_time_is_a_gateway_timeout() -> None:
    release = threading.Event()
    recorder = Recorder(lambda _event: release.wait(5))
    async with room({"$connect": recorder}, limits=Limits(integration=0.05)) as here:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.connect()
        release.set()
    assert refused.value.status == 504


@awaited
async def test_a_refused_client_is_no_connection_and_does_not_disconnect() -> None:
    disconnected = Recorder()
    handlers = {"$connect": Recorder(lambda _event: {"statusCode": 403}), "$disconnect": disconnected}
    async with room(handlers) as here:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await here.connect()
        assert here.server.gateway.connections == {}
    assert len(disconnected) == 0


@awaited
async def test_a_connection_is_gone_inside_its_own_connect() -> None:
    endpoint: list[str] = []
    statuses: list[int] = []

    def post(event: Event) -> object:
        try:
            name = event["requestContext"]["connectionId"]
            management(endpoint[0]).post_to_connection(ConnectionId=name, Data=b"too early")
        except ClientError as error:
            statuses.append(error.response["ResponseMetadata"]["HTTPStatusCode"])
        return OK

    async with room({"$connect": Recorder(post)}) as here:
        endpoint.append(here.server.connections_url)
        await here.connect()
    assert statuses == [410]


@awaited
async def test_a_client_that_leaves_during_the_handshake_disconnects() -> None:
    may_answer, gone = threading.Event(), Recorder()
    recorder = Recorder(lambda _event: may_answer.wait(5) and OK)
    async with room({"$connect": recorder, "$disconnect": gone}) as here:
        writer = await bare_handshake(here.server)
        name = (await recorder.next())["requestContext"]["connectionId"]
        await leave(writer)
        await asyncio.sleep(0.05)
        may_answer.set()
        context = (await gone.next())["requestContext"]
        assert (context["connectionId"], context["disconnectStatusCode"]) == (name, 1006)
        assert here.server.gateway.connections == {}


@awaited
async def test_a_plain_request_is_told_to_upgrade() -> None:
    async with room({}) as here, here.session.get(f"{here.server.url}/ws") as answer:
        assert answer.status == 426


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [
        ({"headers": {"Sec-WebSocket-Protocol": "v2"}}, "v2"),
        ({"headers": {"sec-websocket-protocol": "v2"}}, "v2"),
        ({"multiValueHeaders": {"Sec-WebSocket-Protocol": ["v2"]}}, "v2"),
        ({}, None),
        ({"headers": {"Sec-WebSocket-Protocol": "v9"}}, None),
        ({"multiValueHeaders": {"Sec-WebSocket-Protocol": ["v1", "v2"]}}, None),
        (
            {
                "headers": {"Sec-WebSocket-Protocol": "v2"},
                "multiValueHeaders": {"Sec-WebSocket-Protocol": ["v2"]},
            },
            None,
        ),
    ],
)
@awaited
async def test_a_sub_protocol_is_agreed_when_it_is_echoed_exactly_once(
    answer: dict[str, Any], chosen: str | None
) -> None:
    async with room({"$connect": Recorder(lambda _event: {**OK, **answer})}) as here:
        socket = await here.connect(protocols=("v1", "v2"))
        assert socket.protocol == chosen
