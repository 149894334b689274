"""Joining by a code that somebody reads out, and bringing a seat along by one."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals


def spelled(phone: Phone) -> str:
    return phone.page.locator(".spelled b").inner_text()


def use(phone: Phone, typed: str) -> None:
    phone.open("#code")
    phone.page.get_by_label("Code", exact=True).press_sequentially(typed)
    phone.button("Go").tap()


def test_a_code_that_is_read_out_leads_to_the_lobby(phone: Phones) -> None:
    ada, boris = phone(), phone()
    ada.start_table("Ada")
    ada.page.locator(".acts2").get_by_role("button", name="Read out a code").tap()
    code = spelled(ada)
    boris.open()
    boris.button("Join by code").tap()
    field = boris.page.get_by_label("Code", exact=True)
    field.press_sequentially(code.replace(" ", "").lower())
    expect(field).to_have_value(re.compile(f"^{code}$", re.IGNORECASE))
    boris.button("Go").tap()
    boris.page.get_by_label("Your name").fill("Boris")
    boris.button("Take a seat").tap()
    expect(ada.page.locator(".seats bdi")).to_have_text(["Ada", "Boris"])


def test_a_seat_is_brought_along_and_nothing_false_is_said_of_the_shuffle(phone: Phones) -> None:
    ada, second = phone(), phone()
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    ada.exit.wait_for()
    ada.button("Menu").tap()
    ada.button("Play on another device too").tap()
    use(second, spelled(ada))
    second.choose("Exit")
    rivals.choose("1.1", "exit")
    expect(second.onward).to_be_visible()
    second.look_at_the_end()
    second.button("Menu").tap()
    second.page.get_by_text("A fair shuffle").tap()
    expect(second.page.get_by_text("is on the device you sat down with")).to_be_visible()
    expect(second.page.get_by_text("Do not trust this game.")).to_have_count(0)
    second.page.reload()
    expect(second.page.get_by_role("dialog", name="Menu")).to_be_visible()
    second.open()
    expect(second.page.locator(".ticket")).to_contain_text(re.compile("With .Boris. and .Chiara."))


def test_what_is_no_code_and_what_is_no_longer_one_is_said_at_the_field(phone: Phones) -> None:
    boris = phone()
    use(boris, "abc")
    field = boris.page.get_by_label("Code", exact=True)
    expect(field).to_have_accessible_description(re.compile("A code has eight letters"))
    expect(field).to_be_focused()
    field.fill("BCDF GHJK")
    boris.button("Go").tap()
    expect(field).to_have_accessible_description(re.compile("This code does not work"))
    expect(field).to_have_attribute("aria-invalid", "true")


def test_an_invite_link_may_be_pasted_instead(phone: Phones) -> None:
    ada, boris = phone(), phone()
    invite = ada.start_table("Ada")
    boris.open("#code")
    boris.page.get_by_label("Code", exact=True).fill(invite)
    boris.button("Go").tap()
    expect(boris.page.get_by_text("1 explorer sits here:")).to_be_visible()
