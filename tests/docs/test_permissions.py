"""docs/permissions.md, cell by cell: who may do what is what happens when they do it."""

from functools import cache

import pytest

from engine.game import Stage
from functions.commands import Command
from local.asyncapi import members
from tests.docs.blocks import page, standing
from tests.docs.cloud import Cloud
from tests.docs.rights import ROLES, Line, Role, Scene, lines

REGENERATE = "run `make docs` and read the difference"
CELLS = [(stage, role, line) for stage, roles in ROLES.items() for role in roles for line in lines()]


@cache
def cells(stage: Stage) -> dict[tuple[str, str], str]:
    """The table of a stage as it stands, by line and column."""
    block = standing(page("permissions.md"))[stage.value]
    head, _, *rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()]
    return {(row[0], name): cell for row in rows for name, cell in zip(head[1:], row[1:], strict=True)}


@pytest.fixture(scope="module")
def scenes(here: Cloud) -> dict[Stage, Scene]:
    return {stage: Scene(here, stage) for stage in ROLES}


@pytest.mark.parametrize(
    ("stage", "role", "line"),
    CELLS,
    ids=[f"{stage.value}-{role.name}-{line}".replace("`", "") for stage, role, line in CELLS],
)
def test_it_happens_as_the_table_says(
    scenes: dict[Stage, Scene], stage: Stage, role: Role, line: Line
) -> None:
    outcome = scenes[stage].hear(role, line)
    assert cells(stage).get((str(line), role.name)) == str(outcome), REGENERATE
    if outcome.refused:
        assert outcome.written == frozenset()


@pytest.mark.parametrize("stage", Stage)
def test_the_table_has_every_action_and_everybody(stage: Stage) -> None:
    wanted = {(str(line), role.name) for line in lines() for role in ROLES[stage]}
    assert cells(stage).keys() == wanted, REGENERATE


def test_every_action_has_a_line() -> None:
    assert {line.model for line in lines()} == set(members(Command))
