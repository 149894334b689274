"""After the game: the chart, the words to hand on, and the game once more."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals

POINTS = {"Ada": 10, "Boris": 8, "Chiara": 8}


@pytest.fixture
def ada(phone: Phones) -> Phone:
    """Ada's phone after a whole game. She left alone in the first cave, the others after her."""
    ada = phone()
    invite = ada.start_table("Ada")
    ada.page.get_by_label("Edition").select_option("basic")
    rivals = Rivals(invite, ["Boris", "Chiara"])
    ada.begin()
    ada.choose("Exit")
    rivals.choose("1.1", "continue")
    rivals.choose("1.2", "exit")
    for turn in ("2.1", "3.1", "4.1", "5.1"):
        ada.page.reload()  # past whatever is being shown
        ada.page.locator(f'[data-turn="{turn}"]').wait_for()
        ada.choose("Exit")
        rivals.choose(turn, "exit")
    ada.page.reload()
    ada.page.locator(".podium").wait_for()
    return ada


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
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.button("Copy the result").tap()
    expect(ada.button("Copied")).to_be_visible()
    expect(ada.button("Copy the result")).to_be_visible()
    words: str = ada.page.evaluate("() => navigator.clipboard.readText()")
    assert re.sub("[\u2068\u2069]", "", words).splitlines() == [
        "Ada wins a game of Diamant.",
        *[f"{name}: {points} points" for name, points in POINTS.items()],
    ]
    ada.button("Watch again").tap()
    replay = ada.page.get_by_role("dialog", name="Card by card")
    replay.get_by_role("slider").press("End")
    for name, points in POINTS.items():
        expect(replay.get_by_role("listitem").filter(has_text=name)).to_contain_text(f"chest {points}")
    expect(replay.get_by_role("status")).to_contain_text("wins the game")


def test_another_table_is_opened_with_the_same_rules(ada: Phone) -> None:
    ada.button("New table, same rules").tap()
    expect(ada.page.locator(".terms")).to_contain_text("Without relics")
    ada.button("Open the table").tap()
    expect(ada.page.get_by_label("Edition")).to_have_value("basic")
