"""The table goes with its stack, unless it is to stay, and for no other reason."""

from collections.abc import Iterator

import boto3
import pytest
from botocore.exceptions import ClientError
from moto import mock_aws
from types_boto3_dynamodb.client import DynamoDBClient

from functions.site.handler import handler
from functions.site.report import Asked
from tests.site.conftest import CloudFormation, Invocation

TABLE = "the-stacks-table"


class Stack:
    """Tells how the stack is doing; moto's CloudFormation needs libraries that nothing else here does."""

    def __init__(self) -> None:
        self.status = "DELETE_IN_PROGRESS"
        self.asked: list[str] = []

    def describe_stacks(self, **named: str) -> dict[str, list[dict[str, str]]]:
        self.asked.append(named["StackName"])
        return {"Stacks": [{"StackStatus": self.status}]}


@pytest.fixture
def stack() -> Stack:
    return Stack()


@pytest.fixture
def dynamodb(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> Iterator[DynamoDBClient]:
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    with mock_aws():
        client = boto3.client("dynamodb")
        client.create_table(
            TableName=TABLE,
            KeySchema=[{"AttributeName": "pk", "KeyType": "HASH"}],
            AttributeDefinitions=[{"AttributeName": "pk", "AttributeType": "S"}],
            BillingMode="PAY_PER_REQUEST",
        )
        services = {"cloudformation": stack, "dynamodb": client}
        monkeypatch.setattr("boto3.client", lambda service, **_: services[service])
        yield client


def asks(cloud_formation: CloudFormation, request: str, stays: str = "no") -> Asked:
    asked = cloud_formation.asks(request, Table=TABLE, Stays=stays)
    asked["ResourceType"] = "Custom::TableEnd"
    return asked


def tables(dynamodb: DynamoDBClient) -> list[str]:
    return dynamodb.list_tables()["TableNames"]


def test_deleting_the_stack_deletes_the_table(
    dynamodb: DynamoDBClient, stack: Stack, cloud_formation: CloudFormation
) -> None:
    asked = asks(cloud_formation, "Delete")
    handler(asked, Invocation())
    assert tables(dynamodb) == []
    assert stack.asked == [asked["StackId"]]
    assert cloud_formation.answers[0]["Status"] == "SUCCESS"


@pytest.mark.parametrize("request_type", ["Create", "Update"])
def test_it_stays_while_the_stack_does(
    dynamodb: DynamoDBClient, cloud_formation: CloudFormation, request_type: str
) -> None:
    handler(asks(cloud_formation, request_type), Invocation())
    assert tables(dynamodb) == [TABLE]
    assert cloud_formation.answers[0]["Status"] == "SUCCESS"


def test_it_stays_where_the_host_has_asked_for_that(
    dynamodb: DynamoDBClient, stack: Stack, cloud_formation: CloudFormation
) -> None:
    """Nothing is even asked: the function has no rights to it then."""
    handler(asks(cloud_formation, "Delete", stays="yes"), Invocation())
    assert tables(dynamodb) == [TABLE]
    assert stack.asked == []
    assert cloud_formation.answers[0]["Status"] == "SUCCESS"


@pytest.mark.parametrize(
    "status",
    [
        "ROLLBACK_IN_PROGRESS",
        "UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS",
        "UPDATE_COMPLETE_CLEANUP_IN_PROGRESS",
    ],
)
def test_an_update_that_is_taken_back_ends_no_game(
    dynamodb: DynamoDBClient, stack: Stack, cloud_formation: CloudFormation, status: str
) -> None:
    """It deletes the resources that it has brought, and a template without one deletes it too."""
    stack.status = status
    handler(asks(cloud_formation, "Delete"), Invocation())
    assert tables(dynamodb) == [TABLE]
    assert cloud_formation.answers[0]["Status"] == "SUCCESS"


def test_a_table_that_is_gone_already_is_well(
    dynamodb: DynamoDBClient, cloud_formation: CloudFormation
) -> None:
    dynamodb.delete_table(TableName=TABLE)
    handler(asks(cloud_formation, "Delete"), Invocation())
    assert cloud_formation.answers[0]["Status"] == "SUCCESS"


def test_a_table_that_is_protected_is_told(dynamodb: DynamoDBClient, cloud_formation: CloudFormation) -> None:
    dynamodb.update_table(TableName=TABLE, DeletionProtectionEnabled=True)
    with pytest.raises(ClientError):
        handler(asks(cloud_formation, "Delete"), Invocation())
    (answer,) = cloud_formation.answers
    assert answer["Status"] == "FAILED"
    assert "DeletionProtection" in answer["Reason"], "in the words of whoever refuses"
    assert tables(dynamodb) == [TABLE]
