"""What a newcomer waits for on slow 4G, on a phone four times slower than here; Chromium slows down both."""

import statistics
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from tests.bench.first_load import NOTE_READY

RUNS = 5
# Lighthouse's slow 4G. A connection's own round trips are not among what Chromium delays.
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_638_400 / 8,
    "uploadThroughput": 768_000 / 8,
}
NOTE_LARGEST = """new PerformanceObserver((list) => { window.largest = list.getEntries().at(-1).startTime })
  .observe({ type: 'largest-contentful-paint', buffered: true })"""
WAITED = "() => [window.largest, window.ready * 1000 - performance.timeOrigin]"


@dataclass(frozen=True)
class Waited:
    """Seconds from the tap on the link: until the largest paint, and until a seat can be taken."""

    largest_paint: float
    ready: float


def waited(browser: Browser, invite: str) -> Waited:
    """The middle of some visits, each by a browser that knows nothing."""
    visits = [_visit(browser, invite) for _ in range(RUNS)]
    return Waited(
        largest_paint=statistics.median(visit.largest_paint for visit in visits),
        ready=statistics.median(visit.ready for visit in visits),
    )


def _visit(browser: Browser, invite: str) -> Waited:
    context = browser.new_context(
        viewport={"width": 412, "height": 823},
        is_mobile=True,
        has_touch=True,
        service_workers="block",
        locale="en",
    )
    for note in (NOTE_READY, NOTE_LARGEST):
        context.add_init_script(note)
    page = context.new_page()
    _slow_down(page)
    page.goto(invite)
    page.get_by_role("button", name="Take a seat").and_(page.locator(":enabled")).wait_for()
    largest_paint, ready = page.evaluate(WAITED)
    context.close()
    return Waited(largest_paint / 1000, ready / 1000)


def _slow_down(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
