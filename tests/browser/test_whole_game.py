from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.phone import Choice, Phone, decide


def test_three_phones_play_from_the_first_tap_to_the_winner(phone: Phones) -> None:
    ada, boris, chiara = everyone = [phone(), phone(), phone()]
    invite = ada.start_table("Ada")
    boris.take_seat(invite, "Boris")
    chiara.take_seat(invite, "Chiara")
    ada.begin()
    expect(boris.page.locator('[data-turn="1.1"]')).to_be_visible()
    play(
        1,
        [
            {ada: "Continue", boris: "Continue", chiara: "Continue"},
            {chiara: "Exit", boris: "Exit", ada: "Continue"},
            {ada: "Exit"},
        ],
        everyone,
    )
    for cave in range(2, 6):
        play(cave, [{ada: "Exit", boris: "Exit", chiara: "Exit"}], everyone)
    for one in everyone:
        expect(one.page.get_by_role("heading", name="The game is over")).to_be_visible()
    boards = [one.page.locator(".board").inner_text() for one in everyone]
    assert boards[0] == boards[1] == boards[2]


def play(cave: int, plan: list[dict[Phone, Choice]], everyone: list[Phone]) -> None:
    """One cave by plan, unless it collapses before."""
    for choices in plan:
        if not everyone[0].ended:
            expect(everyone[0].cave).to_have_accessible_name(f"Cave {cave} of 5")
            decide(choices)
    for one in everyone:
        one.look_at_the_end()


def test_a_phone_refreshed_in_the_middle_of_a_decision_finds_its_choice(phone: Phones) -> None:
    ada, boris, chiara = phone(), phone(), phone()
    invite = ada.start_table("Ada")
    boris.take_seat(invite, "Boris")
    chiara.take_seat(invite, "Chiara")
    ada.begin()
    boris.choose("Exit")
    boris.page.reload()
    expect(boris.exit).to_have_attribute("aria-pressed", "true")
    expect(boris.go_on).to_be_enabled()
    chiara.page.reload()
    expect(chiara.exit).to_have_attribute("aria-pressed", "false")
    boris.choose("Continue")
    decide({chiara: "Continue", ada: "Continue"})
    assert boris.turn == "1.2"
