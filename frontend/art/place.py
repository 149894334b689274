"""The place itself: rock, and light in flat steps."""

import math
from random import Random

from frontend.art.inks import (
    CUTLINE,
    FAR,
    GLOW_1,
    GLOW_2,
    GLOW_3,
    GLOW_4,
    KEY,
    LEATHER,
    OWN,
    ROAD,
    ROCK,
    STONE,
    TRAIL,
    VOID,
)
from frontend.art.knife import Point, Shape, Stroke, spokes
from frontend.art.symbol import Symbol

# Where the rock hangs: from the left, how low, and how long the cut.
STALACTITES = (
    (207, 46, 30),
    (200, 30, 22),
    (213, 30, 16),
    (118, 52, 36),
    (111, 32, 24),
    (125, 34, 20),
    (74, 36, 24),
    (80, 24, 16),
    (23, 42, 28),
    (30, 30, 18),
    (164, 32, 22),
    (157, 22, 14),
    (232, 26, 18),
    (50, 16, 9),
    (94, 20, 12),
    (140, 18, 10),
    (182, 18, 10),
    (6, 18, 10),
)


def place() -> list[Symbol]:
    return [_ceil(), _floor(), _wall(), _glow(), _rays(), _seg(), _rock()]


def _ceil() -> Symbol:
    s = Symbol("ceil", "0 0 240 60", attributes=' overflow="visible"')
    s.fill(
        ROCK,
        "-1,-2 241,-2 241,20 232,30 224,20 214,24 206,52 198,26 186,18 172,22 164,36 156,20 140,16 "
        "128,24 122,46 116,58 110,30 98,20 82,24 74,40 66,22 50,16 38,20 30,34 22,48 16,24 6,18 -1,20",
        wobble=1.3,
        step=18,
    )
    hanging: list[Stroke] = [
        (x, y, x + s.chance.uniform(-3, 3), y - length, 3.4) for x, y, length in STALACTITES
    ]
    s.gouge(CUTLINE, hanging)
    return s


def _floor() -> Symbol:
    s = Symbol("floor", "0 0 240 48", attributes=' overflow="visible"')
    s.fill(
        ROCK,
        "-1,50 -1,18 14,14 30,17 42,10 52,16 72,14 90,18 104,12 118,15 130,6 140,14 158,17 176,13 "
        "190,17 206,9 216,15 228,17 241,18 241,50",
        wobble=1.1,
        step=16,
    )
    cuts = []
    for at in range(13):
        x = 4 + at * 18 + s.chance.uniform(-4, 4)
        cuts += [_layer(x, y, s.chance) for y in ((24, 36) if at % 2 else (30, 42))]
    s.gouge(CUTLINE, cuts)
    return s


def _wall() -> Symbol:
    s = Symbol("wall", "0 0 360 180", attributes=' overflow="visible"')
    s.fill(
        FAR,
        "20,-2 74,-2 62,40 52,70 58,110 72,182 10,182 26,120 32,80 28,40",
        "132,-2 176,-2 164,30 156,58 152,40 142,22",
        "214,-2 276,-2 262,36 252,80 256,120 276,182 206,182 224,126 232,84 226,40",
        "320,-2 360,-2 360,60 352,96 342,50 330,22",
        "92,182 108,140 116,120 122,146 140,182",
        "300,182 312,150 318,136 326,160 338,182",
        wobble=1.4,
    )
    s.gouge(
        VOID,
        "40,20,42,60,3 52,10,46,50,2.6 34,92,30,140,3 48,100,52,150,3 240,16,240,64,3 "
        "254,10,248,50,2.6 234,100,228,150,3 246,110,254,160,3 154,10,156,40,2.6 342,10,350,60,3 "
        "116,140,114,172,2.6",
    )
    return s


def _glow() -> Symbol:
    s = Symbol("glow", "-100 -100 200 200")
    s.fill(GLOW_1, _flare(s.chance, 26, (52, 99), 0), wobble=0)
    s.fill(GLOW_2, _flare(s.chance, 22, (33, 70), 0.1), wobble=0)
    s.fill(GLOW_3, _flare(s.chance, 18, (21, 44), 0.3), wobble=0)
    s.fill(GLOW_4, _flare(s.chance, 13, (9, 23), 0.2), wobble=0)
    return s


def _rays() -> Symbol:
    s = Symbol("rays", "-100 -100 200 200")
    rays = [
        (
            2 * math.pi * (at + s.chance.uniform(-0.25, 0.25)) / 44,
            s.chance.uniform(80, 100),
            s.chance.uniform(34, 52),
            s.chance.uniform(3, 6),
        )
        for at in range(44)
    ]
    s.gouge(OWN, spokes((0, 0), rays))
    return s


def _seg() -> Symbol:
    s = Symbol("seg", "0 0 40 80", attributes=' preserveAspectRatio="none"')
    s.fill(ROAD, "-15,4 -6,-8 8,-9 17,2 52,62 56,78 46,90 32,89 22,78", wobble=0.8)
    steps: list[Stroke] = [
        (x - 12 + s.chance.uniform(-1, 1), y + 5, x + 13 + s.chance.uniform(-1, 1), y - 5, 6.5)
        for x, y in ((1 + 6.4 * at, 2 + 12.6 * at) for at in range(7))
    ]
    s.gouge(TRAIL, steps)
    return s


def _rock() -> Symbol:
    s = Symbol("rock", "0 0 96 80")
    s.fill(KEY, "4,50 12,24 34,6 58,2 82,18 94,48 86,70 56,79 22,76")
    s.fill(STONE, "10,50 17,28 36,12 57,8 77,22 88,48 81,65 55,73 25,70")
    s.fill(LEATHER, "36,12 57,8 62,26 44,34 24,30 17,28", wobble=0.6)
    s.gouge(KEY, "44,34,40,60,3 62,28,80,40,3 30,66,42,56,2.6 60,66,74,58,2.6 20,44,30,42,2.4")
    return s


def _layer(x: float, y: float, chance: Random) -> Stroke:
    """A cut that lies, as sediment does."""
    uneven = chance.uniform
    return x, y + uneven(-2, 2), x + uneven(12, 22), y + uneven(-2.5, 1), 2.6


def _flare(chance: Random, spikes: int, radii: tuple[float, float], turn: float) -> Shape:
    """A flame-like star about the middle, its spikes leaning one way."""
    inner, outer = radii
    cut = []
    for spike in range(spikes):
        angle = turn + 2 * math.pi * (spike + chance.uniform(-0.18, 0.18)) / spikes
        step = 2 * math.pi / spikes
        tip, dip = chance.uniform(outer * 0.84, outer), chance.uniform(inner * 0.94, inner * 1.06)
        cut += [
            _polar(tip, angle),
            _polar(dip, angle + step * 0.42),
            _polar(dip * 1.02, angle + step * 0.62),
        ]
    return cut


def _polar(radius: float, angle: float) -> Point:
    return radius * math.cos(angle), radius * math.sin(angle)
