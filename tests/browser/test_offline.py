"""The page without a network, after one visit with one."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Phones
from tests.browser.kept import kept
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals

# Resolves when what a file brings could be seen.
LOADED = """(url) => import(url).then(() => new Promise((seen) =>
  requestAnimationFrame(() => requestAnimationFrame(seen))))"""


@pytest.fixture
def ada(phone: Phones) -> Phone:
    ada = phone()
    Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.exit).to_be_enabled()
    kept(ada)
    return ada


def test_the_start_page_opens_offline_and_says_so(ada: Phone) -> None:
    ada.context.set_offline(offline=True)
    ada.open()
    expect(ada.page.get_by_text("No connection: this is how")).to_be_visible()
    expect(ada.page.locator(".tables li")).to_have_count(1)
    ada.context.set_offline(offline=False)
    expect(ada.page.get_by_text("No connection: this is how")).to_have_count(0)


def test_a_tables_address_opens_offline_fakes_nothing_and_comes_to_life(ada: Phone) -> None:
    ada.context.set_offline(offline=True)
    ada.page.reload()
    expect(ada.page.get_by_text(re.compile("No connection|Connecting"))).to_be_visible()
    expect(ada.exit).to_have_count(0)
    ada.context.set_offline(offline=False)
    expect(ada.exit).to_be_enabled(timeout=10_000)


def test_only_the_files_of_the_page_are_kept_and_one_language(ada: Phone) -> None:
    ada.choose("Continue")
    ada.button("Menu").tap()
    paths = kept(ada)
    others = [path for path in paths if not path.startswith("/assets/")]
    assert sorted(others) == ["/", "/icon-192.png", "/icon.svg", "/manifest.webmanifest"]
    languages = {tag[1] for path in paths if (tag := re.match(r"/assets/(en|es|fr|de|uk|nl)-", path))}
    assert languages == {"en"}


@pytest.mark.parametrize("file", ["**/menu-*.js", "**/en-*.js"])
def test_a_part_that_cannot_be_loaded_is_said_in_sight_with_a_way_on(phone: Phones, file: str) -> None:
    ada = phone(workers=False)
    ada.start_table("Ada")
    table = ada.page.url
    ada.page.goto("about:blank")
    ada.page.route(file, lambda route: route.abort())
    ada.page.goto(table)
    reload = ada.button("Reload")
    ada.button("Menu").or_(reload).tap()
    expect(ada.page.get_by_text("could not be loaded")).to_be_in_viewport()
    expect(reload).to_be_focused()
    ada.page.unroute_all()
    reload.tap()
    expect(ada.page.get_by_role("heading", name="Your explorer")).to_be_attached()
    ada.troubles.clear()  # the browser's own words about the file that did not come


def test_what_covers_the_table_covers_it_for_keys_as_well(phone: Phones) -> None:
    ada = phone(workers=False)
    ada.start_table("Ada")
    ada.page.route("**/menu-*.js", lambda route: route.abort())
    ada.page.reload()
    ada.button("Menu").tap()
    said = lost(ada)
    expect(said).to_be_in_viewport()
    for key in ("Tab", "Tab", "Shift+Tab"):
        expect(ada.page.locator("main :focus")).to_have_count(0)
        ada.page.keyboard.press(key)
    said.get_by_role("button", name="Reload").focus()
    ada.page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    expect(ada.button("Menu")).to_be_focused()
    ada.troubles.clear()  # the browser's own words about the file that did not come


def test_without_its_list_the_start_page_leads_on_all_the_same(phone: Phones) -> None:
    ada = phone(workers=False)
    ada.start_table("Ada")
    ada.page.route("**/mytables-*.js", lambda route: route.abort())
    ada.open()
    expect(ada.page.get_by_text("could not be loaded")).to_be_in_viewport()
    assert ada.misfits() == []
    ada.button("Start a table").tap()
    expect(ada.button("Open the table")).to_be_visible()
    ada.page.unroute_all()
    ada.page.go_back()
    expect(ada.page.locator(".tables li")).to_have_count(1)
    ada.troubles.clear()  # the browser's own words about the file that did not come


@pytest.mark.parametrize("come", [True, False], ids=["come", "do not come"])
def test_a_room_waits_for_its_words_also_where_another_one_asked_for_them(phone: Phones, come: bool) -> None:
    ada, late = phone(workers=False), list[Route]()
    ada.start_table("Ada")
    early = ada.page.locator("[data-en]").get_attribute("data-en") or ""
    ada.page.route(
        "**/en-*.js", lambda route: route.continue_() if early in route.request.url else late.append(route)
    )
    ada.open()
    with ada.page.expect_response("**/settings-*.js") as asked:
        ada.button("Settings").tap()
    ada.page.evaluate(LOADED, asked.value.url)
    settings = ada.page.get_by_role("dialog")
    expect(settings).to_have_count(0)
    if not come:
        ada.page.route("**/en-*.js", lambda route: route.abort())
    for route in late:
        route.continue_() if come else route.abort()
    expect(settings.get_by_role("heading", name="Settings") if come else lost(ada)).to_be_visible()
    ada.troubles.clear()  # the browser's own words about the file that did not come


def lost(phone: Phone) -> Locator:
    return phone.page.get_by_role("alertdialog", name="could not be loaded")


def test_a_language_that_cannot_be_loaded_leaves_the_one_that_is_spoken_and_is_said(phone: Phones) -> None:
    ada = phone(workers=False)
    ada.open()
    ada.page.route("**/de-*.js", lambda route: route.abort())
    languages = ada.page.get_by_label("Language")
    languages.select_option("de")
    expect(ada.page.get_by_text("That language could not be loaded.")).to_be_visible()
    expect(languages).to_have_value("en")
    ada.button("Settings").tap()
    ada.page.get_by_label("Deutsch").tap()
    expect(ada.page.get_by_role("dialog").get_by_text("That language could not be loaded.")).to_be_visible()
    expect(ada.page.get_by_label("Like the browser")).to_be_checked()
    ada.page.evaluate("() => localStorage.setItem('diamant.settings', JSON.stringify({ language: 'de' }))")
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Settings")).to_be_visible()
    ada.page.unroute_all()
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    expect(ada.page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    ada.troubles.clear()  # the browser's own words about the file that did not come
