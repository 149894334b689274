"""SVG path data, as short as it can be written."""

from collections.abc import Iterable
from itertools import pairwise

from frontend.art.knife import Shape


def path_data(shapes: Iterable[Shape], grid: float = 1.0) -> str:
    """Closed outlines in relative steps, snapped to a grid."""
    return "".join(_outline(shape, grid) for shape in shapes)


def _outline(shape: Shape, grid: float) -> str:
    corners = _corners(shape, grid)
    steps: list[str] = []
    for (x1, y1), (x2, y2) in pairwise(corners):
        steps += [_number((x2 - x1) * grid), _number((y2 - y1) * grid)]
    start = [_number(at * grid) for at in corners[0]]
    return f"M{_joined(start)}l{_joined(steps)}z"


def _corners(shape: Shape, grid: float) -> list[tuple[int, int]]:
    """The corners on the grid, without those that fell together."""
    snapped = [(round(x / grid), round(y / grid)) for x, y in shape]
    corners = [corner for before, corner in zip([None, *snapped], snapped, strict=False) if corner != before]
    if len(corners) > 2 and corners[0] == corners[-1]:
        corners.pop()
    return corners


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
