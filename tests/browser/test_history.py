"""What happened: told after an absence, listed, and shown once more card by card."""

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals

LOOK_AWAY = """() => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


@pytest.fixture
def ada(phone: Phones) -> Phone:
    return phone()


@pytest.fixture
def rivals(ada: Phone) -> Rivals:
    """Ada and two more are in the first cave, before their first decision."""
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    expect(ada.exit).to_be_visible()
    return rivals


def test_the_history_tells_also_what_this_page_has_not_seen(ada: Phone, rivals: Rivals) -> None:
    away(ada)
    rivals.choose("1.1", "continue")
    back(ada, rivals)
    ada.choose("Exit")
    ada.page.locator('[data-turn="1.1"]').wait_for(state="detached")
    ada.button("What happened").tap()
    tales = ada.page.get_by_role("dialog").get_by_role("listitem")
    expect(tales).to_have_text([
        re.compile("^Nobody turns back|^A snake"),
        re.compile("Ada.? turns back and brings home 7 rubies"),
        re.compile("Cave 1: everyone enters.*A treasure of 17: 5 for everyone inside, 2 stay on the card"),
    ])  # fmt: skip
    expect(tales.last.locator("time")).to_have_text(re.compile(r"\d:\d\d"))


def test_whoever_comes_back_is_told_in_a_few_lines_what_happened_meanwhile(
    ada: Phone, rivals: Rivals
) -> None:
    ada.choose("Exit")
    expect(meanwhile(ada)).to_have_count(0)
    away(ada)
    rivals.choose("1.1", "continue")
    rivals.choose("1.2", "exit")
    back(ada, rivals)
    expect(meanwhile(ada)).to_contain_text(
        re.compile(r"^Since .*:.*Boris.? and .?Chiara.? turn back and bring home 5 rubies each.*All of it")
    )
    assert ada.misfits() == []
    meanwhile(ada).get_by_role("button", name="All of it").tap()
    history = ada.page.get_by_role("dialog", name="What happened")
    expect(history).to_contain_text("A treasure of 17")
    history.get_by_role("button", name="Close").tap()
    meanwhile(ada).get_by_role("button", name="Close", exact=True).tap()
    expect(meanwhile(ada)).to_have_count(0)


def test_the_game_goes_on_where_what_happened_meanwhile_cannot_be_loaded(phone: Phones) -> None:
    ada = phone(workers=False)
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    ada.choose("Continue")
    away(ada)
    rivals.choose("1.1", "continue")
    ada.page.route("**/meanwhile-*.js", lambda route: route.abort())
    with ada.page.expect_event("requestfailed"):
        back(ada, rivals)
    ada.choose("Continue")
    ada.troubles.clear()  # the browser's own words about the file that did not come


def test_whoever_comes_back_hears_what_happened_before_whose_turn_it_is(ada: Phone, rivals: Rivals) -> None:
    ada.choose("Continue")
    away(ada)
    rivals.choose("1.1", "continue")
    back(ada, rivals)
    expect(said(ada)).to_have_text(["A snake. A second one would be the end.", "It is your turn to choose."])


def test_what_never_came_though_the_page_was_open_is_told_as_after_an_absence(
    ada: Phone, rivals: Rivals
) -> None:
    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def but_for_the_news(text: str | bytes) -> None:
            message = json.loads(text)
            if not (message["type"] == "view" and message["view"]["turn"] == "1.2" and message["news"]):
                socket.send(text)

        server.on_message(but_for_the_news)

    ada.page.route_web_socket("**/ws", carry)
    ada.page.reload()
    ada.choose("Continue")
    expect(said(ada)).to_have_text(["It is your turn to choose."])
    rivals.choose("1.1", "continue")
    expect(ada.page.locator('[data-turn="1.1"]')).to_be_visible()
    rivals.choose("1.2", "continue", but=["Chiara"])
    expect(meanwhile(ada)).to_contain_text("A snake")
    turn, snake = "It is your turn to choose.", "A snake. A second one would be the end."
    expect(said(ada)).to_have_text([turn, snake, turn])


def test_who_was_off_line_for_a_while_is_told_the_same(ada: Phone, rivals: Rivals) -> None:
    ada.choose("Exit")
    ada.page.context.set_offline(True)
    ada.page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(ada.exit).to_be_disabled(timeout=10_000)
    rivals.choose("1.1", "continue")
    rivals.choose("1.2", "exit")
    ada.page.context.set_offline(False)
    expect(meanwhile(ada)).to_contain_text("turn back and bring home 5 rubies each", timeout=10_000)


def test_a_game_is_watched_again_forward_back_and_from_anywhere(ada: Phone, rivals: Rivals) -> None:
    rivals.choose("1.1", "continue")
    ada.choose("Exit")
    ada.page.locator('[data-turn="1.2"]').wait_for()
    ada.button("What happened").tap()
    ada.button("Watch it card by card").tap()
    replay = ada.page.get_by_role("dialog", name="Card by card")
    place = replay.get_by_role("slider", name="Point in the game")
    caption, cards = replay.get_by_role("status"), replay.locator("[data-card], .path > li")
    expect(caption).to_contain_text("A treasure of 17")
    expect(mine(replay)).to_contain_text("bag 5")
    ada.tap(replay.get_by_role("button", name="One step forward"))
    expect(caption).to_contain_text("brings home 7 rubies")
    expect(mine(replay)).to_contain_text("chest 7")
    ada.page.keyboard.press("ArrowRight")
    expect(caption).to_contain_text("A snake")
    assert cards.count() >= 2
    place.focus()
    place.press("Home")
    expect(place).to_have_attribute("aria-valuetext", "Step 1 of 3")  # what it shows, the caption says
    expect(caption).to_contain_text("A treasure of 17")
    place.press("End")
    expect(caption).to_contain_text("A snake")
    ada.tap(replay.get_by_role("button", name="One step back"))
    expect(caption).to_contain_text("brings home 7 rubies")


def test_the_replay_rests_while_nobody_looks(ada: Phone, rivals: Rivals) -> None:
    rivals.choose("1.1", "continue")
    ada.choose("Exit")
    ada.page.locator('[data-turn="1.2"]').wait_for()
    ada.button("What happened").tap()
    ada.button("Watch it card by card").tap()
    ada.button("Play").tap()
    expect(ada.button("Pause")).to_be_visible()
    ada.page.evaluate(LOOK_AWAY)
    expect(ada.button("Pause")).to_have_count(0)
    expect(ada.button("Play")).to_be_visible()


def meanwhile(ada: Phone) -> Locator:
    return ada.page.get_by_role("region", name="While you were away")


def said(ada: Phone) -> Locator:
    return ada.page.locator(".announcer p")


def mine(replay: Locator) -> Locator:
    return replay.get_by_role("listitem").filter(has_text="Ada")


def away(ada: Phone) -> None:
    ada.page.goto("about:blank")


def back(ada: Phone, rivals: Rivals) -> None:
    ada.open(f"#table/{rivals.game}")
