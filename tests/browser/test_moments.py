"""What happened is shown moment by moment. Where a test stops the time, taps go on all the same."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals

# Runs before the page: which moments it has shown.
WATCH = """
window.shown = []
new MutationObserver(() => {
  const { moment } = document.documentElement.dataset
  if (moment && window.shown.at(-1) !== moment) window.shown.push(moment)
}).observe(document, { subtree: true, attributeFilter: ['data-moment'] })
"""
FREEZE = "() => document.getAnimations().forEach((one) => one.pause())"
TRAVELS = """() => document.getAnimations()
  .filter((one) => one.effect.getKeyframes().some((frame) => 'transform' in frame)).length"""
# All that speaks by itself, but for the connection.
LIVE = ":is([aria-live]:not([aria-live=off]), [role=status], [role=log], output):not(.net)"

# Runs before the page: how many knocks were heard.
LISTEN = """
window.sounds = 0
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...when) {
  window.sounds += 1
  return start.apply(this, when)
}
"""
CHOOSE_SOUND = "() => localStorage.setItem('diamant.settings', JSON.stringify({ sound: true }))"

ENTERED = ["Cave 1: everyone enters.", "A treasure of 17: 5 for everyone inside, 2 stay on the card."]
SNAKE = "A snake. A second one would be the end."
# Milliseconds: so long the page waits for the picture of a moment, but only once.
LESS_THAN_PATIENCE = 2_500
TREASURE = "A treasure of 7: 3 for everyone inside, 1 stays on the card."
HOME = "Ada turns back and brings home 7 rubies."
MY_TURN = "It is your turn to choose."


@pytest.fixture
def ada(phone: Phones) -> Phone:
    ada = phone()
    ada.page.add_init_script(WATCH)
    ada.page.emulate_media(reduced_motion="no-preference")
    return ada


@pytest.fixture
def rivals(ada: Phone, sent: Callable[[], list[str]]) -> Rivals:
    """Ada and two more have seen the first card of the first cave."""
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.page.locator("html:not([data-moment]) .acts")).to_be_attached()
    return rivals


def moment(ada: Phone, kind: str) -> None:
    """Wait for a moment, and stop the time in it."""
    ada.page.locator(f"html[data-moment={kind}]").wait_for()
    ada.page.evaluate(FREEZE)


def tap(ada: Phone) -> None:
    ada.page.touchscreen.tap(180, 200)


def heard(ada: Phone) -> list[str]:
    return [text.replace("\u2068", "").replace("\u2069", "") for text in said(ada)]


def said(ada: Phone) -> list[str]:
    return ada.page.locator(".announcer p").all_inner_texts()


def shown(ada: Phone) -> list[str]:
    kinds: list[str] = ada.page.evaluate("() => window.shown")
    return kinds


def test_the_reveal_flows_by_itself_into_my_next_decision(ada: Phone, rivals: Rivals) -> None:
    for turn in ("1.1", "1.2"):
        ada.choose("Continue")
        rivals.choose(turn, "continue")
        expect(ada.page.get_by_role("heading", name="Nobody turns back")).to_be_visible()
        ada.page.locator("html:not([data-moment])").wait_for(timeout=20_000)
    ada.choose("Exit")
    # Rubies flew into the bag while the reveal still covered it.
    expect(ada.page.locator(".hold.bag")).to_be_visible()
    assert shown(ada) == ["turn", "reveal", "turn", "reveal", "turn"]


def test_the_reveal_covers_the_table_on_the_widest_screen(ada: Phone, rivals: Rivals) -> None:
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.choose("Continue")
    rivals.choose("1.1", "continue")
    moment(ada, "reveal")
    expect(ada.page.locator("main.game")).to_be_attached()
    for x in (5, 640, 1275):
        under = "(x) => document.elementFromPoint(x, 780).closest('main').className"
        assert "reveal" in ada.page.evaluate(under, x)


def test_a_tap_jumps_to_the_end_of_a_moment_and_decides_nothing(
    ada: Phone, rivals: Rivals, sent: Callable[[], list[str]]
) -> None:
    ada.choose("Continue")
    place = ada.go_on.bounding_box()
    assert place is not None
    rivals.choose("1.1", "continue")
    moment(ada, "reveal")
    expect(ada.page.locator(".verdict h1")).to_have_css("opacity", "0")
    tap(ada)
    expect(ada.page.locator(".verdict h1")).to_have_css("opacity", "1")
    tap(ada)
    moment(ada, "turn")
    expect(ada.go_on).to_have_attribute("aria-disabled", "true")
    for _ in range(2):  # the second falls on the button, a moment too early
        ada.page.touchscreen.tap(place["x"] + 20, place["y"] + 20)
    expect(ada.go_on).to_have_attribute("aria-disabled", "false")
    assert sent() == ["continue"]


def test_a_key_jumps_to_the_end_as_well(ada: Phone, rivals: Rivals) -> None:
    ada.choose("Continue")
    rivals.choose("1.1", "continue")
    moment(ada, "reveal")
    for key in ("Escape", "Space"):
        ada.page.keyboard.press(key)
    moment(ada, "turn")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("html:not([data-moment])")).to_be_attached()


def test_without_motion_nothing_travels_and_the_facts_are_there_at_once(ada: Phone, rivals: Rivals) -> None:
    ada.page.emulate_media(reduced_motion="reduce")
    ada.choose("Continue")
    rivals.choose("1.1", "continue")
    moment(ada, "reveal")
    assert ada.page.evaluate(TRAVELS) == 0
    expect(ada.page.get_by_role("heading", name="Nobody turns back")).to_be_visible()
    assert heard(ada)[-1] == "Nobody turns back."


def test_each_thing_is_said_once_and_in_order(ada: Phone, rivals: Rivals) -> None:
    assert heard(ada) == [*ENTERED, MY_TURN]
    ada.choose("Continue")
    rivals.choose("1.1", "continue")
    moment(ada, "reveal")
    assert heard(ada) == [*ENTERED, MY_TURN]
    for _ in range(3):
        tap(ada)
    ada.page.locator("html:not([data-moment])").wait_for()
    expect(ada.page.locator(".announcer p")).to_have_count(6)
    assert heard(ada)[3:] == ["Nobody turns back.", SNAKE, MY_TURN]
    assert ada.page.locator(LIVE).count() == 1


def test_what_passes_under_a_sheet_is_heard_when_it_is_closed(ada: Phone, rivals: Rivals) -> None:
    ada.choose("Exit")
    ada.button("Menu").tap()
    menu = ada.page.get_by_role("dialog")
    expect(menu).to_be_visible()
    assert not is_spoken(ada)
    for turn in ("1.1", "1.2", "1.3"):
        rivals.choose(turn, "continue")
    expect(ada.page.get_by_role("heading", name="Nobody turns back")).to_be_attached()
    assert heard(ada) == [*ENTERED, MY_TURN]
    menu.get_by_role("button", name="Close").tap()
    ada.page.locator('[data-turn="1.4"]').wait_for(timeout=10_000)
    assert is_spoken(ada)
    passed, seen = heard(ada)[3:7], heard(ada)[7:]
    assert passed == [HOME, SNAKE, "Nobody turns back.", TREASURE]
    assert seen[0] == "Nobody turns back."


def is_spoken(ada: Phone) -> bool:
    """Whether what is written into the log reaches a screen reader."""
    tree = ada.context.new_cdp_session(ada.page).send("Accessibility.getFullAXTree")["nodes"]
    return any(node.get("role", {}).get("value") == "log" and not node["ignored"] for node in tree)


def test_nothing_is_replayed_after_an_absence(ada: Phone, rivals: Rivals) -> None:
    ada.choose("Continue")
    ada.context.set_offline(offline=True)
    expect(ada.exit).to_be_disabled()
    rivals.choose("1.1", "continue")
    ada.context.set_offline(offline=False)
    ada.page.locator('[data-turn="1.2"]').wait_for(timeout=10_000)
    expect(ada.exit).to_be_enabled()
    assert shown(ada) == ["turn"]


def test_whoever_falls_behind_is_shown_the_last_message_only(ada: Phone, rivals: Rivals) -> None:
    ada.choose("Exit")
    rivals.choose("1.1", "continue")
    moment(ada, "reveal")
    rivals.choose("1.2", "continue")
    expect(ada.page.get_by_role("heading", name="Only you turn back")).to_be_attached()
    rivals.choose("1.3", "continue")
    expect(ada.page.get_by_role("heading", name="Nobody turns back")).to_be_attached()
    assert [one for one in heard(ada) if one in {SNAKE, TREASURE}] == [SNAKE, TREASURE]
    ada.page.locator('[data-turn="1.4"]').wait_for(timeout=10_000)


def test_nothing_sounds_until_that_was_chosen(ada: Phone, rivals: Rivals) -> None:
    ada.page.add_init_script(LISTEN)
    ada.page.reload()
    sounds_in_a_reveal(ada, rivals, "1.1", some=False)
    ada.page.evaluate(CHOOSE_SOUND)
    ada.page.reload()
    sounds_in_a_reveal(ada, rivals, "1.2", some=True)


def sounds_in_a_reveal(ada: Phone, rivals: Rivals, turn: str, *, some: bool) -> None:
    ada.page.wait_for_load_state("networkidle")  # what the game needs later is there
    ada.choose("Continue")
    rivals.choose(turn, "continue")
    ada.page.locator("html[data-moment=turn]").wait_for(timeout=10_000)
    assert ada.page.evaluate("() => window.sounds > 0") is some


@pytest.mark.parametrize(
    "comes_to_nothing", [lambda route: route.abort(), lambda _: None], ids=["fails", "hangs"]
)
def test_a_moment_whose_picture_does_not_come_is_passed_over(
    phone: Phones, comes_to_nothing: Callable[[Route], None]
) -> None:
    ada = phone(workers=False)
    ada.page.route("**/reveal-*.js", comes_to_nothing)
    ada.page.add_init_script(WATCH)
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.page.locator("html:not([data-moment]) .acts")).to_be_attached()
    for turn, then, patience in (("1.1", "1.2", 10_000), ("1.2", "1.3", LESS_THAN_PATIENCE)):
        ada.choose("Continue")
        rivals.choose(turn, "continue")
        ada.page.locator(f'[data-turn="{then}"]').wait_for(timeout=patience)
    ada.choose("Exit")
    assert shown(ada)[:4] == ["turn", "reveal", "turn", "reveal"]
    assert "Nobody turns back." in heard(ada)
    ada.page.unroute_all()
    ada.troubles.clear()  # the browser's own words about the file that did not come
