"""The events' fields against those of the examples that AWS and Powertools publish."""

import json
import re

from tests.local.vocabulary import Recorder, awaited, bare_handshake, leave, room

CONTEXT = {
    "routeKey", "eventType", "extendedRequestId", "requestTime", "messageDirection", "stage", "connectedAt",
    "requestTimeEpoch", "identity", "requestId", "domainName", "connectionId", "apiId",
}  # fmt: skip
SENT_BY_CLIENTS = {"Sec-WebSocket-Key", "Sec-WebSocket-Version"}
ADDED = {"Host", "X-Amzn-Trace-Id", "X-Forwarded-For", "X-Forwarded-Port", "X-Forwarded-Proto"}
ID = re.compile(r"[A-Za-z0-9_-]{15}=")


@awaited
async def test_connect_has_headers_and_no_body() -> None:
    recorder = Recorder()
    async with room({"$connect": recorder}) as here:
        await here.connect()
        event = await recorder.next()
    assert event.keys() == {"headers", "multiValueHeaders", "requestContext", "isBase64Encoded"}
    assert event["requestContext"].keys() == CONTEXT
    assert event["requestContext"]["routeKey"] == "$connect"
    assert event["requestContext"]["eventType"] == "CONNECT"
    assert event["headers"].keys() >= SENT_BY_CLIENTS | ADDED
    assert event["multiValueHeaders"] == {name: [value] for name, value in event["headers"].items()}
    assert event["isBase64Encoded"] is False


@awaited
async def test_connect_has_a_query_only_when_there_is_one() -> None:
    recorder = Recorder()
    async with room({"$connect": recorder}) as here:
        await here.connect("?v=1&lang=de&lang=uk")
        event = await recorder.next()
    assert event["queryStringParameters"] == {"v": "1", "lang": "uk"}
    assert event["multiValueQueryStringParameters"] == {"v": ["1"], "lang": ["de", "uk"]}


@awaited
async def test_cookies_and_the_clients_host_do_not_come_along() -> None:
    recorder = Recorder()
    async with room({"$connect": recorder}) as here:
        await here.connect(headers={"Cookie": "seat=secret", "Host": "lan.test"})
        event = await recorder.next()
        assert event["headers"]["Host"] == here.server.url.removeprefix("http://")
    assert "secret" not in json.dumps(event)
    assert "lan.test" not in json.dumps(event)


@awaited
async def test_a_message_has_a_body_and_neither_headers_nor_query() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}) as here:
        socket = await here.connect("?v=1")
        await socket.send_str('{"action": "hello"}')
        event = await recorder.next()
    assert event.keys() == {"requestContext", "body", "isBase64Encoded"}
    assert event["requestContext"].keys() == CONTEXT | {"messageId"}
    assert event["requestContext"]["routeKey"] == "$default"
    assert event["requestContext"]["eventType"] == "MESSAGE"
    assert event["body"] == '{"action": "hello"}'


@awaited
async def test_disconnect_says_with_which_code_and_reason() -> None:
    recorder = Recorder()
    async with room({"$disconnect": recorder}) as here:
        socket = await here.connect()
        await socket.close(code=4001, message=b"bye")
        event = await recorder.next()
    assert event.keys() == {"headers", "multiValueHeaders", "requestContext", "isBase64Encoded"}
    assert event["headers"].keys() == {"Host", "x-api-key", "X-Forwarded-For", "x-restapi"}
    assert event["requestContext"].keys() == CONTEXT | {"disconnectStatusCode", "disconnectReason"}
    assert event["requestContext"]["eventType"] == "DISCONNECT"
    assert event["requestContext"]["disconnectStatusCode"] == 4001
    assert event["requestContext"]["disconnectReason"] == "bye"


@awaited
async def test_values_have_the_platforms_forms() -> None:
    recorder = Recorder()
    async with room({"$default": recorder}) as here:
        socket = await here.connect(headers={"User-Agent": "a phone"})
        await socket.send_str("x")
        context = (await recorder.next())["requestContext"]
    assert all(ID.fullmatch(context[name]) for name in ("connectionId", "requestId", "messageId"))
    assert re.fullmatch(r"\d\d/[A-Z][a-z]{2}/\d{4}:\d\d:\d\d:\d\d \+0000", context["requestTime"])
    assert 0 <= context["requestTimeEpoch"] - context["connectedAt"] < 5000
    assert context["identity"] == {"sourceIp": "127.0.0.1", "userAgent": "a phone"}
    assert context["stage"] == "ws"
    assert context["messageDirection"] == "IN"


@awaited
async def test_one_connection_keeps_its_id_and_each_request_has_its_own() -> None:
    recorder = Recorder()
    async with room({"$connect": recorder, "$default": recorder, "$disconnect": recorder}) as here:
        socket = await here.connect()
        await socket.send_str("x")
        contexts = [(await recorder.next())["requestContext"], (await recorder.next())["requestContext"]]
        await socket.close()
        contexts.append((await recorder.next())["requestContext"])
    assert len({context["connectionId"] for context in contexts}) == 1
    assert len({context["requestId"] for context in contexts}) == 3


@awaited
async def test_no_user_agent_is_no_field() -> None:
    recorder = Recorder()
    async with room({"$connect": recorder}) as here:
        writer = await bare_handshake(here.server)
        await leave(writer)
        event = await recorder.next()
    assert event["requestContext"]["identity"] == {"sourceIp": "127.0.0.1"}
