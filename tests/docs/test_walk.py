"""The commands of docs/operations.md that touch games do what the page says, typed as they stand there."""

import json
import re
from collections.abc import Iterator

import boto3
import pytest
from moto import mock_aws

from functions.storage import Storage
from functions.table import Table
from local.environment import environment, fresh_key, surroundings
from local.serve import ROOT
from local.table_design import designs
from local.template import Template
from tests.docs.blocks import page
from tests.docs.terminal import Terminal, terminal
from tests.functions.room import Room, retold

DESIGNS = designs(Template.read(ROOT / "template.yaml"))
TABLE = DESIGNS[0].name
ANSWERS = {
    "describe_stacks": {"Stacks": [{"Outputs": [{"OutputKey": "TableName", "OutputValue": TABLE}]}]},
    "describe_stack_resource": {"StackResourceDetail": {"PhysicalResourceId": "api1234567"}},
    "update_stage": {},
}
RESTORES = ("restore-table-to-point-in-time", "restore-table-from-backup")


@pytest.fixture
def storage() -> Iterator[Storage]:
    """The stack's table, in a cloud that keeps backups."""
    with environment(surroundings(fresh_key(), "http://127.0.0.1:9/ws", [TABLE])), mock_aws():
        client = boto3.client("dynamodb")
        client.create_table(**DESIGNS[0].arguments)
        yield Storage(Table(client, TABLE))


@pytest.fixture
def host(storage: Storage) -> Iterator[Terminal]:
    with terminal(ANSWERS) as opened:
        yield opened


def typed(section: str, words: str) -> str:
    """The block of a section that is to be typed and has these words in it."""
    (text,) = re.findall(rf"^## {section}\n(.*?)^## ", page("operations.md"), re.MULTILINE | re.DOTALL)
    blocks: list[str] = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    (block,) = [one for one in blocks if words in one]
    return block


def known() -> str:
    """The variables that the page has its readers set first."""
    return typed("Deploy", "STACK=")


def only(block: str, restoring: str) -> str:
    """The block with one of its two ways to restore."""
    (other,) = set(RESTORES) - {restoring}
    return re.sub(rf"^aws dynamodb {other}(?:[^\n]*\\\n)*[^\n]*\n", "", block, flags=re.MULTILINE)


@pytest.mark.parametrize("restoring", RESTORES)
def test_a_backup_is_made_and_brought_back(storage: Storage, host: Terminal, restoring: str) -> None:
    room = Room(storage).begun(3)
    before = room.stands
    listed = host.type(known() + typed("Back up and restore", "create-backup")).splitlines()[-1]
    (backup,) = json.loads(listed)["BackupSummaries"]
    for seat in (1, 2, 3):
        room.commit(seat)
    after = room.stands
    assert after != before
    block = typed("Back up and restore", "restore-table").replace(
        "the-arn-that-was-listed", backup["BackupArn"]
    )
    host.type(known() + only(block, restoring))
    host.asked.clear()
    assert "rows stand in" in host.type(known() + typed("Back up and restore", "make restore"))
    # moto's point in time is always now.
    assert room.stands == (before if "backup" in restoring else after) == retold(storage, room.game)
    rates = [call.words["DefaultRouteSettings"] for call in host.asked if call.operation == "update_stage"]
    assert [rate["ThrottlingRateLimit"] for rate in rates] == [0, 50]
    assert boto3.client("dynamodb").list_tables()["TableNames"] == [TABLE]


def test_a_table_is_erased_and_no_other(storage: Storage, host: Terminal) -> None:
    erased, other = Room(storage).begun(3), Room(storage).begun(3)
    for seat in (1, 2, 3):
        erased.commit(seat)
    stands = other.stands
    host.type(known() + typed("Privacy", "GAME=").replace("the-16-characters", erased.game))
    assert storage.table.query(f"game#{erased.game}") == []
    assert other.stands == stands
    assert len(storage.table.query(f"game#{other.game}")) > 8


def test_a_table_that_stayed_is_ended(storage: Storage, host: Terminal) -> None:
    boto3.client("dynamodb").update_table(TableName=TABLE, DeletionProtectionEnabled=True)
    host.type(typed("Delete", "delete-table").replace("the-table-that-stayed", TABLE))
    assert boto3.client("dynamodb").list_tables()["TableNames"] == []


@pytest.mark.parametrize(
    "wrong", ["aws dynamodb list-backups --tabel-name x", "aws dynamodb list-backup", "make restore FROM=a"]
)
def test_what_is_mistyped_is_seen(host: Terminal, wrong: str) -> None:
    with pytest.raises(AssertionError):
        host.type(wrong)
