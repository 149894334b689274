"""On the smallest screens, and with eight explorers whose names are long; all screens are in `examined`."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.examined import EVERY_LANGUAGE
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.rivals import GERMAN, NAMES, Rivals
from tests.browser.sights import in_every_look

MINE = "Мирослава-Соломія Щ."


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


# Its height; below nothing, where a word leaves its button, or a line under icon and title its middle.
DOCK = """() => {
  const out = [...document.querySelectorAll('.acts .btn > :is(b, span:not(.fill))')].filter((words) => {
    const range = document.createRange()
    range.selectNodeContents(words)
    const [inner, outer] = [range, words.parentElement].map((one) => one.getBoundingClientRect())
    const strip = words.matches('.relics, span:not(.fill) + .under')
    const aside = strip ? Math.abs(inner.left + inner.right - outer.left - outer.right) : 0
    const high = inner.top < outer.top + 2 || inner.bottom > outer.bottom - 4
    return aside > 2 || high || inner.right > outer.right
  })
  return out.length > 0 ? -out.length : document.querySelector('.dock').offsetHeight
}"""


def docks(ada: Phone) -> dict[str, int]:
    """How high the dock is, by language."""
    return {language: ada.page.evaluate(DOCK) for language, _ in in_every_look(ada, EVERY_LANGUAGE)}


# All of them as after a first card of their kind, which is when most of a badge is drawn.
BADGES = """() => [...document.querySelectorAll('.dangers li')].flatMap((badge) => {
  badge.classList.add('seen')
  const outer = badge.getBoundingClientRect()
  const out = [...badge.querySelectorAll(':scope > :not(.sr)')].filter((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const inner = (one.matches('.word') ? range : one).getBoundingClientRect()
    const air = Math.min(inner.left - outer.left, outer.right - inner.right, outer.bottom - 2 - inner.bottom)
    return air < 1 || inner.top < outer.top + 2 || (one.matches('.word') && inner.height > 20)
  })
  return out.map((one) => `${badge.textContent}: ${one.getAttribute('class')}`)
})"""


def test_all_of_a_danger_is_drawn_on_its_badge(phone: Phones) -> None:
    ada = phone()
    Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.exit).to_be_enabled()
    ram = ada.page.locator(".dangers li").last
    expect(ram.locator(".word")).to_have_text("Ram")
    expect(ram.locator(".sr").first).to_have_text("Battering ram")
    for size in (TALL, SMALL):
        ada.resize(size)
        for language, _ in in_every_look(ada, EVERY_LANGUAGE):
            assert (size, language, ada.page.evaluate(BADGES)) == (size, language, [])


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
