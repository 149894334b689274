"""docs/protocol.md is a game that can be played as it stands there."""

import json
import re

import pytest
from pydantic import JsonValue

from functions.commands import Command
from functions.messages import Message
from local.asyncapi import members, tag
from tests.docs.blocks import page
from tests.docs.cloud import Cloud
from tests.docs.pages import protocol
from tests.docs.story import LEFT_OUT, STEP, Story, shown, written


def test_the_page_is_played_as_it_stands(here: Cloud) -> None:
    played = protocol(Story(here.storage))
    assert page("protocol.md").splitlines() == played.splitlines(), "run `make docs` and read the difference"


def test_every_example_is_played() -> None:
    text = page("protocol.md")
    assert text.count("```json") == len([step for step in STEP.finditer(text) if step["who"]])


def test_every_action_and_every_type_is_spoken_of() -> None:
    text = page("protocol.md")
    names = [tag(model) for model in (*members(Command), *members(Message))]
    assert [name for name in names if not re.search(rf'[`"]{name}[`"]', text)] == []


def test_a_stale_answer_is_written_anew(here: Cloud) -> None:
    said = {"action": "create", "id": "p", "game": "another_table000", "invite": "i" * 16, "watch": "w" * 16}
    stale = f"**Eve says**\n\n```json\n{json.dumps(said)}\n```\n\n"
    stale += "**Eve is told** so\nmuch.\n\n```json re\n{}\n```\n"
    fresh = stale.replace("{}", '{"re": "p", "…": "…"}')
    assert Story(here.storage).play(stale) == fresh


@pytest.mark.parametrize(
    ("fields", "left"),
    [
        ([], {"a": 1, "b": [{"c": 2, "d": 3}]}),
        (["a", "b"], {"a": 1, "b": [{"c": 2, "d": 3}]}),
        (["a"], {"a": 1, LEFT_OUT: LEFT_OUT}),
        (["a", "b.c"], {"a": 1, "b": [{"c": 2, LEFT_OUT: LEFT_OUT}]}),
    ],
)
def test_what_is_left_out_is_marked(fields: list[str], left: JsonValue) -> None:
    assert shown({"a": 1, "b": [{"c": 2, "d": 3}]}, fields) == left


def test_long_json_is_broken_and_stays_the_same() -> None:
    value: JsonValue = {"one": list(range(60)), "…": {"two": "x" * 90, "three": {}}}
    text = written(value)
    assert json.loads(text) == value
    assert "…" in text
    assert text.splitlines()[:3] == ["{", '  "one": [', "    0,"]
