"""`python -m local`, as a developer starts and stops it."""

import asyncio
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from local.__main__ import main, options
from tests.local.vocabulary import text

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
TEMPLATE = """
Resources:
  Games:
    Type: AWS::DynamoDB::Table
    Properties:
      AttributeDefinitions: [{AttributeName: pk, AttributeType: S}]
      KeySchema: [{AttributeName: pk, KeyType: HASH}]
  Api:
    Type: AWS::Serverless::WebSocketApi
    Properties: {Routes: {$default: {FunctionArn: !GetAtt Socket.Arn}}}
  Socket:
    Type: AWS::Serverless::Function
    Properties: {Handler: functions.socket.handler}
"""
HANDLER = """
import os, boto3
tables = boto3.client("dynamodb")
connections = boto3.client("apigatewaymanagementapi", endpoint_url=os.environ["CONNECTIONS_URL"])
def handler(event, context):
    key = {"pk": {"S": "game"}}
    change = {"TableName": os.environ["TABLE_NAME"], "Key": key, "UpdateExpression": "ADD turns :one",
              "ExpressionAttributeValues": {":one": {"N": "1"}}, "ReturnValues": "UPDATED_NEW"}
    turns = tables.update_item(**change)["Attributes"]["turns"]["N"]
    caller = event["requestContext"]["connectionId"]
    connections.post_to_connection(ConnectionId=caller, Data=f"turn {turns}")
    return {"statusCode": 200}
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small project with the embedded cloud in it."""
    shutil.copytree(ROOT / "local", tmp_path / "local", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "functions").mkdir()
    (tmp_path / "functions" / "socket.py").write_text(HANDLER, encoding="utf-8")
    (tmp_path / "template.yaml").write_text(TEMPLATE, encoding="utf-8")
    return tmp_path


@contextmanager
def playing(house: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-W", "error", "-m", "local", "--port", "0", *words]
    with subprocess.Popen(
        command, cwd=house, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def address(process: "subprocess.Popen[str]") -> str:
    """The address that it prints once it listens."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("Play at "):
            return line.split()[-1]
    raise AssertionError(process.stderr.read() if process.stderr else "nothing was printed")


def play(url: str) -> str:
    async def turn() -> str:
        socket_url = url.replace("http", "ws") + "ws"
        async with aiohttp.ClientSession() as session, session.ws_connect(socket_url) as client:
            await client.send_str("x")
            return await text(client)

    return asyncio.run(turn())


def ended(process: "subprocess.Popen[str]", name: signal.Signals) -> tuple[int, str]:
    """The code and the complaints with which it ends after a signal."""
    process.send_signal(name)
    _, complaints = process.communicate(timeout=PATIENCE)
    return process.returncode, complaints


def test_ctrl_c_ends_it_cleanly_and_keeps_the_game(house: Path) -> None:
    with playing(house) as process:
        assert play(address(process)) == "turn 1"
        assert ended(process, signal.SIGINT) == (0, "")
    assert '"turns": {"N": "1"}' in (house / ".play" / "games.json").read_text(encoding="utf-8")


def test_an_edit_starts_it_again_and_the_game_goes_on(house: Path) -> None:
    with playing(house, "--watch") as process:
        url = address(process)
        assert play(url) == "turn 1"
        handler = house / "functions" / "socket.py"
        handler.write_text(HANDLER.replace('f"turn {turns}"', 'f"edited turn {turns}"'), encoding="utf-8")
        assert address(process) == url
        assert play(url) == "edited turn 2"
        assert ended(process, signal.SIGTERM) == (0, "")
    with (
        pytest.raises(ConnectionRefusedError),
        socket.create_connection(("127.0.0.1", int(url.split(":")[2][:-1]))),
    ):
        pass


def complaint(words: Sequence[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(words) == 1
    return capsys.readouterr().err


def test_a_taken_port_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert "is taken" in complaint(["--port", port, "--fresh"], capsys)
        assert "is taken" in complaint(["--port", port, "--watch"], capsys)


def test_host_and_port_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOST", "::1")
    monkeypatch.setenv("PORT", "9000")
    assert (options([]).host, options([]).port) == ("::1", 9000)
    assert (options(["--host", "127.0.0.1", "--port", "1"]).host, options(["--port", "1"]).port) == (
        "127.0.0.1",
        1,
    )
    monkeypatch.setenv("HOST", "")
    monkeypatch.setenv("PORT", "")
    assert (options([]).host, options([]).port) == ("127.0.0.1", 8000)


def test_a_port_that_is_no_number_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PORT", "eighty")
    with pytest.raises(SystemExit):
        options([])
    assert "--port: invalid int value: 'eighty'" in capsys.readouterr().err
