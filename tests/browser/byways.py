"""Past the screens that a usual game does not come by; for the rest see `walk`."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from functions.passphrase import seal
from tests.browser.installing import OFFER, iphone
from tests.browser.party import Party, all_of
from tests.browser.phone import Phone
from tests.browser.rivals import GERMAN, NAMES, Rivals
from tests.browser.sights import Phones, Sight, in_every_look
from tests.browser.still import let_pass, reach, stand_still
from tests.browser.walk import CALM

UKRAINIAN = "Мирослава-Соломія Щ."
# How many steps the rules take in each edition; so it shows which one is told.
EDITIONS = (("basic", 6), ("incan", 7), ("classic", 6))
# When all chests of eight explorers have been opened, in milliseconds, and who has won may be seen.
ALL_OPEN = 3_000


def byways(phone: Phones) -> Iterator[Sight]:
    """All of them, like `walk`."""
    yield from _code(phone())
    yield from _devices(phone(), phone())
    yield from _passphrase(phone())
    yield from _install(phone())
    yield from _no_answer(phone())
    yield from _unloaded(phone(workers=False))
    yield from _editions(phone())
    yield from _many(phone())
    yield from _large_letters(phone())


def _code(ada: Phone) -> Iterator[Sight]:
    ada.open("#code")
    ada.button("Go").and_(ada.page.locator(":enabled")).wait_for()
    yield "join by code", ada
    ada.page.get_by_label("Code", exact=True).fill("BCDF GHJK")
    ada.button("Go").tap()
    ada.page.get_by_text("This code does not work").wait_for()
    yield "a code that does not work", ada


def _devices(ada: Phone, other: Phone) -> Iterator[Sight]:
    ada.start_table("Ada")
    ada.button("Menu").tap()
    ada.button("Play on another device too").tap()
    code = ada.page.locator(".spelled b").inner_text()
    other.open("#code")
    other.page.get_by_label("Code", exact=True).fill(code)
    other.button("Go").tap()
    other.page.get_by_role("heading", name="Your explorer").wait_for()
    ada.button("Close").tap()
    ada.button("Menu").tap()
    ada.button("Sign out all other devices").tap()
    ada.button("Yes").wait_for()
    yield "all other devices are signed out", ada


def _passphrase(ada: Phone) -> Iterator[Sight]:
    ada.open("#new")
    ada.page.get_by_label("Your name").fill("Ada")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("functions.socket.PASSPHRASE", seal("open sesame", "salt"))
        ada.button("Open the table").tap()
        ada.page.get_by_label("Passphrase").fill("open barley")
        ada.button("Open the table").tap()
        ada.page.get_by_role("alert").wait_for()
    ada.button("Show").tap()
    yield "a passphrase that does not work", ada


def _install(ada: Phone) -> Iterator[Sight]:
    ada.open()
    ada.button("Settings").tap()
    ada.page.get_by_role("dialog").wait_for()
    ada.page.evaluate(OFFER)
    ada.button("Install").scroll_into_view_if_needed()
    yield "settings, with an offer to install", ada
    ada.context.add_init_script(iphone(installed=False))
    ada.page.reload()
    ada.page.get_by_text("Add to Home Screen").scroll_into_view_if_needed()
    yield "settings, on an iPhone", ada


def _no_answer(ada: Phone) -> Iterator[Sight]:
    ada.open(f"#table/{'x' * 16}")
    ada.page.get_by_text("This device has no seat at this table").wait_for()
    yield "a table where I have no seat", ada
    ada.start_table("Ada")
    ada.page.route_web_socket("**/ws", lambda _silent: None)
    ada.page.reload()
    ada.page.get_by_text("Looking for the table").wait_for()
    yield "looking for the table", ada


def _unloaded(ada: Phone) -> Iterator[Sight]:
    ada.start_table("Ada")
    ada.page.route("**/menu-*.js", lambda route: route.abort())
    ada.page.reload()
    ada.button("Menu").tap()
    ada.page.get_by_text("could not be loaded").wait_for()
    yield "a part that could not be loaded", ada
    ada.troubles.clear()  # the browser's own words about the file that did not come


def _editions(ada: Phone) -> Iterator[Sight]:
    ada.start_table("Ada")
    for preset, steps in EDITIONS:
        ada.page.get_by_label("Edition").select_option(preset)
        ada.button("Menu").tap()
        ada.button("How to play").tap()
        ada.page.locator(f".tale > li:nth-child({steps}):last-child").wait_for()
        yield f"how to play, {preset}", ada
        for _ in range(2):
            ada.page.go_back()
        ada.page.get_by_role("dialog").wait_for(state="detached")


def _many(ada: Phone) -> Iterator[Sight]:
    """Eight explorers whose names are as long as they may be, and chests that are closed."""
    stand_still(ada)
    party = Party(ada, Rivals(ada.start_table(UKRAINIAN), NAMES))
    ada.page.get_by_label("Chests are open").uncheck()
    ada.page.locator(".seats bdi").nth(7).wait_for()
    yield "lobby of eight", ada
    ada.begin()
    ada.exit.wait_for()
    let_pass(ada)
    yield "eight explorers, closed chests", ada
    with _twice_as_large(ada, ".acts button"):
        yield "eight explorers, letters twice as large", ada
    for _ in in_every_look(ada):
        pass  # each is loaded while it can be
    yield from _offline(ada, "no connection")
    ada.choose("Exit")
    yield from _offline(ada, "no connection, chosen")
    turn = party.others(*all_of("Continue", 4), *all_of("Exit", 3))
    reach(ada, "reveal", CALM)
    yield "four of eight turn back", ada
    party.see_what_came_of(turn)
    yield from _meanwhile(party)
    yield from _resigned(party)


def _offline(ada: Phone, what: str) -> Iterator[Sight]:
    ada.context.set_offline(offline=True)
    ada.page.get_by_text("No connection").first.wait_for()
    yield what, ada
    ada.context.set_offline(offline=False)
    ada.settled(ada.exit)


def _meanwhile(party: Party) -> Iterator[Sight]:
    ada, game = party.ada, party.rivals.game
    ada.page.goto("about:blank")
    for turn in ("1.2", "1.3"):
        party.rivals.choose(turn, "continue")
    party.rivals.choose("1.4", "exit")
    ada.open(f"#table/{game}")
    ada.page.get_by_role("region", name="While you were away").wait_for()
    yield "while I was away", ada


def _resigned(party: Party) -> Iterator[Sight]:
    ada = party.ada
    ada.button("Menu").tap()
    ada.button("Leave the game for good").tap()
    ada.button("Yes").tap()
    ada.page.get_by_text("Out of the game").first.wait_for()
    yield "out of the game", ada
    for turn in ("2.1", "3.1", "4.1", "5.1"):
        party.rivals.choose(turn, "exit")
    ada.page.reload()
    ada.page.get_by_text("Cave by cave, in figures").wait_for()
    yield "shared victory", ada


def _large_letters(ada: Phone) -> Iterator[Sight]:
    """Eight explorers with long German names, up to the result."""
    stand_still(ada)
    ada.open()
    with _twice_as_large(ada, ".start .foot button"):
        yield "start, letters twice as large", ada
    party = Party(ada, Rivals(ada.start_table("Maximilian-Alexander"), GERMAN))
    ada.page.locator(".seats bdi").nth(7).wait_for()
    with _twice_as_large(ada, ".seats bdi"):
        yield "lobby, letters twice as large", ada
    ada.begin()
    ada.exit.wait_for()
    let_pass(ada)
    party.decide("Continue", *all_of("Continue", 7))
    yield "eight explorers, German names", ada
    party.decide("Continue", *all_of("Continue", 5), "Exit", "Exit")
    party.decide("Exit", *all_of("Exit", 7))
    yield "end of an expedition of eight", ada
    party.go_on()
    turn = party.others(*all_of("Continue", 7))
    party.choose_last("Continue")
    reach(ada, "collapse", CALM)
    yield "collapse on eight", ada
    party.see_what_came_of(turn)
    party.go_on()
    for turn in ("3.1", "4.1"):
        ada.page.reload()
        ada.page.locator(f'[data-turn="{turn}"]').wait_for()
        ada.choose("Exit")
        party.rivals.choose(turn, "exit")
    ada.page.reload()
    yield from _last_cave(party)
    yield "result of eight", ada
    with _twice_as_large(ada, ".result summary"):
        yield "result, letters twice as large", ada


def _last_cave(party: Party) -> Iterator[Sight]:
    ada = party.ada
    ada.page.locator('[data-turn="5.1"]').wait_for()
    party.decide("Continue", *all_of("Exit", 7))
    yield "alone in the cave", ada
    ada.choose("Exit")
    party.see_what_came_of("5.2")
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.look_at_the_end()
    reach(ada, "count", ALL_OPEN)
    yield "the chests of eight are open", ada
    ada.page.emulate_media(reduced_motion="reduce")
    let_pass(ada)
    ada.page.get_by_text("Cave by cave, in figures").wait_for()


@contextmanager
def _twice_as_large(phone: Phone, shown: str) -> Iterator[None]:
    """As whoever needs it sets the browser to."""
    letters = phone.context.new_cdp_session(phone.page)
    letters.send("Page.enable")
    for size in (32, 16):
        letters.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
        phone.page.reload()
        phone.page.locator(shown).first.wait_for()
        if size == 32:
            yield
