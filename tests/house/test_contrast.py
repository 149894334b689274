"""Every ink can be told from what it is printed on (WCAG 2.2: text 4.5, shapes 3), in both themes."""

import re

import pytest

from frontend.art.explorer import COATS
from frontend.art.files import PAGE

TOKENS = PAGE / "src" / "style" / "tokens.css"
BLOCK = re.compile(
    r"^(:root|:root, \[data-theme=\"dark\"\]|\[data-theme=\"light\"\])\s*\{(.*?)^\}", re.M | re.S
)
TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
HEX = re.compile(r"#[0-9a-f]{6}")

TEXT, SHAPE = 4.5, 3.0
GROUNDS = ("bg", "panel", "raise")
# The ink, the grounds that it is printed on, and how much it must stand out.
PRINTED = (
    ("text", (*GROUNDS, "void", "g1", "g2", "g3"), TEXT),
    ("text-2", GROUNDS, TEXT),
    ("off", ("bg",), TEXT),
    ("gold-text", GROUNDS, TEXT),
    ("safe-text", ("bg", "panel"), TEXT),
    ("danger-text", ("bg",), TEXT),
    ("accent-text", ("bg",), TEXT),
    ("on-accent", ("accent",), TEXT),
    ("on-safe", ("safe",), TEXT),
    ("on-card", ("card", "sand"), TEXT),
    ("on-card-2", ("card",), TEXT),
    ("coal", ("card",), TEXT),
    ("night", ("ember", "brass"), TEXT),
    ("on-rock", ("rock",), TEXT),
    ("text", ("g4",), SHAPE),
    ("parch", ("l",), SHAPE),
    ("focus", ("bg", "panel"), SHAPE),
    ("ruby", ("card",), SHAPE),
    ("off", ("rock",), SHAPE),
    ("ember", ("rock", "bk"), SHAPE),
    ("trail", ("road",), SHAPE),
    ("brass", ("n",), SHAPE),
)
PAIRS = [(ink, ground, least) for ink, grounds, least in PRINTED for ground in grounds]


def themes() -> dict[str, dict[str, str]]:
    """The tokens of each theme. The dark one is the one to start from: light only says what differs."""
    blocks = [TOKEN.findall(body) for _, body in BLOCK.findall(TOKENS.read_text(encoding="utf-8"))]
    first, dark, light = (dict(block) for block in blocks)
    return {"dark": first | dark, "light": first | dark | light}


THEMES = themes()


def colour(theme: str, token: str) -> str:
    value = THEMES[theme][token].strip()
    role = re.fullmatch(r"var\(--([\w-]+)\)", value)
    found = colour(theme, role[1]) if role else value
    assert HEX.fullmatch(found), f"--{token} is no colour but {found}"
    return found


def luminance(of: str) -> float:
    parts = [int(of[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_black_on_white_is_as_far_as_it_goes() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS)
def test_an_ink_stands_out_from_its_ground(theme: str, ink: str, ground: str, least: float) -> None:
    assert contrast(colour(theme, ink), colour(theme, ground)) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("explorer", COATS)
def test_an_explorer_stands_out_from_their_outline(theme: str, explorer: str) -> None:
    assert contrast(COATS[explorer], colour(theme, "k")) >= SHAPE


@pytest.mark.parametrize("explorer", COATS)
def test_an_explorer_stands_out_in_the_dark(explorer: str) -> None:
    """On paper the outline does it, in the dark the coat."""
    assert contrast(COATS[explorer], colour("dark", "panel")) >= SHAPE
