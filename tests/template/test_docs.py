"""Commands of SAM in the docs and in the Makefile are there, with the options that are given to them."""

import json
import re

import pytest

from tests.house.test_docs import code, pages
from tests.template.conftest import ROOT, TOOLS, run

COMMAND = re.compile(r"\bsam ((?:list )?[a-z][a-z-]*)((?: +(?:--[a-z-]+|'[^'\n]*'|[a-z]+(?!\S)))*)")


def commands() -> dict[str, set[str]]:
    """The options of each command that somebody is told to type."""
    pieces = [piece for page in pages() for piece in code(page)]
    recipes = [
        line for line in (ROOT / "Makefile").read_text(encoding="utf-8").splitlines() if "bin/sam " in line
    ]
    found: dict[str, set[str]] = {}
    for name, options in COMMAND.findall("\n".join([*pieces, *recipes])):
        found.setdefault(name, set()).update(re.findall(r"--[a-z-]+", options))
    return found


def test_commands_are_found() -> None:
    assert commands().keys() == {"build", "delete", "deploy", "list stack-outputs"}
    assert "--guided" in commands()["deploy"]
    assert "--build-in-source" in commands()["build"]


def test_an_answer_is_taken_back_as_the_page_for_hosts_says() -> None:
    """By writing nothing between its quotes: what is not there at all keeps its value."""
    (line,) = re.findall(
        r"^parameter_overrides = .*$", (ROOT / "docs/operations.md").read_text("utf-8"), re.MULTILINE
    )
    told = run(str(TOOLS / "python"), "tests/template/answered.py", line)
    assert json.loads(told) == {
        "DomainName": "",
        "CertificateArn": "",
        "HostedZoneId": "",
        "AlarmEmail": "ada@example.org",
        "Watch": "kept",
    }


@pytest.mark.parametrize("name", sorted(commands()))
def test_sam_knows_the_command_and_its_options(name: str) -> None:
    told = run(str(TOOLS / "sam"), *name.split(), "--help")
    assert [option for option in commands()[name] if option not in told] == []
