"""Rule 9: the editions, as data."""

import pytest

from engine.actions import Begin, SetOptions
from engine.cards import Relic, Trap
from engine.events import ExpeditionBegan
from engine.game import Options, Stage
from engine.play import open_table
from engine.presets import DEFAULT_PRESET, PRESETS
from engine.refusals import Code, Refusal
from tests.engine.test_end_of_game import standing
from tests.engine.vocabulary import SERVER, begun, decide_all, holds, lobby, plays, refusal, stacked

CAVE = {"spider", "snake", "lava", "boulder", "ram"}
MINE = {"snake", "scorpion", "cave-in", "gas", "explosion"}


@pytest.mark.parametrize(
    ("preset", "relics", "traps"),
    [("relics", 5, CAVE), ("basic", 0, CAVE), ("classic", 0, MINE), ("incan", 1, CAVE)],
)
def test_each_preset_begins_with_its_own_deck(preset: str, relics: int, traps: set[str]) -> None:
    """Rule 9."""
    deck = PRESETS[preset].deck(1, ())
    assert sum(isinstance(card, Relic) for card in deck) == relics
    assert {card.kind for card in deck if isinstance(card, Trap)} == traps
    assert len(deck) == 30 + relics


def test_relics_is_what_is_played_unless_the_host_chooses() -> None:
    """Rule 9."""
    assert DEFAULT_PRESET == "relics"
    assert lobby(3).game.preset is PRESETS["relics"]
    changed = plays(lobby(3), [SetOptions(1, Options("classic", open_chests=False))])
    assert changed.game.preset is PRESETS["classic"]
    assert not changed.game.options.open_chests


def test_incan_shuffles_one_relic_in_before_each_expedition() -> None:
    """Rule 9: relics that were not turned stay in the deck."""
    calm = [["treasure-3"]] * 5
    played = begun(3, Options("incan"), *calm)
    while played.game.stage is Stage.EXPEDITIONS:
        played = decide_all(played, played.game.undecided, stacked(calm))
    decks = [event.deck for event in played.events if isinstance(event, ExpeditionBegan)]
    assert [sum(card.startswith("relic") for card in deck) for deck in decks] == [1, 2, 3, 4, 5]


def test_incan_relics_are_worth_by_order_of_leaving() -> None:
    """Rule 9."""
    holds(
        """
        expedition 1: 1 2 3
        relic-1 | 1 exits: 0 each of 0, 0 stay, banks 0, relic-1 worth 5
        treasure-4: 2 each, 0 stay | 2 3 exit: 0 each of 0, 0 stay, bank 2
        end: 0 return
        expedition 2: 1 2 3
        relic-2 | 2 exits: 0 each of 0, 0 stay, banks 0, relic-2 worth 5
        """,
        preset="incan",
    )


def test_incan_ties_go_to_most_relics_and_are_shared_after_that() -> None:
    """Rule 9."""
    game = standing("incan", {1: 10, 2: 5, 3: 0}, {1: (), 2: (5,), 3: (5, 5)})
    assert game.winners == (3,)
    assert standing("incan", {1: 5, 2: 5, 3: 0}, {1: (5,), 2: (5,), 3: ()}).winners == (1, 2)
    assert standing("relics", {1: 10, 2: 5, 3: 0}, {1: (), 2: (5,), 3: (5, 5)}).winners == (1, 2, 3)


def test_a_preset_that_does_not_exist_is_refused() -> None:
    """Rule 9."""
    with pytest.raises(Refusal, match="unknown_option"):
        open_table(Options("gold"), SERVER)
    assert refusal(lobby(3).game, SetOptions(1, Options("gold"))) is Code.UNKNOWN_OPTION


def test_options_are_the_hosts_and_only_before_the_game() -> None:
    """Rule 9."""
    played = lobby(3)
    assert refusal(played.game, SetOptions(2, Options("basic"))) is Code.NOT_HOST
    assert refusal(plays(played, [Begin(1)]).game, SetOptions(1, Options("basic"))) is Code.WRONG_PHASE
