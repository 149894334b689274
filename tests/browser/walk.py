"""A walk past the screens of a usual game, on the stacked decks.

Each `yield` is one: its name and the phone that shows it. What looks at them all (axe, the screenshots) may
change language, theme and size meanwhile: the walk needs English only when it goes on. A new
screen is one more `yield`; what no usual game comes past is in `byways`.
"""

from collections.abc import Iterator

from tests.browser.party import Party
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals
from tests.browser.sights import Phones, Sight
from tests.browser.still import let_pass, reach, stand_still

OTHERS = ("Boris", "Chiara", "Олександра Мельник", "Jean-Baptiste")
CALM = 180  # as long as a moment is faded in where nothing may travel


def walk(phone: Phones) -> Iterator[Sight]:
    """All of them. Between two the phones have to be as they were, but for language, theme and size."""
    ada = phone()
    stand_still(ada)
    yield from _before_the_table(ada)
    invite = ada.start_table("Ada")
    yield "lobby alone", ada
    rivals = Rivals(invite, OTHERS[:2])
    yield from _guest(phone(), invite)
    party = Party(ada, rivals)
    for name in OTHERS[2:]:
        rivals.join(name)
    yield from _lobby(ada)
    ada.begin()
    yield from _first_decision(ada)
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
    guest.page.get_by_role("dialog").locator(".qr").wait_for()  # it moves what lies under it
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


def _first_decision(ada: Phone) -> Iterator[Sight]:
    ada.exit.wait_for()
    let_pass(ada)
    yield "first decision", ada
    ada.choose("Continue")
    yield "committed", ada
    ada.button("Menu").tap()
    ada.button("Leave the game for good").tap()
    ada.page.get_by_text("A fair shuffle").tap()
    ada.page.locator("summary", has_text=OTHERS[-1]).tap()
    yield "menu of the game", ada
    ada.page.go_back()
    ada.page.get_by_role("dialog").wait_for(state="detached")


def _first_cave(party: Party) -> Iterator[Sight]:
    ada = party.ada
    turn = party.others("Continue", "Continue", "Continue", "Continue")
    reach(ada, "reveal", CALM)
    yield "nobody turns back", ada
    party.see_what_came_of(turn)
    yield "a trap", ada
    turn = party.others("Continue", "Continue", "Exit", "Exit")
    party.choose_last("Continue")
    reach(ada, "reveal", CALM)
    yield "two turn back", ada
    party.see_what_came_of(turn)
    yield "two are in camp", ada
    party.decide("Continue", "Continue", "Continue", "Exit", "Exit")
    turn = party.others("Continue", "Continue", "Exit", "Exit")
    ada.page.get_by_text("You are the last").wait_for()
    ada.tap(ada.exit)
    ada.button("tap once more").wait_for()
    yield "mine is the last choice", ada
    ada.tap(ada.exit)
    party.see_what_came_of(turn)
    yield "in camp", ada
    party.see_what_came_of(party.others("Exit", "Exit", "Exit", "Exit"))
    yield "end of an expedition", ada
    party.go_on()


def _collapse(party: Party) -> Iterator[Sight]:
    ada = party.ada
    turn = party.others("Continue", "Continue", "Continue", "Continue")
    party.choose_last("Continue")
    reach(ada, "collapse", CALM)
    yield "collapse", ada
    party.see_what_came_of(turn)
    yield "end by a collapse", ada
    party.go_on()


def _last_caves(party: Party) -> Iterator[Sight]:
    for _ in (3, 4, 5):
        party.decide("Exit", "Exit", "Exit", "Exit", "Exit")
        party.go_on()
    party.ada.page.get_by_text("Cave by cave, in figures").wait_for()
    yield "result", party.ada


def _after_the_game(ada: Phone) -> Iterator[Sight]:
    ada.button("Watch").tap()
    ada.page.get_by_role("slider").wait_for()
    yield "replay", ada
    ada.page.go_back()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.button("Menu").tap()
    ada.button("New table, same rules").last.wait_for()
    yield "menu after the game", ada
    ada.page.go_back()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.button("What happened").tap()
    ada.button("Watch it card by card").wait_for()
    yield "history of a whole game", ada
    ada.page.go_back()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.button("To the start page").first.tap()
    ada.button("Start a table").wait_for()
    yield "start with a table", ada
    ada.button("Tidy the list").tap()
    ada.button("Take this table off the list").tap()
    yield "a table is taken off the list", ada
