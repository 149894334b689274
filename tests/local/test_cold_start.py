"""The template's handlers are imported afresh, in their environment, and serve as they are."""

import asyncio
import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from local.cold_start import cold_start, handler_at
from local.serve import Setup, running
from local.template import FunctionSpec, Template, TemplateProblem
from tests.local.vocabulary import text

TEMPLATE = """
Resources:
  Games:
    Type: AWS::DynamoDB::Table
    Properties:
      AttributeDefinitions: [{AttributeName: pk, AttributeType: S}]
      KeySchema: [{AttributeName: pk, KeyType: HASH}]
  Api:
    Type: AWS::Serverless::WebSocketApi
    Properties:
      Routes:
        $connect: {FunctionArn: !GetAtt Socket.Arn}
        $default: {FunctionArn: !GetAtt Socket.Arn}
  Socket:
    Type: AWS::Serverless::Function
    Properties:
      Handler: cold_handlers.socket.handler
      Environment:
        Variables:
          TABLE_NAME: !Ref Games
          CONNECTIONS_URL: !Sub https://${Api}.execute-api.${AWS::Region}.amazonaws.com/ws
      Events: {Tick: {Type: ScheduleV2, Properties: {ScheduleExpression: rate(1 minute)}}}
  Site:
    Type: AWS::Serverless::Function
    Properties: {Handler: nowhere.at.all}
"""
HANDLER = """
import os
import boto3

TABLE = os.environ["TABLE_NAME"]
tables = boto3.client("dynamodb")
connections = boto3.client("apigatewaymanagementapi", endpoint_url=os.environ["CONNECTIONS_URL"])

def handler(event, context):
    if "body" in event:
        tables.put_item(TableName=TABLE, Item={"pk": {"S": event["body"]}})
        connections.post_to_connection(
            ConnectionId=event["requestContext"]["connectionId"], Data=f"{context.function_name} kept it"
        )
    elif "requestContext" not in event:
        tables.put_item(TableName=TABLE, Item={"pk": {"S": event["detail-type"]}})
    return {"statusCode": 200}
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "cold_handlers"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "socket.py").write_text(HANDLER, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.startswith("cold_handlers")]:
        del sys.modules[name]


async def said_to(url: str, body: str) -> str:
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.send_str(body)
        return await text(socket)


def test_the_templates_handlers_answer_at_each_start_anew() -> None:
    template = Template.parse(TEMPLATE)
    for body in ("one", "two"):
        with running(Setup(template=template)) as server:
            assert asyncio.run(said_to(server.socket_url, body)) == "Socket kept it"
            assert server.tables.read() == {"diamant-Games": [{"pk": {"S": body}}]}


def test_the_templates_timers_tick() -> None:
    with running(Setup(template=Template.parse(TEMPLATE))) as server:
        server.tick()
        assert server.tables.read() == {"diamant-Games": [{"pk": {"S": "Scheduled Event"}}]}


def test_the_environment_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_PROFILE", "mine")
    monkeypatch.setenv("TABLE_NAME", "mine")
    monkeypatch.delenv("CONNECTIONS_URL", raising=False)
    before = dict(os.environ)
    with running(Setup(template=Template.parse(TEMPLATE))) as server:
        assert "AWS_PROFILE" not in os.environ
        assert os.environ["TABLE_NAME"] == "diamant-Games"
        assert os.environ["CONNECTIONS_URL"] == server.connections_url
    assert dict(os.environ) == before


def test_what_was_imported_before_returns_at_the_end() -> None:
    before = importlib.import_module("cold_handlers")
    spec = FunctionSpec("Other", "cold_handlers.nowhere.handler", 3, 128, {})
    with pytest.raises(TemplateProblem), cold_start([spec]):
        pass
    assert sys.modules["cold_handlers"] is before


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("handler", "not a dotted path"),
        ("cold_handlers.nowhere.handler", "no module cold_handlers.nowhere"),
        ("nowhere.handler", "no module nowhere"),
        ("cold_handlers.nothing", "cold_handlers has no nothing"),
    ],
)
def test_a_handler_that_is_not_there_is_told(path: str, sentence: str) -> None:
    with pytest.raises(TemplateProblem, match=sentence):
        handler_at(path)


def test_a_library_that_a_handler_misses_is_named_by_python(package: Path) -> None:
    (package / "broken.py").write_text("import no_such_library", encoding="utf-8")
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        handler_at("cold_handlers.broken.handler")
