"""Rules 2.1 to 2.5: turning a card."""

from engine.cards import CARDS
from engine.events import ExpeditionBegan
from engine.game import Stage
from tests.engine.vocabulary import begun, holds


def test_an_expedition_begins_with_everyone_inside_and_a_card_turned() -> None:
    """Rule 2.1: no decision precedes the first card."""
    game, log = begun(4)
    deck = next(event.deck for event in log if isinstance(event, ExpeditionBegan))
    assert game.cave
    assert game.cave.inside == (1, 2, 3, 4)
    assert [spot.card for spot in game.cave.path] == [CARDS[deck[0]]]
    assert game.turn == "1.1"
    assert game.stage is Stage.EXPEDITIONS


def test_nine_rubies_among_five_explorers_are_one_each_and_four_stay() -> None:
    """Rule 2.2, example of the Spanish text."""
    holds("""
        expedition 1: 1 2 3 4 5
        treasure-9: 1 each, 4 stay
    """)


def test_eleven_rubies_among_four_explorers_are_two_each_and_three_stay() -> None:
    """Rule 2.2, example of the German text."""
    holds("""
        expedition 1: 1 2 3 4
        treasure-11: 2 each, 3 stay
    """)


def test_fewer_rubies_than_explorers_all_stay() -> None:
    """Rule 2.2."""
    holds("""
        expedition 1: 1 2 3 4 5 6 7 8
        treasure-7: 0 each, 7 stay
    """)


def test_only_those_still_inside_share() -> None:
    """Rule 2.2: n counts the explorers in the cave."""
    holds("""
        expedition 1: 1 2 3
        treasure-3: 1 each, 0 stay | 2 exits: 0 each of 0, 0 stay, banks 1
        treasure-5: 2 each, 1 stay
    """)


def test_the_first_trap_of_a_kind_does_nothing() -> None:
    """Rule 2.3."""
    game = holds("""
        expedition 1: 1 2 3
        treasure-9: 3 each, 0 stay
        snake-2
        lava-1
    """).game
    assert game.cave
    assert game.cave.bag == 3
    assert game.cave.inside == (1, 2, 3)


def test_the_second_trap_of_a_kind_takes_the_bags_of_all_inside_and_ends_the_expedition() -> None:
    """Rule 2.4: those who left earlier keep everything; nobody decides after it."""
    game = holds("""
        expedition 1: 1 2 3
        treasure-9: 3 each, 0 stay
        snake-2 | 3 exits: 0 each of 0, 0 stay, banks 3
        treasure-4: 2 each, 0 stay
        snake-1: collapse, 1 2 lose 5
        end: 0 return, snake-1 gone
        expedition 2: 1 2 3
    """).game
    assert game.chests == {1: 0, 2: 0, 3: 3}


def test_a_relic_stays_on_the_path_and_a_decision_follows() -> None:
    """Rule 2.5."""
    game = holds("""
        expedition 1: 1 2 3
        relic-3
    """).game
    assert [relic.id for relic in game.relics_on_path] == ["relic-3"]
    assert game.undecided == (1, 2, 3)
    assert all(game.score(seat) == 0 for seat in game.seats)
