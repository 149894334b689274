"""A test that cannot run fails and says what to install; a rule that is switched off says why."""

import ast
import re

import pytest

from tests.house.sources import ROOT, files, modules

EVASIONS = {"expectedFailure", "importorskip", "skip", "skipIf", "skipTest", "skipUnless", "skipif", "xfail"}
FRONTEND_EVASIONS = re.compile(r"\b(?:test|it|describe)\.(?:skip|only|todo)\b|\b(?:xit|xdescribe|fit)\(")
# The rules that are switched off here, by name, and perhaps why.
SWITCH = re.compile(
    r"# (?:noqa|type: ignore)(?P<names>: ?[A-Z]+\d+(?:, ?[A-Z]+\d+)*|\[[a-z, -]+\])?(?P<why>.*)"
)
WORDS = re.compile(r"\w{2,} \w{2,}")


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    found = [
        f"{path}:{node.lineno} {name}"
        for path, tree in modules("tests").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute | ast.alias)
        and (name := node.attr if isinstance(node, ast.Attribute) else node.name) in EVASIONS
    ]
    assert found == []


def test_no_test_of_the_page_is_skipped() -> None:
    sources = [path for path in files() if path.suffix in {".ts", ".tsx", ".js", ".mjs"}]
    found = [path for path in sources if FRONTEND_EVASIONS.search((ROOT / path).read_text(encoding="utf-8"))]
    assert found == []


def unexplained(lines: list[str]) -> list[int]:
    """The lines that switch a rule off without naming it, or without words there or just above."""
    found = []
    for at, line in enumerate(lines):
        if switch := SWITCH.search(line):
            above = " ".join(text for text in lines[max(at - 3, 0) : at] if text.lstrip().startswith("#"))
            if not switch["names"] or not WORDS.search(above + switch["why"]):
                found.append(at + 1)
    return found


def test_every_ignored_rule_is_named_and_carries_its_reason() -> None:
    bare = [
        f"{path}:{number}"
        for path in modules("engine", "frontend", "functions", "local", "tests")
        if path.parts[:2] != ("tests", "house")
        for number in unexplained((ROOT / path).read_text(encoding="utf-8").splitlines())
    ]
    assert bare == []


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["x = 1  # noqa: E501"], [1]),
        (["x = 1  # noqa because it reads better"], [1]),
        (["x = 1  # noqa: E501, F401 (a table reads better whole)"], []),
        (["# A table reads better whole.", "x = 1  # type: ignore[misc]"], []),
    ],
)
def test_a_reason_is_told_from_none(lines: list[str], found: list[int]) -> None:
    assert unexplained(lines) == found
