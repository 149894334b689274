"""Everything that comes over the network until a newcomer on an invite link can take a seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser

# When, in seconds of the clock on the wall, a seat could be taken; what is asked for later is for later.
NOTE_READY = """new MutationObserver((_, observer) => {
  if (!document.querySelector('button[type=submit]:enabled')) return
  window.ready = Date.now() / 1000
  observer.disconnect()
}).observe(document, { childList: true, subtree: true, attributes: true })"""
READY = "() => window.ready"


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
    context.add_init_script(NOTE_READY)
    answers: dict[str, dict[str, Any]] = {}
    asked: dict[str, float] = {}
    loaded: list[tuple[float, Loaded]] = []

    def finished(told: dict[str, Any]) -> None:
        answer = answers[told["requestId"]]
        size, headers = round(told["encodedDataLength"]), round(answer["encodedDataLength"])
        loaded.append((asked[told["requestId"]], Loaded(urlsplit(answer["url"]).path, size, headers)))

    def framed(told: dict[str, Any]) -> None:
        loaded.append((0, Loaded("a frame of the socket", len(told["response"]["payloadData"].encode()))))

    devtools = context.new_cdp_session(page)
    devtools.on(
        "Network.responseReceived", lambda told: answers.update({told["requestId"]: told["response"]})
    )
    devtools.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["wallTime"]}))
    devtools.on("Network.loadingFinished", finished)
    devtools.on("Network.webSocketFrameReceived", framed)
    devtools.send("Network.enable")
    page.goto(invite)
    page.get_by_role("button", name="Take a seat").and_(page.locator(":enabled")).wait_for()
    ready: float = page.evaluate(READY)
    context.close()
    return [one for at, one in loaded if at < ready]


def total(loaded: Iterable[Loaded]) -> int:
    return sum(one.bytes for one in loaded)
