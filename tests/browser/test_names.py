from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.rivals import Rivals

MARKUP, RIGHT_TO_LEFT = "<u onclick=x>A</u>", "مريم 1"


def test_a_name_is_text_whatever_it_says(phone: Phones) -> None:
    ada = phone()
    invite = ada.start_table(MARKUP)
    rivals = Rivals(invite, [RIGHT_TO_LEFT])
    guest = phone()
    guest.page.goto(invite)
    for page in (ada.page, guest.page):
        expect(page.locator(".seats bdi")).to_have_text([MARKUP, RIGHT_TO_LEFT])
    guest.take_seat(invite, "<b>Ada</b>")
    ada.begin()
    ada.choose("Continue")
    guest.choose("Exit")
    rivals.choose("1.1", "continue")
    expect(ada.news).to_contain_text("\u2068<b>Ada</b>\u2069 turns back")
    assert ada.page.locator("main u, main b u, bdi > *").count() == 0


def test_a_name_does_not_turn_the_sentence_around_it(phone: Phones) -> None:
    ada = phone()
    Rivals(ada.start_table("Ada"), [RIGHT_TO_LEFT])
    name = ada.page.locator("bdi", has_text=RIGHT_TO_LEFT)
    assert name.evaluate("one => getComputedStyle(one).direction") == "rtl"
    assert name.evaluate("one => getComputedStyle(one.parentElement).direction") == "ltr"
    ada.button("Menu").tap()
    ada.page.locator("summary", has_text=RIGHT_TO_LEFT).tap()
    ada.button("Take the seat away from").tap()
    ada.button("Yes").tap()
    expect(name).to_have_count(0)
