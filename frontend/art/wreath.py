"""The laurels of those who have won: wreaths of gouges."""

import math
from math import radians

from frontend.art.inks import COAL, EMBER, OWN, RUBY, RUBY_DARK, RUBY_LIGHT
from frontend.art.knife import Joint, Point, Shape, mirrored, points
from frontend.art.symbol import Symbol

# Half a leaf's outline after the other: along it, and across.
LEAF = ((0, 0.15), (0.3, 0.9), (0.62, 0.8), (1, 0.1), (0.66, -0.55), (0.3, -0.7))


def wreaths() -> list[Symbol]:
    return [_laurel(), _laurel_sole()]


def _laurel() -> Symbol:
    """One for each of those who share the victory."""
    s = Symbol("laurel", "0 0 96 96", grid=0.5)
    _branches(s, (48, 47), (36.5, 37.5), leaves=9, length=16, width=3.7)
    return s.fill(RUBY, "48,79 54,86 48,94 42,86", wobble=0)


def _laurel_sole() -> Symbol:
    """The one for somebody who won alone: fuller, bound with a ribbon and a cut ruby."""
    s = Symbol("laurel-sole", "0 0 128 128", grid=0.5)
    tail, fold = (
        points("60,110 46,108 24,112 10,124 26,121 30,128 44,117 61,116"),
        points("46,108 24,112 30,116 45,113"),
    )
    s.fill(EMBER, tail, mirrored(tail, 128), wobble=0)
    s.fill(COAL, fold, mirrored(fold, 128), wobble=0)
    _branches(s, (64, 60), (49, 48), leaves=10, length=20, width=4.6)
    berries = [_on_the_ring((64, 60), (38, 37), 117 + at * 30) for at in range(5)]
    for x, y in berries:
        berry: Shape = [(x, y - 3), (x + 2.6, y), (x, y + 3), (x - 2.6, y)]
        s.fill(RUBY, berry, mirrored(berry, 128), wobble=0)
    s.fill(RUBY, "64,96 75,101 76,111 69,120 59,120 52,111 53,101", wobble=0)
    s.fill(RUBY_LIGHT, "64,96 66,105 57,107 52,111 53,101", wobble=0)
    return s.fill(RUBY_DARK, "76,111 69,120 59,120 62,113 70,112", wobble=0)


def _branches(s: Symbol, centre: Point, radii: Point, *, leaves: int, length: float, width: float) -> None:
    """Two branches that meet below: leaves outside and inside, smaller towards the tips."""
    step = 157.5 / leaves
    drawn = []
    for at in range(leaves):
        angle = 100 + at * step
        shorter = length * (1 - at * 0.022 * 9 / leaves)
        for lean, part in ((30, 1.0), (-32, 0.906)):
            leaf = _leaf(_on_the_ring(centre, radii, angle), angle + 90 + lean, shorter * part, width)
            drawn += [leaf, mirrored(leaf, 2 * centre[0])]
    s.fill(OWN, *drawn, wobble=0)
    stem: list[Joint] = [(*_on_the_ring(centre, radii, 96 + at * 18), 2.4) for at in range(9)]
    s.band(OWN, stem, [(2 * centre[0] - x, y, w) for x, y, w in stem], wobble=0)


def _on_the_ring(centre: Point, radii: Point, angle: float) -> Point:
    return centre[0] + radii[0] * math.cos(radians(angle)), centre[1] + radii[1] * math.sin(radians(angle))


def _leaf(foot: Point, angle: float, length: float, width: float) -> Shape:
    dx, dy = math.cos(radians(angle)), math.sin(radians(angle))
    x, y = foot
    return [
        (x + dx * length * along - dy * width * across, y + dy * length * along + dx * width * across)
        for along, across in LEAF
    ]
