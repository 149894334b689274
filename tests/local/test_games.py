"""Games survive a restart, and no file is ever lost."""

import json
import stat
import time
from pathlib import Path

import pytest

from local.dynamodb import Item, Tables
from local.games import shelf
from local.problem import Problem
from local.serve import Setup, running
from local.template import Template
from tests.local.vocabulary import TABLES

TABLE = "diamant-Games"
GAME: Item = {
    "pk": {"S": "game"},
    "sk": {"S": "state"},
    "commitments": {"M": {"base64": {"S": "a map's own name"}, "2": {"BOOL": True}}},
    "hash": {"B": b"\x00\xff"},
    "hashes": {"BS": [b"1"]},
    "names": {"L": [{"S": "Ада"}, {"NULL": True}, {"N": "1.5"}]},
}


def setup(folder: Path, template: Template = TABLES) -> Setup:
    return Setup(handlers={}, template=template, games=folder)


def test_games_are_there_again_after_a_restart(tmp_path: Path) -> None:
    with running(setup(tmp_path)) as server:
        server.tables.write({TABLE: [GAME]})
    with running(setup(tmp_path)) as server:
        assert server.notes == ()
        assert server.tables.read() == {TABLE: [GAME]}


def test_games_are_saved_while_they_are_played(tmp_path: Path) -> None:
    with running(setup(tmp_path)) as server:
        server.tables.write({TABLE: [GAME]})
        end = time.monotonic() + 5
        while not (tmp_path / "games.json").exists() and time.monotonic() < end:
            time.sleep(0.02)
        assert "Ада" in (tmp_path / "games.json").read_text(encoding="utf-8")


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    with running(Setup(handlers={}, template=TABLES)) as server:
        server.tables.write({TABLE: [GAME]})
    with running(Setup(handlers={}, template=TABLES)) as server:
        assert server.tables.read() == {TABLE: []}


def test_what_has_expired_is_not_loaded(tmp_path: Path, tables: Tables) -> None:
    lasting = {**GAME, "ttl": {"N": str(int(time.time()) + 1000)}}
    ended = {**GAME, "sk": {"S": "old"}, "ttl": {"N": str(int(time.time()) - 1)}}
    tables.write({TABLE: [lasting, ended]})
    with shelf(tmp_path) as kept:
        kept.save(tables)
        tables.empty()
        kept.load(tables)
    assert tables.read() == {TABLE: [lasting]}


def saved(table: str, *items: object) -> str:
    return json.dumps({"format": "diamant games 1", "tables": {table: items}})


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "damaged"),
        (saved(TABLE, GAME["pk"])[:-9], "damaged"),
        ("\x00\x01", "damaged"),
        ('{"base64": "?"}', "damaged"),
        ("[" * 100_000, "damaged"),
        ("[1, 2]", "not a file of saved games"),
        ('{"format": "diamant games 2", "tables": {}}', "another version"),
        (saved("diamant-Other", {"pk": {"S": "x"}}), "no table diamant-Other"),
        (saved(TABLE, {"pk": {"S": "no sort key"}}), "does not fit"),
        (saved(TABLE, {"pk": {"X": "no such type"}}), "does not fit"),
        (saved(TABLE, "not an item"), "does not fit"),
        ('{"format": "diamant games 1", "tables": {"diamant-Games": 5}}', "does not fit"),
    ],
)
def test_a_file_that_cannot_be_read_is_kept_aside_and_told(
    tmp_path: Path, tables: Tables, content: str, reason: str
) -> None:
    (tmp_path / "games.json").write_text(content, encoding="utf-8")
    with shelf(tmp_path) as kept:
        sentence = kept.load(tables)
    assert sentence is not None
    assert reason in sentence
    aside = [path for path in tmp_path.iterdir() if path.name.startswith("games.json.unreadable-")]
    assert [path.read_text(encoding="utf-8") for path in aside] == [content]
    assert str(aside[0]) in sentence
    assert tables.read() == {TABLE: []}


def test_a_file_that_fits_in_part_leaves_nothing_in_the_tables(tmp_path: Path, tables: Tables) -> None:
    fitting = [{"pk": {"S": "game"}, "sk": {"S": str(number)}} for number in range(30)]
    (tmp_path / "games.json").write_text(saved(TABLE, *fitting, {"pk": {"S": "x"}}), encoding="utf-8")
    with shelf(tmp_path) as kept:
        assert kept.load(tables)
    assert tables.read() == {TABLE: []}


def test_a_save_that_was_cut_off_leaves_the_last_one_whole(tmp_path: Path, tables: Tables) -> None:
    tables.write({TABLE: [GAME]})
    with shelf(tmp_path) as kept:
        kept.save(tables)
        (tmp_path / "games.json.new").write_text("{", encoding="utf-8")
        tables.empty()
        assert kept.load(tables) is None
    assert tables.read() == {TABLE: [GAME]}


def test_only_the_owner_may_read_the_games(tmp_path: Path, tables: Tables) -> None:
    with shelf(tmp_path) as kept:
        kept.save(tables)
    assert stat.S_IMODE((tmp_path / "games.json").stat().st_mode) == 0o600


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with shelf(tmp_path), pytest.raises(Problem, match="Another game server"), shelf(tmp_path):
        pass


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Problem, match="cannot be kept"), shelf(tmp_path / "file" / "play"):
        pass


def test_a_disk_that_fails_is_logged_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "play"
    with running(setup(folder)) as server:
        (folder / "games.json.new").mkdir()
        server.tables.write({TABLE: [GAME]})
        end = time.monotonic() + 5
        while "could not be saved" not in caplog.text and time.monotonic() < end:
            time.sleep(0.02)
        assert "could not be saved" in caplog.text
        (folder / "games.json.new").rmdir()
    assert "Ада" in (folder / "games.json").read_text(encoding="utf-8")
