"""What eight long names and letters twice as large do to the moments, and to the end."""

from tests.browser.conftest import Phones
from tests.browser.party import Party, all_of
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.rivals import GERMAN, NAMES, Rivals
from tests.browser.sights import in_every_look
from tests.browser.still import let_pass, reach, stand_still
from tests.browser.walk import CALM

# What is amiss with what is read: it lies over the part before it, leaves its screen, or breaks a word.
AMISS = """() => {
  const main = document.querySelector('main:not([inert])')
  const parts = [...main.querySelectorAll('h1, h2, .sub, .turned, .fallen, .toll, .board, .ranks, .strip p')]
  const box = (one) => one.getBoundingClientRect()
  const name = (one) => `${one.tagName}.${one.className}`
  const over = parts.flatMap((one, at) => parts.slice(0, at)
    .filter((before) => !before.contains(one) && box(one).top < box(before).bottom - 6)
    .map((before) => `${name(one)} lies over ${name(before)}`))
  const out = parts.filter((one) => box(one).left < -1 || box(one).right > innerWidth + 1)
    .map((one) => `${name(one)} leaves the screen`)
  const end = box(main).top + Math.max(main.scrollHeight, box(main).height)
  const cut = parts.filter((one) => box(one).bottom > end + 1).map((one) => `${name(one)} is cut`)
  const broken = [...main.querySelectorAll('.name, h1, h2')].flatMap((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode()
    return [...(text?.data ?? '').matchAll(/[^\\s-]+/g)].filter(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    }).map(([word]) => `${word} is broken`)
  })
  return [...over, ...out, ...cut, ...broken]
}"""


def test_moments_and_the_end_lose_nothing_and_break_no_name(phone: Phones) -> None:
    ada = phone()
    stand_still(ada)
    party = Party(ada, Rivals(ada.start_table("Maximilian-Alexander"), (*NAMES[:4], *GERMAN[:3])))
    ada.begin()
    ada.exit.wait_for()
    let_pass(ada)
    party.decide("Continue", *all_of("Continue", 7))
    turn = party.others(*all_of("Continue", 5), "Exit", "Exit")
    party.choose_last("Continue")
    reach(ada, "reveal", CALM)
    found = amiss(ada, "reveal")
    party.see_what_came_of(turn)
    party.decide("Exit", *all_of("Exit", 7))
    found += amiss(ada, "end of an expedition")
    party.go_on()
    turn = party.others(*all_of("Continue", 7))
    party.choose_last("Continue")
    reach(ada, "collapse", CALM)
    found += amiss(ada, "collapse")
    party.see_what_came_of(turn)
    party.go_on()
    party.rivals.resign()
    ada.exit.wait_for()
    let_pass(ada)
    ada.button("Menu").tap()
    ada.button("Leave the game for good").tap()
    ada.button("Yes").tap()
    ada.onward.wait_for()
    party.go_on()
    ada.page.get_by_text("Cave by cave, in figures").wait_for()
    found += amiss(ada, "result")
    assert found == []


def amiss(ada: Phone, screen: str) -> list[str]:
    """With usual letters on a usual phone, and with large ones on the smallest."""
    letters = ada.context.new_cdp_session(ada.page)
    letters.send("Page.enable")
    found = []
    for size, points in ((TALL, 16), (SMALL, 32)):
        letters.send("Page.setFontSizes", {"fontSizes": {"standard": points}})
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for language, _ in in_every_look(ada, [("uk", "dark"), ("de", "dark")]):
            wrong: list[str] = ada.page.evaluate(AMISS)
            found += [f"{screen}, {language}, {points}: {one}" for one in wrong]
    letters.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    ada.page.set_viewport_size({"width": TALL[0], "height": TALL[1]})
    return found
