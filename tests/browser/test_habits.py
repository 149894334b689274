"""What a phone's owner is used to: Back, the edges of the screen, a finger that slips."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from local.serve import ROOT
from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals

BEFORE = "about:blank"


@pytest.fixture
def ada(phone: Phones) -> Phone:
    ada = phone()
    Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.exit).to_be_enabled()
    return ada


@pytest.mark.parametrize("room", ["Menu", "What happened"])
def test_back_closes_a_dialog_before_it_leaves_the_table(ada: Phone, room: str) -> None:
    dialog = ada.page.get_by_role("dialog")
    ada.button(room).tap()
    expect(dialog).to_be_visible()
    ada.page.go_back()
    expect(dialog).to_have_count(0)
    expect(ada.exit).to_be_enabled()
    ada.page.go_back()
    expect(ada.button("Start a table")).to_be_visible()


def from_the_start_page(ada: Phone, table: str) -> None:
    ada.open()
    ada.page.locator(f'a[href="{table}"]').tap()


def by_a_link(ada: Phone, table: str) -> None:
    ada.open(table)


def by_a_link_and_once_more(ada: Phone, table: str) -> None:
    ada.open(table)
    ada.page.reload()


def before_another_one(ada: Phone, table: str) -> None:
    from_the_start_page(ada, table)
    ada.page.evaluate("() => { location.hash = '#new' }")
    expect(ada.page.get_by_role("heading", name="A new table")).to_be_visible()
    ada.page.reload()


@pytest.mark.parametrize(
    "come", [from_the_start_page, by_a_link, by_a_link_and_once_more, before_another_one]
)
def test_back_leaves_the_start_page_for_no_table(ada: Phone, come: Callable[[Phone, str], None]) -> None:
    table = f"#{ada.page.url.partition('#')[2]}"
    ada.page.goto(BEFORE)
    come(ada, table)
    ada.button("To the start page").evaluate("(it) => [it.click(), it.click()]")
    expect(ada.button("Start a table")).to_be_visible()
    ada.page.go_back()
    expect(ada.page).to_have_url(BEFORE)


def test_a_dialog_that_was_closed_takes_nothing_with_it(ada: Phone) -> None:
    dialog = ada.page.get_by_role("dialog")
    ada.button("Menu").tap()
    expect(dialog).to_be_visible()
    for _ in range(3):  # the browser lets a page put off the first of them only
        ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ada.exit).to_be_enabled()
    ada.button("Menu").evaluate("(it) => [it.click(), it.click()]")
    ada.button("Close").evaluate("(it) => [it.click(), it.click()]")
    expect(dialog).to_have_count(0)
    expect(ada.exit).to_be_enabled()
    ada.page.go_forward()
    expect(dialog).to_be_visible()
    ada.page.reload()
    ada.page.go_back()
    expect(dialog).to_have_count(0)
    expect(ada.exit).to_be_enabled()


def test_the_home_bar_moves_the_buttons_up_and_nothing_else(ada: Phone) -> None:
    shown = "document.querySelector(of).getBoundingClientRect()"
    places = f"() => ['.dock', '.bar', '.dock button'].map((of) => {shown})"
    dock, bar, button = ada.page.evaluate(places)
    insets = {"top": 0, "bottom": 34, "left": 0, "right": 0}
    ada.context.new_cdp_session(ada.page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    ada.page.wait_for_function(
        "(y) => document.querySelector('.dock button').getBoundingClientRect().y !== y", arg=button["y"]
    )
    moved_dock, moved_bar, moved_button = ada.page.evaluate(places)
    assert (moved_bar, moved_dock["bottom"]) == (bar, dock["bottom"])
    assert moved_button["y"] == button["y"] - insets["bottom"]


def test_a_finger_neither_reloads_nor_zooms(ada: Phone) -> None:
    ada.open()
    assert ada.page.evaluate("() => getComputedStyle(document.body).overscrollBehaviorY") == "none"
    assert ada.page.evaluate("() => getComputedStyle(document.body).touchAction") == "manipulation"
    small = "() => [...document.querySelectorAll('input, select')].map((it) => getComputedStyle(it).fontSize)"
    assert min(float(size.removesuffix("px")) for size in ada.page.evaluate(small)) >= 16
    viewport = ada.page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "viewport-fit=cover" in viewport
    assert re.search("user-scalable|maximum-scale", viewport) is None


def test_no_style_sheet_trusts_the_height_that_browsers_hide() -> None:
    sheets = {path: path.read_text(encoding="utf-8") for path in (ROOT / "frontend/src").rglob("*.css")}
    found = [
        f"{path.name}: {rule}"
        for path, text in sheets.items()
        for rule in re.findall(r"height: 100vh;(?! (?:min-)?height: 100dvh)", text)
    ]
    assert found == []
