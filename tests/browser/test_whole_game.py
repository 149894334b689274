from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.phone import Phone, decide
from tests.browser.script import EXPEDITIONS, POINTS


def test_three_phones_play_from_the_first_tap_to_the_winner(phone: Phones) -> None:
    play_to_the_winner(three(phone))


def play_to_the_winner(everyone: list[Phone]) -> None:
    """A whole game on the stacked decks; one phone is refreshed in the middle of a decision."""
    ada, boris, _ = everyone
    by_name = dict(zip(POINTS, everyone, strict=True))
    ada.begin()
    for cave, decisions in enumerate(EXPEDITIONS, 1):
        for choices in decisions:
            check(ada, boris)
            decide({by_name[name]: choice for name, choice in choices.items()})
        if cave == 2:
            expect(boris.page.locator(".note")).to_contain_text("The second snake! The cave collapses.")
        look(f"Cave {cave} is closed", everyone)
    expect(ada.page.get_by_role("heading", name="You win")).to_be_visible()
    expect(boris.page.get_by_role("heading", name="\u2068Ada\u2069 wins")).to_be_visible()
    for one in everyone:
        expect(one.page.locator(".board bdi")).to_have_text(list(POINTS))
        sums = one.page.locator(".board .sum .n").all()
        assert [one.get_attribute("aria-label") for one in sums] == [
            f"{points} points" for points in POINTS.values()
        ]


def check(ada: Phone, boris: Phone) -> None:
    """What the page must show before some of the decisions."""
    match ada.turn:
        case "1.2":
            boris.choose("Continue")
            boris.page.reload()
            expect(boris.go_on).to_have_attribute("aria-pressed", "true")
        case "1.3":
            expect(ada.page.locator(".bag .n")).to_have_accessible_name("12")
            expect(boris.page.locator(".chest .n")).to_have_accessible_name("6")
        case "2.1":
            expect(ada.cave).to_have_accessible_name("Cave 2 of 5")


def look(title: str, everyone: list[Phone]) -> None:
    for one in everyone:
        expect(one.page.get_by_role("heading", name=title)).to_be_visible()
        one.look_at_the_end()


def three(phone: Phones, **where: str) -> list[Phone]:
    """Ada, Boris and Chiara, each on a phone of their own, in the lobby."""
    everyone = [phone(**where), phone(**where), phone(**where)]
    invite = everyone[0].start_table("Ada")
    everyone[1].take_seat(invite, "Boris")
    everyone[2].take_seat(invite, "Chiara")
    return everyone


def test_a_phone_refreshed_in_the_middle_of_a_decision_finds_its_choice(phone: Phones) -> None:
    ada, boris, chiara = three(phone)
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
