from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.early import TAP_AT_ONCE
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals


@pytest.fixture
def ada(phone: Phones) -> Phone:
    return phone()


@pytest.fixture
def rivals(ada: Phone, sent: Callable[[], list[str]]) -> Rivals:
    """Ada and two more are in the first cave, before their first decision."""
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.exit).to_be_visible()
    return rivals


def test_a_mind_may_be_changed_until_the_reveal(ada: Phone, rivals: Rivals) -> None:
    ada.choose("Exit")
    ada.choose("Continue")
    rivals.choose("1.1", "continue", but=["Chiara"])
    ada.choose("Exit")
    rivals.choose("1.1", "continue", but=["Boris"])
    expect(ada.page.get_by_text("Safe in camp")).to_be_visible()
    expect(ada.news).to_contain_text("\u2068Ada\u2069 turns back")
    expect(ada.exit).to_have_count(0)


def test_two_quick_taps_choose_once(ada: Phone, rivals: Rivals, sent: Callable[[], list[str]]) -> None:
    expect(ada.exit).to_be_enabled()
    twice(ada)
    expect(ada.exit).to_contain_text("chosen")
    ada.choose("Continue")
    assert sent() == ["exit", "continue"]


def test_the_last_choice_takes_a_second_and_deliberate_tap(
    ada: Phone, rivals: Rivals, sent: Callable[[], list[str]]
) -> None:
    rivals.choose("1.1", "continue")
    expect(ada.exit).to_contain_text("reveals all")
    expect(ada.exit).to_be_enabled()
    twice(ada)
    expect(ada.exit).to_be_enabled()  # again, which it was not in the moment between
    expect(ada.exit).to_contain_text("tap once more")
    assert (ada.turn, sent()) == ("1.1", [])
    twice(ada)
    expect(ada.page.locator('[data-turn="1.1"]')).to_have_count(0)
    assert sent() == ["exit"]


def test_holding_a_button_makes_the_last_choice_in_one_gesture(
    ada: Phone, rivals: Rivals, sent: Callable[[], list[str]]
) -> None:
    rivals.choose("1.1", "continue")
    expect(ada.exit).to_contain_text("reveals all")
    finger_down(ada)
    expect(ada.page.locator('[data-turn="1.1"]')).to_have_count(0)
    ada.page.mouse.up()
    assert sent() == ["exit"]


def test_a_finger_that_strays_chooses_nothing(
    ada: Phone, rivals: Rivals, sent: Callable[[], list[str]]
) -> None:
    finger_down(ada)
    ada.page.mouse.move(*middle(ada, right=24))
    ada.page.mouse.up()
    rivals.choose("1.1", "continue")
    expect(ada.exit).to_contain_text("reveals all")
    finger_down(ada)
    ada.page.mouse.move(*middle(ada, right=24))
    ada.page.mouse.up()
    expect(ada.exit).to_contain_text("reveals all")
    assert sent() == []


def mouse_slides_off(ada: Phone) -> None:
    x, y = edge(ada)
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x, y - 60)
    ada.page.mouse.up()


def finger_slides_off(ada: Phone) -> None:
    x, y = edge(ada)
    screen = ada.context.new_cdp_session(ada.page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x, "y": y - 60}]),
        ("touchEnd", []),
    ):
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("slide_off", [mouse_slides_off, finger_slides_off])
def test_sliding_off_a_button_chooses_nothing(
    ada: Phone, rivals: Rivals, sent: Callable[[], list[str]], slide_off: Callable[[Phone], None]
) -> None:
    rivals.choose("1.1", "continue")
    expect(ada.exit).to_contain_text("reveals all")
    ada.settled(ada.exit)
    slide_off(ada)
    assert ada.exit.locator(".fill").evaluate("(it) => it.getAnimations().length") == 0
    expect(ada.exit).to_contain_text("reveals all")
    assert sent() == []


def test_a_key_that_is_held_is_one_press_and_a_second_press_reveals(
    ada: Phone, rivals: Rivals, sent: Callable[[], list[str]]
) -> None:
    rivals.choose("1.1", "continue")
    expect(ada.exit).to_contain_text("reveals all")
    ada.settled(ada.exit).focus()
    ada.page.keyboard.down("Enter")
    ada.settled(ada.exit)  # again, after the first press has armed it
    ada.page.keyboard.down("Enter")
    ada.page.keyboard.up("Enter")
    expect(ada.exit).to_contain_text("tap once more")
    assert sent() == []
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator('[data-turn="1.1"]')).to_have_count(0)
    assert sent() == ["exit"]


def test_a_tap_for_the_last_decision_does_not_fall_into_the_next(
    ada: Phone, rivals: Rivals, sent: Callable[[], list[str]]
) -> None:
    ada.choose("Continue")
    ada.page.evaluate(TAP_AT_ONCE, '[data-turn="1.2"] .acts button')
    rivals.choose("1.1", "continue")
    expect(ada.page.locator("body[data-tapped]")).to_be_visible()
    expect(ada.exit).to_be_enabled()
    expect(ada.exit).to_have_attribute("aria-pressed", "false")
    assert sent() == ["continue"]


def middle(ada: Phone, right: float = 0) -> tuple[float, float]:
    box = ada.exit.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + right, box["y"] + box["height"] / 2


def edge(ada: Phone) -> tuple[float, float]:
    """Just inside the upper one of Exit."""
    box = ada.exit.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + 4


def finger_down(ada: Phone) -> None:
    ada.settled(ada.exit)
    ada.page.mouse.move(*middle(ada))
    ada.page.mouse.down()


def twice(ada: Phone) -> None:
    place = middle(ada)  # once: after the first tap the button may be gone
    for _ in range(2):
        ada.page.touchscreen.tap(*place)
