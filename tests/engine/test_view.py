"""Rules 7.1 to 7.3: what everyone may see, what nobody may, and the lids of chests."""

from dataclasses import replace

import pytest

from engine.actions import Commit, Resign
from engine.chance import commitment_to
from engine.events import Event, ExpeditionBegan, TableOpened
from engine.game import Choice, Commitment, Game, Options, Secrets, Stage
from engine.history import ChoicesSeen, CollapseSeen, EndSeen, ExitSeen, LeftSeen, TreasureSeen, history, news
from engine.view import ExplorerView, SpotView, TrapView, view
from tests.engine.vocabulary import SERVER, begun, decide_all, holds, lobby, nonce, plays, replay

CLOSED = Options("relics", open_chests=False)


def test_everyone_sees_the_path_the_traps_the_relics_and_the_deck_count() -> None:
    """Rule 7.1."""
    game = holds("""
        expedition 1: 1 2 3
        snake-1
        snake-2: collapse, 1 2 3 lose 0
        end: 0 return, snake-2 gone
        expedition 2: 1 2 3
        relic-1
        treasure-11: 3 each, 2 stay | 3 exits: 2 each of 2, 0 stay, banks 5, relic-1 worth 5
        treasure-5: 2 each, 1 stay
        snake-3
    """).game
    seen = view(game, None)
    assert seen.path == (
        SpotView("relic-1", None, None, 0, taken=True),
        SpotView("treasure-11", 11, None, 0, taken=False),
        SpotView("treasure-5", 5, None, 1, taken=False),
        SpotView("snake-3", None, "snake", 0, taken=False),
    )
    assert seen.pool == 1
    assert seen.traps[:2] == (
        TrapView("spider", 0, 3, 0, kills=False),
        TrapView("snake", 1, 1, 1, kills=True),
    )
    assert (seen.relics_on_path, seen.next_relic, seen.deck_left) == (0, 5, 34 - 4)
    assert (seen.stage, seen.expedition, seen.turn) == (Stage.EXPEDITIONS, 2, "2.4")


def test_everyone_sees_where_explorers_are_their_bags_and_who_has_decided() -> None:
    """Rule 7.1."""
    played = plays(
        decide_all(begun(3, None, ["treasure-9", "lava-1"]), [3]), [Commit(2, "1.2", 1, Choice.EXIT)]
    )
    played = plays(played, [Resign(3)])
    assert view(played.game, None).explorers == (
        ExplorerView(
            1, "Ada", "red", "cave", decided=False, bag=3, chest=0, relics=(), points=0, rekeyed=False
        ),
        ExplorerView(
            2, "Bo", "amber", "cave", decided=True, bag=3, chest=0, relics=(), points=0, rekeyed=False
        ),
        ExplorerView(
            3, "Cleo", "teal", "left", decided=False, bag=0, chest=3, relics=(), points=3, rekeyed=False
        ),
    )


def test_a_commitment_is_its_owners_alone() -> None:
    """Rule 7.2."""
    game = plays(begun(3), [Commit(2, "1.1", 1, Choice.EXIT)]).game
    own = view(game, 2).you
    assert own
    assert (own.choice, own.n) == (Choice.EXIT, 1)
    for viewer in (1, 3, None):
        you = view(game, viewer).you
        assert you is None or (you.choice, you.n) == (None, 0)


@pytest.mark.parametrize("viewer", [1, 2, None, 42])
def test_other_secrets_give_every_viewer_the_same_view(viewer: int | None) -> None:
    """Rule 7.2: undealt cards, the server's secret behind its hash, the others' choices."""
    game = plays(begun(3), [Commit(3, "1.1", 1, Choice.EXIT)]).game
    other = replace(
        game,
        secrets=Secrets(
            game.secrets.server, tuple(reversed(game.secrets.deck)), {3: Commitment(7, Choice.CONTINUE)}
        ),
    )
    assert view(other, viewer) == view(game, viewer)


def test_the_servers_secret_is_shown_when_the_game_is_over_and_the_nonces_from_begin_on() -> None:
    """Rule 7.2: secret until it is due."""
    waiting = view(lobby(3).game, 1).fairness
    assert (waiting.commitment, waiting.nonces, waiting.server) == (commitment_to(SERVER), {}, None)
    playing = view(begun(3).game, 1).fairness
    assert playing.nonces == {1: nonce(1), 2: nonce(2), 3: nonce(3)}
    assert playing.server is None
    over = view(plays(begun(3), [Resign(1), Resign(2), Resign(3)]).game, 1).fairness
    assert over.server == SERVER


def test_the_decks_order_and_the_servers_secret_are_in_no_history() -> None:
    """Rule 7.2."""
    game, log = begun(3)
    told = repr(history(log, game)) + repr(news(log))
    undealt = [card.id for card in game.secrets.deck]
    assert not [secret for secret in (SERVER, nonce(1), *undealt) if f"'{secret}'" in told]


def test_open_chests_are_everyones_to_see() -> None:
    """Rule 7.3."""
    game = decide_all(begun(3, None, ["treasure-9"]), [1]).game
    assert [one.chest for one in view(game, 2).explorers] == [3, 0, 0]
    assert [one.chest for one in view(game, None).explorers] == [3, 0, 0]


def test_closed_chests_hide_rivals_totals_until_the_end() -> None:
    """Rule 7.3."""
    played = decide_all(begun(3, CLOSED, ["treasure-9"]), [1])
    assert [one.chest for one in view(played.game, 1).explorers] == [3, None, None]
    assert [one.chest for one in view(played.game, None).explorers] == [None, None, None]
    assert view(played.game, 2).scores == {}
    over = plays(played, [Resign(1), Resign(2), Resign(3)])
    assert [one.chest for one in view(over.game, None).explorers] == list(over.game.chests.values())
    assert view(over.game, 2).scores == over.game.chests


TWO_EXPEDITIONS = """
    expedition 1: 1 2 3 4
    treasure-9: 2 each, 1 stay | 3 resigns: banks 2 | 1 exits: 1 each of 1, 0 stay, banks 3
    snake-1
    snake-2: collapse, 2 4 lose 2
    end: 0 return, snake-2 gone
    expedition 2: 1 2 4
    treasure-4: 1 each, 1 stay
"""


def closed(game: Game) -> Game:
    return replace(game, options=CLOSED)


def test_closed_chests_hide_the_amounts_of_past_expeditions_in_history() -> None:
    """Rule 7.3: the latest expedition is told in full."""
    game, log = replay(TWO_EXPEDITIONS)
    told = history(log, closed(game))
    assert TreasureSeen("treasure-9", 9, (1, 2, 3, 4), None, None) in told
    assert LeftSeen(3, None, removed=False) in told
    assert ExitSeen((1,), None, None, None, None, (), ()) in told
    assert CollapseSeen("snake-2", "snake", (2, 4), None) in told
    assert EndSeen(1, None, (), "snake-2") in told
    assert TreasureSeen("treasure-4", 4, (1, 2, 4), 1, 1) in told


def test_open_chests_and_finished_games_tell_everything() -> None:
    """Rule 7.3."""
    game, log = replay(TWO_EXPEDITIONS)
    assert history(log, game) == history(log, replace(closed(game), stage=Stage.OVER)) == news(log)
    assert ExitSeen((1,), 1, 1, 0, 3, (), ()) in history(log, game)


def test_what_just_happened_is_told_in_full() -> None:
    """Rule 7.3: a lid closes over what is in the chest, not over what goes in."""
    _, log = replay(TWO_EXPEDITIONS)
    assert CollapseSeen("snake-2", "snake", (2, 4), 2) in news(log)
    assert ChoicesSeen({1: Choice.EXIT, 2: Choice.CONTINUE, 4: Choice.CONTINUE}) in news(log)


def test_shared_choices_are_not_told_before_they_are_revealed() -> None:
    """Rule 7.2."""
    _, log = plays(begun(3), [Commit(1, "1.1", 1, Choice.EXIT)])
    assert not [seen for seen in news(log) if isinstance(seen, ChoicesSeen)]


def test_the_next_relics_worth_is_shown_until_none_is_left() -> None:
    """Rule 7.1."""
    game = lobby(3).game
    out = {1: (5, 5, 5), 2: (10,), 3: ()}
    assert view(game, None).next_relic == 5
    assert view(replace(game, relics=out), None).next_relic == 10
    assert view(replace(game, relics={**out, 3: (10,)}), None).next_relic is None
    assert view(lobby(3, Options("basic")).game, None).next_relic is None


def test_the_log_itself_holds_the_secrets_that_the_history_leaves_out() -> None:
    """Rule 7.2: or the tests above would prove nothing."""
    _, log = begun(3)
    secret: list[Event] = [one for one in log if isinstance(one, TableOpened | ExpeditionBegan)]
    assert len(secret) == 2
