"""One drawing of the sprite: shapes in flat inks, printed one over the other."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Self

from frontend.art.inks import OWN
from frontend.art.knife import Joint, Shape, Stroke, band, gouge, joints, points, rough, strokes
from frontend.art.pathdata import path_data


@dataclass
class Print:
    """What one ink prints before the next one comes."""

    ink: str
    shapes: list[Shape]
    evenodd: bool

    def svg(self, grid: float) -> str:
        fill = "" if self.ink == OWN else f' fill="{self.ink}"'
        rule = ' fill-rule="evenodd"' if self.evenodd else ""
        return f'<path{fill}{rule} d="{path_data(self.shapes, grid)}"/>'


class Symbol:
    """A drawing under its name. The name seeds the hand's tremble, so the same lists cut the same drawing."""

    def __init__(self, name: str, box: str, *, grid: float = 1.0, attributes: str = "") -> None:
        self.name = name
        self.box = box
        self.grid = grid
        self.prints: list[Print] = []
        self.chance = Random(name)
        self._attributes = attributes

    def fill(
        self, ink: str, *shapes: str | Shape, step: float = 15, wobble: float = 1.1, evenodd: bool = False
    ) -> Self:
        """Flat shapes; with `evenodd`, a shape inside another is a hole."""
        drawn = [points(shape) if isinstance(shape, str) else shape for shape in shapes]
        cut = [rough(shape, self.chance, step, wobble) for shape in drawn]
        return self.add(ink, cut, evenodd=evenodd)

    def gouge(self, ink: str, along: str | Iterable[Stroke]) -> Self:
        """Strokes of the V-tool."""
        drawn = strokes(along) if isinstance(along, str) else along
        return self.add(ink, [gouge(stroke, self.chance) for stroke in drawn])

    def band(self, ink: str, *along: str | list[Joint], step: float = 15, wobble: float = 0.8) -> Self:
        """Tapering bands: limbs, horns, cords."""
        drawn = [joints(one) if isinstance(one, str) else one for one in along]
        return self.add(ink, [rough(band(one), self.chance, step, wobble) for one in drawn])

    def add(self, ink: str, shapes: list[Shape], *, evenodd: bool = False) -> Self:
        """Shapes as they are. What follows in the same ink joins the same path."""
        last = self.prints[-1] if self.prints else None
        if last and last.ink == ink and not evenodd and not last.evenodd:
            last.shapes.extend(shapes)
        else:
            self.prints.append(Print(ink, shapes, evenodd))
        return self

    def svg(self) -> str:
        return f'<symbol id="{self.name}" viewBox="{self.box}"{self._attributes}>{self.paths()}</symbol>'

    def paths(self) -> str:
        return "".join(one.svg(self.grid) for one in self.prints)
