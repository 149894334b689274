"""Photographs every screen into shots/: `python -m tests.shots`.

Each in every language and theme on a small phone; on other sizes in three languages and the dark theme, for
a theme changes no layout; instants out of moments on a small phone, those without words in one language.
`--language uk`, `--theme light`, `--size 320x454` and `--screen lobby`, each once or more, ask for just
these; the README's pictures are made when nothing is asked for.
"""

import argparse
import shutil
from collections.abc import Callable, Iterator
from itertools import product

from playwright.sync_api import Browser, sync_playwright

from local.serve import ROOT
from tests.browser.byways import byways
from tests.browser.chromium import launched
from tests.browser.deck import stacked_server
from tests.browser.phone import Phone
from tests.browser.sights import LANGUAGES, THEMES, Look, in_every_look
from tests.browser.walk import walk
from tests.shots.camera import FIRST, SIZES, Camera, Frame
from tests.shots.contact import contact_sheets
from tests.shots.instants import instants

FOLDER = ROOT / "shots"
# The shortest words, and the longest in two scripts: what does not fit is found in these.
AT_EVERY_SIZE = ("en", "de", "uk")
FOR_README = {
    "mine is the last choice": "decision",
    "leaving the cave": "reveal",
    "buried": "collapse",
}

type Seen = tuple[str, Phone, list[Look], Callable[[Look], list[str]]]


def main(only: argparse.Namespace) -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    camera = Camera(FOLDER)
    with (
        stacked_server() as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        for screen, shown, looks, sizes in everything(browser, server.url, only):
            if not any(part in screen for part in only.screen or [""]):
                continue
            for look in in_every_look(shown, looks):
                camera.take(shown.page, [Frame(*look, size, screen) for size in sizes(look)])
                if look == ("en", "dark") and screen in FOR_README and not any(vars(only).values()):
                    camera.print_small(shown.page, ROOT / "docs" / f"{FOR_README[screen]}.webp")
        contact_sheets(browser, camera)
    print(f"{len(camera.taken)} pictures in {FOLDER.name}/: open {FOLDER.name}/index.html")


def everything(browser: Browser, url: str, only: argparse.Namespace) -> Iterator[Seen]:
    """What there is to photograph, with the looks and, by language, the sizes to do it in."""

    def phone(*, workers: bool = True) -> Phone:
        made = Phone(browser, url, workers=workers)
        made.context.set_default_timeout(20_000)
        return made

    languages, themes = only.language or LANGUAGES, only.theme or THEMES
    looks: list[Look] = list(product(languages, themes))
    wordless: list[Look] = list(product(["en" if "en" in languages else languages[0]], themes))
    for way in (walk, byways):
        for screen, shown in way(phone):
            yield screen, shown, looks, lambda look: only.size or sizes_in(look)
    small = [size for size in only.size or SIZES if size == FIRST]
    for instant, shown in instants(phone):
        yield instant.name, shown, looks if instant.worded else wordless, lambda _look: small


def sizes_in(look: Look) -> list[str]:
    language, theme = look
    return list(SIZES) if language in AT_EVERY_SIZE and theme == "dark" else [FIRST]


def asked() -> argparse.Namespace:
    words = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    for name, all_of_them in (("language", LANGUAGES), ("theme", THEMES), ("size", SIZES)):
        words.add_argument(f"--{name}", action="append", choices=all_of_them)
    words.add_argument("--screen", action="append", help="a part of its name")
    return words.parse_args()


if __name__ == "__main__":
    main(asked())
