"""Takes pictures of a page, each a file whose path says what it shows."""

import base64
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.sights import Theme

SIZES = {
    "360x640": (360, 640),
    "320x454": (320, 454),
    "390x844": (390, 844),
    "820x1180": (820, 1180),
    "1280x800": (1280, 800),
}
FIRST = "360x640"
# What a picture in the README may weigh, and how coarse it may get for that: dots for a pixel, and quality.
HEAVIEST = 60_000
FINENESS = ((2, 80), (2, 60), (1.5, 75), (1.5, 60), (1.5, 45))


class TooHeavy(Exception):
    pass


@dataclass(frozen=True)
class Frame:
    language: str
    theme: Theme
    size: str
    screen: str


class Camera:
    """`taken` is in the order of the walk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: dict[Frame, Path] = {}
        self._screens: list[str] = []

    def take(self, page: Page, frames: Iterable[Frame]) -> None:
        """One picture for each frame, of the page as it stands, but for its size."""
        for frame in frames:
            if frame.screen not in self._screens:
                self._screens.append(frame.screen)
            name = f"{self._screens.index(frame.screen) + 1:02} {frame.screen} {frame.theme} {frame.size}.png"
            file = self.folder / frame.language / name.replace(",", "").replace(" ", "-")
            file.parent.mkdir(parents=True, exist_ok=True)
            _resize(page, frame.size)
            page.screenshot(path=file)
            self.taken[frame] = file
        _resize(page, FIRST)

    def print_small(self, page: Page, file: Path) -> None:
        """A picture for a document: as sharp as may be, and light.

        Raises:
            TooHeavy: not even the coarsest is light enough.

        """
        width, height = SIZES[FIRST]
        devtools = page.context.new_cdp_session(page)
        for scale, quality in FINENESS:
            clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
            asked = {"format": "webp", "quality": quality, "clip": clip}
            picture = base64.b64decode(devtools.send("Page.captureScreenshot", asked)["data"])
            if len(picture) <= HEAVIEST:
                file.write_bytes(picture)
                return
        raise TooHeavy(f"{file.name} is heavier than {HEAVIEST} bytes.")


def _resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    # Two frames: what measures itself does so in the first.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
