"""Everything that comes over the network until a newcomer on an invite link can take a seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser


@dataclass(frozen=True)
class Loaded:
    """One answer with its headers, which HTTP/2 sends once and this server each time."""

    name: str
    bytes: int
    headers: int = 0


def first_load(browser: Browser, invite: str) -> list[Loaded]:
    """What came, compressed and with headers, before a service worker fetches anything."""
    context = browser.new_context(service_workers="block", locale="en")
    page = context.new_page()
    answers: dict[str, dict[str, Any]] = {}
    loaded: list[Loaded] = []

    def finished(told: dict[str, Any]) -> None:
        answer = answers[told["requestId"]]
        size, headers = round(told["encodedDataLength"]), round(answer["encodedDataLength"])
        loaded.append(Loaded(urlsplit(answer["url"]).path, size, headers))

    def framed(told: dict[str, Any]) -> None:
        loaded.append(Loaded("a frame of the socket", len(told["response"]["payloadData"].encode())))

    devtools = context.new_cdp_session(page)
    devtools.on(
        "Network.responseReceived", lambda told: answers.update({told["requestId"]: told["response"]})
    )
    devtools.on("Network.loadingFinished", finished)
    devtools.on("Network.webSocketFrameReceived", framed)
    devtools.send("Network.enable")
    page.goto(invite)
    page.get_by_role("button", name="Take a seat").and_(page.locator(":enabled")).wait_for()
    context.close()
    return loaded


def total(loaded: Iterable[Loaded]) -> int:
    return sum(one.bytes for one in loaded)
