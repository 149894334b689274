"""The drawings are what their lists of points say, and light enough for a phone."""

import gzip
import re
from pathlib import Path

import pytest

from engine.cards import RELICS
from frontend.art import inks
from frontend.art.files import FIRST, LATER, PAGE, SPRITE, stale
from frontend.art.knife import points
from frontend.art.raster import Layer, pixels, png
from frontend.art.sprite import EARLY, drawings, first, later
from frontend.art.symbol import Symbol

LIGHT = {FIRST: 8_200, SPRITE: 12_000, LATER: 3_000}
NAMED = re.compile(r"""(?:\bof|\bicon)="([\w-]+)"|drawn\('([\w-]+)'\)""")
TOKENS = PAGE / "src" / "style" / "tokens.css"


def test_sprite_and_icons_are_as_drawn() -> None:
    assert list(stale()) == [], "run `make art`"


@pytest.mark.parametrize("file", LIGHT)
def test_a_sprite_is_light(file: Path) -> None:
    assert len(gzip.compress(file.read_bytes(), 9)) <= LIGHT[file]


def test_no_two_drawings_share_a_name() -> None:
    names = [drawing.name for drawing in [*first(), *drawings(), *later()]]
    assert set(names) >= EARLY
    assert len(names) == len(set(names))


def test_what_the_page_names_is_drawn() -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted((PAGE / "src").rglob("*.tsx"))]
    named = {name for source in sources for names in NAMED.findall(source) for name in names if name}
    assert named
    assert named - {drawing.name for drawing in [*first(), *drawings(), *later()]} == set()


def test_each_relic_has_a_drawing_under_its_cards_name() -> None:
    assert {card.id for card in RELICS} <= {drawing.name for drawing in drawings()}


def test_every_ink_is_mixed_in_the_tokens() -> None:
    used = {ink for name, ink in vars(inks).items() if name.isupper() and ink != inks.OWN}
    mixed = set(re.findall(r"--[\w-]+(?=:)", TOKENS.read_text(encoding="utf-8")))
    assert {ink for ink in used if ink.removeprefix("var(").removesuffix(")") not in mixed} == set()


def test_a_drawing_trembles_alike_each_time() -> None:
    first, second = (Symbol("pip", "0 0 99 99").fill(inks.KEY, "0,0 90,5 50,90") for _ in range(2))
    assert first.svg() == second.svg()


@pytest.mark.parametrize(
    ("shape", "row"),
    [
        ("0,0 2,0 2,2 0,2", "ffffff ffffff 000000"),
        ("0.5,0 2,0 2,2 0.5,2", "808080 ffffff 000000"),
        ("0,0.5 3,0.5 3,2 0,2", "808080 808080 808080"),
        ("-9,-9 9,-9 9,9 -9,9", "ffffff ffffff ffffff"),
    ],
)
def test_a_pixel_is_covered_as_far_as_the_shape_reaches(shape: str, row: str) -> None:
    ground = Layer("#000000", [points("0,0 3,0 3,3 0,3")])
    shown = pixels(png(3, [ground, Layer("#ffffff", [points(shape)])]))
    assert shown[1:10] == bytes.fromhex(row)
