"""On the smallest screens, with eight explorers whose names are long."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.rivals import GERMAN, NAMES, Rivals
from tests.browser.sights import LANGUAGES, Look, in_every_look

MINE = "Мирослава-Соломія Щ."


@pytest.mark.parametrize("size", [TALL, SMALL], ids=["360x640", "320x454"])
def test_nothing_sticks_out_and_every_target_is_large_enough(phone: Phones, size: tuple[int, int]) -> None:
    ada = phone(size=size)
    rooms_before_a_game(ada)
    invite = ada.start_table(MINE)
    rivals = Rivals(invite, NAMES[:6])
    guest = phone(size=size)
    guest.page.goto(invite)
    expect(guest.button("Take a seat")).to_be_enabled()
    fits(guest, "join")
    guest.take_seat(invite, NAMES[6])
    fits(guest, "lobby")
    guest.button("Menu").tap()
    guest.button("Play on another device too").tap()
    guest.button("Give up your seat").tap()
    fits(guest, "menu of the lobby")
    guest.button("Yes").tap()
    expect(guest.button("Start a table")).to_be_visible()
    rivals.join(NAMES[6])
    ada.button("QR code").tap()
    fits(ada, "lobby of the host")
    ada.begin()
    expect(ada.exit).to_be_enabled()
    fits(ada, "decision")
    ada.choose("Continue")
    fits(ada, "chosen")
    sheets(ada)
    rivals.choose("1.1", "exit")
    ada.page.locator('[data-turn="1.2"]').wait_for()
    fits(ada, "after a reveal")
    while not ada.ended:
        decide_with(ada, rivals)
    fits(ada, "end of an expedition")
    ada.look_at_the_end()
    rivals.resign()
    fits(ada, "alone")
    ada.button("Menu").tap()
    ada.button("Leave the game for good").tap()
    ada.button("Yes").tap()
    ada.look_at_the_end()
    expect(ada.page.get_by_role("heading", name="The game is over")).to_be_visible()
    fits(ada, "result")
    ada.button("Menu").tap()
    fits(ada, "menu after the game")
    ada.button("Close").tap()
    ada.button("To the start page").tap()
    expect(ada.page.get_by_text("The game is over.")).to_be_visible()
    ada.button("Tidy the list").tap()
    ada.button("Take this table off the list").tap()
    fits(ada, "start with a table")


def test_no_word_leaves_its_button_and_nothing_jumps_when_mine_is_the_last_choice_or_the_line_is_lost(
    phone: Phones,
) -> None:
    ada = phone(size=SMALL)
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.exit).to_be_enabled()
    heights = [docks(ada)]
    ada.context.set_offline(offline=True)  # all languages are loaded by now
    expect(ada.page.get_by_text("No connection").first).to_be_visible()
    heights.append(docks(ada))
    ada.context.set_offline(offline=False)
    expect(ada.exit).to_be_enabled()
    ada.page.locator(".hold.chest").tap()  # its stones stand beside those who are waited for
    expect(ada.page.locator(".wait")).to_contain_text("Waiting for")
    heights.append(docks(ada))
    ada.page.locator(".hold.chest").tap()
    rivals.choose("1.1", "continue")
    expect(ada.page.locator(".wait")).to_contain_text("You are the last")
    heights.append(docks(ada))
    ada.tap(ada.go_on)
    heights.append(docks(ada))
    assert heights == heights[:1] * 5
    assert set(heights[0].values()) == {heights[0]["en"]}


# Its height; below nothing, where a word leaves its button.
DOCK = """() => {
  const out = [...document.querySelectorAll('.acts .btn > :is(b, span:not(.fill))')].filter((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const [inner, outer] = [range, words.parentElement].map((one) => one.getBoundingClientRect())
    return inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom
  })
  return out.length > 0 ? -out.length : document.querySelector('.dock').offsetHeight
}"""


def docks(ada: Phone) -> dict[str, int]:
    """How high the dock is, by language."""
    looks: list[Look] = [(language, "dark") for language in LANGUAGES]
    return {language: ada.page.evaluate(DOCK) for language, _ in in_every_look(ada, looks)}


def rooms_before_a_game(ada: Phone) -> None:
    ada.open()
    fits(ada, "start")
    ada.button("How to play").tap()
    ada.page.get_by_role("heading", name="Five caves").wait_for()
    fits(ada, "how to play")
    ada.page.go_back()
    ada.button("Settings").tap()
    ada.page.get_by_role("switch", name="Sound").wait_for()
    fits(ada, "settings")
    ada.button("Close").tap()
    ada.button("Join by code").tap()
    ada.button("Go").wait_for()
    fits(ada, "code")
    ada.open("#new")
    fits(ada, "new table")


def sheets(ada: Phone) -> None:
    ada.button("What happened").tap()
    fits(ada, "history")
    ada.page.go_back()
    ada.button("Menu").tap()
    ada.button("Leave the game for good").tap()
    ada.page.get_by_text("A fair shuffle").tap()
    ada.page.locator("summary", has_text=NAMES[6]).tap()
    fits(ada, "menu")
    ada.button("Close").tap()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def decide_with(ada: Phone, rivals: Rivals) -> None:
    turn = ada.turn
    rivals.choose(turn, "exit")
    ada.choose("Exit")
    ada.page.locator(f'[data-turn="{turn}"]').wait_for(state="detached")


def fits(phone: Phone, screen: str) -> None:
    assert (screen, phone.misfits()) == (screen, [])


LAST_IN_SIGHT = """() => {
  const [last, room] = [document.querySelector('.crew li:last-child'), document.querySelector('.mid')]
  return last.getBoundingClientRect().bottom <= room.getBoundingClientRect().bottom
}"""


@pytest.mark.parametrize(("language", "names"), [("uk", NAMES), ("de", GERMAN)], ids=["uk", "de"])
def test_eight_explorers_are_in_sight_at_once_and_large_letters_lose_nothing(
    phone: Phones, language: str, names: tuple[str, ...]
) -> None:
    ada = phone()
    Rivals(ada.start_table(MINE), names)
    ada.begin()
    expect(ada.exit).to_be_enabled()
    ada.page.evaluate(
        "tag => localStorage.setItem('diamant.settings', JSON.stringify({ language: tag }))", language
    )
    again(ada)
    assert ada.page.evaluate(LAST_IN_SIGHT)
    fits(ada, language)
    letters = ada.context.new_cdp_session(ada.page)
    letters.send("Page.enable")
    letters.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    again(ada)
    assert ada.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    fits(ada, f"{language}, letters twice as large")


def again(ada: Phone) -> None:
    ada.page.reload()
    expect(ada.page.locator(".acts button").first).to_be_enabled()
