"""The docs' commands of the AWS CLI are there, with options that they have and all that they need."""

import re
import subprocess
from typing import NamedTuple

import botocore.session
import pytest
from botocore import xform_name
from botocore.exceptions import UnknownServiceError

from tests.house.sources import ROOT
from tests.house.test_docs import code, pages

COMMAND = re.compile(r"(?<![\w-])aws ([a-z0-9]+) (wait )?([a-z0-9-]+)((?:[^\n`|]|\\\n)*)")
ALWAYS = {"output", "profile", "query", "region"}
SHELL = re.compile(r"^ *```sh\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Command(NamedTuple):
    """One call of the AWS CLI."""

    service: str
    waits: bool
    operation: str
    options: frozenset[str]


def commands(text: str) -> list[Command]:
    found = COMMAND.findall(text.replace("\\\n", " "))
    return [
        Command(service, bool(wait), operation, frozenset(re.findall(r"(?<=\s)--([a-z-]+)", rest)))
        for service, wait, operation, rest in found
    ]


def wrong(command: Command) -> str | None:
    """What the AWS CLI would have against a command."""
    session = botocore.session.get_session()
    try:
        model = session.get_service_model(command.service)
    except UnknownServiceError:
        return "no such service"
    operation = command.operation
    if command.waits:
        waiters = session.get_waiter_model(command.service)
        named = {xform_name(name, "-"): waiters.get_waiter(name).operation for name in waiters.waiter_names}
        if operation not in named:
            return "nothing to wait for"
        operation = xform_name(named[operation], "-")
    operations = {xform_name(name, "-"): name for name in model.operation_names}
    if operation not in operations:
        return "no such operation"
    shape = model.operation_model(operations[operation]).input_shape
    known = {xform_name(name, "-"): name for name in shape.members} if shape else {}
    needed = {xform_name(name, "-") for name in shape.required_members} if shape else set()
    given = {option.removeprefix("no-") for option in command.options} - ALWAYS
    return f"{given - known.keys()} {needed - given}" if given - known.keys() or needed - given else None


@pytest.mark.parametrize("page", pages())
def test_commands_of_aws_are_there(page: str) -> None:
    found = [command for piece in code(page) for command in commands(piece)]
    assert [(command, wrong(command)) for command in found if wrong(command)] == []


def test_the_page_for_hosts_has_commands() -> None:
    found = [command for piece in code("docs/operations.md") for command in commands(piece)]
    assert len(found) > 10
    assert {"acm", "apigatewayv2", "cloudformation", "dynamodb", "logs"} <= {one.service for one in found}


@pytest.mark.parametrize("page", pages())
def test_shells_can_read_what_is_to_be_typed(page: str) -> None:
    for piece in SHELL.findall((ROOT / page).read_text(encoding="utf-8")):
        read = subprocess.run(["bash", "-n"], input=piece, capture_output=True, text=True, check=False)
        assert read.stderr == "", piece


@pytest.mark.parametrize("page", pages())
def test_variables_given_to_make_are_used_there(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    lines = [line for piece in code(page) for line in piece.splitlines() if re.match(r"\s*make ", line)]
    named = {name for line in lines for name in re.findall(r"\b([A-Z]+)=", line)}
    assert [name for name in named if f"$({name}" not in makefile and f"{name}=" not in makefile] == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("aws dynamodb list-tables", None),
        ("aws dynamodb list-tabels", "no such operation"),
        ("aws dynamo list-tables", "no such service"),
        ("aws dynamodb delete-table --name x", "{'name'} {'table-name'}"),
        ("aws dynamodb delete-table", "set() {'table-name'}"),
        ("aws dynamodb update-table --table-name x \\\n  --no-deletion-protection-enabled", None),
        ("aws dynamodb wait table-exists --table-name x", None),
        ("aws dynamodb wait table-thrives --table-name x", "nothing to wait for"),
    ],
)
def test_a_wrong_command_is_told_from_a_right_one(text: str, problem: str | None) -> None:
    (command,) = commands(text)
    assert wrong(command) == problem
