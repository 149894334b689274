from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.phone import Phone, decide


def test_three_phones_play_from_the_first_tap_to_the_winner(phone: Phones) -> None:
    play_to_the_winner(three(phone))


def play_to_the_winner(everyone: list[Phone]) -> None:
    """A whole game on the stacked decks; one phone is refreshed in the middle of a decision."""
    ada, boris, chiara = everyone
    ada.begin()
    # 17 rubies: 5 each, 2 stay. A snake; two go home with one more each. 7 rubies, all Ada's.
    decide({ada: "Continue", boris: "Continue", chiara: "Continue"})
    boris.choose("Continue")
    boris.page.reload()
    expect(boris.go_on).to_have_attribute("aria-pressed", "true")
    decide({chiara: "Exit", boris: "Exit", ada: "Continue"})
    expect(ada.page.locator(".bag .n")).to_have_accessible_name("12")
    expect(boris.page.locator(".chest .n")).to_have_accessible_name("6")
    decide({ada: "Exit"})
    look("Cave 1 is closed", everyone)
    # A snake, then another.
    expect(ada.cave).to_have_accessible_name("Cave 2 of 5")
    decide({boris: "Continue", ada: "Continue", chiara: "Continue"})
    expect(boris.page.get_by_text("The second snake! The cave collapses.")).to_be_visible()
    look("Cave 2 is closed", everyone)
    # 5 rubies: 1 each, 2 stay, too few for three.
    for cave in (3, 4, 5):
        decide({ada: "Exit", boris: "Exit", chiara: "Exit"})
        look(f"Cave {cave} is closed", everyone)
    expect(ada.page.get_by_role("heading", name="You win")).to_be_visible()
    expect(boris.page.get_by_role("heading", name="\u2068Ada\u2069 wins")).to_be_visible()
    for one in everyone:
        expect(one.page.locator(".board bdi")).to_have_text(["Ada", "Boris", "Chiara"])
        sums = one.page.locator(".board .sum .n").all()
        assert [points.get_attribute("aria-label") for points in sums] == ["15", "9", "9"]


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
