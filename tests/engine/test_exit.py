"""Rules 4.1 and 4.2: leaving the cave with what lies on the path."""

from tests.engine.vocabulary import holds


def test_leavers_share_all_rubies_on_the_path_pooled_over_all_cards() -> None:
    """Rule 4.1: two cards with 1 each and two leavers are 1 each, not 0."""
    holds("""
        expedition 1: 1 2 3
        treasure-4: 1 each, 1 stay
        treasure-7: 2 each, 1 stay | 1 3 exit: 1 each of 2, 0 stay, bank 4
    """)


def test_what_does_not_divide_stays_for_the_next_leaver() -> None:
    """Rule 4.1."""
    game = holds("""
        expedition 1: 1 2 3 4
        treasure-7: 1 each, 3 stay
        snake-1 | 1 2 exit: 1 each of 3, 1 stay, bank 2
        lava-1 | 3 exits: 1 each of 1, 0 stay, banks 2
    """).game
    assert game.chests == {1: 2, 2: 2, 3: 2, 4: 0}


def test_the_remainder_lies_on_the_newest_treasure_card() -> None:
    """Rule 4.1."""
    cave = holds("""
        expedition 1: 1 2 3 4
        treasure-5: 1 each, 1 stay
        treasure-14: 3 each, 2 stay
        snake-1 | 1 2 exit: 1 each of 3, 1 stay, bank 5
        lava-1
    """).game.cave
    assert cave
    assert [spot.rubies for spot in cave.path] == [0, 1, 0, 0]


def test_a_lone_leaver_takes_everything_on_the_path() -> None:
    """Rule 4.1."""
    holds("""
        expedition 1: 1 2 3 4 5
        treasure-9: 1 each, 4 stay
        treasure-4: 0 each, 4 stay | 5 exits: 8 each of 8, 0 stay, banks 9
        treasure-11: 2 each, 3 stay
    """)


def test_the_whole_bag_goes_into_the_chest_and_is_safe() -> None:
    """Rule 4.2."""
    game = holds("""
        expedition 1: 1 2 3
        treasure-9: 3 each, 0 stay | 1 exits: 0 each of 0, 0 stay, banks 3
        snake-1
        snake-2: collapse, 2 3 lose 3
        end: 0 return, snake-2 gone
        expedition 2: 1 2 3
        treasure-15: 5 each, 0 stay
        lava-1 | 1 exits: 0 each of 0, 0 stay, banks 5
        lava-2: collapse, 2 3 lose 5
        end: 0 return, lava-2 gone
    """).game
    assert game.chests == {1: 8, 2: 0, 3: 0}
