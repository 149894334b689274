"""What a browser of any make must be able to do for a test, and what a player does in it."""

from typing import Protocol

from tests.browser.script import Choice
from tests.engines.listening import HEARD

# As a phone: seconds within which the page must show what is waited for, and its size.
PATIENCE = 30
WIDTH, HEIGHT = 360, 640
# The first element that is seen and says what is asked for, as soon as there is one that stays: what is drawn
# anew at that moment is gone before a driver can name it.
FIRST = """(selector, words) => new Promise((found) => {
  const says = (one) => new RegExp(words).test(`${one.ariaLabel ?? ''} ${one.textContent}`)
  const look = (before) => {
    const one = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && says(one))
    if (one && one === before) found(one)
    else setTimeout(look, 20, one)
  }
  look()
})"""
SEEN = f"async (...of) => {{ await ({FIRST})(...of); return [] }}"
GONE = """(selector) => new Promise((gone) => {
  const look = () => (document.querySelector(selector) ? setTimeout(look, 20) : gone([]))
  look()
})"""
TURN = "() => [document.querySelector('[data-turn]').dataset.turn]"
READ = "(selector, what) => [...document.querySelectorAll(selector)].map((one) => one[what])"
TAKES_A_TAP = "button:enabled:not([aria-disabled=true])"


class NoEngine(Exception):
    """The browser is not installed, or does not start; `str()` says what to install."""


class Refused(Exception):
    """The browser could not do what it was told; `str()` is its own sentence."""


class Engine(Protocol):
    """One browser with one page.

    `script` is the source of a JavaScript function, which answers a list of texts or a promise of one; `find`
    that of one which answers an element.
    """

    def open(self, url: str) -> None: ...
    def reload(self) -> None: ...
    def call(self, script: str, *arguments: str) -> list[str]: ...
    def tap(self, find: str, *arguments: str) -> None: ...
    def write(self, text: str, find: str, *arguments: str) -> None: ...


class Page:
    """A player's words, as `tests.browser.phone` has them, for any engine."""

    def __init__(self, engine: Engine, url: str) -> None:
        self.engine = engine
        self._url = url

    def see(self, words: str, selector: str = "body *") -> None:
        """Wait until the page says so."""
        self.engine.call(SEEN, selector, words)

    def tap(self, name: str) -> None:
        self.engine.tap(FIRST, TAKES_A_TAP, name)

    def read(self, selector: str, what: str = "textContent") -> list[str]:
        return self.engine.call(READ, selector, what)

    def troubles(self) -> list[str]:
        """Console errors, uncaught ones, broken policies, what could not be loaded."""
        return self.engine.call(HEARD)

    def start_table(self, name: str) -> str:
        self.engine.open(self._url)
        self.tap("Start a table")
        self.engine.write(name, FIRST, "input", "")
        self.tap("Open the table")
        self.see("", "input[readonly]")
        return self.read("input[readonly]", "value")[0]

    @property
    def turn(self) -> str:
        """The decision that is shown, waited for."""
        self.see("", "[data-turn]")
        return self.engine.call(TURN)[0]

    def choose(self, choice: Choice) -> None:
        """Choose; with a second tap where the page asks for one."""
        self.tap(choice)
        self.see("chosen|tap once more", TAKES_A_TAP)
        if any("tap once more" in text for text in self.read("button")):
            self.tap(choice)

    def leave(self, turn: str) -> None:
        """Wait until what came of a decision is shown."""
        self.engine.call(GONE, f'[data-turn="{turn}"]')
