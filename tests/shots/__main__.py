"""Photographs every screen in every language, theme and size: `python -m tests.shots`.

`--language uk`, `--theme light`, `--size 360x640` and `--screen lobby`, each once or more, ask for less.
"""

import argparse
import shutil

from playwright.sync_api import Browser, sync_playwright

from local.serve import ROOT
from tests.browser.chromium import launched
from tests.browser.deck import stacked_server
from tests.browser.phone import Phone
from tests.browser.walk import LANGUAGES, THEMES, in_every_language, walk
from tests.shots.camera import SIZES, Camera, Frame
from tests.shots.contact import contact_sheets

FOLDER = ROOT / "shots"
FOR_README = {
    "lobby of the host": "lobby",
    "mine is the last choice": "decision",
    "collapse": "collapse",
    "result": "result",
}


def main(only: argparse.Namespace) -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    camera = Camera(FOLDER)
    with (
        stacked_server() as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        photograph(browser, server.url, camera, only)
        contact_sheets(browser, camera)
    print(f"{len(camera.taken)} pictures in {FOLDER.name}/: open {FOLDER.name}/index.html")


def photograph(browser: Browser, url: str, camera: Camera, only: argparse.Namespace) -> None:
    def phone() -> Phone:
        made = Phone(browser, url)
        made.context.set_default_timeout(20_000)
        return made

    for screen, shown in walk(phone):
        if not any(part in screen for part in only.screen):
            continue
        for theme in only.theme:
            for language in in_every_language(shown, theme, only.language):
                camera.take(shown.page, [Frame(language, theme, size, screen) for size in only.size])
                if language == "en" and theme == "dark" and screen in FOR_README and only.for_readme:
                    camera.print_small(shown.page, ROOT / "docs" / f"{FOR_README[screen]}.webp")


def asked() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    for name, all_of_them in (("language", LANGUAGES), ("theme", THEMES), ("size", SIZES)):
        words.add_argument(f"--{name}", action="append", choices=all_of_them)
    words.add_argument("--screen", action="append", help="a part of its name")
    given = words.parse_args()
    given.for_readme = not any(vars(given).values())
    every = {"language": LANGUAGES, "theme": THEMES, "size": list(SIZES), "screen": [""]}
    return argparse.Namespace(
        **{name: value or every.get(name, value) for name, value in vars(given).items()}
    )


if __name__ == "__main__":
    main(asked())
