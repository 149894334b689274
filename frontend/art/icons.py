"""The app's icon in the forms that launchers ask for."""

from frontend.art.app_icon import icon
from frontend.art.knife import Shape
from frontend.art.raster import Layer, png

BOX = 96
# How much of the picture the drawing takes. A launcher may cut a maskable icon down to a circle of 80 %, and
# the drawing's corners must lie in it; iOS rounds the corners of what it is given.
ICONS = {
    "icon-192": (192, 1.0),
    "icon-512": (512, 1.0),
    "icon-maskable-512": (512, 0.72),
    "apple-touch-icon": (180, 0.92),
}


def icon_svg() -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}">{icon().paths()}</svg>\n'


def icon_png(size: int, scale: float) -> bytes:
    """The icon of that many pixels; its ground reaches the edges at every scale."""
    ground, *drawing = icon().prints
    whole: Shape = [(0, 0), (size, 0), (size, size), (0, size)]
    edge, step = size * (1 - scale) / 2, size * scale / BOX
    layers = [
        Layer(one.ink, [[(edge + x * step, edge + y * step) for x, y in shape] for shape in one.shapes])
        for one in drawing
    ]
    return png(size, [Layer(ground.ink, [whole]), *layers])
