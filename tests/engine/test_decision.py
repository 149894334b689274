"""Rules 3.1 to 3.3: committing in secret, changing one's mind, revealing together."""

import pytest

from engine.actions import Action, Commit, Join, Resign
from engine.events import ChoicesRevealed, Committed
from engine.game import Choice, Commitment
from engine.play import play
from engine.refusals import Code
from tests.engine.vocabulary import begun, decide_all, lobby, nonce, plays, refusal

GO, OUT = Choice.CONTINUE, Choice.EXIT
DECK = ("treasure-9", "treasure-3", "treasure-13")


def test_everyone_in_the_cave_commits_before_anything_happens() -> None:
    """Rule 3.1."""
    played = begun(3, None, DECK)
    waiting = plays(played, [Commit(1, "1.1", 1, GO), Commit(3, "1.1", 1, OUT)])
    assert waiting.game.undecided == (2,)
    assert waiting.events[len(played.events) :] == (Committed(1, 1, GO), Committed(3, 1, OUT))


def test_explorers_in_camp_do_not_decide() -> None:
    """Rule 3.1."""
    played = decide_all(begun(3, None, DECK), leavers=[2])
    assert played.game.undecided == (1, 3)
    assert refusal(played.game, Commit(2, "1.2", 1, GO)) is Code.NOT_IN_CAVE


def test_all_choices_are_revealed_at_the_same_moment() -> None:
    """Rule 3.2: one event holds them all."""
    played = plays(begun(3, None, DECK), [Commit(3, "1.1", 1, OUT), Commit(1, "1.1", 1, GO)])
    assert not any(isinstance(event, ChoicesRevealed) for event in played.events)
    _, events = play(played.game, Commit(2, "1.1", 1, GO))
    assert events[1] == ChoicesRevealed({1: GO, 2: GO, 3: OUT})


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    """Rule 3.3."""
    played = plays(
        begun(3, None, DECK),
        [Commit(1, "1.1", 1, OUT), Commit(2, "1.1", 1, GO), Commit(1, "1.1", 2, GO)],
    )
    assert played.game.secrets.commitments == {1: Commitment(2, GO), 2: Commitment(1, GO)}
    _, events = play(played.game, Commit(3, "1.1", 1, GO))
    assert events[1] == ChoicesRevealed({1: GO, 2: GO, 3: GO})


def test_after_the_last_choice_the_turn_is_over_for_everyone() -> None:
    """Rule 3.3."""
    played = decide_all(begun(3, None, DECK))
    assert played.game.turn == "1.2"
    assert refusal(played.game, Commit(1, "1.1", 2, OUT)) is Code.TURN_OVER


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Commit(1, "1.1", 1, OUT), Code.ALREADY_COUNTED),
        (Commit(1, "1.1", 2, OUT), Code.ALREADY_COUNTED),
        (Commit(1, "1.1", 4, OUT), Code.OUT_OF_STEP),
        (Commit(2, "1.1", 2, OUT), Code.OUT_OF_STEP),
        (Commit(1, "1.2", 3, OUT), Code.TURN_OVER),
        (Commit(9, "1.1", 1, OUT), Code.NOT_IN_CAVE),
        (Join("Zed", nonce(9)), Code.WRONG_PHASE),
    ],
)
def test_repeats_latecomers_and_strangers_change_nothing(action: Action, code: Code) -> None:
    """Rule 3.3: `n` orders a change of mind against a resent original."""
    played = plays(begun(3, None, DECK), [Commit(1, "1.1", 1, OUT), Commit(1, "1.1", 2, GO)])
    assert refusal(played.game, action) is code


def test_nobody_commits_before_the_game_or_after_it() -> None:
    """Rule 3.1."""
    assert refusal(lobby(3).game, Commit(1, "1.1", 1, GO)) is Code.WRONG_PHASE
    over = plays(begun(3), [Resign(1), Resign(2), Resign(3)])
    assert over.game.undecided == ()
    assert refusal(over.game, Commit(1, "1.1", 1, GO)) is Code.WRONG_PHASE
