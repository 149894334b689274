"""A player without a pointer: Tab, and what a key does where it has led."""

import re

from playwright.sync_api import expect

from tests.browser.phone import Phone

# What has the focus, as far as someone sees who follows it: its name, and what is wrong with it.
FOCUSED = """() => {
  const it = document.activeElement
  if (it === document.body) return ['', 'nothing has the focus']
  const ringed = [it, it.closest('label, .tongue')].filter(Boolean)
  const ring = (one) => getComputedStyle(one).outlineStyle !== 'none' || one.matches('h1, h2')
  const box = ringed.at(-1).getBoundingClientRect()
  const all = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const over = all.find((one) => !one.closest('.aloft'))
  const seen = ringed.some((one) => one.contains(over ?? null))
  const label = it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent
  return [label.trim(), ringed.some(ring) ? (seen ? '' : 'it is covered, or off screen') : 'nothing shows it']
}"""
# More controls than any screen has.
MANY = 60


class Keys:
    def __init__(self, phone: Phone) -> None:
        self.page = phone.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self) -> str:
        """What has the focus, which is in sight and has a frame around it."""
        name, wrong = self.page.evaluate(FOCUSED)
        assert not wrong, f"{name}: {wrong}"
        return str(name)

    def led_to(self, name: str) -> None:
        """The page itself leads there."""
        expect(self.page.locator(":focus")).to_have_accessible_name(re.compile(name))
        self.focused()

    def tab_to(self, name: str, key: str = "Tab") -> None:
        """Past whatever lies between; each of that is as good a place."""
        passed = []
        for _ in range(MANY):
            self.press(key)
            passed.append(self.focused())
            if name in passed[-1]:
                return
        raise AssertionError(f"{key} does not lead to {name}, but past {passed}")

    def enter(self, name: str, key: str = "Tab") -> None:
        self.tab_to(name, key)
        self.press("Enter")
