"""Rules 4.3 and 4.4: who carries relics out, and what they are worth."""

from tests.engine.vocabulary import holds


def test_a_lone_leaver_takes_every_relic_on_the_path() -> None:
    """Rule 4.3."""
    game = holds("""
        expedition 1: 1 2 3
        relic-1
        relic-4 | 2 exits: 0 each of 0, 0 stay, banks 0, relic-1 worth 5, relic-4 worth 5
        snake-1
    """).game
    assert game.relics == {1: (), 2: (5, 5), 3: ()}
    assert game.relics_on_path == ()


def test_leavers_together_take_no_relic_and_a_later_lone_leaver_gets_it() -> None:
    """Rule 4.3."""
    game = holds("""
        expedition 1: 1 2 3 4
        relic-1 | 1 2 exit: 0 each of 0, 0 stay, bank 0
        snake-1 | 3 exits: 0 each of 0, 0 stay, banks 0, relic-1 worth 5
        lava-1
    """).game
    assert game.relics == {1: (), 2: (), 3: (5,), 4: ()}


def test_the_first_three_out_are_worth_five_each_and_every_later_one_ten() -> None:
    """Rule 4.4: a lone leaver with two, when two are already out, scores 5 + 10."""
    game = holds("""
        expedition 1: 1 2 3
        relic-1
        relic-2 | 1 exits: 0 each of 0, 0 stay, banks 0, relic-1 worth 5, relic-2 worth 5
        relic-3
        relic-4 | 2 exits: 0 each of 0, 0 stay, banks 0, relic-3 worth 5, relic-4 worth 10
        relic-5 | 3 exits: 0 each of 0, 0 stay, banks 0, relic-5 worth 10
        end: 0 return
        expedition 2: 1 2 3
    """).game
    assert [game.score(seat) for seat in game.seats] == [10, 15, 10]


def test_relics_are_safe_once_out_and_count_when_their_owner_loses_a_bag_later() -> None:
    """Rule 4.4."""
    game = holds("""
        expedition 1: 1 2 3
        relic-1 | 3 exits: 0 each of 0, 0 stay, banks 0, relic-1 worth 5
        snake-1
        snake-2: collapse, 1 2 lose 0
        end: 0 return, snake-2 gone
        expedition 2: 1 2 3
        lava-1
        lava-2: collapse, 1 2 3 lose 0
        end: 0 return, lava-2 gone
    """).game
    assert game.score(3) == 5


def test_worth_counts_over_the_whole_game_and_only_relics_that_left() -> None:
    """Rule 4.4: relics lost in the cave do not count towards the fourth."""
    holds("""
        expedition 1: 1 2 3
        relic-1
        relic-2
        relic-3
        snake-1
        snake-2: collapse, 1 2 3 lose 0
        end: 0 return, relic-1 gone, relic-2 gone, relic-3 gone, snake-2 gone
        expedition 2: 1 2 3
        relic-4
        relic-5 | 1 exits: 0 each of 0, 0 stay, banks 0, relic-4 worth 5, relic-5 worth 5
        snake-3
    """)
