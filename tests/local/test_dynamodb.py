"""The embedded tables take calls from many threads and lose none."""

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext

import boto3
import pytest
from botocore.exceptions import ClientError
from types_boto3_dynamodb import DynamoDBClient

import local.dynamodb
from local.dynamodb import Tables, embedded
from local.environment import environment, surroundings
from local.problem import Problem
from local.table_design import designs
from tests.local.vocabulary import TABLES

THREADS = 8
TABLE = "diamant-Games"
KEY = {"pk": {"S": "game"}, "sk": {"S": "state"}}


def wins(client: DynamoDBClient, seen: int, meeting: threading.Barrier) -> bool:
    """Whether one of eight simultaneous writers, who all saw the same version, was the one to raise it."""
    meeting.wait()
    try:
        client.update_item(
            TableName=TABLE,
            Key=KEY,
            UpdateExpression="SET version = :next",
            ConditionExpression="version = :seen",
            ExpressionAttributeValues={":seen": {"N": str(seen)}, ":next": {"N": str(seen + 1)}},
        )
    except client.exceptions.ConditionalCheckFailedException:
        return False
    return True


def winners(rounds: int) -> list[int]:
    """How many of eight writers won, in each round; one is right."""
    client = boto3.client("dynamodb")
    client.put_item(TableName=TABLE, Item={**KEY, "version": {"N": "0"}})
    found = []
    with ThreadPoolExecutor(THREADS) as pool:
        for seen in range(rounds):
            meeting = threading.Barrier(THREADS)
            found.append(sum(pool.map(wins, [client] * THREADS, [seen] * THREADS, [meeting] * THREADS)))
    return found


def test_eight_threads_of_conditional_updates_lose_none(tables: Tables) -> None:
    assert winners(rounds=20) == [1] * 20


def test_without_the_lock_updates_are_lost(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local.dynamodb, "LOCK", nullcontext())
    assert any(max(winners(rounds=5)) > 1 for _ in range(40))


def test_one_process_has_one_cloud(tables: Tables) -> None:
    with pytest.raises(Problem, match="already"), embedded([]):
        pass


def test_each_cloud_starts_empty() -> None:
    with environment(surroundings("AKIALOCAL", "http://127.0.0.1:9/ws", [TABLE])):
        with embedded(designs(TABLES)) as first:
            first.write({TABLE: [KEY]})
        with embedded(designs(TABLES)) as second:
            assert second.read() == {TABLE: []}


def test_only_writes_are_changes(tables: Tables) -> None:
    client = boto3.client("dynamodb")
    client.query(
        TableName=TABLE, KeyConditionExpression="pk = :p", ExpressionAttributeValues={":p": {"S": "x"}}
    )
    assert not tables.changed.is_set()
    client.put_item(TableName=TABLE, Item=KEY)
    assert tables.changed.is_set()


def test_the_tables_are_those_of_the_template_only(tables: Tables) -> None:
    client = boto3.client("dynamodb")
    assert client.list_tables()["TableNames"] == [TABLE]
    with pytest.raises(ClientError, match="ResourceNotFound"):
        client.get_item(TableName="Games", Key=KEY)


def test_more_items_than_one_batch_are_read_as_they_were_written(tables: Tables) -> None:
    items = [
        {"pk": {"S": "game"}, "sk": {"S": f"{number:03}"}, "b": {"B": b"\x00\xff"}} for number in range(60)
    ]
    tables.write({TABLE: items})
    assert sorted(tables.read()[TABLE], key=lambda item: str(item["sk"])) == items
