"""What the README and the docs tell a reader to type is there."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

from tests.house.sources import ROOT, files

FENCED = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
TARGET = re.compile(r"^([a-z][\w-]*):", re.MULTILINE)
MODULE = re.compile(r"python3? -m ([\w.]+)")
THEIRS = {"doctest", "http.server", "mypy", "pip", "pytest", "ruff", "venv"}


def pages() -> list[str]:
    return ["README.md", *(str(path) for path in files() if path.parts[0] == "docs" and path.suffix == ".md")]


def code(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return FENCED.findall(text) + INLINE.findall(FENCED.sub("", text))


def is_there(path: str) -> bool:
    if any(ROOT.glob(path.strip("/"))):
        return True
    made = subprocess.run(["git", "check-ignore", "--quiet", path], cwd=ROOT, check=False)
    return made.returncode == 0


@pytest.mark.parametrize("page", pages())
def test_make_targets_exist(page: str) -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    named = {name for piece in code(page) for name in re.findall(r"\bmake ([a-z][\w-]*)", piece)}
    assert named <= targets


@pytest.mark.parametrize("page", pages())
def test_modules_to_run_exist(page: str) -> None:
    named = {name for piece in code(page) for name in MODULE.findall(piece)} - THEIRS
    assert [name for name in named if not is_there(name.replace(".", "/") + "*")] == []


@pytest.mark.parametrize("page", pages())
def test_paths_exist(page: str) -> None:
    """A path is a word in code that starts with an entry of the project's root."""
    tops = {path.parts[0] for path in files()} | {"frontend", "docs"}
    words = {
        word for piece in code(page) for word in re.findall(r"(?<![\w./-])[\w.*-]+(?:/[\w.*-]*)*", piece)
    }
    paths = {word for word in words if ("/" in word or "." in word[1:]) and Path(word).parts[:1] != ()}
    named = {word.rstrip(".") for word in paths if Path(word).parts[0] in tops}
    assert [path for path in sorted(named) if not is_there(path)] == []


@pytest.mark.parametrize("page", pages())
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", text)
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


def test_the_readmes_game_plays_as_printed() -> None:
    # A fence right below the last line of output would count as output.
    text = re.sub(r"^```.*$", "", (ROOT / "README.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    game = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    results = doctest.DocTestRunner().run(game)
    assert results.attempted > 0
    assert results.failed == 0
