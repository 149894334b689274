"""The start page: what this is, and the tables at which this device sits."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.phone import SMALL, Phone
from tests.browser.rivals import Rivals

# What is left empty under the logo, and over the name of the first table.
AIR = """() => {
  const [logo, picture, ticket, name] = ['.logo', '.print', '.ticket', '.ticket b']
    .map((one) => document.querySelector(one).getBoundingClientRect())
  return [picture.top - logo.bottom, name.top - ticket.top]
}"""
RETURN = "document.dispatchEvent(new Event('visibilitychange'))"


def begun(phone: Phones, host: str = "Ada") -> tuple[Phone, Rivals]:
    """A phone whose table has begun and waits for its choice."""
    ada = phone()
    rivals = Rivals(ada.start_table(host), ["Boris", "Chiara"])
    ada.begin()
    ada.exit.wait_for()
    return ada, rivals


def test_a_newcomer_reads_what_this_is_sees_the_cave_and_no_connection_is_made(phone: Phones) -> None:
    ada = phone(size=SMALL)
    said = ada.sent()
    ada.open()
    expect(ada.page.get_by_text("A game of nerve for 3 to 8 friends.")).to_be_in_viewport()
    picture = ada.page.locator(".print").bounding_box()
    assert picture is not None
    assert picture["height"] > 100
    for link in ("Start a table", "Join by code", "How to play", "Settings", "Dark"):
        expect(ada.button(link)).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_label("Language")).to_be_in_viewport()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Diamant")
    assert said == []


def test_the_table_that_waits_for_me_is_the_first(phone: Phones) -> None:
    ada, rivals = begun(phone)
    ada.start_table("Ada")  # newer, and in the lobby
    said = ada.sent()
    ada.open()
    first = ada.page.locator(".tables li").first
    expect(first).to_contain_text(re.compile("With .Boris. and .Chiara."))
    expect(first).to_contain_text("Cave 1 of 5. Your decision!")
    expect(ada.page.locator(".tables li").last).to_contain_text(re.compile(r"At the camp.*Kept until"))
    assert [one["action"] for one in said] == ["tables"]
    first.get_by_role("link").tap()
    ada.choose("Exit")
    ada.page.go_back()
    expect(ada.page.locator(".ticket")).to_contain_text("At the camp")
    expect(ada.page.locator(".row")).to_contain_text("Cave 1 of 5. Waiting for the others.")
    rivals.choose("1.1", "exit")


def test_beside_a_table_the_drawing_fills_the_page_and_the_name_of_the_table_its_paper(phone: Phones) -> None:
    ada, _ = begun(phone)
    ada.open()
    ada.page.locator(".ticket small").wait_for()
    sky, air = ada.page.evaluate(AIR)
    assert sky < 24
    assert air >= 8


def test_the_list_is_asked_for_again_on_return_and_says_when_it_cannot_be(phone: Phones) -> None:
    ada, boris = phone(), phone()
    invite = ada.start_table("Ada")
    Rivals(invite, ["Chiara"])
    boris.take_seat(invite, "Boris")
    boris.page.go_back()
    said = boris.sent()
    boris.open()
    expect(boris.page.locator(".ticket")).to_contain_text("At the camp")
    ada.begin()
    ada.exit.wait_for()
    boris.page.evaluate(RETURN)
    expect(boris.page.locator(".ticket")).to_contain_text("Your decision!")
    boris.context.set_offline(offline=True)
    boris.page.evaluate(RETURN)
    expect(boris.page.get_by_text("No connection: this is how things stood.")).to_be_visible()
    boris.context.set_offline(offline=False)
    expect(boris.page.get_by_text("No connection: this is how things stood.")).to_be_hidden()
    assert {one["action"] for one in said} == {"tables"}


def test_a_seat_is_not_forgotten_without_a_question(phone: Phones) -> None:
    ada, _ = begun(phone)
    ada.open()
    ada.button("Tidy the list").tap()
    ada.button("Take this table off the list").tap()
    expect(ada.page.get_by_text("The key to your seat is on this device only")).to_be_visible()
    ada.button("Keep it").tap()
    ada.button("Take this table off the list").tap()
    ada.button("Forget it").tap()
    expect(ada.page.get_by_text("A game of nerve for 3 to 8 friends.")).to_be_visible()


def test_a_table_that_is_no_more_is_said_to_be_gone_and_taken_off_at_once(phone: Phones) -> None:
    ada = phone()
    ada.start_table("Ada")
    gone = "seats => seats.map(([, seat]) => ['x'.repeat(16), seat])"
    ada.page.evaluate(
        f"() => {{ const key = 'diamant.seats'; const change = {gone};"
        " localStorage.setItem(key, JSON.stringify(change(JSON.parse(localStorage.getItem(key))))) }"
    )
    ada.open()
    expect(ada.page.get_by_text("This table, or your seat at it, is no more.")).to_be_visible()
    ada.button("Take this table off the list").tap()
    expect(ada.page.get_by_text("A game of nerve for 3 to 8 friends.")).to_be_visible()


def test_the_rules_are_shown_over_the_start_page_and_back_closes_them(phone: Phones) -> None:
    ada = phone()
    ada.open()
    ada.button("How to play").tap()
    rules = ada.page.get_by_role("dialog", name="How to play")
    expect(rules.get_by_role("heading", name="A relic")).to_be_visible()
    assert len(rules.inner_text().split()) <= 150
    ada.page.go_back()
    expect(rules).to_have_count(0)
    expect(ada.button("How to play")).to_be_focused()


def test_settings_are_in_force_at_once_and_kept(phone: Phones) -> None:
    ada = phone()
    ada.open()
    page = ada.page.locator("html")
    ada.button("Settings").tap()
    ada.page.get_by_role("group", name="Colours").get_by_label("Dark").check()
    expect(page).to_have_attribute("data-theme", "dark")
    ada.page.get_by_role("group", name="Motion").get_by_label("Calm").check()
    expect(page).to_have_attribute("data-motion", "calm")
    ada.page.get_by_role("switch", name="Sound").check()
    expect(ada.button("Close")).to_be_in_viewport()  # also at the foot of a long sheet
    ada.page.reload()
    expect(page).to_have_attribute("data-theme", "dark")
    expect(ada.page.get_by_role("switch", name="Sound")).to_be_checked()
    ada.button("Close").tap()
    ada.button("Light").tap()
    expect(page).to_have_attribute("data-theme", "light")


def test_each_screen_has_its_title_and_takes_the_focus_to_its_heading(phone: Phones) -> None:
    ada = phone()
    ada.open()
    expect(ada.page).to_have_title("Diamant")
    ada.button("Start a table").tap()
    expect(ada.page).to_have_title("A new table · Diamant")
    expect(ada.page.get_by_role("heading", name="A new table")).to_be_focused()
    ada.page.go_back()
    invite = ada.start_table("Ada")
    expect(ada.page).to_have_title("At the camp · Diamant")
    Rivals(invite, ["Boris", "Chiara"])
    ada.begin()
    expect(ada.page).to_have_title("● Your decision · Diamant")
    ada.choose("Exit")
    expect(ada.page).to_have_title("Cave 1 · Diamant")
