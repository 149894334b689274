"""A walk past every screen and state of the page, in one game on the stacked decks.

Each `yield` is one: its name and the phone that shows it. What looks at them all (axe, the screenshots) may
change language, theme and size meanwhile: the walk needs English only when it goes on. A new
screen is one more `yield`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from local.serve import ROOT
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals
from tests.browser.script import Choice

type Sight = tuple[str, Phone]
type Theme = Literal["dark", "light"]

THEMES: tuple[Theme, ...] = ("dark", "light")
LANGUAGES = sorted(file.stem for file in (ROOT / "frontend" / "src" / "text").glob("[a-z][a-z].ts"))
OTHERS = ("Boris", "Chiara", "Олександра Мельник", "Jean-Baptiste")
# What the settings do, in one step; resolves when all is said in the language and drawn in the theme.
SET = """async ({ language, theme }) => {
  const root = document.documentElement
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  localStorage.setItem('diamant.settings', JSON.stringify({ language, theme }))
  dispatchEvent(new StorageEvent('storage', { key: 'diamant.settings' }))
  while (root.lang !== language || root.dataset.theme !== theme) await frame()
  await frame().then(frame)
}"""


def in_every_language(phone: Phone, theme: Theme, languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """What the phone shows, in one language after the other; then in English as before."""
    for language in languages:
        phone.page.evaluate(SET, {"language": language, "theme": theme})
        yield language
    phone.page.evaluate(SET, {"language": "en", "theme": theme})


@dataclass(frozen=True)
class Party:
    """Ada, whose phone is looked at, and the others."""

    ada: Phone
    rivals: Rivals

    def decide(self, choice: Choice, *others: Choice) -> None:
        """All choose who are inside, Ada last; returns when she sees what came of it."""
        turn = self.others(*others)
        self.ada.choose(choice)
        self.see_what_came_of(turn)

    def see_what_came_of(self, turn: str | None) -> None:
        self.ada.page.locator(f'[data-turn="{turn}"]').wait_for(state="detached")

    def others(self, *choices: Choice) -> str | None:
        """The others choose, in the order of their names; answers in which decision."""
        turn, of = self.ada.turn, dict(zip(self.rivals.keys, choices, strict=True))
        for choice in set(choices):
            self.rivals.choose(turn, choice.lower(), but=[name for name in of if of[name] != choice])
        return turn


def walk(phone: Callable[[], Phone]) -> Iterator[Sight]:
    """All of them. Between two the phones have to be as they were, but for language, theme and size."""
    ada = phone()
    yield from _before_the_table(ada)
    invite = ada.start_table("Ada")
    yield "lobby alone", ada
    rivals = Rivals(invite, OTHERS[:2])
    yield from _guest(phone(), invite)
    party = Party(ada, rivals)
    for name in OTHERS[2:]:
        rivals.join(name)
    yield from _lobby(ada)
    yield from _first_cave(party)
    yield from _collapse(party)
    yield from _last_caves(party)
    yield from _after_the_game(ada)


def _before_the_table(ada: Phone) -> Iterator[Sight]:
    ada.open()
    ada.button("Start a table").wait_for()
    yield "start", ada
    for sheet in ("How to play", "Settings"):
        ada.button(sheet).tap()
        ada.page.get_by_role("dialog").wait_for()
        yield sheet.lower(), ada
        ada.page.go_back()
        ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.open("#join/half")
    yield "half a link", ada
    ada.open(f"#join/{'x' * 16}/{'y' * 16}")
    ada.page.get_by_text("There is no such table").wait_for()
    yield "dead link", ada
    ada.open("#new")
    ada.button("Open the table").wait_for()
    yield "new table", ada


def _guest(guest: Phone, invite: str) -> Iterator[Sight]:
    guest.page.goto(invite)
    guest.page.get_by_label("Your name").fill("ada")
    guest.button("Take a seat").tap()
    guest.page.get_by_role("alert").wait_for()
    yield "join, name taken", guest
    guest.page.reload()
    guest.button("Take a seat").and_(guest.page.locator(":enabled")).wait_for()
    yield "join", guest
    guest.take_seat(invite, "Dora")
    yield "lobby of a guest", guest
    guest.button("Menu").tap()
    guest.button("Play on another device too").tap()
    guest.button("Give up your seat").tap()
    yield "menu of the lobby", guest
    guest.button("Yes").tap()
    guest.button("Start a table").wait_for()


def _lobby(ada: Phone) -> Iterator[Sight]:
    ada.button("QR code").tap()
    ada.page.locator(".qr").wait_for()
    yield "lobby of the host", ada
    ada.button("Menu").tap()
    ada.page.locator("summary", has_text="Boris").tap()
    yield "menu of the host", ada
    ada.page.go_back()


def _first_cave(party: Party) -> Iterator[Sight]:
    ada = party.ada
    ada.begin()
    ada.exit.and_(ada.page.locator(":enabled[aria-disabled=false]")).wait_for()
    yield "first decision", ada
    ada.choose("Continue")
    yield "committed", ada
    ada.button("What happened").tap()
    ada.page.get_by_role("dialog").wait_for()
    yield "history", ada
    ada.page.go_back()
    ada.button("Menu").tap()
    ada.button("Leave the game for good").tap()
    yield "menu of the game", ada
    ada.page.go_back()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    party.see_what_came_of(party.others("Continue", "Continue", "Continue", "Continue"))
    yield "a trap", ada
    party.decide("Continue", "Continue", "Exit", "Exit", "Continue")
    yield "two went home", ada
    party.decide("Continue", "Continue", "Exit", "Exit", "Continue")
    party.others("Continue", "Exit", "Exit", "Continue")
    ada.page.get_by_text("You are the last").wait_for()
    ada.tap(ada.exit)
    ada.button("tap once more").wait_for()
    yield "mine is the last choice", ada
    ada.tap(ada.exit)
    ada.page.get_by_text("Safe in camp").wait_for()
    yield "in camp", ada
    party.others("Exit", "Exit", "Exit", "Exit")
    ada.onward.wait_for()
    yield "end of an expedition", ada
    ada.look_at_the_end()


def _collapse(party: Party) -> Iterator[Sight]:
    party.decide("Continue", "Continue", "Continue", "Continue", "Continue")
    party.ada.onward.wait_for()
    yield "collapse", party.ada
    party.ada.look_at_the_end()


def _last_caves(party: Party) -> Iterator[Sight]:
    ada = party.ada
    for _ in (3, 4, 5):
        party.decide("Exit", "Exit", "Exit", "Exit", "Exit")
        ada.look_at_the_end()
    ada.page.get_by_role("heading", name="The game is over").wait_for()
    yield "result", ada


def _after_the_game(ada: Phone) -> Iterator[Sight]:
    ada.button("Menu").tap()
    ada.button("Start another table").last.wait_for()
    yield "menu after the game", ada
    ada.page.go_back()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.button("To the start page").first.tap()
    ada.button("Start a table").wait_for()
    yield "start with a table", ada
