"""In other engines than the one in which everything else is tested."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from local.serve import Server
from tests.browser.rivals import Rivals
from tests.browser.script import EXPEDITIONS, POINTS, Decision
from tests.engines.engine import Engine, Page
from tests.engines.firefox import firefox
from tests.engines.webkit import webkit


@pytest.mark.parametrize("started", [webkit, firefox])
def test_a_page_plays_from_the_first_tap_to_the_result(
    started: Callable[[Path], AbstractContextManager[Engine]], server: Server, tmp_path: Path
) -> None:
    with started(tmp_path) as engine:
        ada = Page(engine, server.url)
        rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
        ada.tap("Enter the first cave")
        reload_in_the_middle_of_a_decision(ada)
        for at, turns in enumerate(EXPEDITIONS, 1):
            for choices in turns:
                play_turn(ada, rivals, choices)
            ada.tap(f"Into cave {at + 1}" if at < len(EXPEDITIONS) else "To the result")
        ada.see("You win")
        assert ada.read(".board bdi") == list(POINTS)
        assert ada.read(".board .sum .n", "ariaLabel") == [f"{points} points" for points in POINTS.values()]
        assert ada.troubles() == []


def reload_in_the_middle_of_a_decision(ada: Page) -> None:
    ada.choose("Exit")
    ada.engine.reload()
    ada.see("Exit", "button[aria-pressed=true]")


def play_turn(ada: Page, rivals: Rivals, choices: Decision) -> None:
    turn = ada.turn
    for name, choice in choices.items():
        if name == "Ada":
            ada.choose(choice)
        else:
            rivals.choose(turn, choice.lower(), but=rivals.keys.keys() - {name})
    ada.leave(turn)
