"""The knife: every edge is a chain of short straight cuts, and no hand is quite steady."""

import math
from collections.abc import Iterable
from random import Random

type Point = tuple[float, float]
type Joint = tuple[float, float, float]  # a point, and how wide the band is there
type Stroke = tuple[float, float, float, float, float]  # from, to, and how wide
type Shape = list[Point]


def points(text: str) -> Shape:
    """`"3,4 5,6"` as points."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def joints(text: str) -> list[Joint]:
    """`"3,4,2 5,6,1"` as joints of a band."""
    return [(float(x), float(y), float(w)) for x, y, w in (joint.split(",") for joint in text.split())]


def strokes(text: str) -> list[Stroke]:
    """`"3,4,5,6,2"` as strokes: from 3,4 to 5,6 and 2 wide."""
    cut = [stroke.split(",") for stroke in text.split()]
    return [(float(x1), float(y1), float(x2), float(y2), float(w)) for x1, y1, x2, y2, w in cut]


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    return [(x + dx, y + dy) for x, y in shape]


def mirrored(shape: Shape, width: float) -> Shape:
    """The mirror image, wound the same way: two shapes in one ink cut holes where their windings differ."""
    return [(width - x, y) for x, y in reversed(shape)]


def turned(shape: Shape, about: Point, degrees: float) -> Shape:
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    cx, cy = about
    return [
        (cx + (x - cx) * cosine - (y - cy) * sine, cy + (x - cx) * sine + (y - cy) * cosine) for x, y in shape
    ]


def rough(shape: Shape, chance: Random, step: float, wobble: float) -> Shape:
    """The same outline with its long edges broken, and the new corners a little off."""
    if not wobble:
        return shape
    cut = []
    for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
        length = math.hypot(x2 - x1, y2 - y1)
        corners = int(length // step)
        cut.append((x1, y1))
        for corner in range(1, corners + 1):
            along = (corner + chance.uniform(-0.22, 0.22)) / (corners + 1)
            off = chance.uniform(-wobble, wobble)
            cut.append(
                (
                    x1 + (x2 - x1) * along - (y2 - y1) / length * off,
                    y1 + (y2 - y1) * along + (x2 - x1) / length * off,
                )
            )
    return cut


def gouge(stroke: Stroke, chance: Random) -> Shape:
    """One stroke of the V-tool: pointed where it enters, swelling, blunt where it leaves."""
    x1, y1, x2, y2, width = stroke
    dx, dy = x2 - x1, y2 - y1
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width, dx / length * width
    belly, left = chance.uniform(0.55, 0.75), chance.uniform(0.35, 0.6)
    right = 1 - left
    return [
        (x1, y1),
        (x1 + dx * belly + nx * left, y1 + dy * belly + ny * left),
        (x2 + nx * 0.22, y2 + ny * 0.22),
        (x2 - nx * 0.28, y2 - ny * 0.28),
        (x1 + dx * (belly - 0.12) - nx * right, y1 + dy * (belly - 0.12) - ny * right),
    ]


def band(along: list[Joint]) -> Shape:
    """A band that tapers from joint to joint, a little mitred where it bends."""
    left, right = [], []
    for at, (x, y, width) in enumerate(along):
        before, after = along[max(0, at - 1)], along[min(len(along) - 1, at + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        half = width / 2
        if 0 < at < len(along) - 1:
            half /= max(0.62, _half_cosine((x - before[0], y - before[1]), (after[0] - x, after[1] - y)))
        nx, ny = -dy / length * half, dx / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return right + left[::-1]


def _half_cosine(a: Point, b: Point) -> float:
    """The cosine of half the angle between two directions."""
    cosine = (a[0] * b[0] + a[1] * b[1]) / (math.hypot(*a) * math.hypot(*b))
    return math.sqrt((1 + cosine) / 2)


def star(
    centre: Point,
    spikes: int,
    radii: tuple[float, float],
    chance: Random,
    *,
    uneven: float,
    turn: float,
    flat: float = 1,
) -> Shape:
    """A star of that many spikes between two radii, no two spikes alike."""
    cut = []
    for corner in range(spikes * 2):
        angle = turn + math.pi * corner / spikes
        radius = radii[1 - corner % 2] * chance.uniform(1 - uneven, 1 + uneven)
        cut.append((centre[0] + math.cos(angle) * radius, centre[1] + math.sin(angle) * radius * flat))
    return cut


def spark(x: float, y: float, radius: float) -> Shape:
    """A star of the night sky: four points, drawn with no wobble."""
    w = radius * 0.3
    return [
        (x, y - radius), (x + w, y - w), (x + radius, y), (x + w, y + w),
        (x, y + radius), (x - w, y + w), (x - radius, y), (x - w, y - w),
    ]  # fmt: skip


def spokes(
    centre: Point, angles: Iterable[tuple[float, float, float, float]], flat: float = 1
) -> list[Stroke]:
    """Strokes along rays: each has an angle, the radius where it starts, where it ends, and its width."""
    cx, cy = centre
    return [
        (
            cx + start * math.cos(angle),
            cy + start * math.sin(angle) * flat,
            cx + end * math.cos(angle),
            cy + end * math.sin(angle) * flat,
            width,
        )
        for angle, start, end, width in angles
    ]
