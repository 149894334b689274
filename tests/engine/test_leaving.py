"""Rule 8.3: resigning, and being removed, in a game under way."""

from engine.actions import Begin, Commit, Join, Leave, Rekey, Remove, Resign
from engine.events import ExpeditionBegan, ExplorerLeft
from engine.game import Choice, Stage
from engine.history import RekeySeen, history
from engine.refusals import Code
from tests.engine.vocabulary import begun, decide_all, holds, lobby, nonce, plays, refusal


def test_who_resigns_in_the_cave_banks_the_bag_with_no_share_and_no_relic() -> None:
    """Rule 8.3."""
    game = holds("""
        expedition 1: 1 2 3
        treasure-11: 3 each, 2 stay
        relic-1 | 2 resigns: banks 3
        lava-1
    """).game
    assert game.cave
    assert game.cave.pool == 2
    assert game.chests == {1: 0, 2: 3, 3: 0}
    assert game.relics[2] == ()


def test_who_resigns_changes_nobodys_share_and_blocks_no_lone_exit() -> None:
    """Rule 8.3: no leaver for 4.1 or 4.3."""
    holds("""
        expedition 1: 1 2 3 4
        relic-1
        treasure-11: 2 each, 3 stay
        lava-1 | 4 resigns: banks 2 | 1 exits: 3 each of 3, 0 stay, banks 5, relic-1 worth 5
        treasure-4: 2 each, 0 stay
    """)


def test_resigning_as_the_last_missing_commitment_resolves_the_decision() -> None:
    """Rule 8.3."""
    played = begun(3, None, ["relic-1", "treasure-4"])
    waiting = plays(played, [Commit(1, "1.1", 1, Choice.EXIT), Commit(3, "1.1", 1, Choice.CONTINUE)])
    after = plays(waiting, [Resign(2)])
    assert after.game.relics[1] == (5,)
    assert after.game.turn == "1.2"


def test_resigning_as_the_last_one_inside_ends_the_expedition() -> None:
    """Rule 8.3."""
    game = holds("""
        expedition 1: 1 2 3
        treasure-3: 1 each, 0 stay | 1 2 exit: 0 each of 0, 0 stay, bank 1
        treasure-4: 4 each, 0 stay | 3 resigns: banks 5
        end: 0 return
        expedition 2: 1 2
    """).game
    assert game.chests[3] == 5


def test_a_commitment_leaves_with_its_owner() -> None:
    """Rule 8.3: a choice already made does not count once its owner has left."""
    played = plays(begun(3, None, ["treasure-4"]), [Commit(2, "1.1", 1, Choice.EXIT), Resign(2)])
    assert 2 not in played.game.secrets.commitments
    after = decide_all(played, [1])
    assert after.game.chests == {1: 2, 2: 1, 3: 0}


def test_resigning_in_camp_changes_nothing_else() -> None:
    """Rule 8.3."""
    holds("""
        expedition 1: 1 2 3
        treasure-9: 3 each, 0 stay | 2 exits: 0 each of 0, 0 stay, banks 3
        snake-1 | 2 resigns: banks 0
        treasure-4: 2 each, 0 stay
    """)


def test_who_left_never_enters_again_and_cannot_win() -> None:
    """Rule 8.3: chest and relics stay listed."""
    played = begun(3, None, ["treasure-17"])
    played = plays(decide_all(played, [1]), [Resign(1)])
    while played.game.stage is Stage.EXPEDITIONS:
        played = decide_all(played, played.game.undecided)
    entered = [event.explorers for event in played.events if isinstance(event, ExpeditionBegan)]
    assert entered == [(1, 2, 3)] + [(2, 3)] * 4
    assert 1 not in played.game.winners
    assert played.game.chests[1] == 5 + 2


def test_when_all_have_left_the_game_ends_and_nobody_wins() -> None:
    """Rule 8.3."""
    holds("""
        expedition 1: 1 2 3
        treasure-3: 1 each, 0 stay | 1 resigns: banks 1 | 2 resigns: banks 1 | 3 resigns: banks 1
        end: 0 return
        game: 1=1 2=1 3=1, won by nobody
    """)


def test_the_host_removes_an_explorer_with_the_same_effect() -> None:
    """Rule 8.3."""
    _, log = holds("""
        expedition 1: 1 2 3
        treasure-4: 1 each, 1 stay | 2 is removed: banks 1
        snake-1
    """)
    assert ExplorerLeft(2, 1, removed=True) in log


def test_only_the_host_removes_and_only_who_is_there() -> None:
    """Rule 8.3."""
    played = begun(3)
    assert refusal(played.game, Remove(2, 3)) is Code.NOT_HOST
    assert refusal(played.game, Remove(1, 4)) is Code.NOT_AT_TABLE
    left = plays(played, [Resign(3)])
    assert refusal(left.game, Remove(1, 3)) is Code.NOT_AT_TABLE
    assert refusal(left.game, Resign(3)) is Code.NOT_AT_TABLE


def test_the_next_explorer_hosts_when_the_host_leaves() -> None:
    """Rule 8.3: somebody can always remove who is missing."""
    played = plays(begun(4), [Resign(1)])
    assert played.game.host == 2
    assert 3 in plays(played, [Remove(2, 3)]).game.left


def test_leaving_the_lobby_frees_the_seat_and_resigning_waits_for_the_game() -> None:
    """Rule 8.3 is about a game under way; before it a seat is simply given back."""
    played = lobby(3)
    assert refusal(played.game, Resign(2)) is Code.WRONG_PHASE
    left = plays(played, [Leave(2)])
    assert left.game.seats == (1, 3)
    assert refusal(left.game, Begin(1)) is Code.TOO_FEW
    assert refusal(begun(3).game, Leave(2)) is Code.WRONG_PHASE
    assert plays(left, [Join("New", nonce(9))]).game.seats == (1, 3, 4)


def test_nobody_is_removed_from_a_finished_game() -> None:
    """Rule 8.3."""
    played = begun(3)
    while played.game.stage is Stage.EXPEDITIONS:
        played = decide_all(played, played.game.undecided)
    assert refusal(played.game, Remove(1, 2)) is Code.WRONG_PHASE


def test_the_host_may_open_a_lost_seat_and_it_stays_marked() -> None:
    """Rule 8.3 is the last resort; before it, the host can let somebody in again on another device."""
    played = plays(begun(3), [Rekey(1, 2)])
    assert played.game.rekeyed == {2}
    assert refusal(played.game, Rekey(2, 3)) is Code.NOT_HOST
    assert refusal(played.game, Rekey(1, 9)) is Code.NOT_AT_TABLE
    over = plays(played, [Resign(1), Resign(2), Resign(3)])
    assert refusal(over.game, Rekey(1, 2)) is Code.WRONG_PHASE
    assert RekeySeen(2, 1) in history(over.events, over.game)
