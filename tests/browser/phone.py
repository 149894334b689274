"""A player's phone: its page, and words for what a player does and sees."""

import json
import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

from tests.browser.script import Choice

TALL, SMALL = (360, 640), (320, 454)
# Runs before the page: whatever the policy forbids is remembered.
NOTE_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} in ${event.sourceFile}`))
"""
# What sticks out sideways, and what is too small for a finger. A label is the target of the input it holds.
MISFITS = """() => {
  const found = []
  const PICTURES = '.lane, .hero, .sr, svg, input, select'
  const DECORATED = '.scene, .stage' // what they cut are drawings: that no words are among them, see below
  const wide = document.documentElement
  if (wide.scrollWidth > wide.clientWidth) found.push(`the page is ${wide.scrollWidth} wide`)
  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
  for (const element of document.querySelectorAll('button, a, input, select, summary, [role=button]')) {
    const target = element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : element
    if (!seen(target) || (document.querySelector('dialog[open]') && !target.closest('dialog'))) continue
    const box = target.getBoundingClientRect()
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
    if (box.width < 44 || box.height < 44) found.push(`${name} is ${box.width} by ${box.height}`)
    if (box.left < 0 || box.right > innerWidth) found.push(`${name} from ${box.left} to ${box.right}`)
  }
  for (const element of document.querySelectorAll('main, main *, dialog *')) {
    const cuts = getComputedStyle(element).overflowX !== 'visible' && element.clientWidth > 1
    const hidden = element.scrollWidth - element.clientWidth
    if (cuts && hidden > 1 && seen(element) && !element.matches(DECORATED) && !element.closest(PICTURES))
      found.push(`${element.tagName}.${element.className} hides ${hidden} px`)
  }
  for (const words of document.querySelectorAll('.stage :is(h1, h2, p, b, small, .n)')) {
    const { left, right } = words.getBoundingClientRect()
    if (seen(words) && (left < -1 || right > innerWidth + 1))
      found.push(`${words.textContent} from ${left} to ${right}`)
  }
  return found
}"""


class Phone:
    """One device with its own storage. `troubles` are console errors, uncaught ones and broken policies."""

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int] = TALL, *, workers: bool = True
    ) -> None:
        self.url = url
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=True,
            is_mobile=True,
            reduced_motion="reduce",
            service_workers="allow" if workers else "block",
        )
        self.context.set_default_timeout(5_000)
        self.context.add_init_script(NOTE_VIOLATIONS)
        self.page: Page = self.context.new_page()
        self._listen(self.page)

    def tab(self) -> Page:
        """Another tab, whose troubles count as well."""
        page = self.context.new_page()
        self._listen(page)
        return page

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        # The browser itself reports a socket that could not be opened; the page cannot prevent that.
        if message.type in {"error", "warning"} and "WebSocket connection to" not in message.text:
            self.troubles.append(message.text)

    def open(self, fragment: str = "") -> None:
        self.page.goto(f"{self.url}/{fragment}")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def settled(self, button: Locator) -> Locator:
        """The button, as soon as it takes a tap: Playwright alone looks again too seldom."""
        button.and_(self.page.locator(":enabled[aria-disabled=false]")).wait_for()
        return button

    def tap(self, button: Locator) -> None:
        self.settled(button).tap()

    def sent(self) -> list[Any]:
        """What the page says from now on, message by message: the list grows."""
        said: list[Any] = []

        def listen(socket: WebSocket) -> None:
            socket.on("framesent", lambda frame: said.append(json.loads(frame)))

        self.page.on("websocket", listen)
        return said

    @property
    def home(self) -> Locator:
        """The large button of a screen without a table; the arrow above it has the same name, but no text."""
        return self.button("To the start page").filter(has_text="To the start page")

    # Before the game

    def start_table(self, name: str) -> str:
        """Open a table and sit down; returns the invite link."""
        self.open()
        self.button("Start a table").tap()
        self.page.get_by_label("Your name").fill(name)
        self.button("Open the table").tap()
        return self.page.get_by_label("Invite link").input_value()

    def take_seat(self, invite: str, name: str) -> None:
        self.page.goto(invite)
        self.page.get_by_label("Your name").fill(name)
        self.button("Take a seat").tap()
        self.page.get_by_role("heading", name="Your explorer").wait_for()

    def begin(self) -> None:
        self.button("Enter the first cave").tap()

    # In the game

    @property
    def exit(self) -> Locator:
        return self.button("Exit")

    @property
    def go_on(self) -> Locator:
        return self.button("Continue")

    def choice(self, choice: Choice) -> Locator:
        return self.exit if choice == "Exit" else self.go_on

    @property
    def turn(self) -> str | None:
        """The decision that is shown, waited for."""
        return self.page.locator("[data-turn]").get_attribute("data-turn")

    @property
    def ended(self) -> bool:
        """Whether the end of an expedition is shown, and not the next decision: one of them is waited for."""
        self.onward.or_(self.page.locator("[data-turn]")).wait_for()
        return self.onward.count() > 0

    @property
    def onward(self) -> Locator:
        return self.button("Into cave").or_(self.button("To the result"))

    def choose(self, choice: Choice) -> None:
        """Choose; with a second tap where the page asks for one."""
        button = self.choice(choice)
        self.tap(button)
        button.get_by_text(re.compile("chosen|tap once more")).wait_for()
        if "tap once more" in button.inner_text():
            self.tap(button)

    def look_at_the_end(self) -> None:
        """Leave the screen that tells how an expedition ended."""
        self.tap(self.onward)

    @property
    def cave(self) -> Locator:
        return self.page.locator(".caves")

    @property
    def news(self) -> Locator:
        return self.page.locator(".since")

    def crew(self) -> list[str]:
        """What the page says of each explorer, me first, in words."""
        return [" ".join(row.split()) for row in self.page.locator(".crew li").all_inner_texts()]

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def misfits(self) -> list[str]:
        found: list[str] = self.page.evaluate(MISFITS)
        return found


def decide(choices: Mapping[Phone, Choice]) -> None:
    """All who are inside choose, in this order; returns when everyone sees what came of it."""
    turn = next(iter(choices)).turn
    assert turn is not None
    for phone, choice in choices.items():
        phone.choose(choice)
    for phone in choices:
        phone.page.locator(f'[data-turn="{turn}"]').wait_for(state="detached")
