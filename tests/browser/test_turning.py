"""What a card is, is seen when it lies face up, and not before."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.party import Party, all_of
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals
from tests.browser.still import let_pass, reach, stand_still

FACE_UP = 640  # milliseconds
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


def height(ada: Phone) -> float:
    box = ada.exit.bounding_box()
    assert box is not None
    return box["height"]
