"""Shuffles are fixed before the first card, and anyone can check that they were."""

from dataclasses import replace
from hashlib import sha256

import pytest

from engine.actions import Resign
from engine.cards import CARDS, TREASURES
from engine.chance import commitment_to, seed_of, shuffle
from engine.events import ExpeditionBegan
from engine.fairness import Unfair, check
from engine.game import Options, Stage
from engine.history import EndSeen, GameOverSeen, Seen, TreasureSeen, history
from engine.play import Played
from engine.presets import PRESETS
from engine.view import view
from tests.engine.vocabulary import SERVER, begun, decide_all, nonce, plays


def finished(preset: str = "relics") -> Played:
    """A whole game in which explorer 1 leaves at every second card, the others at every fourth."""
    played = begun(4, Options(preset))
    while played.game.stage is Stage.EXPEDITIONS:
        deep = len(played.game.cave.path) if played.game.cave else 0
        played = decide_all(played, [1] if deep == 2 else [2, 3, 4] if deep == 4 else [])
    return played


def test_the_seed_is_made_of_the_servers_secret_and_the_nonces_by_seat() -> None:
    text = f"{SERVER}/1:{nonce(1)}/10:{nonce(10)}"
    assert seed_of(SERVER, {10: nonce(10), 1: nonce(1)}) == sha256(text.encode()).hexdigest()


def test_the_order_is_that_of_the_hashes() -> None:
    order = shuffle("seed", 2, TREASURES)
    hashes = [sha256(f"seed/2/{card.id}".encode()).hexdigest() for card in order]
    assert hashes == sorted(hashes)
    assert set(order) == set(TREASURES)


def test_another_expedition_another_nonce_or_another_secret_give_another_order() -> None:
    seeds = {seed_of(SERVER, {1: nonce(1)}), seed_of(SERVER, {1: nonce(2)}), seed_of("0" * 64, {1: nonce(1)})}
    orders = {shuffle(seed, expedition, TREASURES) for seed in seeds for expedition in (1, 2)}
    assert len(orders) == 6


def test_no_choice_changes_a_deck() -> None:
    """The first decks agree whoever sits there with the same nonces, whatever they choose."""
    bold, timid = begun(3), begun(3)
    timid = decide_all(timid, [1, 2, 3])
    bold = decide_all(bold)
    decks = [[e.deck for e in played.events if isinstance(e, ExpeditionBegan)] for played in (bold, timid)]
    assert decks[0][0] == decks[1][0]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_finished_game_proves_its_shuffles_from_public_data_alone(preset: str) -> None:
    game, log = finished(preset)
    check(preset, view(game, None).fairness, history(log, game))


def test_a_game_under_way_cannot_be_checked() -> None:
    game, log = begun(3)
    with pytest.raises(Unfair) as broken:
        check("relics", view(game, None).fairness, history(log, game))
    assert broken.value.reason == "not over"


def test_another_secret_than_the_promised_one_is_found_out() -> None:
    game, log = finished()
    record = replace(view(game, None).fairness, server="0" * 64)
    with pytest.raises(Unfair) as broken:
        check("relics", record, history(log, game))
    assert broken.value.reason == "commitment"


def test_another_nonce_or_another_card_is_found_out() -> None:
    game, log = finished()
    record, told = view(game, None).fairness, history(log, game)
    with pytest.raises(Unfair) as broken:
        check("relics", replace(record, nonces={**record.nonces, 1: nonce(9)}), told)
    assert broken.value.reason == "expedition 1"
    at = max(at for at, seen in enumerate(told) if isinstance(seen, TreasureSeen))
    last = told[at]
    assert isinstance(last, TreasureSeen)
    other = next(card for card in TREASURES if card.id != last.card)
    swapped = (*told[:at], replace(last, card=other.id), *told[at + 1 :])
    with pytest.raises(Unfair, match="expedition"):
        check("relics", record, swapped)


def forged(told: tuple[Seen, ...], how: str) -> tuple[Seen, ...]:
    """A history that somebody has tampered with."""
    ends = [at for at, seen in enumerate(told) if isinstance(seen, EndSeen)]
    match how:
        case "nothing happened":
            return ()
        case "the end is missing":
            return told[:-1]
        case "an expedition never ended":
            return tuple(seen for at, seen in enumerate(told) if at != ends[1])
        case "an expedition is missing":
            return (*told[: ends[0] + 1], *told[ends[1] + 1 :])
        case "it stops after two":
            return (*told[: ends[1] + 1], told[-1])
        case _:
            over = told[-1]
            assert isinstance(over, GameOverSeen)
            return (*told[:-1], replace(over, scores={1: 99}))


@pytest.mark.parametrize(
    "how",
    [
        "nothing happened",
        "the end is missing",
        "an expedition never ended",
        "an expedition is missing",
        "it stops after two",
        "others played",
    ],
)
def test_a_history_with_something_missing_proves_nothing(how: str) -> None:
    game, log = finished()
    with pytest.raises(Unfair) as broken:
        check("relics", view(game, None).fairness, forged(history(log, game), how))
    assert broken.value.reason == "history"


def test_a_trap_said_to_be_gone_that_killed_nobody_is_found_out() -> None:
    """The next deck was dealt without a card that never left the game."""
    game, log = finished()
    told = history(log, game)
    lie = tuple(replace(seen, trap_gone="ram-3") if isinstance(seen, EndSeen) else seen for seen in told)
    check("relics", view(game, None).fairness, lie)  # what is claimed does not count, only what was turned


def test_a_game_that_everyone_left_can_be_checked() -> None:
    played = plays(begun(3), [Resign(1), Resign(2), Resign(3)])
    check("relics", view(played.game, None).fairness, history(played.events, played.game))


def test_ids_of_cards_are_unique_and_fixed() -> None:
    ids = sha256(" ".join(CARDS).encode()).hexdigest()
    assert ids == "131207acb5b7771f6b02096f1569a5b6a696d5ce78ba80ace7786e9d227b4c38"
    assert commitment_to("a") == sha256(b"a").hexdigest()
