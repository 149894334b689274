"""A page that was left and is shown again as it was: what only a browser with its own driver can do."""

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome

from local.serve import Server
from tests.browser.driven import driven, press, shown
from tests.browser.phone import TALL
from tests.browser.rivals import Rivals

# Runs before the page: which sockets it opened, and how often it was shown again.
WATCH = """
window.sockets = []
const Own = WebSocket
window.WebSocket = class extends Own {
  constructor(address) {
    super(address)
    window.sockets.push(this)
  }
}
addEventListener('pageshow', (event) => event.persisted && document.body.setAttribute('data-restored', ''))
"""
OPEN_SOCKETS = "return window.sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length"

COUNT_WORDS = """
window.words = 0
const [socket] = window.sockets
const send = socket.send
socket.send = (text) => {
  window.words += 1
  send.call(socket, text)
}
"""
NOTE_VISIBILITY = """
const look = () => document.body.setAttribute('data-visibility', document.visibilityState)
document.addEventListener('visibilitychange', look)
"""
SAID = "return [...document.querySelectorAll('[role=log] p')].map((said) => said.textContent)"
YOUR_TURN = "//*[@role='log']/p[contains(., 'your turn')]"


@pytest.fixture
def chrome() -> Iterator[Chrome]:
    with driven() as chrome:
        chrome.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        yield chrome


def at_a_table(chrome: Chrome, url: str) -> Rivals:
    chrome.get(url)
    press(chrome, "Start a table")
    shown(chrome, "//input[@id='name']").send_keys("Ada")
    press(chrome, "Open the table")
    return Rivals(str(shown(chrome, "//input[@readonly]").get_property("value")), [])


def test_a_page_out_of_the_back_forward_cache_shows_what_happened_meanwhile(
    chrome: Chrome, server: Server
) -> None:
    rivals = at_a_table(chrome, server.url)
    chrome.get(f"{server.url}/icon.svg")
    rivals.join("Boris")
    chrome.back()
    shown(chrome, "//body[@data-restored]")
    shown(chrome, "//li[contains(., 'Boris')]", within=1)
    assert chrome.execute_script(OPEN_SOCKETS) == 1
    rivals.join("Chiara")
    shown(chrome, "//li[contains(., 'Chiara')]", within=1)


def test_a_page_that_is_looked_at_again_asks_once_on_the_socket_that_it_has(
    chrome: Chrome, server: Server
) -> None:
    rivals = at_a_table(chrome, server.url)
    chrome.execute_script(COUNT_WORDS + NOTE_VISIBILITY)
    chrome.minimize_window()
    shown(chrome, "//body[@data-visibility='hidden']")
    rivals.join("Boris")
    chrome.set_window_rect(0, 0, *TALL)
    shown(chrome, "//body[@data-visibility='visible']")
    shown(chrome, "//li[contains(., 'Boris')]", within=1)
    assert chrome.execute_script("return [window.sockets.length, window.words]") == [1, 1]


def test_what_was_said_behind_a_hidden_page_is_heard_when_it_is_looked_at_again(
    chrome: Chrome, server: Server
) -> None:
    rivals = at_a_table(chrome, server.url)
    rivals.join("Boris")
    rivals.join("Chiara")
    press(chrome, "Enter the first cave")
    shown(chrome, YOUR_TURN)
    chrome.execute_script(NOTE_VISIBILITY)
    chrome.minimize_window()
    shown(chrome, "//body[@data-visibility='hidden']")
    rivals.keys.pop("Chiara")
    rivals.resign()
    shown(chrome, "//li[contains(@class, 'gone')]")
    assert heard(chrome)[-1] == "It is your turn to choose."
    chrome.set_window_rect(0, 0, *TALL)
    shown(chrome, "//*[@role='log']/p[contains(., 'Boris')]")
    assert [one for one in heard(chrome) if "left" in one] == ["Boris left the game."]


def heard(chrome: Chrome) -> list[str]:
    said: list[str] = chrome.execute_script(SAID)
    return [one.replace("\u2068", "").replace("\u2069", "") for one in said]
