"""Rules 5.1 to 5.3: what follows a decision, and what leaves the game."""

import pytest

from engine.actions import Begin
from engine.cards import TREASURES, Trap, Treasure
from engine.events import CaveCollapsed, ExpeditionBegan, RelicFound, TrapMet, TreasureFound
from engine.game import Options, Stage
from engine.presets import PRESETS
from tests.engine.vocabulary import decide_all, holds, lobby, plays, stacked


def test_if_anyone_goes_on_the_next_card_is_turned() -> None:
    """Rule 5.1."""
    holds("""
        expedition 1: 1 2 3
        treasure-9: 3 each, 0 stay | 1 2 exit: 0 each of 0, 0 stay, bank 3
        treasure-17: 17 each, 0 stay
    """)


def test_if_everyone_leaves_no_card_is_turned() -> None:
    """Rule 5.1."""
    holds("""
        expedition 1: 1 2 3
        treasure-11: 3 each, 2 stay | 1 2 3 exit: 0 each of 2, 2 stay, bank 3
        end: 2 return
        expedition 2: 1 2 3
    """)


def test_rubies_left_on_the_path_return_and_relics_inside_are_gone_for_good() -> None:
    """Rule 5.2."""
    game = holds("""
        expedition 1: 1 2 3
        relic-2
        treasure-4: 1 each, 1 stay | 1 2 3 exit: 0 each of 1, 1 stay, bank 1
        end: 1 return, relic-2 gone
        expedition 2: 1 2 3
    """).game
    assert game.cave
    first = game.cave.path[0].card
    taken = 3 * game.cave.bag
    assert game.cave.pool == (first.value if isinstance(first, Treasure) else 0) - taken
    assert "relic-2" not in [card.id for card in game.secrets.deck]


def test_every_other_card_comes_back() -> None:
    """Rule 5.2: the first trap, the treasures; not the fatal trap, not relics that were turned."""
    _, log = holds("""
        expedition 1: 1 2 3
        relic-2
        relic-5 | 3 exits: 0 each of 0, 0 stay, banks 0, relic-2 worth 5, relic-5 worth 5
        treasure-4: 2 each, 0 stay
        snake-1
        relic-1
        snake-3: collapse, 1 2 lose 2
        end: 0 return, relic-1 gone, snake-3 gone
        expedition 2: 1 2 3
    """)
    first, second = (set(event.deck) for event in log if isinstance(event, ExpeditionBegan))
    assert first - second == {"relic-1", "relic-2", "relic-5", "snake-3"}


def test_a_fatal_trap_leaves_two_then_one_of_its_kind_and_one_alone_never_kills() -> None:
    """Rules 5.2 and 5.3."""
    game = holds("""
        expedition 1: 1 2 3
        snake-1
        snake-2: collapse, 1 2 3 lose 0
        end: 0 return, snake-2 gone
        expedition 2: 1 2 3
        snake-3
        snake-1: collapse, 1 2 3 lose 0
        end: 0 return, snake-1 gone
        expedition 3: 1 2 3
        snake-3
    """).game
    left = [card for card in game.secrets.deck if isinstance(card, Trap) and card.kind == "snake"]
    assert left == []


@pytest.mark.parametrize("preset", PRESETS)
def test_the_longest_path_the_rules_allow_still_finds_a_card(preset: str) -> None:
    """Rule 5.3: after four fatal traps, every treasure, every relic, one trap a kind and a fatal one."""
    edition = PRESETS[preset]
    fatal = [[f"{kind}-1", f"{kind}-2"] for kind in edition.trap_kinds[:4]]
    calm = [*(card.id for card in TREASURES), *(relic.id for relic in edition.relics)]
    longest = [*calm, *(f"{kind}-3" for kind in edition.trap_kinds), f"{edition.trap_kinds[4]}-2"]
    order = stacked([*fatal, longest])
    played = plays(lobby(3, Options(preset)), [Begin(1)], order)
    while played.game.stage is not Stage.OVER:
        played = decide_all(played, (), order)
    turned = (TreasureFound, RelicFound, TrapMet, CaveCollapsed)
    fifth = [event for event in played.events if isinstance(event, turned)][8:]
    assert [event.card for event in fifth] == longest
    assert len(longest) == 26 - (0 if edition.relics else 5)
