"""Measures the page against its aims: `python -m tests.bench`. Prints figures, fails for none of them."""

from playwright.sync_api import sync_playwright

from tests.bench.first_load import first_load, total
from tests.bench.lighthouse import RUNS, Report, examined
from tests.browser.chromium import launched
from tests.browser.deck import stacked_server
from tests.browser.phone import Phone

FIRST_LOAD = 60_000


def main() -> None:
    with (
        stacked_server() as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        invite = Phone(browser, server.url).start_table("Ada")
        loaded = first_load(browser, invite)
        line(
            "first load until a seat can be taken, bytes",
            total(loaded),
            f"≤ {FIRST_LOAD}",
            total(loaded) <= FIRST_LOAD,
        )
        for one in loaded:
            print(f"{one.bytes:>14,}  of it headers {one.headers:>5,}  {one.name}")
        for name, url in (("invite link", invite), ("start page", server.url)):
            print(f"\nLighthouse, {name}: a phone four times slower, on slow 4G; middle of {RUNS} runs")
            tell(examined(url))


def tell(report: Report) -> None:
    line("performance", report.performance, "≥ 0.98, aiming at 1", report.performance >= 0.98)
    line("accessibility", report.accessibility, "1", report.accessibility == 1)
    line("best practices", report.best_practices, "1", report.best_practices == 1)
    line("search engines", report.seo, "1", report.seo == 1)
    line("largest paint, seconds", round(report.largest_paint, 2), "≤ 1.2", report.largest_paint <= 1.2)
    line("layout shift", round(report.shift, 4), "≤ 0.01", report.shift <= 0.01)
    for wrong in report.wrong:
        print(f"    to be better: {wrong}")


def line(what: str, measured: float, aim: str, reached: bool) -> None:
    print(f"{'ok ' if reached else 'NOT'} {what:<45} {measured:>8,}  aim {aim}")


if __name__ == "__main__":
    main()
