"""Several write at once: nobody's accepted choice is lost, and everything happens once."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.events import ChoicesRevealed
from engine.game import Choice, Commitment
from engine.play import run_on
from functions.storage import Storage
from tests.functions.room import NOW, Room, happened, retold, secret


def at_once(room: Room, sayings: list[tuple[str, dict[str, object]]]) -> None:
    """Say things from several connections at the same moment; deliver what they lead to."""
    with ThreadPoolExecutor(len(sayings)) as threads:
        heard = [
            threads.submit(room.letters, connection, str(words["action"]), f"t{at}", **rest(words))
            for at, (connection, words) in enumerate(sayings)
        ]
        for one in heard:
            room.deliver(one.result())


def rest(words: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in words.items() if name != "action"}


@pytest.mark.parametrize("round_", range(5))
def test_eight_commitments_at_the_same_instant_are_all_accepted_and_resolved_once(
    storage: Storage, round_: int
) -> None:
    room = Room(storage).begun(8)
    said = [
        (room.connection(seat), {"action": "commit", "turn": "1.1", "n": 1, "choice": "continue"})
        for seat in range(1, 9)
    ]
    at_once(room, said)
    assert room.stands.turn != "1.1"
    assert sum(isinstance(event, ChoicesRevealed) for event in happened(storage, room.game)) == 1
    assert retold(storage, room.game) == room.stands
    for at, (connection, _) in enumerate(said):
        answer = next(frame for frame in room.told[connection] if frame["re"] == f"t{at}")
        assert answer["type"] in {"tick", "view"}


def test_eight_join_at_the_same_instant_and_all_get_a_seat(storage: Storage) -> None:
    room = Room(storage)
    room.create("A")
    said: list[tuple[str, dict[str, object]]] = [
        (
            room.connection(seat),
            {
                "action": "join",
                "invite": room.invite,
                "secret": secret(seat),
                "nonce": "0" * 32,
                "name": f"Explorer {seat}",
            },
        )
        for seat in range(1, 9)
    ]
    at_once(room, said)
    assert room.stands.seats == (1, 2, 3, 4, 5, 6, 7, 8)
    assert len({one.name for one in room.stands.explorers}) == 8


def test_a_resolution_fails_if_a_choice_changed_after_it_was_read(storage: Storage) -> None:
    """The acknowledged choice is the one that is revealed."""
    room = Room(storage).begun(3)
    room.commit(1, "exit")
    room.commit(2)
    kept = storage.load(room.game, NOW)
    assert kept
    complete = storage.commit(kept, 3, Commitment(1, Choice.CONTINUE), NOW)
    assert complete
    changed = storage.commit(complete, 1, Commitment(2, Choice.CONTINUE), NOW)
    assert changed
    game, events = run_on(complete.game)
    assert not storage.save(complete, complete.next(game, NOW), events)
    assert room.say("A", "view")["view"]["turn"] == "1.2"
    revealed = next(e for e in happened(storage, room.game) if isinstance(e, ChoicesRevealed))
    assert revealed.choices[1] is Choice.CONTINUE


def test_a_function_that_dies_before_resolving_leaves_a_game_that_goes_on(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.commit(1)
    room.commit(2)
    kept = storage.load(room.game, NOW)
    assert kept
    assert storage.commit(kept, 3, Commitment(1, Choice.CONTINUE), NOW)
    assert room.stands.undecided == ()
    answer = room.say("B", "view")
    assert answer["view"]["turn"] == "1.2"
    assert room.told["A"][-1]["news"][0]["type"] == "choices"


def test_a_function_that_dies_before_speaking_leaves_the_truth_to_be_asked_for(storage: Storage) -> None:
    room = Room(storage).begun(3)
    for seat in (1, 2, 3):
        room.letters(room.connection(seat), "commit", turn="1.1", n=1, choice="continue")
    assert room.say("B", "hello", secret=secret(2))["view"]["turn"] == "1.2"


def test_a_commitment_of_a_turn_that_is_over_does_not_fit(storage: Storage) -> None:
    room = Room(storage).begun(3)
    kept = storage.load(room.game, NOW)
    assert kept
    for seat in (1, 2, 3):
        room.commit(seat)
    assert storage.commit(kept, 1, Commitment(1, Choice.EXIT), NOW) is None


def test_a_commitment_of_someone_who_has_resigned_does_not_fit(storage: Storage) -> None:
    room = Room(storage).begun(4)
    kept = storage.load(room.game, NOW)
    assert kept
    room.say("B", "resign")
    assert storage.commit(kept, 2, Commitment(1, Choice.EXIT), NOW) is None
