"""Photographs every screen into shots/: `python -m tests.shots`.

Each in every language, theme and size, also the instants out of moments: some five thousand pictures.
`--language uk`, `--theme light`, `--size 320x454` and `--screen lobby`, each once or more, ask for just
these; the README's pictures are made when nothing is asked for.
"""

import argparse
import shutil
from collections.abc import Iterator
from itertools import product

from playwright.sync_api import Browser, sync_playwright

from local.serve import ROOT
from tests.browser.byways import byways
from tests.browser.chromium import launched
from tests.browser.deck import stacked_server
from tests.browser.phone import Phone
from tests.browser.sights import LANGUAGES, THEMES, Look, Sight, in_every_look
from tests.browser.walk import walk
from tests.shots.camera import SIZES, Camera, Frame
from tests.shots.contact import contact_sheets
from tests.shots.instants import instants

FOLDER = ROOT / "shots"
FOR_README = {
    "mine is the last choice": "decision",
    "leaving the cave": "reveal",
    "buried": "collapse",
}


def main(only: argparse.Namespace) -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    camera = Camera(FOLDER)
    with (
        stacked_server() as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        looks: list[Look] = list(product(only.language or LANGUAGES, only.theme or THEMES))
        for screen, shown in everything(browser, server.url):
            if not any(part in screen for part in only.screen or [""]):
                continue
            for look in in_every_look(shown, looks):
                camera.take(shown.page, [Frame(*look, size, screen) for size in only.size or SIZES])
                if look == ("en", "dark") and screen in FOR_README and not any(vars(only).values()):
                    camera.print_small(shown.page, ROOT / "docs" / f"{FOR_README[screen]}.webp")
        contact_sheets(browser, camera)
    print(f"{len(camera.taken)} pictures in {FOLDER.name}/: open {FOLDER.name}/index.html")


def everything(browser: Browser, url: str) -> Iterator[Sight]:
    """What there is to photograph."""

    def phone(*, workers: bool = True) -> Phone:
        made = Phone(browser, url, workers=workers)
        made.context.set_default_timeout(20_000)
        return made

    yield from walk(phone)
    yield from byways(phone)
    yield from instants(phone)


def asked() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    for name, all_of_them in (("language", LANGUAGES), ("theme", THEMES), ("size", SIZES)):
        words.add_argument(f"--{name}", action="append", choices=all_of_them)
    words.add_argument("--screen", action="append", help="a part of its name")
    return words.parse_args()


if __name__ == "__main__":
    main(asked())
