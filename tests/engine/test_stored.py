"""Games in plain values: there and back, and across releases."""

import json
from collections.abc import Mapping

import pytest

from engine.actions import Commit
from engine.events import Begun, ChoicesRevealed
from engine.evolve import evolve, fold
from engine.game import Choice, Game
from engine.log import Plain, read_event, write_event
from engine.stored import SCHEMA, UPCASTS, NewerSchema, Stored, dump, load
from tests.engine.test_chance import finished
from tests.engine.vocabulary import begun, decide_all, lobby, plays


def through_json(stored: Stored) -> Stored:
    table, seats, state = json.loads(json.dumps(stored))
    return Stored(table, {int(seat): row for seat, row in seats.items()}, state)


@pytest.mark.parametrize(
    "game",
    [
        lobby(0).game,
        lobby(3).game,
        plays(decide_all(begun(5), [2]), [Commit(1, "1.2", 1, Choice.EXIT)]).game,
        finished().game,
    ],
    ids=["empty", "lobby", "deciding", "over"],
)
def test_a_stored_game_is_the_same_game(game: Game) -> None:
    assert load(through_json(dump(game))) == game


@pytest.mark.parametrize("preset", ["relics", "incan"])
def test_folding_the_stored_log_rebuilds_the_game(preset: str) -> None:
    game, log = finished(preset)
    stored = [json.loads(json.dumps(write_event(event))) for event in log]
    assert fold(read_event(plain, SCHEMA) for plain in stored) == game


def test_a_newer_schema_than_known_is_refused() -> None:
    stored = dump(lobby(3).game)
    newer = stored._replace(state={**stored.state, "schema": SCHEMA + 1})
    with pytest.raises(NewerSchema):
        load(newer)
    with pytest.raises(NewerSchema):
        read_event(write_event(Begun()), SCHEMA + 1)


def test_older_schemas_are_lifted_step_by_step() -> None:
    def second(stored: Stored) -> Stored:
        return stored._replace(table={**stored.table, "preset": stored.table["preset"] + "ic"})

    def third(stored: Stored) -> Stored:
        return stored._replace(
            table={**stored.table, "preset": stored.table["preset"].replace("basx", "bas")}
        )

    stored = dump(lobby(3).game)
    oldest = stored._replace(table={**stored.table, "preset": "basx"})
    assert load(oldest, (second, third)).options.preset == "basic"
    second_release = oldest._replace(
        table={**stored.table, "preset": "basxic"}, state={**stored.state, "schema": 2}
    )
    assert load(second_release, (second, third)).options.preset == "basic"


def test_older_events_are_lifted_step_by_step() -> None:
    def renamed(plain: Mapping[str, Plain]) -> dict[str, Plain]:
        return {**plain, "type": "Begun"}

    assert read_event({"type": "Started"}, 1, (renamed,)) == Begun()
    assert read_event({"type": "Begun"}, 2, (renamed,)) == Begun()


def test_the_schema_is_one_more_than_its_upcasts() -> None:
    assert len(UPCASTS) + 1 == SCHEMA


def test_an_event_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        read_event({"type": "Cheated"}, 1)


def test_a_log_that_makes_no_sense_is_an_error() -> None:
    game, log = begun(3)
    with pytest.raises(ValueError, match="begins with"):
        fold(log[1:])
    with pytest.raises(ValueError, match="begins with"):
        fold(())
    with pytest.raises(ValueError, match="no expedition"):
        evolve(lobby(3).game, ChoicesRevealed({}))
    with pytest.raises(ValueError, match="TableOpened"):
        evolve(game, log[0])
