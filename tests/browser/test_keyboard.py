"""A whole game without a pointer, and where the focus is meanwhile."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phones
from tests.browser.keys import Keys
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.rivals import Rivals
from tests.browser.slow import SlowLine


def test_a_whole_game_is_played_by_keys_alone(phone: Phones) -> None:
    ada = phone()
    keys = Keys(ada)
    rivals = lobby(ada, keys)
    first_cave(ada, keys, rivals)
    collapse(ada, keys, rivals)
    menu(ada, keys)
    for cave in (3, 4, 5):
        choose(ada, keys, "Exit")
        rivals.choose(f"{cave}.1", "exit")
        on(ada, keys, "To the result" if cave == 5 else f"Into cave {cave + 1}")
    result(ada, keys)


def lobby(ada: Phone, keys: Keys) -> Rivals:
    ada.open()
    ada.button("Start a table").wait_for()
    keys.enter("Start a table")
    keys.led_to("A new table")
    keys.tab_to("Your name")
    ada.page.keyboard.type("Ada")
    keys.press("Enter")
    keys.led_to("At the camp")
    rivals = Rivals(ada.page.get_by_label("Invite link").input_value(), ["Boris", "Chiara"])
    ada.page.locator(".seats bdi").nth(2).wait_for()
    keys.tab_to("Red, fedora")
    keys.press("ArrowLeft")
    expect(ada.page.get_by_label("Pink, two buns")).to_be_checked()
    keys.tab_to("Edition")
    keys.press("ArrowDown")
    expect(ada.page.get_by_label("Edition")).to_have_value("basic")
    keys.press("ArrowUp")
    keys.tab_to("Chests are open")
    keys.press("Space")
    keys.press("Space")
    keys.enter("Enter the first cave")
    keys.led_to("Your choice")
    return rivals


def first_cave(ada: Phone, keys: Keys, rivals: Rivals) -> None:
    choose(ada, keys, "Continue")
    rivals.choose("1.1", "continue")
    keys.led_to("Turn it")
    keys.press("Enter")
    keys.led_to("Your choice")
    rivals.choose("1.2", "continue")
    expect(ada.exit).to_contain_text("reveals all")
    ada.settled(ada.exit)
    keys.enter("Exit")
    expect(ada.exit).to_contain_text("tap once more")
    ada.settled(ada.exit)
    keys.press("Space")
    keys.led_to("Turn it")
    keys.press("Escape")
    keys.led_to("Safe in camp")
    rivals.choose("1.3", "exit")
    on(ada, keys, "Into cave 2")


def collapse(ada: Phone, keys: Keys, rivals: Rivals) -> None:
    choose(ada, keys, "Continue")
    rivals.choose("2.1", "continue")
    keys.led_to("Turn it")
    keys.press("Escape")
    keys.led_to("Back to the camp")
    keys.press("Space")
    on(ada, keys, "Into cave 3")


def menu(ada: Phone, keys: Keys) -> None:
    ada.settled(ada.exit)
    keys.enter("Menu", "Shift+Tab")
    keys.led_to("Close")
    keys.enter("Leave the game for good")
    keys.led_to("No")
    keys.press("Enter")
    keys.led_to("Leave the game for good")
    keys.enter("Settings", "Shift+Tab")
    keys.led_to("Close")
    keys.press("Escape")
    keys.led_to("Settings")
    keys.press("Escape")
    keys.led_to("Menu")


def result(ada: Phone, keys: Keys) -> None:
    keys.enter("Watch again")
    point = ada.page.get_by_role("slider")
    point.wait_for()  # until the log is read, Close is all there is
    keys.tab_to("Point in the game")
    for key, at in (("ArrowRight", "1"), ("Home", "0"), ("ArrowRight", "1")):
        keys.press(key)
        expect(point).to_have_value(at)
    keys.press("Tab")
    keys.press("ArrowRight")
    expect(point).to_have_value("2")
    keys.press("Escape")
    keys.led_to("Watch again")


def choose(ada: Phone, keys: Keys, choice: str) -> None:
    ada.settled(ada.exit)
    keys.enter(choice)
    expect(ada.page.locator(".acts .chosen")).to_contain_text("chosen")


def on(ada: Phone, keys: Keys, way: str) -> None:
    """From the end of an expedition."""
    keys.led_to(way)
    ada.settled(ada.onward)
    keys.press("Enter")
    keys.led_to("Your choice" if way.startswith("Into") else "The game is over")


def test_keys_stop_at_the_explorers_only_where_they_have_to_be_scrolled(phone: Phones) -> None:
    ada = phone(size=SMALL)
    Rivals(ada.start_table("Ada"), ["Boris", "Chiara", "Dmytro"])
    ada.begin()
    scrolled = ada.page.locator(".mid")
    expect(scrolled).to_have_attribute("tabindex", "0")
    keys = Keys(ada)
    keys.tab_to("Boris", "Shift+Tab")
    expect(scrolled).to_be_focused()
    keys.press("End")
    ada.page.wait_for_function("() => document.activeElement.scrollTop > 0")
    ada.resize(TALL)
    expect(scrolled).not_to_have_attribute("tabindex", "0")


# A field shows where one types, whoever led there.
FRAMED = "() => document.activeElement.matches(':focus-visible:not(input, h1, h2)')"


def test_a_finger_leaves_no_frame_behind(phone: Phones) -> None:
    ada = phone()
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    framed = {"the first decision": frame(ada, ".acts:focus")}
    ada.button("Menu").tap()
    framed["a dialog"] = frame(ada, "dialog :focus")
    ada.button("Leave the game for good").tap()
    framed["a question"] = frame(ada, ".sure :focus")
    ada.button("Close").tap()
    framed["after a dialog"] = frame(ada, ".bar :focus")
    ada.choose("Continue")
    rivals.choose("1.1", "exit")
    framed["a reveal"] = frame(ada, ".strip :focus")
    ada.page.locator('[data-turn="1.2"]').wait_for()
    framed["the next decision"] = frame(ada, ".acts:focus")
    assert [where for where, is_framed in framed.items() if is_framed] == []


def frame(ada: Phone, focused: str) -> bool:
    ada.page.locator(focused).wait_for()
    return bool(ada.page.evaluate(FRAMED))


# As from a messenger; the page doubts its connection then.
RETURN = "() => document.dispatchEvent(new Event('visibilitychange'))"


def test_a_return_to_the_page_leaves_the_focus_where_it_is(phone: Phones) -> None:
    ada = phone()
    line = SlowLine(ada)
    Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    for name in ("Edition", "Chests are open", "Red, fedora"):
        rests_and_keeps_the_focus(ada, line, ada.page.get_by_label(name))
    for button in (ada.button("Code").last, ada.button("Enter the first cave")):
        rests_and_keeps_the_focus(ada, line, button)
    ada.button("Menu").tap()
    ada.page.locator("summary", has_text="Boris").tap()
    for name in ("Play on another device too", "Let \u2068Boris\u2069", "Give up your seat"):
        rests_and_keeps_the_focus(ada, line, ada.button(name))
    ada.button("Give up your seat").tap()
    rests_and_keeps_the_focus(ada, line, ada.button("Yes"))


def rests_and_keeps_the_focus(ada: Phone, line: SlowLine, control: Locator) -> None:
    control.focus()
    with line.held():
        ada.page.evaluate(RETURN)
        expect(control).to_be_disabled()
        expect(control).to_be_focused()
    expect(control).to_be_enabled()
    expect(control).to_be_focused()
