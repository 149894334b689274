from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from local.serve import Server
from tests.browser.chromium import launched
from tests.browser.deck import stacked_server
from tests.browser.phone import TALL, Phone

type Phones = Callable[..., Phone]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        yield browser


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with stacked_server() as server:
        yield server


@pytest.fixture
def sent(ada: Phone) -> Callable[[], list[str]]:
    """The choices that Ada's page has sent."""
    said = ada.sent()
    return lambda: [one["choice"] for one in said if one["action"] == "commit"]


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Phones]:
    """Makes phones; when the test is over, none of them may have had trouble."""
    made: list[Phone] = []

    def make(*, url: str = server.url, size: tuple[int, int] = TALL, workers: bool = True) -> Phone:
        made.append(Phone(chromium, url, size, workers=workers))
        return made[-1]

    yield make
    troubles = [trouble for one in made for trouble in one.troubles]
    for one in made:
        one.context.close()
    assert troubles == []
