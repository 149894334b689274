"""Every rule has its test."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^(\d\.\d) ", re.MULTILINE)
CITED = re.compile(r"[Rr]ules? ((?:\d(?:\.\d)?)(?:(?:,| and| to) \d\.\d)*)")
NUMBER = re.compile(r"\d(?:\.\d)?")


def test_every_rule_is_cited_by_a_test() -> None:
    rules = set(RULE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))) | {"9"}
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    cited = {n for text in sources for found in CITED.findall(text) for n in NUMBER.findall(found)}
    assert rules - cited == set()
    assert cited - rules == set()
