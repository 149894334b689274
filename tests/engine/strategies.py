"""Hypothesis strategies: whole games, played by explorers who do anything they may."""

from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from engine.actions import Action, Begin, Commit, Remove, Resign
from engine.game import Choice, Game, Options, Stage
from engine.play import Played
from engine.presets import PRESETS
from tests.engine.vocabulary import lobby, plays


@st.composite
def tables(draw: DrawFn) -> Played:
    """A table of 3 to 8 explorers that has just begun, with any preset, lids and secret."""
    options = Options(draw(st.sampled_from(sorted(PRESETS))), draw(st.booleans()))
    server = draw(st.integers(0, 2**256 - 1))
    return plays(lobby(draw(st.integers(3, 8)), options, f"{server:064x}"), [Begin(1)])


@st.composite
def games(draw: DrawFn) -> list[Played]:
    """A whole game: what stood, with the log so far, after every action."""
    moments = [draw(tables())]
    dice = draw(st.randoms(use_true_random=False))
    boldness, leaving = dice.random(), draw(st.sampled_from([0, 0, 0.02]))
    while moments[-1].game.stage is Stage.EXPEDITIONS:
        action = any_action(moments[-1].game, dice, boldness, leaving)
        moments.append(plays(moments[-1], [action]))
    return moments


def any_action(game: Game, dice: Random, boldness: float, leaving: float) -> Action:
    """Something that somebody at the table may do now: mostly commit, sometimes change it, rarely leave."""
    if dice.random() < leaving:
        seat = dice.choice(game.present)
        return Resign(seat) if dice.random() < 0.5 else Remove(game.host or 0, seat)
    inside = game.cave.inside if game.cave else ()
    seat = dice.choice(game.undecided if dice.random() < 0.8 else inside)
    earlier = game.secrets.commitments.get(seat)
    choice = Choice.CONTINUE if dice.random() < boldness else Choice.EXIT
    return Commit(seat, game.turn or "", earlier.n + 1 if earlier else 1, choice)
