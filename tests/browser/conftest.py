from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from engine.play import play, run_on
from local.serve import ROOT, Server, running
from tests.browser.chromium import launched
from tests.browser.deck import stacked
from tests.browser.phone import TALL, Phone

type Phones = Callable[..., Phone]

PAGE = ROOT / "frontend" / "dist" / "index.html"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        yield browser


@pytest.fixture(scope="session")
def page_built() -> Path:
    if not PAGE.exists():
        pytest.fail("The page is not built: `make browser` builds it and runs these tests.")
    return PAGE


@pytest.fixture(scope="session")
def server(page_built: Path) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch, running() as server:
        for door in (play, run_on):  # into the rules: the handlers leave the shuffle to its default
            patch.setattr(door, "__defaults__", (stacked,))
        yield server


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Phones]:
    """Makes phones; when the test is over, none of them may have had trouble."""
    made: list[Phone] = []

    def make(*, url: str = server.url, size: tuple[int, int] = TALL) -> Phone:
        made.append(Phone(chromium, url, size))
        return made[-1]

    yield make
    troubles = [trouble for one in made for trouble in one.troubles]
    for one in made:
        one.context.close()
    assert troubles == []
