"""Whole games, written down once: a change of what happens must be seen as a change of these files."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.events import (
    CaveCollapsed,
    ChoicesRevealed,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorerLeft,
    ExplorersExited,
    GameEnded,
    RelicFound,
    TrapMet,
    TreasureFound,
)
from engine.notation import write
from engine.presets import PRESETS
from tests.engine.vocabulary import replay
from tests.goldens import watched
from tests.goldens.scenarios import SCENARIOS, Scenario

FOLDER = Path(__file__).parent
REGENERATE = "run `make goldens` and read the difference"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.title)
def test_the_golden_game_is_played_as_it_was_written(scenario: Scenario) -> None:
    file = FOLDER / scenario.file
    assert file.exists(), f"{file.name} is missing: {REGENERATE}"
    assert file.read_text(encoding="utf-8") == scenario.text(), f"{file.name} is stale: {REGENERATE}"


def test_every_golden_file_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {scenario.file for scenario in SCENARIOS}


def test_the_page_replays_the_games_that_are_played_now() -> None:
    assert watched.FILE.read_text(encoding="utf-8") == watched.text(), (
        f"{watched.FILE.name} is stale: {REGENERATE}"
    )


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.title)
def test_the_text_alone_is_enough_to_play_the_game_again(scenario: Scenario) -> None:
    _, _, text = (FOLDER / scenario.file).read_text(encoding="utf-8").partition("\n\n")
    assert write(replay(text, scenario.options.preset).events) == text


def sights(log: tuple[Event, ...]) -> set[str]:
    """What there is to see in a game, by the numbers of the rules."""
    seen = departures(log)
    for event in log:
        match event:
            case TreasureFound():
                seen.add("2.2 a remainder stays" if event.left_over else "2.2 it divides")
            case TrapMet():
                seen.add("2.3 a first trap")
            case CaveCollapsed():
                seen.add("2.4 a second trap")
            case ChoicesRevealed():
                seen |= {f"3.1 {choice.value}" for choice in event.choices.values()}
            case ExpeditionEnded():
                seen |= {"5.2 a relic is lost"} if event.relics_lost else set()
                seen |= {"5.2 rubies return"} if event.returned else set()
            case GameEnded(scores=scores, winners=winners):
                seen.add(f"6.2 {min(len(winners), 2)} win")
                best = [seat for seat, score in scores.items() if score == max(scores.values())]
                seen |= {"9 relics break a tie"} if len(best) > len(winners) > 0 else set()
            case _:
                pass
    return seen


def departures(log: tuple[Event, ...]) -> set[str]:
    """How explorers leave the cave, and the game."""
    seen, inside = set[str](), tuple[int, ...]()
    for event, after in pairwise((*log, None)):
        match event:
            case ExpeditionBegan():
                inside = event.explorers
            case ExplorersExited(explorers=explorers):
                seen.add("4.1 a lone leaver" if len(explorers) == 1 else "4.1 leavers share")
                seen |= {"4.1 the pool leaves a remainder"} if event.left_over else set()
                seen |= {f"4.4 worth {worth}" for worth in event.worths}
                seen |= {"4.3 two relics at once"} if len(event.relics) > 1 else set()
                seen |= {"5.1 everyone leaves"} if explorers == inside else set()
                inside = tuple(seat for seat in inside if seat not in explorers)
            case ExplorerLeft():
                inside = tuple(seat for seat in inside if seat != event.seat)
                seen.add("8.3 removed" if event.removed else "8.3 resigned")
                seen |= {"8.3 that resolves"} if isinstance(after, ChoicesRevealed) else set()
            case _:
                pass
    return seen


def test_together_they_show_every_rule_and_preset() -> None:
    logs = [scenario.play().events for scenario in SCENARIOS]
    assert set[str]().union(*map(sights, logs)) == {
        *("2.2 a remainder stays", "2.2 it divides", "2.3 a first trap", "2.4 a second trap"),
        *("3.1 continue", "3.1 exit", "4.1 a lone leaver", "4.1 leavers share"),
        *("4.1 the pool leaves a remainder", "4.3 two relics at once", "4.4 worth 5", "4.4 worth 10"),
        *("5.2 a relic is lost", "5.2 rubies return", "6.2 0 win", "6.2 1 win", "6.2 2 win"),
        *("8.3 removed", "8.3 resigned", "8.3 that resolves", "5.1 everyone leaves", "9 relics break a tie"),
    }
    assert {scenario.options.preset for scenario in SCENARIOS} == set(PRESETS)
    assert {3, 8} <= {scenario.explorers for scenario in SCENARIOS}
    assert any(relic_waits_for_a_lone_leaver(log) for log in logs)
    assert any(a_kind_kills_twice(log) for log in logs)


def relic_waits_for_a_lone_leaver(log: tuple[Event, ...]) -> bool:
    """Rule 4.3: several leave past a relic, and somebody takes it later."""
    waiting = set[str]()
    passed = False
    for event in log:
        match event:
            case RelicFound():
                waiting.add(event.card)
            case ExplorersExited(explorers=explorers, relics=relics):
                if relics and passed:
                    return True
                passed = bool(waiting) and len(explorers) > 1
            case ExpeditionEnded():
                waiting, passed = set(), False
            case _:
                pass
    return False


def a_kind_kills_twice(log: tuple[Event, ...]) -> bool:
    """Rule 5.3: two of a kind are out of the game."""
    fatal = [event.trap for event in log if isinstance(event, CaveCollapsed)]
    return len(set(fatal)) < len(fatal)
