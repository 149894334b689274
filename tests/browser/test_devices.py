"""A seat on several devices, and the codes that let them in."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.slow import SlowLine

CODE = re.compile(r"^[B-DF-HJ-NP-TV-XZ]{4} [B-DF-HJ-NP-TV-XZ]{4}$")
RETURN = "() => document.dispatchEvent(new Event('visibilitychange'))"


def test_the_lobby_spells_a_code_that_stays_the_same(phone: Phones) -> None:
    ada, boris = phone(), phone()
    boris.take_seat(ada.start_table("Ada"), "Boris")
    ada.button("Code").last.tap()
    expect(spelled(ada)).to_have_text(CODE)
    boris.button("Code").last.tap()
    expect(spelled(boris)).to_have_text(spelled(ada).inner_text())


def test_a_code_for_my_seat_outlives_its_dialog_and_another_is_not_to_be_had_at_once(phone: Phones) -> None:
    ada = phone()
    ada.start_table("Ada")
    code = code_for_my_seat(ada)
    ada.button("How to play").tap()
    rules = ada.page.get_by_role("dialog", name="How to play")
    rules.get_by_role("button", name="Close").tap()
    expect(spelled(ada)).to_have_text(code)
    ada.button("Close").tap()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.button("Menu").tap()
    expect(spelled(ada)).to_have_text(code)
    ada.button("Play on another device too").tap()
    expect(ada.page.get_by_role("alert").last).to_contain_text("a little fast")
    expect(spelled(ada)).to_have_text(code)


def test_a_code_can_be_scanned_in_the_dark_on_a_page_that_never_saw_the_camp(phone: Phones) -> None:
    ada, *others = phone(), phone(), phone()
    invite = ada.start_table("Ada")
    for name, other in zip(("Boris", "Chiara"), others, strict=True):
        other.take_seat(invite, name)
    ada.begin()
    ada.page.reload()
    expect(ada.exit).to_be_enabled()
    code_for_my_seat(ada)
    paper = ada.page.locator(".qr").evaluate("(code) => getComputedStyle(code).backgroundColor")
    assert min(map(int, re.findall(r"\d+", paper)[:3])) > 200


def test_a_code_is_gone_when_it_has_let_a_device_in(phone: Phones) -> None:
    ada, tablet = phone(), phone()
    ada.start_table("Ada")
    let_in(tablet, code_for_my_seat(ada))
    ada.page.evaluate(RETURN)
    expect(ada.page.get_by_text("It is open on 2 devices.")).to_be_visible()
    expect(spelled(ada)).to_have_count(0)
    ada.button("Sign out").tap()
    ada.button("Yes").tap()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.button("Menu").tap()
    expect(ada.page.get_by_text("It is open on 1 device.")).to_be_visible()
    expect(spelled(ada)).to_have_count(0)
    expect(ada.button("Play on another device too")).to_be_enabled()


def test_a_code_comes_that_was_asked_for_before_the_last_one_was_known_to_be_used(phone: Phones) -> None:
    ada, tablet = phone(), phone()
    line = SlowLine(ada)
    ada.start_table("Ada")
    used = code_for_my_seat(ada)
    ada.button("Close").tap()
    let_in(tablet, used)
    with line.held():
        ada.button("Menu").tap()
        expect(ada.page.get_by_text("It is open on 1 device.")).to_be_visible()
        ada.button("Play on another device too").tap()
    expect(ada.page.get_by_text("It is open on 2 devices.")).to_be_visible()
    expect(spelled(ada)).to_have_text(CODE)
    expect(spelled(ada)).not_to_have_text(used)


def code_for_my_seat(ada: Phone) -> str:
    """Asked for in the menu, which stays open."""
    ada.button("Menu").tap()
    ada.button("Play on another device too").tap()
    expect(spelled(ada)).to_have_text(CODE)
    return spelled(ada).inner_text()


def let_in(tablet: Phone, code: str) -> None:
    tablet.open(f"#code/{code.replace(' ', '')}")
    tablet.button("Go").tap()
    expect(tablet.page.get_by_role("heading", name="Your explorer")).to_be_visible()


def spelled(phone: Phone) -> Locator:
    return phone.page.locator(".spelled b")


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
