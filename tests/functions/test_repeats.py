"""A command that is repeated, also on a new connection, changes nothing and is answered."""

from functions.storage import Storage
from tests.functions.room import Room, secret


def test_creating_twice_opens_one_table(storage: Storage) -> None:
    room = Room(storage)
    first = room.create("A", preset="basic")
    again = room.create("A2", preset="relics")
    assert again["view"] == first["view"]
    assert again["version"] == first["version"]


def test_joining_twice_takes_one_seat(storage: Storage) -> None:
    room = Room(storage).seated(2)
    again = room.join("B2", secret(2), "Explorer 2")
    assert again["view"]["you"]["seat"] == 2
    assert room.stands.seats == (1, 2)


def test_joining_again_after_the_game_began_shows_it(storage: Storage) -> None:
    """The answer to a join was lost; the host has begun since."""
    room = Room(storage).begun(3)
    again = room.join("C2", secret(3), "Explorer 3")
    assert again["view"]["turn"] == "1.1"


def test_saying_hello_twice_is_one_connection(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.say("A", "hello", secret=secret(1))
    room.say("A", "hello", secret=secret(1))
    told = len(room.told["A"])
    room.commit(2)
    assert len(room.told["A"]) == told + 1


def test_a_repeated_commitment_is_one(storage: Storage) -> None:
    room = Room(storage).begun(3)
    room.commit(1, "exit")
    before = room.stands
    again = room.commit(1, "exit")
    assert again["view"]["you"] == {"seat": 1, "choice": "exit", "n": 1}
    assert room.stands == before


def test_quick_taps_count_once(storage: Storage) -> None:
    """Both were sent before either was answered: the second is no change of mind."""
    room = Room(storage).begun(3)
    for _ in range(5):
        room.commit(1, "exit")
    assert room.stands.secrets.commitments[1].n == 1


def test_the_last_commitment_repeated_is_no_latecomer(storage: Storage) -> None:
    """Its answer was lost; by then the choices are revealed."""
    room = Room(storage).begun(3)
    for seat in (1, 2, 3):
        room.commit(seat, turn="1.1")
    before = room.stands
    again = room.commit(3, turn="1.1")
    assert again["type"] == "view"
    assert room.stands == before
    assert room.commit(3, n=2, turn="1.1")["code"] == "turn_over"


def test_beginning_resigning_and_removing_twice_is_once(storage: Storage) -> None:
    room = Room(storage).seated(4)
    for connection, action, words in (
        ("A", "begin", {}),
        ("C", "resign", {}),
        ("A", "remove", {"seat": 4}),
    ):
        first = room.say(connection, action, **words)
        again = room.say(connection, action, **words)
        assert again["view"] == first["view"]
        assert again["version"] == first["version"]


def test_a_wish_that_is_granted_already_writes_nothing(storage: Storage) -> None:
    room = Room(storage).seated(4)
    room.say("A", "remove", seat=4)
    before = room.say("A", "view")["version"]
    room.say("A", "remove", seat=4)
    room.say("B", "pick_colour", colour="amber")
    room.say("A", "set_options", options={})
    assert room.say("A", "view")["version"] == before
