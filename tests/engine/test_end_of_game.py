"""Rules 6.1 and 6.2: counting, and who wins."""

from dataclasses import replace

import pytest

from engine.events import GameEnded
from engine.game import Game, Options, Stage
from tests.engine.vocabulary import begun, decide_all, holds, lobby


def standing(preset: str, chests: dict[int, int], relics: dict[int, tuple[int, ...]]) -> Game:
    """A table with these chests and relics."""
    return replace(lobby(len(chests), Options(preset)).game, chests=chests, relics=relics)


def test_the_score_is_the_chest_and_the_worth_of_the_relics() -> None:
    """Rule 6.1."""
    game = standing("relics", {1: 7, 2: 0, 3: 12}, {1: (5, 10), 2: (), 3: ()})
    assert [game.score(seat) for seat in game.seats] == [22, 0, 12]
    assert game.winners == (1,)


def test_the_game_ends_after_the_fifth_expedition_with_every_bag_empty() -> None:
    """Rule 6.1."""
    game, log = holds(
        """
        expedition 1: 1 2 3
        treasure-9: 3 each, 0 stay | 1 2 3 exit: 0 each of 0, 0 stay, bank 3
        end: 0 return
        expedition 2: 1 2 3
        treasure-9: 3 each, 0 stay | 1 2 3 exit: 0 each of 0, 0 stay, bank 3
        end: 0 return
        expedition 3: 1 2 3
        treasure-9: 3 each, 0 stay | 1 2 3 exit: 0 each of 0, 0 stay, bank 3
        end: 0 return
        expedition 4: 1 2 3
        treasure-9: 3 each, 0 stay | 1 2 3 exit: 0 each of 0, 0 stay, bank 3
        end: 0 return
        expedition 5: 1 2 3
        treasure-9: 3 each, 0 stay | 2 exits: 0 each of 0, 0 stay, banks 3
        snake-1
        snake-3: collapse, 1 3 lose 3
        end: 0 return, snake-3 gone
        game: 1=12 2=15 3=12, won by 2
        """
    )
    assert game.stage is Stage.OVER
    assert game.cave is None
    assert log[-1] == GameEnded({1: 12, 2: 15, 3: 12}, (2,))


@pytest.mark.parametrize(
    ("chests", "winners"),
    [
        ({1: 5, 2: 5, 3: 4}, (1, 2)),
        ({1: 5, 2: 5, 3: 5}, (1, 2, 3)),
        ({1: 0, 2: 0, 3: 0}, (1, 2, 3)),
        ({1: 1, 2: 5, 3: 4}, (2,)),
    ],
)
def test_all_who_tie_for_the_highest_score_share_the_victory(
    chests: dict[int, int], winners: tuple[int, ...]
) -> None:
    """Rule 6.2: no tie-break."""
    game = standing("relics", chests, {1: (), 2: (), 3: ()})
    assert game.winners == winners


def test_a_whole_game_of_leaving_together_is_won_by_all() -> None:
    """Rule 6.2."""
    played = begun(4)
    while played.game.stage is Stage.EXPEDITIONS:
        played = decide_all(played, played.game.undecided)
    assert isinstance(played.events[-1], GameEnded)
    assert played.events[-1].winners == (1, 2, 3, 4)
