import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.rivals import Rivals


def test_who_is_removed_is_told_so(phone: Phones) -> None:
    ada, boris = phone(), phone()
    invite = ada.start_table("Ada")
    boris.take_seat(invite, "Boris")
    ada.button("Menu").tap()
    ada.page.locator("summary", has_text="Boris").tap()
    ada.button("Take the seat away from").tap()
    ada.button("Yes").tap()
    expect(boris.page.get_by_text("Your seat at this table was taken away.")).to_be_visible()
    expect(boris.page.get_by_text("A game of nerve for 3 to 8 friends.")).to_be_visible()


def test_who_is_removed_from_the_game_is_not_said_to_have_left_it(phone: Phones) -> None:
    ada, boris = phone(), phone()
    invite = ada.start_table("Ada")
    boris.take_seat(invite, "Boris")
    expect(ada.button("What happened")).to_have_count(0)
    Rivals(invite, ["Chiara", "Dora"])
    ada.begin()
    ada.exit.wait_for()
    ada.button("Menu").tap()
    ada.page.locator("summary", has_text="Boris").tap()
    ada.button("Remove \u2068Boris\u2069").tap()
    ada.button("Yes").tap()
    expect(boris.page.get_by_text("Out of the game", exact=True)).to_be_visible()
    expect(boris.news).to_contain_text("was removed from the game")


def test_a_refused_name_can_be_given_otherwise(phone: Phones) -> None:
    ada, boris = phone(), phone()
    invite = ada.start_table("Ada")
    boris.page.goto(invite)
    boris.page.get_by_label("Your name").fill("ADA")
    boris.button("Take a seat").tap()
    expect(boris.page.get_by_role("alert")).to_contain_text("has that name, or one that looks like it")
    name = boris.page.get_by_label("Your name")
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(name).to_have_accessible_description(re.compile("has that name"))
    boris.take_seat(invite, "Boris")
    expect(ada.page.locator(".seats bdi")).to_have_text(["Ada", "Boris"])


def test_the_lobby_shows_everyone_what_the_host_chooses_and_what_all_wear(phone: Phones) -> None:
    ada, boris = phone(), phone()
    invite = ada.start_table("Ada")
    boris.take_seat(invite, "Boris")
    edition = ada.page.get_by_label("Edition")
    edition.select_option("classic")
    ada.page.get_by_label("Chests are open").uncheck()
    expect(edition).to_have_accessible_description(re.compile("scorpion"))
    expect(boris.page.locator(".rules")).to_contain_text("Classic: other traps, no relics")
    expect(boris.page.locator(".rules")).to_contain_text("closed chests")
    boris.page.get_by_label("Pink, two buns").check(force=True)
    expect(ada.page.get_by_label("Pink, two buns")).to_be_disabled()
    expect(ada.page.get_by_label("Amber, lamp helmet")).to_be_enabled()


def test_an_invite_to_a_game_that_has_begun_says_so(phone: Phones) -> None:
    ada, late = phone(), phone()
    invite = ada.start_table("Ada")
    Rivals(invite, ["Boris", "Chiara"])
    ada.begin()
    ada.exit.wait_for()
    late.page.goto(invite)
    expect(late.page.get_by_text("This game has begun: no more seats.")).to_be_visible()
    expect(late.page.get_by_text("Ask your friends for an invite link to their next game.")).to_be_visible()
    late.home.tap()
    expect(late.button("Start a table")).to_be_visible()


def test_an_invite_to_no_table_says_what_to_ask_for(phone: Phones) -> None:
    ada = phone()
    ada.open(f"#join/{'x' * 16}/{'y' * 16}")
    expect(ada.page.get_by_text("There is no such table")).to_be_visible()
    expect(ada.page.get_by_text("Ask your friend whether the table is still there")).to_be_visible()
    ada.home.tap()
    expect(ada.button("Start a table")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("fragment", ["#join/abc", f"#join/{'x' * 16}/", "#nonsense"])
def test_half_a_link_is_called_so_at_once(phone: Phones, fragment: str) -> None:
    ada = phone()
    ada.open(fragment)
    expect(ada.page.get_by_role("alert")).to_contain_text("That is not an invite link.")
    ada.button("Start a table").tap()
    expect(ada.button("Open the table")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_an_invite_says_who_invites_and_to_what_and_back_leads_to_the_start_page(phone: Phones) -> None:
    ada, boris = phone(), phone()
    invite = ada.start_table("Ada")
    boris.page.goto(invite)
    expect(boris.page.locator(".what")).to_contain_text(re.compile("Ada.? invites you.*before it collapses"))
    expect(boris.page.locator(".terms")).to_contain_text(re.compile("With relics.*open chests"))
    expect(boris.page).to_have_title(re.compile("Ada.? invites you · Diamant"))
    boris.take_seat(invite, "Boris")
    boris.page.go_back()
    boris.page.get_by_role("link", name=re.compile("With .?Ada")).tap()
    expect(boris.page.get_by_role("heading", name="Your explorer")).to_be_visible()


def test_back_leads_to_the_tables_of_this_device_and_from_there_to_the_seat(phone: Phones) -> None:
    ada = phone()
    invite = ada.start_table("Ada")
    ada.page.go_back()
    ada.page.get_by_role("link", name="Nobody else yet").tap()
    expect(ada.page.get_by_role("heading", name="Your explorer")).to_be_visible()
    ada.page.goto(invite)  # one seat on each device: the invite leads to it
    expect(ada.page.get_by_role("heading", name="Your explorer")).to_be_visible()
