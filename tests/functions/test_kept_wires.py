"""A page of an earlier release plays on against today's functions.

Each wire that a release has spoken is kept as a recorded game. Its commands are said anew, word for word, and
the answers must hold everything that the page of that release was told, with the same values; what they hold
besides, no page minds (`frontend/tests/releases.test.ts`). So a field may come, but none may go or change its
meaning while a page that reads it may still be open. Once no such page can be open, its recording may go.
"""

import json
from pathlib import Path

import pytest

from functions.commands import Command
from functions.messages import Message
from functions.storage import Storage
from local.asyncapi import members, tag
from tests.functions.recorded import FOLDER, Recording
from tests.functions.room import Frame, Room

FILES = sorted(FOLDER.glob("*.json"), key=lambda file: int(file.stem))


def steps(file: Path) -> list[Frame]:
    kept: list[Frame] = json.loads(file.read_text(encoding="utf-8"))
    return kept


def missing(then: object, now: object, at: str = "") -> list[str]:
    """Where `now` lacks something of `then`, or says something else."""
    match then, now:
        case dict(), dict():
            absent = [f"{at}.{name} is gone" for name in then.keys() - now.keys()]
            both = then.keys() & now.keys()
            return absent + [lack for name in both for lack in missing(then[name], now[name], f"{at}.{name}")]
        case list(), list() if len(then) == len(now):
            pairs = zip(then, now, strict=True)
            return [
                lack for at_, (one, other) in enumerate(pairs) for lack in missing(one, other, f"{at}[{at_}]")
            ]
        case _:
            return [] if then == now else [f"{at} was {then!r}, is {now!r}"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_page_plays_against_todays_functions(storage: Storage, file: Path) -> None:
    kept = steps(file)
    recording = Recording(Room(storage, game=kept[0]["says"]["game"]))
    for number, step in enumerate(kept):
        recording.hear(step["from"], step["says"])
        assert missing(step["told"], recording.steps[-1]["told"], f"step {number}") == []
    assert recording.room.stands.stage == "over"


def test_the_newest_recording_has_every_command_and_every_message() -> None:
    newest = steps(FILES[-1])
    said = {step["says"]["action"] for step in newest}
    told = {one["frame"]["type"] for step in newest for one in step["told"]}
    assert said == {tag(model) for model in members(Command)}, "run `python -m tests.functions.recorded`"
    assert told == {tag(model) for model in members(Message)}


@pytest.mark.parametrize(
    ("now", "lacks"),
    [
        ({"type": "tick", "decided": [1, 2], "later": True}, []),
        ({"type": "tick"}, [".decided is gone"]),
        ({"type": "tick", "decided": [1, 3]}, [".decided[1] was 2, is 3"]),
        ({"type": "tick", "decided": [1]}, [".decided was [1, 2], is [1]"]),
    ],
)
def test_what_an_old_page_would_miss_is_seen(now: Frame, lacks: list[str]) -> None:
    assert missing({"type": "tick", "decided": [1, 2]}, now) == lacks
