"""Rules 1.1 to 1.4: who plays, with which cards, and how long."""

from collections import Counter

import pytest

from engine.actions import Begin, Join
from engine.cards import Relic, Trap, Treasure
from engine.events import ExpeditionBegan
from engine.game import Options, Stage
from engine.presets import PRESETS
from engine.refusals import Code
from tests.engine.vocabulary import begun, decide_all, lobby, nonce, refusal


@pytest.mark.parametrize("explorers", [1, 2])
def test_fewer_than_three_explorers_cannot_begin(explorers: int) -> None:
    """Rule 1.1."""
    assert refusal(lobby(explorers).game, Begin(1)) is Code.TOO_FEW


@pytest.mark.parametrize("explorers", range(3, 9))
def test_three_to_eight_explorers_play(explorers: int) -> None:
    """Rule 1.1."""
    game = begun(explorers).game
    assert game.stage is Stage.EXPEDITIONS
    assert game.seats == tuple(range(1, explorers + 1))


def test_a_ninth_explorer_finds_the_table_full() -> None:
    """Rule 1.1."""
    assert refusal(lobby(8).game, Join("Ninth", nonce(9))) is Code.TABLE_FULL


def test_the_deck_has_fifteen_treasures_fifteen_traps_and_five_relics() -> None:
    """Rule 1.2."""
    deck = PRESETS["relics"].deck(1, ())
    values = [card.value for card in deck if isinstance(card, Treasure)]
    kinds = Counter(card.kind for card in deck if isinstance(card, Trap))
    assert values == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert list(kinds.values()) == [3, 3, 3, 3, 3]
    assert sum(isinstance(card, Relic) for card in deck) == 5
    assert len({card.id for card in deck}) == len(deck) == 35


def test_all_cards_are_shuffled_together() -> None:
    """Rule 1.2."""
    game, log = begun(3)
    first = next(event for event in log if isinstance(event, ExpeditionBegan))
    assert sorted(first.deck) == sorted(card.id for card in game.preset.deck(1, ()))
    assert list(first.deck) != [card.id for card in game.preset.deck(1, ())]


def test_the_reserve_never_runs_dry() -> None:
    """Rule 1.3: a chest holds any number of points, whatever lay in a box."""
    rich = ("treasure-17", "treasure-15", "treasure-14", "treasure-13", "treasure-11", "treasure-11b")
    played = begun(3, Options("basic"), *[rich] * 5)
    while played.game.stage is Stage.EXPEDITIONS:
        cave = played.game.cave
        assert cave
        played = decide_all(played, cave.inside if len(cave.path) == len(rich) else ())
    assert sum(played.game.chests.values()) > 100


def test_a_game_is_five_expeditions() -> None:
    """Rule 1.4."""
    played = begun(3)
    while played.game.stage is Stage.EXPEDITIONS:
        played = decide_all(played, played.game.undecided)
    assert [e.expedition for e in played.events if isinstance(e, ExpeditionBegan)] == [1, 2, 3, 4, 5]
    assert played.game.stage is Stage.OVER
