"""A seat on several devices, and the codes that let them in."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Phones

CODE = re.compile(r"^[B-DF-HJ-NP-TV-XZ]{4} [B-DF-HJ-NP-TV-XZ]{4}$")


def test_the_lobby_spells_a_code_that_stays_the_same(phone: Phones) -> None:
    ada, boris = phone(), phone()
    boris.take_seat(ada.start_table("Ada"), "Boris")
    ada.button("Code").last.tap()
    expect(ada.page.locator(".spelled b")).to_have_text(CODE)
    boris.button("Code").last.tap()
    expect(boris.page.locator(".spelled b")).to_have_text(ada.page.locator(".spelled b").inner_text())


def test_a_code_for_my_seat_is_shown_once_a_minute(phone: Phones) -> None:
    ada = phone()
    ada.start_table("Ada")
    ada.button("Menu").tap()
    expect(ada.page.get_by_text("It is open on 1 device.")).to_be_visible()
    ada.button("Play on another device too").tap()
    expect(ada.page.locator(".spelled b")).to_have_text(CODE)
    ada.button("Close").tap()
    ada.button("Menu").tap()
    ada.button("Play on another device too").tap()
    expect(ada.page.get_by_role("alert").last).to_contain_text("a little fast")


def test_a_picture_of_the_code_is_enlarged_and_escape_makes_it_small_before_the_menu_closes(
    phone: Phones,
) -> None:
    ada = phone()
    ada.start_table("Ada")
    ada.button("Menu").tap()
    ada.button("Play on another device too").tap()
    menu = ada.page.get_by_role("dialog", name="Menu")
    picture = menu.get_by_role("button", name="QR code")
    picture.tap()
    expect(picture).to_have_attribute("aria-expanded", "true")
    ada.page.keyboard.press("Escape")
    expect(picture).to_have_attribute("aria-expanded", "false")
    ada.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
