"""What a card is, is seen when it lies face up, and not before."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.early import TAP_AT_ONCE
from tests.browser.party import Party, all_of
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals
from tests.browser.still import let_pass, reach, stand_still

# Milliseconds.
FACE_UP, FATAL_UP = 640, 700
# When all rubies have come to those they flew to, and the last of the counters still moves.
SHARED_OUT = 1_900
OTHERS = ("Boris", "Chiara")
LOOSE = "() => [...document.querySelectorAll('.aloft .gem')].map((gem) => getComputedStyle(gem).opacity)"


@pytest.fixture
def ada(phone: Phones) -> Phone:
    ada = phone()
    ada.page.emulate_media(reduced_motion="no-preference")
    stand_still(ada)
    return ada


@pytest.fixture
def party(ada: Phone) -> Party:
    """Ada and two more at the first card of the first cave, which is being turned."""
    party = Party(ada, Rivals(ada.start_table("Ada"), OTHERS))
    ada.begin()
    return party


def test_rubies_that_were_shared_out_are_gone_from_the_card(ada: Phone, party: Party) -> None:
    reach(ada, "turn", SHARED_OUT)
    loose = ada.page.evaluate(LOOSE)
    assert (len(loose), set(loose)) == (9, {"0"})
    expect(ada.page.locator(".card .left")).to_have_css("opacity", "1")


def test_a_relic_is_not_told_before_its_card_lies_face_up(ada: Phone, party: Party) -> None:
    reach(ada, "turn", 0)
    let_pass(ada)
    for _ in range(2):
        party.decide("Continue", *all_of("Continue", 2))
    party.others(*all_of("Continue", 2))
    party.choose_last("Continue")
    reach(ada, "turn", FACE_UP - 40)
    tall = height(ada)
    expect(ada.exit).not_to_contain_text("relic")
    expect(ada.page.locator(".pool")).not_to_contain_text("relic")
    reach(ada, "turn", FACE_UP + 40)
    expect(ada.exit).to_contain_text("relic")
    expect(ada.page.locator(".pool")).to_contain_text("relic")
    assert height(ada) == tall


def test_a_collapse_is_not_told_before_its_card_lies_face_up(ada: Phone, party: Party) -> None:
    reach(ada, "turn", 0)
    let_pass(ada)
    into_the_second_trap(party)
    reach(ada, "collapse", FATAL_UP - 40)
    expect(ada.button("Back to the camp")).to_have_count(0)
    ada.button("Turn it").tap()  # what jumps to the picture, and not past it
    expect(ada.button("Back to the camp")).to_be_visible()
    expect(ada.page.locator(".fallen")).to_have_css("opacity", "1")


def test_a_tap_for_the_screen_before_does_not_leave_the_end_of_an_expedition(
    ada: Phone, party: Party
) -> None:
    reach(ada, "turn", 0)
    let_pass(ada)
    ada.page.evaluate(TAP_AT_ONCE, ".closed .foot button")
    party.decide("Exit", *all_of("Exit", 2))
    expect(ada.page.locator("body[data-tapped]")).to_be_attached()
    expect(ada.onward).to_be_visible()
    party.go_on()
    expect(ada.page.locator('[data-turn="2.1"]')).to_be_attached()


def into_the_second_trap(party: Party) -> None:
    party.decide("Exit", *all_of("Exit", 2))
    party.go_on()
    party.others(*all_of("Continue", 2))
    party.choose_last("Continue")


def height(ada: Phone) -> float:
    box = ada.exit.bounding_box()
    assert box is not None
    return box["height"]
