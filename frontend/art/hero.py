"""The large prints: the mountain behind the title, and the camp's horizon."""

import math
from random import Random

from frontend.art.inks import BLACK, BRASS, COAL, CUTLINE, EMBER, FAR, HEARTH, PAPER, ROCK, STAR, VOID
from frontend.art.knife import Shape, Stroke, spark, spokes
from frontend.art.symbol import Symbol

HEAVENS = (
    "26,128 29,134 35,136 29,138 26,144 23,138 17,136 23,134",
    "322,128 324,132 328,134 324,136 322,140 320,136 316,134 320,132",
    "64,148 66,152 70,154 66,156 64,160 62,156 58,154 62,152",
    "16,196 18,199 21,200 18,202 16,205 14,202 11,200 14,199",
    "262,112 264,116 268,118 264,120 262,124 260,120 256,118 260,116",
    "120,130 121.5,133 124,134 121.5,135.5 120,138 118.5,135.5 116,134 118.5,133",
)
NIGHT = (
    (30, 24, 4),
    (60, 10, 3),
    (108, 18, 3.4),
    (164, 22, 4.4),
    (206, 12, 3),
    (258, 20, 4),
    (322, 16, 3.4),
    (344, 34, 3),
)
# Half of the mouth's width, and its height, from the left foot to the right.
ARCH = (
    (-0.5, 0),
    (-0.49, 0.28),
    (-0.43, 0.56),
    (-0.31, 0.8),
    (-0.13, 0.96),
    (0.06, 1),
    (0.25, 0.88),
    (0.4, 0.64),
    (0.48, 0.34),
    (0.5, 0),
)


def hero() -> Symbol:
    """The mountain, its glowing mouth, and the light cut into the slope."""
    s = Symbol("hero", "0 0 360 420", attributes=' overflow="visible"')
    s.fill(
        FAR,
        "-420,424 -330,372 -290,380 -230,316 -196,330 -130,262 -96,276 -50,226 -20,240 40,214 66,224 "
        "108,170 140,186 176,140 214,118 236,150 262,142 300,196 330,186 364,226 392,212 440,264 "
        "470,252 530,326 566,312 640,380 700,372 770,424",
        wobble=1.6,
        step=20,
    )
    s.fill(
        ROCK,
        "-260,424 -180,392 -140,398 -90,346 -50,352 -4,300 30,262 58,266 92,226 116,232 150,196 "
        "186,170 214,190 240,186 268,222 296,228 322,262 364,296 404,336 440,330 500,388 540,384 "
        "620,424",
        wobble=1.6,
        step=20,
    )
    s.gouge(
        CUTLINE,
        "186,174,176,206,4 150,200,136,226,4 214,194,224,216,4 240,190,256,214,4 92,230,76,254,4 "
        "268,226,284,250,4 58,270,40,292,4 322,266,340,290,4 120,234,112,256,3.4 300,232,312,256,3.4 "
        "28,268,10,290,3.4 176,140,166,172,4 214,124,206,160,4 108,176,92,206,4 66,228,52,248,3.4 "
        "262,146,268,178,4 300,200,312,222,4 20,316,6,330,3.4 344,310,358,324,3.4 30,350,8,360,3.4 "
        "336,346,354,356,3.4",
    )
    s.gouge(COAL, _light(s.chance, 184, 20, reach=(156, 188), root=122, width=(6, 9)))
    s.gouge(EMBER, _light(s.chance, 188, 19, reach=(128, 142), root=110, width=(4, 6)))
    _mouth(s)
    s.fill(STAR, *HEAVENS, wobble=0)
    return s


def _light(
    chance: Random,
    turn: float,
    count: int,
    *,
    reach: tuple[float, float],
    root: float,
    width: tuple[float, float],
) -> list[Stroke]:
    """Strokes that fall from the mouth onto the slope, over half a turn."""
    rays = [
        (
            math.radians(turn + at * 8.9 + chance.uniform(-2, 2)),
            chance.uniform(*reach),
            root,
            chance.uniform(*width),
        )
        for at in range(count)
    ]
    return spokes((180, 330), rays, flat=1.02)


def _mouth(s: Symbol) -> None:
    s.fill(BLACK, _arch(180, 210, 206), wobble=2, step=24)
    s.fill(HEARTH, _arch(182, 182, 184), wobble=2, step=22)
    s.fill(COAL, _arch(186, 148, 156), wobble=1.8, step=20)
    s.fill(EMBER, _arch(188, 112, 124), wobble=1.6, step=18)
    s.fill(BRASS, _arch(190, 76, 92), wobble=1.2, step=16)
    s.fill(PAPER, _arch(191, 42, 60), wobble=1, step=12)
    s.gouge(
        BLACK,
        "96,330,114,336,3.4 104,280,120,292,3.4 126,244,138,260,3.4 160,222,165,240,3.4 "
        "200,221,197,239,3.4 236,240,225,256,3.4 258,276,243,288,3.4 267,326,250,332,3.4 "
        "90,376,108,378,3.4 270,372,253,374,3.4",
    )


def ridge() -> Symbol:
    """The camp at night: hills and stars. It repeats."""
    s = Symbol("ridge", "0 0 360 120", attributes=' overflow="visible"')
    s.fill(
        FAR,
        "-2,84 28,58 46,66 78,34 100,50 126,30 150,58 178,44 208,70 236,40 262,56 290,28 318,58 340,50 "
        "362,84 362,122 -2,122",
        wobble=1.4,
        step=18,
    )
    s.gouge(
        VOID,
        "78,38,72,62,3 126,34,130,60,3 236,44,228,68,3 290,32,296,60,3 28,62,22,80,3 178,48,184,66,3 "
        "318,62,324,78,3 100,54,96,72,2.6 262,60,268,76,2.6",
    )
    s.fill(STAR, *[spark(x, y, radius) for x, y, radius in NIGHT], wobble=0)
    return s


def _arch(middle: float, width: float, height: float) -> Shape:
    return [(middle + x * width, 424 - y * height) for x, y in ARCH]
