"""What holds in every game, whoever plays it."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Commit
from engine.events import (
    CaveCollapsed,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    GameEnded,
    RelicFound,
    TrapMet,
    TreasureFound,
)
from engine.evolve import evolve, fold, opening
from engine.fairness import check
from engine.game import Choice, Commitment, Game, Secrets, Stage
from engine.history import CollapseSeen, RelicSeen, TrapSeen, TreasureSeen, history, news
from engine.notation import read, write
from engine.play import Played
from engine.stored import dump, load
from engine.view import GameView, decided, view
from tests.engine.oracle import Oracle
from tests.engine.strategies import games, tables
from tests.engine.vocabulary import lobby, plays

WHOLE_GAMES = settings(max_examples=40)
"""Each example is a whole game of some two hundred actions."""


def in_reserve(event: Event) -> int:
    """Rubies that an event puts back into the reserve, or takes from it."""
    match event:
        case TreasureFound():
            return -event.value
        case CaveCollapsed():
            return event.lost * len(event.explorers)
        case ExpeditionEnded():
            return event.returned
        case _:
            return 0


def outside_reserve(game: Game) -> int:
    """Rubies in chests, in bags and on the path."""
    cave = game.cave
    inside = cave.bag * len(cave.inside) + cave.pool if cave else 0
    return sum(game.chests.values()) + inside


@given(games())
@WHOLE_GAMES
def test_no_ruby_appears_or_vanishes(moments: list[Played]) -> None:
    """Rules 1.3, 2.2, 2.4, 4.1, 4.2, 5.2, 8.3: between bags, chests, path and reserve."""
    log = moments[-1].events
    game, reserve = fold(log[:1]), 0
    for event in log[1:]:
        game = evolve(game, event)
        reserve += in_reserve(event)
        assert reserve + outside_reserve(game) == 0


@given(games())
@WHOLE_GAMES
def test_every_game_ends_within_five_expeditions(moments: list[Played]) -> None:
    """Rules 1.4, 6.1, 8.3."""
    game, log = moments[-1]
    assert game.stage is Stage.OVER
    assert isinstance(log[-1], GameEnded)
    expeditions = [event.expedition for event in log if isinstance(event, ExpeditionBegan)]
    assert expeditions == list(range(1, len(expeditions) + 1))
    assert len(expeditions) == 5 or not game.present


@given(games())
@WHOLE_GAMES
def test_someone_can_always_act_until_the_game_is_over(moments: list[Played]) -> None:
    """Rules 3.1, 5.1, 8.3: no table waits for nobody."""
    for game, _ in moments[:-1]:
        assert game.cave
        assert game.undecided
        assert {*decided(game), *game.undecided} == set(game.cave.inside)


@given(games())
@WHOLE_GAMES
def test_a_plain_retelling_of_the_rules_agrees(moments: list[Played]) -> None:
    """Rules 2.2 to 2.5, 4.1 to 4.4, 5.1, 5.2, 8.3."""
    game, log = moments[-1]
    oracle = Oracle(game.seats, game.preset.relic_worth)
    oracle.follow(log)
    assert oracle.chests == Counter(game.chests)
    assert oracle.relics == {seat: list(worths) for seat, worths in game.relics.items()}


@given(games())
@WHOLE_GAMES
def test_log_and_state_agree_and_survive_storage(moments: list[Played]) -> None:
    """Folding the log rebuilds the game; so does loading what was stored."""
    for game, log in moments[:: max(1, len(moments) // 5)]:
        assert fold(log) == game
        assert load(dump(game)) == game
        assert fold((*opening(game), *log[1 + len(game.explorers) :])) == game


@given(tables(), st.lists(st.sampled_from(Choice), min_size=8, max_size=8), st.randoms())
def test_the_order_of_commitments_does_not_matter(
    played: Played, choices: list[Choice], dice: Random
) -> None:
    """Rule 3.2."""
    commits = [Commit(seat, "1.1", 1, choices[seat - 1]) for seat in played.game.undecided]
    shuffled = dice.sample(commits, len(commits))
    assert plays(played, shuffled).game == plays(played, commits).game


@given(games(), st.data())
@WHOLE_GAMES
def test_other_secrets_leave_a_viewers_view_unchanged(moments: list[Played], data: st.DataObject) -> None:
    """Rule 7.2: undealt cards, the server's secret and the others' choices, at any moment of any game.

    Of the server's secret everyone sees the hash, so that is left out of the comparison.
    """
    game = data.draw(st.sampled_from(moments[:-1])).game
    viewer = data.draw(st.sampled_from([None, *game.seats]))
    other = {
        seat: commitment if seat == viewer else Commitment(data.draw(st.integers(1, 9)), data.draw(CHOICES))
        for seat, commitment in game.secrets.commitments.items()
    }
    deck = tuple(data.draw(st.permutations(game.secrets.deck)))
    changed = replace(game, secrets=Secrets("0" * 64, deck, other))
    assert unsealed(view(changed, viewer)) == unsealed(view(game, viewer))


def unsealed(shown: GameView) -> GameView:
    return replace(shown, fairness=replace(shown.fairness, commitment=""))


CHOICES = st.sampled_from(Choice)


@given(st.integers(1, 8), st.integers(1, 8))
def test_in_the_lobby_nonces_are_nobodys(explorers: int, viewer: int) -> None:
    """Rule 7.2."""
    game = lobby(explorers).game
    others = tuple(replace(one, nonce="f" * 32) for one in game.explorers)
    assert view(replace(game, explorers=others), viewer) == view(game, viewer)


@given(games())
@WHOLE_GAMES
def test_a_history_tells_of_no_card_before_it_is_turned(moments: list[Played]) -> None:
    """Rule 7.2: what is told of a log is the same, whatever lies in the deck; its size is public."""
    _, log = moments[-1]
    for end in range(0, len(log), 7):
        part = log[:end]
        told = news(part)
        turned = [event.card for event in part if isinstance(event, TURNED)]
        named = [seen.card for seen in told if isinstance(seen, TOLD)]
        assert named == turned
        others = [
            replace(event, deck=("hidden",) * len(event.deck))
            if isinstance(event, ExpeditionBegan)
            else event
            for event in part
        ]
        assert news(others) == told


TURNED = TreasureFound | TrapMet | RelicFound | CaveCollapsed
TOLD = TreasureSeen | TrapSeen | RelicSeen | CollapseSeen


@given(games())
@WHOLE_GAMES
def test_every_finished_game_proves_its_shuffles(moments: list[Played]) -> None:
    """Rule 1.2, and design: chance."""
    game, log = moments[-1]
    check(game.options.preset, view(game, None).fairness, history(log, game))


@given(games())
@WHOLE_GAMES
def test_every_game_can_be_written_and_read(moments: list[Played]) -> None:
    text = write(moments[-1].events)
    assert write(read(text)) == text
