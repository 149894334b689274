"""Which function a message reaches, side by side with others, and what comes back when it fails."""

import asyncio
import json
import threading

import pytest

from local.lambdas import Event
from local.limits import Limits
from tests.local.vocabulary import OK, Recorder, awaited, room, text


@pytest.mark.parametrize(
    ("body", "route"),
    [
        ('{"action": "commit"}', "commit"),
        ('{"action": "unknown"}', "$default"),
        ('{"action": ["commit"]}', "$default"),
        ('{"Action": "commit"}', "$default"),
        ('["commit"]', "$default"),
        ("commit", "$default"),
        ("", "$default"),
        ("[" * 20_000, "$default"),
    ],
)
@awaited
async def test_a_message_reaches_the_route_that_it_names(body: str, route: str) -> None:
    recorder = Recorder()
    async with room({"commit": recorder, "$default": recorder}) as here:
        socket = await here.connect()
        await socket.send_str(body)
        event = await recorder.next()
    assert event["requestContext"]["routeKey"] == route
    assert event["body"] == body


@awaited
async def test_what_a_handler_answers_is_dropped() -> None:
    recorder = Recorder(lambda _event: {"statusCode": 500, "body": "never seen"})
    async with room({"$default": recorder}) as here:
        socket = await here.connect()
        await socket.send_str("x")
        await recorder.next()
        with pytest.raises(TimeoutError):
            await socket.receive(timeout=0.1)


def failing(event: Event) -> object:
    answers: dict[str, object] = {"nothing": None, "no status": {}, "not JSON": {**OK, "body": {1, 2}}}
    return answers.get(event["body"], OK) if event["body"] in answers else 1 / 0


@pytest.mark.parametrize("fault", ["raises", "nothing", "no status", "not JSON"])
@awaited
async def test_a_failed_function_is_told_to_the_client(fault: str) -> None:
    recorder = Recorder(failing)
    async with room({"$default": recorder}) as here:
        socket = await here.connect()
        await socket.send_str(fault)
        context = (await recorder.next())["requestContext"]
        assert json.loads(await text(socket)) == {
            "message": "Internal server error",
            "connectionId": context["connectionId"],
            "requestId": context["requestId"],
        }
        await socket.send_str("nothing")
        assert "Internal server error" in await text(socket)


@awaited
async def test_a_function_that_exceeds_its_time_counts_as_failed() -> None:
    release = threading.Event()
    recorder = Recorder(lambda _event: release.wait(5) and OK)
    async with room({"$default": recorder}, limits=Limits(integration=0.05)) as here:
        socket = await here.connect()
        await socket.send_str("x")
        assert json.loads(await text(socket))["message"] == "Internal server error"
        release.set()


@awaited
async def test_a_message_without_a_route_is_forbidden() -> None:
    async with room({}) as here:
        socket = await here.connect()
        await socket.send_str("x")
        assert json.loads(await text(socket))["message"] == "Forbidden"


@awaited
async def test_eight_clients_are_handled_at_once() -> None:
    meeting = threading.Barrier(8)
    recorder = Recorder(lambda _event: {"statusCode": 200 + 0 * meeting.wait(5)})
    async with room({"$default": recorder}) as here:
        sockets = [await here.connect() for _ in range(8)]
        await asyncio.gather(*(socket.send_str("x") for socket in sockets))
        assert len({(await recorder.next())["requestContext"]["connectionId"] for _ in range(8)}) == 8


@awaited
async def test_a_handler_gets_copies_and_lambdas_context() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}) as here:
        socket = await here.connect()
        await socket.send_str("x")
        await recorder.next()
    context = recorder.contexts[0]
    assert context.function_name == "default"
    assert context.memory_limit_in_mb == 128
    assert context.invoked_function_arn == "arn:aws:lambda:us-east-1:123456789012:function:default"
    assert len(context.aws_request_id) == 36
    assert 20_000 < context.get_remaining_time_in_millis() <= 29_000
