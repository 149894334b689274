"""Flat polygons as pixels, and pixels as PNG: a launcher's icon needs no browser to be drawn."""

import struct
import zlib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from frontend.art.knife import Shape

LINES = 4  # scan lines of a pixel; across, what is covered is measured exactly
FAINT = 0.002  # less than a colour can show
SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Layer:
    """Shapes in one opaque colour, `#rrggbb`, in pixels."""

    colour: str
    shapes: list[Shape]


def png(size: int, layers: Iterable[Layer]) -> bytes:
    """A square picture. The first layer should fill it."""
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    rows = b"".join(b"\0" + row for row in _rows(size, list(layers)))
    return (
        SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")
    )


def pixels(picture: bytes) -> bytes:
    """What a PNG of ours shows, however it was compressed."""
    at, data = len(SIGNATURE), b""
    while at < len(picture):
        length, kind = struct.unpack(">I4s", picture[at : at + 8])
        if kind == b"IDAT":
            data += picture[at + 8 : at + 8 + length]
        at += length + 12
    return zlib.decompress(data)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _rows(size: int, layers: list[Layer]) -> list[bytearray]:
    rows = [bytearray(3 * size) for _ in range(size)]
    for layer in layers:
        ink = bytes.fromhex(layer.colour.removeprefix("#"))
        spans = _spans(layer.shapes, size * LINES)
        for y in range(size):
            covered = _covered([span for line in range(LINES) for span in spans[y * LINES + line]], size)
            _print(rows[y], ink, covered)
    return rows


def _spans(shapes: list[Shape], lines: int) -> dict[int, list[tuple[float, float]]]:
    """For each scan line, from where to where it is inside, by the winding rule that SVG starts from."""
    crossings: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for shape in shapes:
        for (x1, y1), (x2, y2) in zip(shape, [*shape[1:], shape[0]], strict=True):
            if y1 == y2:
                continue
            top, bottom = min(y1, y2) * LINES, max(y1, y2) * LINES
            for line in range(max(0, round(top)), min(lines, round(bottom))):
                x = x1 + (x2 - x1) * ((line + 0.5) / LINES - y1) / (y2 - y1)
                crossings[line].append((x, 1 if y2 > y1 else -1))
    spans: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for line, crossed in crossings.items():
        winding, since = 0, 0.0
        for x, turn in sorted(crossed):
            since = since if winding else x
            winding += turn
            if not winding:
                spans[line].append((since, x))
    return spans


def _covered(spans: list[tuple[float, float]], size: int) -> list[tuple[int, int, float]]:
    """Runs of a row's pixels that are covered alike, and how much."""
    change: dict[int, float] = defaultdict(float)
    for start, end in spans:
        for x, part in ((start, 1 / LINES), (end, -1 / LINES)):
            edge = min(max(x, 0.0), float(size))
            inside = int(edge) + 1 - edge
            change[int(edge)] += part * inside
            change[int(edge) + 1] += part * (1 - inside)
    runs, share = [], 0.0
    for start, end in pairwise(sorted(change)):
        share += change[start]
        runs.append((start, min(end, size), share))
    return runs


def _print(row: bytearray, ink: bytes, runs: list[tuple[int, int, float]]) -> None:
    for start, end, share in runs:
        place = slice(3 * start, 3 * end)
        if share > 1 - FAINT:
            row[place] = ink * (end - start)
        elif share > FAINT:
            above = ink * (end - start)
            row[place] = bytes(
                round(old + (new - old) * share) for old, new in zip(row[place], above, strict=True)
            )
