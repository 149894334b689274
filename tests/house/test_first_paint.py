"""What is painted before the scripts are there is what they paint then."""

import re

import pytest

from tests.house.sources import ROOT

PAGE = (ROOT / "frontend" / "index.html").read_text(encoding="utf-8")
BOOT = (ROOT / "frontend" / "boot.js").read_text(encoding="utf-8")
TEXTS = ROOT / "frontend" / "src" / "text"
LANGUAGES = sorted(path.stem for path in (TEXTS / "later").glob("*.ts"))


def said(language: str, key: str) -> str:
    found = re.search(
        rf"'{key}': '(.*)',$", (TEXTS / f"{language}.ts").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found
    return re.sub(r"\\u([0-9a-f]{4})", lambda code: chr(int(code[1], 16)), found[1])


def test_the_first_paint_knows_every_language() -> None:
    named = re.search(r"const spoken = \[(.*)\]", BOOT)
    assert named
    assert sorted(re.findall(r"\w+", named[1])) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "look"), [("start.tag", "tag"), ("start.what", "what blk")])
def test_the_first_paint_says_what_the_start_page_says(language: str, key: str, look: str) -> None:
    assert f'<p class="{look}" lang="{language}">{said(language, key)}</p>' in PAGE
