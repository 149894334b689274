"""The laurel of whoever has won: a wreath of gouges."""

import math
from math import radians

from frontend.art.inks import OWN, RUBY
from frontend.art.knife import Joint, Point, Shape, mirrored
from frontend.art.symbol import Symbol

# Half a leaf's outline after the other: along it, and across.
LEAF = ((0, 0.15), (0.3, 0.9), (0.62, 0.8), (1, 0.1), (0.66, -0.55), (0.3, -0.7))


def laurel() -> Symbol:
    s = Symbol("laurel", "0 0 96 96", grid=0.5)
    leaves = []
    for at in range(9):
        angle = 100 + at * 17.5
        for lean, length in ((30, 16 - at * 0.35), (-32, 14.5 - at * 0.3)):
            leaf = _leaf(_on_the_ring(angle), angle + 90 + lean, length, 3.7)
            leaves += [leaf, mirrored(leaf, 96)]
    s.fill(OWN, *leaves, wobble=0)
    stem: list[Joint] = [(*_on_the_ring(96 + at * 18), 2.4) for at in range(9)]
    s.band(OWN, stem, [(96 - x, y, width) for x, y, width in stem], wobble=0)
    s.fill(RUBY, "48,79 54,86 48,94 42,86", wobble=0)
    return s


def _on_the_ring(angle: float) -> Point:
    return 48 + 36.5 * math.cos(radians(angle)), 47 + 37.5 * math.sin(radians(angle))


def _leaf(foot: Point, angle: float, length: float, width: float) -> Shape:
    dx, dy = math.cos(radians(angle)), math.sin(radians(angle))
    x, y = foot
    return [
        (x + dx * length * along - dy * width * across, y + dy * length * along + dx * width * across)
        for along, across in LEAF
    ]
