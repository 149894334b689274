"""Contact sheets: all pictures of a language at a glance."""

from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from tests.shots.camera import Camera, Frame

STYLE = """<meta charset="utf-8"><style>
body { margin: 8px; font: 12px sans-serif; background: #777; color: #fff }
nav a { color: inherit; margin-right: 8px }
h2 { margin: 8px 0 2px }
img { height: 320px; vertical-align: top; margin: 0 4px 4px 0 }
div { white-space: nowrap }
</style>"""


def contact_sheets(browser: Browser, camera: Camera) -> None:
    """For each language a page of all pictures, and for each of its sizes one picture of all screens."""
    languages = list(dict.fromkeys(frame.language for frame in camera.taken))
    sizes = list(dict.fromkeys(frame.size for frame in camera.taken))
    names = [name for one in languages for name in (f"{one}.html", *(f"{one}-{size}.png" for size in sizes))]
    links = "".join(f'<a href="{name}">{name}</a>' for name in names)
    (camera.folder / "index.html").write_text(f"{STYLE}<nav>{links}</nav>", encoding="utf-8")
    page = browser.new_page(viewport={"width": 1500, "height": 900})
    for language in languages:
        frames = [frame for frame in camera.taken if frame.language == language]
        file = camera.folder / f"{language}.html"
        for size in sizes:
            file.write_text(
                STYLE + _pictures(camera, [f for f in frames if f.size == size]), encoding="utf-8"
            )
            page.goto(file.as_uri())
            page.screenshot(path=camera.folder / f"{language}-{size}.png", full_page=True)
        file.write_text(f"{STYLE}<nav>{links}</nav>{_strips(camera, frames)}", encoding="utf-8")
    page.close()


def _strips(camera: Camera, frames: list[Frame]) -> str:
    strips = ""
    for screen in dict.fromkeys(frame.screen for frame in frames):
        strip = _pictures(camera, [frame for frame in frames if frame.screen == screen])
        strips += f"<h2>{escape(screen)}</h2><div>{strip}</div>"
    return strips


def _pictures(camera: Camera, frames: list[Frame]) -> str:
    return "".join(_picture(frame, camera.taken[frame].relative_to(camera.folder)) for frame in frames)


def _picture(frame: Frame, file: Path) -> str:
    what = escape(f"{frame.screen}, {frame.theme}, {frame.size}")
    return f'<a href="{file}"><img src="{file}" title="{what}" alt="{what}"></a>'
