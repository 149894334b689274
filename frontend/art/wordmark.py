"""The name of the game, in wood type."""

from random import Random

from frontend.art.inks import COAL, CUT, OWN, RUBY, RUBY_LIGHT
from frontend.art.knife import Stroke, moved, points, rough
from frontend.art.symbol import Symbol

# Where each letter starts, its outline, and its holes.
LETTERS = (
    (0, "1,5 12,3 36,2 54,14 61,39 53,66 34,79 2,78 7,69 8,12", "24,17 33,18 41,28 43,41 38,56 32,63 23,63"),
    (66, "2,3 28,2 24,10 24,70 28,78 1,78 6,70 6,11"),
    (93, "29,1 45,3 69,70 74,78 46,78 48,69 46,63 25,63 24,70 27,78 0,78 6,70", "35,24 27,49 44,49"),
    (
        169,
        "1,4 22,2 40,36 57,2 79,3 75,11 77,70 81,78 54,78 58,70 57,36 42,64 37,64 21,36 20,70 25,78 1,78 "
        "6,70 7,12",
    ),
    (250, "29,1 45,3 69,70 74,78 46,78 48,69 46,63 25,63 24,70 27,78 0,78 6,70", "35,24 27,49 44,49"),
    (327, "2,3 24,2 47,42 47,11 43,3 66,2 62,11 61,79 48,79 21,32 21,70 26,78 1,78 6,70 7,12"),
    (399, "2,2 66,3 67,26 57,22 54,18 43,18 43,70 48,78 19,78 24,70 24,18 13,18 9,23 0,25"),
)
# Cuts in the letters: from the left, top and bottom.
UPRIGHT = (
    (13, 16, 66), (16.5, 24, 58), (77, 14, 68), (181, 18, 66), (238, 18, 66), (339, 16, 66),
    (433, 24, 70), (436, 30, 60),
)  # fmt: skip


def logo() -> Symbol:
    s = Symbol("logo", "-3 -2 476 90")
    s.chance = Random(7)
    letters = [
        rough(moved(points(shape), dx, 0), s.chance, 16, 1.1) for dx, *shapes in LETTERS for shape in shapes
    ]
    s.add(COAL, [moved(shape, 4, 5) for shape in letters], evenodd=True)
    s.add(OWN, letters, evenodd=True)
    s.fill(RUBY, "128,26 136,40 128,50 121,41", "285,26 293,40 285,50 278,41", wobble=0)
    s.fill(RUBY_LIGHT, "128,26 130,36 121,41", "285,26 287,36 278,41", wobble=0)
    s.gouge(CUT, _cuts(s.chance))
    return s


def _cuts(chance: Random) -> list[Stroke]:
    cuts: list[Stroke] = [(x, top, x + chance.uniform(-1, 1), bottom, 2.6) for x, top, bottom in UPRIGHT]
    for x in (93, 250):
        cuts += [(x + 30, 12, x + 12, 68, 2.6), (x + 44, 22, x + 60, 66, 2.6)]
    return [*cuts, (201, 44, 208, 58, 2.4), (352, 20, 378, 68, 2.6), (52, 28, 54, 52, 2.4)]
