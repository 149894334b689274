"""The page on a home screen: what makes it an app, who offers it, and that the seats come along."""

import pytest
from playwright.sync_api import expect

from local.serve import Server
from tests.browser.conftest import Phones
from tests.browser.driven import driven
from tests.browser.installing import OFFER, iphone
from tests.browser.phone import Phone

SIZE = """
const [url, done] = arguments
const image = new Image()
image.src = url
image.decode().then(() => done(`${image.width}x${image.height}`))
"""


@pytest.fixture
def ada(phone: Phones) -> Phone:
    ada = phone()
    ada.start_table("Ada")
    return ada


def test_chromium_finds_nothing_that_keeps_the_page_from_being_installed(server: Server) -> None:
    with driven() as chrome:
        chrome.get(server.url)
        chrome.execute_async_script("navigator.serviceWorker.ready.then(() => arguments[0]())")
        assert chrome.execute_cdp_cmd("Page.getInstallabilityErrors", {})["installabilityErrors"] == []
        manifest = chrome.execute_cdp_cmd("Page.getAppManifest", {})
        assert manifest["errors"] == []
        icons = manifest["manifest"]["icons"]
        assert len(icons) == 3
        assert [chrome.execute_async_script(SIZE, icon["url"]) for icon in icons] == [
            icon["sizes"] for icon in icons
        ]


def test_the_browsers_offer_waits_in_the_menu(ada: Phone) -> None:
    offered = ada.button("Install on this device")
    assert ada.page.evaluate(OFFER) is True
    expect(offered).to_have_count(0)
    ada.button("Menu").tap()
    offered.tap()
    expect(ada.page.locator("body[data-prompted]")).to_be_visible()
    expect(offered).to_have_count(0)


@pytest.mark.parametrize("installed", [False, True])
def test_on_an_iphone_the_menu_says_how_until_it_is_done(ada: Phone, *, installed: bool) -> None:
    ada.context.add_init_script(iphone(installed=installed))
    ada.page.reload()
    ada.button("Menu").tap()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    expect(ada.page.get_by_text("Add to Home Screen")).to_have_count(0 if installed else 1)


def test_the_installed_page_of_an_iphone_takes_the_seats_over(ada: Phone, phone: Phones) -> None:
    ada.page.wait_for_function("() => document.cookie !== ''")
    cookies = ada.context.cookies()
    assert [(cookie["name"], cookie["sameSite"], cookie["secure"]) for cookie in cookies] == [
        ("seats", "Strict", False)
    ]
    installed = phone()
    installed.context.add_init_script(iphone(installed=True))
    for cookie in cookies:
        installed.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": ada.url}])
    installed.open()
    expect(installed.page.locator(".tables")).to_contain_text("Kept until")  # what only the server can say
    installed.page.locator(".tables a").tap()
    expect(installed.page.get_by_role("heading", name="Your explorer")).to_be_visible()


def test_a_tab_of_the_browser_takes_nothing_out_of_the_cookie(ada: Phone) -> None:
    ada.page.wait_for_function("() => document.cookie !== ''")
    ada.page.evaluate("() => localStorage.clear()")
    ada.open()
    expect(ada.button("Start a table")).to_be_visible()
    expect(ada.page.locator(".tables")).to_have_count(0)


def test_the_colour_around_the_page_follows_the_theme(phone: Phones) -> None:
    ada = phone()
    ada.open()
    ada.page.emulate_media(color_scheme="light")
    for meta in ada.page.locator("meta[name=theme-color]").all():
        expect(meta).to_have_attribute("content", "#f6e9cd")
    ada.page.emulate_media(color_scheme="dark")
    for meta in ada.page.locator("meta[name=theme-color]").all():
        expect(meta).to_have_attribute("content", "#142036")
