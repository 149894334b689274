"""The files that are kept, each as the drawings make it."""

from pathlib import Path

from frontend.art.icons import ICONS, icon_png, icon_svg
from frontend.art.raster import pixels
from frontend.art.sprite import drawings, first, later, names, sprite

PAGE = Path(__file__).parents[1]
ART = PAGE / "src" / "art"
FIRST = ART / "first.svg"
SPRITE = ART / "sprite.svg"
LATER = ART / "later.svg"
ICON = PAGE / "public" / "icon.svg"


def made() -> dict[Path, bytes]:
    texts = {
        FIRST: sprite(first()),
        SPRITE: sprite(drawings()),
        LATER: sprite(later()),
        ART / "files.ts": names(FIRST=(one.name for one in first()), LATER=(one.name for one in later())),
        ICON: icon_svg(),
    }
    files = {path: text.encode() for path, text in texts.items()}
    return files | {PAGE / "public" / f"{name}.png": icon_png(*shape) for name, shape in ICONS.items()}


def stale() -> dict[Path, bytes]:
    """The files that are missing or not what the drawings make, and what they should be."""
    return {path: new for path, new in made().items() if not path.exists() or not _same(path, new)}


def _same(path: Path, new: bytes) -> bool:
    """A picture that another zlib compressed still shows the same."""
    old = path.read_bytes()
    return pixels(old) == pixels(new) if path.suffix == ".png" else old == new
