"""After the game: the chart, the words to hand on, and the game once more."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phones
from tests.browser.party import Party
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals

POINTS = {"Ada": 10, "Boris": 8, "Chiara": 8}


@pytest.fixture
def last_cave(phone: Phones) -> Party:
    """Ada left alone in the first cave, the others after her; now all are in the last one."""
    ada = phone()
    invite = ada.start_table("Ada")
    ada.page.get_by_label("Edition").select_option("basic")
    rivals = Rivals(invite, ["Boris", "Chiara"])
    ada.begin()
    ada.choose("Exit")
    rivals.choose("1.1", "continue")
    rivals.choose("1.2", "exit")
    for turn in ("2.1", "3.1", "4.1"):
        see_turn(ada, turn)
        ada.choose("Exit")
        rivals.choose(turn, "exit")
    see_turn(ada, "5.1")
    return Party(ada, rivals)


def see_turn(ada: Phone, turn: str) -> None:
    ada.page.reload()  # past whatever is being shown
    ada.page.locator(f'[data-turn="{turn}"]').wait_for()


def see_the_result(ada: Phone) -> None:
    ada.page.reload()
    ada.page.locator(".podium").wait_for()


@pytest.fixture
def ada(last_cave: Party) -> Phone:
    """Ada's phone after the whole game."""
    last_cave.ada.choose("Exit")
    last_cave.rivals.choose("5.1", "exit")
    see_the_result(last_cave.ada)
    return last_cave.ada


def test_the_blocks_and_the_figures_add_up_to_the_scores(ada: Phone) -> None:
    expect(ada.page.get_by_role("heading", name="You win")).to_be_visible()
    ada.page.get_by_text("Cave by cave, in figures").tap()
    rows = ada.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + len(POINTS))
    for (name, points), row in zip(POINTS.items(), rows.all()[1:], strict=True):
        expect(row.get_by_role("rowheader")).to_have_text(name)
        *caves, relics, total = [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
        assert (len(caves), sum(caves) + relics, total) == (5, points, points)
    for row, points in zip(chart(ada), POINTS.values(), strict=True):
        shown = [float(block) for block in row.locator("u").evaluate_all(PARTS)]
        assert sum(shown) == pytest.approx(points / POINTS["Ada"])
        assert row.locator("u, .none").count() == 5
    assert ada.misfits() == []


PARTS = "blocks => blocks.map((block) => block.style.getPropertyValue('--part'))"


def chart(ada: Phone) -> list[Locator]:
    return ada.page.locator(".chart > li").all()


def test_the_result_is_handed_on_in_words_and_the_game_is_watched_again(ada: Phone) -> None:
    assert handed_on(ada) == [
        "Ada wins a game of Diamant.",
        *[f"{name}: {points} points" for name, points in POINTS.items()],
    ]
    expect(ada.button("Copy the result")).to_be_visible()
    ada.button("Watch again").tap()
    replay = ada.page.get_by_role("dialog", name="Card by card")
    replay.get_by_role("slider").press("End")
    for name, points in POINTS.items():
        expect(replay.get_by_role("listitem").filter(has_text=name)).to_contain_text(f"chest {points}")
    expect(replay.get_by_role("status")).to_contain_text("wins the game")


def handed_on(ada: Phone) -> list[str]:
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.button("Copy the result").tap()
    expect(ada.button("Copied")).to_be_visible()
    words: str = ada.page.evaluate("() => navigator.clipboard.readText()")
    return re.sub("[\u2068\u2069]", "", words).splitlines()


def leave_for_good(ada: Phone) -> None:
    ada.button("Menu").tap()
    ada.button("Leave the game for good").tap()
    ada.button("Yes").tap()
    ada.page.get_by_text("Out of the game").first.wait_for()


def test_whoever_wins_stands_above_whoever_has_more_and_left(last_cave: Party) -> None:
    ada = last_cave.ada
    leave_for_good(ada)
    last_cave.rivals.choose("5.1", "exit")
    see_the_result(ada)
    expect(ada.page.get_by_role("heading", name="Shared victory")).to_be_visible()
    expect(ada.page.locator(".chart .nm")).to_have_text(["Boris", "Chiara", re.compile("Ada")])
    lines = ["Boris: 9 points", "Chiara: 9 points", "Ada: 10 points"]
    assert handed_on(ada) == ["Boris and Chiara share the victory in a game of Diamant.", *lines]


def test_a_game_that_all_have_left_is_nobodys(last_cave: Party) -> None:
    ada = last_cave.ada
    leave_for_good(ada)
    last_cave.rivals.resign()
    see_the_result(ada)
    expect(ada.page.get_by_role("heading", name="Nobody is left to win")).to_be_visible()
    expect(ada.page.locator(".chart > li")).to_have_count(3)
    assert handed_on(ada)[0] == "A game of Diamant without a winner."
    ada.button("What happened").tap()
    expect(ada.page.get_by_role("dialog").get_by_text("Nobody wins the game.")).to_be_visible()
    ada.button("Close").tap()
    ada.button("To the start page").first.tap()
    expect(ada.page.locator(".tables")).to_contain_text("The game is over.")


def test_another_table_is_opened_with_the_same_rules(ada: Phone) -> None:
    ada.button("New table, same rules").tap()
    expect(ada.page.locator(".terms")).to_contain_text("Without relics")
    ada.button("Open the table").tap()
    expect(ada.page.get_by_label("Edition")).to_have_value("basic")
