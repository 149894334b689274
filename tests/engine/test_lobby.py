"""Before the game: seats, colours, and who may begin."""

import pytest

from engine.actions import Begin, Join, Leave, PickColour, Remove
from engine.game import COLOURS
from engine.refusals import Code
from tests.engine.vocabulary import lobby, nonce, plays, refusal


def test_the_first_to_sit_down_hosts_and_only_the_host_begins() -> None:
    game = lobby(3).game
    assert game.host == 1
    assert refusal(game, Begin(2)) is Code.NOT_HOST


def test_the_longest_at_the_table_hosts_when_the_host_leaves() -> None:
    played = plays(lobby(3), [Leave(1), Join("Late", nonce(4))])
    assert played.game.host == 2


def test_an_empty_table_waits_for_whoever_comes_next() -> None:
    empty = plays(lobby(1), [Leave(1)])
    assert empty.game.host is None
    assert plays(empty, [Join("Next", nonce(2))]).game.host == 2


def test_a_seat_number_is_never_given_twice() -> None:
    """A key to an old seat must not open somebody else's."""
    played = plays(lobby(3), [Leave(3), Join("Late", nonce(4))])
    assert played.game.seats == (1, 2, 4)


def test_a_table_gives_at_most_99_seats() -> None:
    played = lobby(2)
    for seat in range(3, 100):
        played = plays(played, [Join("Again", nonce(seat)), Leave(seat)])
    assert refusal(played.game, Join("Again", nonce(100))) is Code.TABLE_FULL


def test_everyone_gets_a_colour_of_their_own() -> None:
    game = lobby(8).game
    assert {explorer.colour for explorer in game.explorers} == set(COLOURS)


def test_a_colour_can_be_changed_for_a_free_one() -> None:
    played = plays(lobby(3), [PickColour(2, "pink"), PickColour(2, "pink")])
    assert [explorer.colour for explorer in played.game.explorers] == ["red", "pink", "teal"]
    assert plays(played, [Join("Late", nonce(4))]).game.explorers[3].colour == "amber"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (PickColour(2, "red"), Code.COLOUR_TAKEN),
        (PickColour(2, "mauve"), Code.UNKNOWN_OPTION),
        (PickColour(7, "pink"), Code.NOT_AT_TABLE),
        (Leave(7), Code.NOT_AT_TABLE),
        (Remove(2, 1), Code.NOT_HOST),
        (Remove(1, 7), Code.NOT_AT_TABLE),
        (Join("Zed", "zz"), Code.BAD_NONCE),
        (Join("", nonce(4)), Code.NAME_NOT_ALLOWED),
        (Join("ADA", nonce(4)), Code.NAME_TAKEN),
    ],
)
def test_what_the_lobby_refuses(action: PickColour | Leave | Remove | Join, code: Code) -> None:
    assert refusal(lobby(3).game, action) is code


def test_the_host_removes_a_seat() -> None:
    played = plays(lobby(3), [Remove(1, 2)])
    assert played.game.seats == (1, 3)
    assert played.game.chests == {1: 0, 3: 0}
