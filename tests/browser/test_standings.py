"""What a relic and a collapse do to the rows of the explorers, at the table and between two caves."""

import pytest
from playwright.sync_api import expect

from tests.browser import deck
from tests.browser.conftest import Phones
from tests.browser.examined import EVERY_LANGUAGE
from tests.browser.party import Party, all_of
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.rivals import NAMES, Rivals
from tests.browser.sights import in_every_look
from tests.browser.still import let_pass, stand_still

SIZES = (TALL, SMALL, (360, 800), (390, 844))
# With as many rubies as a cave may give.
WRAPPED = """() => [...document.querySelectorAll('.crew .own')].filter((own) => {
  const numbers = own.querySelectorAll(':scope > :nth-child(-n + 2) > [aria-hidden]:not(svg)')
  numbers.forEach((number) => { number.firstChild.data = '25' })
  const tops = [...own.children].map((one) => one.getBoundingClientRect().top)
  return Math.max(...tops) - Math.min(...tops) > 4
}).map((own) => own.textContent)"""
LOW = """() => [...document.querySelectorAll('.ranks li')].filter((row) =>
  row.getBoundingClientRect().bottom > document.querySelector('.foot').getBoundingClientRect().top)
  .map((row) => row.textContent)"""


@pytest.fixture
def ada(phone: Phones) -> Phone:
    ada = phone()
    stand_still(ada)
    return ada


@pytest.fixture
def party(ada: Phone, monkeypatch: pytest.MonkeyPatch) -> Party:
    """Each of the first two caves has a relic after a treasure; the third collapses over a full bag."""
    for cave in (1, 2):
        monkeypatch.setitem(deck.ON_TOP, cave, ("treasure-17", f"relic-{cave}", "treasure-15"))
    monkeypatch.setitem(deck.ON_TOP, 3, ("treasure-17", "treasure-15", "snake-1", "snake-2"))
    party = Party(ada, Rivals(ada.start_table("Ada"), NAMES))
    ada.begin()
    ada.exit.wait_for()
    let_pass(ada)
    return party


def alone_with_a_relic(party: Party) -> None:
    """Ada carries it out; the others follow her."""
    party.decide("Continue", *all_of("Continue", 7))
    party.decide("Exit", *all_of("Continue", 7))
    party.see_what_came_of(party.others(*all_of("Exit", 7)))


def row(ada: Phone, name: str) -> list[str]:
    """What the eye sees of an explorer in the standings: relics, what came of the cave, and points."""
    of = ada.page.locator(".ranks li").filter(has_text=name)
    relics = of.locator(".nm > [aria-hidden]:not(svg)")
    signs = [one.get_attribute("aria-label") or "" for one in of.locator(".n").all()]
    return [*(one.strip() for one in relics.all_inner_texts()), *signs]


def test_bag_chest_and_relics_stay_on_one_line(ada: Phone, party: Party) -> None:
    for _ in range(2):
        alone_with_a_relic(party)
        party.go_on()
        for size in SIZES:
            ada.resize(size)
            assert (size, ada.page.evaluate(WRAPPED)) == (size, [])
        ada.resize(TALL)
        ada.page.reload()
        let_pass(ada)


def test_the_rows_are_ordered_by_the_number_they_show_and_say_what_a_relic_is_worth_and_what_was_lost(
    ada: Phone, party: Party
) -> None:
    for relics in (1, 2):
        alone_with_a_relic(party)
        points = [one.get_attribute("aria-label") for one in ada.page.locator(".sum .n").all()]
        assert points == sorted(points, key=lambda text: -int((text or "").split()[0]))
        assert row(ada, "Ada")[0] == str(5 * relics)
        party.go_on()
    for _ in range(2):
        party.decide("Continue", *all_of("Continue", 7))
    party.decide("Continue", *all_of("Continue", 7))
    expect(ada.page.locator(".ranks .loss")).to_have_count(8)
    assert row(ada, "Ada")[1].startswith("lost ")
    for look in in_every_look(ada, EVERY_LANGUAGE):
        assert (look, ada.misfits(), ada.page.evaluate(LOW)) == (look, [], [])
    ada.resize(SMALL)
    for look in in_every_look(ada, EVERY_LANGUAGE):
        assert (look, ada.misfits()) == (look, [])
