"""Measures against the aims: `python -m tests.bench`. Prints figures, fails for none of them."""

from playwright.sync_api import sync_playwright

from tests.bench import prices
from tests.bench.bare import bare_game
from tests.bench.economy import idle_months, newcomer, played
from tests.bench.first_load import first_load, total
from tests.bench.lighthouse import RUNS, Report, examined
from tests.bench.packages import AIM, packages
from tests.bench.page import OPERATIONS, blocks, filled
from tests.bench.slow_line import waited
from tests.bench.speed import (
    cold_start,
    games_a_second,
    own_milliseconds,
    passphrase_milliseconds,
    started,
)
from tests.bench.strangers import floods
from tests.browser.chromium import launched
from tests.browser.deck import stacked_server
from tests.browser.phone import Phone

FIRST_LOAD = 60_000


def main() -> None:
    economy()
    deployed()
    speed()
    page()


def economy() -> None:
    """Print what the reference game costs, and a stack in which nobody plays."""
    print(f"The reference game, and a stack that idles; {prices.AS_OF}")
    bills, months = [played(4), played(8)], idle_months()
    for bill, aim in zip(bills, (0.001, 0.003), strict=True):
        line(f"dollars, {bill.explorers} explorers", round(bill.dollars, 5), f"≤ {aim}", bill.dollars <= aim)
        parts = ", ".join(f"{name} {dollars:.6f}" for name, dollars in bill.parts.items())
        print(f"    {bill.decisions} decisions, {bill.commitments} commitments: {parts}")
        print(f"    {bill.writes} write and {bill.reads:g} read units; calls: {bill.calls}")
        print(f"    {bill.messages_in} messages in, {bill.messages_out} out, {bill.bytes_out:,} bytes out")
    for watch, dollars in months.items():
        if watch == "Watch=none":
            line(f"idle dollars a month, {watch}", round(dollars, 3), "≤ 0.05", dollars <= 0.05)
        else:
            print(f"    {watch}: {dollars:.2f}")
    files, weight, dollars = newcomer()
    print(f"    the page, once a device and release: {files} files, {weight:,} bytes, {dollars:.6f}")
    hours = floods()
    for name, hour in hours.items():
        print(f"    strangers, an hour of {name}: {hour.dollars:.2f}")
    text = filled(OPERATIONS.read_text("utf-8"), blocks(bills, months, hours))
    OPERATIONS.write_text(text, encoding="utf-8")
    print(f"    written to {OPERATIONS.name}")


def deployed() -> None:
    """Print how large each function's package is; the aim is the socket function's."""
    print("\nWhat `make build` has packed, zipped")
    for name, size in packages().items():
        line(f"bytes of {name}", size, f"≤ {AIM:,}", size <= AIM)


def speed() -> None:
    """Print how fast things are, beside something measured in the same run."""
    print("\nSpeed on this machine")
    ours, bare = cold_start()
    line("cold start, of a bare DynamoDB client's", round(ours / bare, 2), "≤ 1.3", ours / bare <= 1.3)
    megabytes, milliseconds = started()
    print(f"    a started function: {megabytes:.0f} MB, after {milliseconds:.0f} milliseconds of a core")
    own = own_milliseconds()
    line("own milliseconds of a commitment", round(own, 2), "≤ 2", own <= 2)
    print(f"    a wrong passphrase: {passphrase_milliseconds():.0f} milliseconds of a core")
    rate, bare_rate = games_a_second(), games_a_second(bare_game)
    line("games of four a second", round(rate), "≥ 1,250 (a quarter of 5,000)", rate >= 1_250)
    print(f"    a mutable loop without actions, log or secrets plays {bare_rate:,.0f} here, at this moment")


def page() -> None:
    """Print what the page weighs and what Lighthouse says of it."""
    print("\nThe page")
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
        slow = waited(browser, invite)
        print("\nAn invite on emulated slow 4G, on a phone four times slower")
        line("largest paint, seconds", round(slow.largest_paint, 2), "≤ 1.2", slow.largest_paint <= 1.2)
        print(f"    a seat can be taken after {slow.ready:.2f} s")
        for name, url in (("invite link", invite), ("start page", server.url)):
            print(f"\nLighthouse, {name}: simulates such a phone and line; middle of {RUNS} runs")
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
