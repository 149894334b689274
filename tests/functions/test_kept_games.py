"""Games that earlier releases stored: each schema's are kept for ever, and must load and play on."""

import json
from pathlib import Path

import pytest

from engine.game import Stage
from engine.stored import SCHEMA
from functions.kept import Row
from functions.storage import Storage
from tests.functions.room import Room, retold, secret

FOLDER = Path(__file__).parent / "kept"
FILES = sorted(FOLDER.glob("*.json"))


def restored(storage: Storage, file: Path) -> Room:
    """The table as that release wrote it."""
    rows: list[Row] = json.loads(file.read_text(encoding="utf-8"))
    for row in rows:
        storage.table.put(row)
    return Room(storage, str(rows[0]["pk"]).removeprefix("game#"))


def test_every_schema_has_its_kept_games() -> None:
    names = {file.stem for file in FILES}
    stages = ("lobby", "deciding", "over")
    assert names == {f"schema-{schema}-{stage}" for schema in range(1, SCHEMA + 1) for stage in stages}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_is_played_to_its_end(storage: Storage, file: Path) -> None:
    room = restored(storage, file)
    for seat in room.stands.seats:
        assert room.say(room.connection(seat), "hello", secret=secret(seat))["view"]["you"]["seat"] == seat
    if room.stands.stage is Stage.LOBBY:
        room.say("A", "begin")
    while turn := room.stands.turn:
        for seat in room.stands.undecided:
            n = room.say(room.connection(seat), "view")["view"]["you"]["n"] + 1
            assert room.commit(seat, "exit", n=n, turn=turn)["type"] in {"tick", "view"}
    assert room.stands.stage is Stage.OVER
    assert retold(storage, room.game) == room.stands
    assert room.say("A", "log")["entries"]
