"""SVG path data, as short as it can be written."""

import math
from collections.abc import Iterable
from itertools import pairwise

from frontend.art.knife import Shape

type Corner = tuple[int, int]
SNAP = 0.5
"""Steps of the grid that a corner is moved at the most, each way."""


def path_data(shapes: Iterable[Shape], grid: float = 1.0) -> str:
    """Closed outlines in relative steps, snapped to a grid; what follows `m` are lines."""
    text, at = "", (0, 0)
    for shape in shapes:
        corners = _corners(shape, grid)
        steps = [(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise([at, *corners])]
        text += f"m{_joined(_number(length * grid) for step in steps for length in step)}z"
        at = corners[0]  # closing an outline leads back to where it began
    return text


def _corners(shape: Shape, grid: float) -> list[Corner]:
    """The corners on the grid, without those that fell together or lie between two others."""
    snapped = [(round(x / grid), round(y / grid)) for x, y in shape]
    corners = [corner for before, corner in zip([None, *snapped], snapped, strict=False) if corner != before]
    if len(corners) > 2 and corners[0] == corners[-1]:
        corners.pop()
    at = 0
    while at < len(corners) and len(corners) > 3:
        if _lies_between(corners[at - 1], corners[at], corners[(at + 1) % len(corners)]):
            corners.pop(at)
        at += 1
    return corners


def _lies_between(before: Corner, corner: Corner, after: Corner) -> bool:
    """Whether a corner is no farther from the line between its neighbours than snapping may have moved it."""
    (x1, y1), (x, y), (x2, y2) = before, corner, after
    length = math.hypot(x2 - x1, y2 - y1)
    ahead = (x - x1) * (x2 - x) + (y - y1) * (y2 - y) >= 0
    return ahead and abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) <= length * SNAP


def _number(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in {"-0", ""}:
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _joined(numbers: Iterable[str]) -> str:
    """Numbers in a row; a sign or a second point parts them as well as a space does."""
    text, last = "", ""
    for number in numbers:
        parts_itself = number.startswith("-") or (number.startswith(".") and "." in last)
        text += number if not text or parts_itself else f" {number}"
        last = number
    return text
