"""docs/asyncapi.json is what the models say, valid AsyncAPI, and true of what is really said and told."""

import json
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest
from pydantic import BaseModel, JsonValue

from engine.refusals import Code
from functions.commands import Command
from functions.messages import Message
from functions.wire import WireCode
from local import asyncapi
from local.asyncapi import UNASKED, answers, document, members, tag
from local.refusals import SENTENCES
from local.serve import ROOT
from tests.docs.blocks import page, standing
from tests.docs.cloud import Cloud
from tests.docs.pages import protocol
from tests.docs.story import Story
from tests.functions.room import Frame


@pytest.fixture(scope="module")
def story(here: Cloud) -> Story:
    told = Story(here.storage)
    protocol(told)
    return told


def problems(file: Path, examples: Iterable[tuple[str, Frame]] = ()) -> list[str]:
    """What the official schema has against a document, and the document against examples."""
    command = ["node", "frontend/asyncapi.js", str(file)]
    said = json.dumps(list(examples))
    ended = subprocess.run(command, cwd=ROOT, input=said, capture_output=True, text=True, check=False)
    assert ended.returncode in {0, 1}, ended.stderr
    assert "Error" not in ended.stderr, f"Is everything installed? `npm --prefix frontend ci`\n{ended.stderr}"
    assert bool(ended.stderr) == bool(ended.returncode)
    return ended.stderr.splitlines()


def names(union: object) -> dict[str, str]:
    return {tag(model): model.__name__ for model in members(union)}


def examples(story: Story) -> list[tuple[str, Frame]]:
    said, told = names(Command), names(Message)
    return [
        *((said[frame["action"]], frame) for frame in story.said),
        *((told[frame["type"]], frame) for frame in story.told),
    ]


def test_the_file_is_what_the_models_say() -> None:
    assert asyncapi.FILE.read_text(encoding="utf-8") == asyncapi.text(), "run `make docs`"


def test_the_document_is_valid_and_a_whole_game_fits_it(story: Story) -> None:
    assert problems(asyncapi.FILE, examples(story)) == []


def test_an_invalid_document_is_seen(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(asyncapi.text().replace('"receive"', '"hear"'), encoding="utf-8")
    assert problems(broken) != []


def test_an_example_that_does_not_fit_is_seen(story: Story) -> None:
    name, frame = examples(story)[-1]
    assert len(problems(asyncapi.FILE, [(name, {**frame, "secret": "x"}), (name, {"type": "view"})])) == 2


def references(value: JsonValue) -> list[str]:
    if isinstance(value, list):
        return [ref for one in value for ref in references(one)]
    if isinstance(value, dict):
        own = [str(value["$ref"])] if "$ref" in value else []
        return own + [ref for one in value.values() for ref in references(one)]
    return []


def test_every_reference_leads_somewhere_and_nothing_lies_unused() -> None:
    whole = document()
    found = set(references(whole))
    assert found
    for ref in found:
        at: JsonValue = whole
        for step in ref.removeprefix("#/").split("/"):
            assert isinstance(at, dict), ref
            at = at[step]
    parts = whole["components"]
    assert isinstance(parts, dict)
    assert isinstance(parts["schemas"], dict)
    unused = {name for name in parts["schemas"] if f"{asyncapi.SCHEMAS}{name}" not in found}
    assert unused == {"Command", "Message"}


def test_every_code_has_a_sentence_of_its_own() -> None:
    assert set(SENTENCES) == {*Code, *WireCode}
    assert len(set(SENTENCES.values())) == len(SENTENCES)
    assert [sentence for sentence in SENTENCES.values() if not re.fullmatch(r"[A-Z`].*\.", sentence)] == []
    shown = asyncapi.text()
    assert [code for code in SENTENCES if f"- `{code}`: " not in shown] == []


def answered() -> dict[str, set[str]]:
    """Which types answer each action, as docs/permissions.md has it."""
    found: dict[str, set[str]] = {}
    for block in standing(page("permissions.md")).values():
        for action, cells in re.findall(r"^\| `(\w+)`[^|]*\|(.*)\|$", block, re.MULTILINE):
            types = re.findall(r" \**(\w+)(?:: null)?\** (?=\||$)", cells)
            found.setdefault(action, set()).update(types)
    return found


@pytest.mark.parametrize("command", members(Command), ids=tag)
def test_the_document_names_the_answers_that_are_given(command: type[BaseModel]) -> None:
    assert {tag(answer) for answer in answers(command)} == answered()[tag(command)]


def test_nothing_else_is_told_unasked(story: Story) -> None:
    unasked = {frame["type"] for frame in story.told if frame["re"] is None}
    assert unasked <= {tag(model) for model in UNASKED}
