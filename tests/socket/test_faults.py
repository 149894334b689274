"""A platform that repeats, reverses, refuses and forgets: the game at the table is the same."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import boto3
import pytest

from engine.game import Choice, Commitment, Stage
from functions.rows import HOUR, REVISIT
from functions.storage import Storage
from functions.table import Table
from local.limits import Faults
from local.serve import Server, Setup, running
from tests.functions.room import retold
from tests.socket.phone import Phone, phones, seated


def storage_of(server: Server) -> Storage:
    return Storage(Table(boto3.client("dynamodb"), *server.tables.designs))


def at_a_table(faults: Faults, story: Callable[[Server, list[Phone], str], Awaitable[None]]) -> None:
    """Three phones at a table that has begun; then the story, on a platform with these faults."""

    async def play(server: Server) -> None:
        async with phones(server.socket_url, 3) as crew:
            table = await seated(crew)
            await crew[0].ask("begin", game=table.game)
            for phone in crew:
                await phone.until(partial(is_at, phone, table.game, "1.1"))
            await story(server, crew, table.game)

    with running(Setup(faults=faults)) as server:
        asyncio.run(play(server))


def is_at(phone: Phone, game: str, turn: str) -> bool:
    return bool(phone.view(game)["turn"] == turn)


def has_left(phone: Phone, game: str, turn: str) -> bool:
    return bool(phone.view(game)["turn"] != turn)


@pytest.mark.parametrize("fault", ["messages_repeated", "pushes_repeated", "pushes_reversed"])
def test_a_whole_game_is_the_same_whatever_arrives_twice_or_in_another_order(fault: str) -> None:
    faults = Faults()

    async def story(server: Server, crew: list[Phone], game: str) -> None:
        setattr(faults, fault, True)
        while turn := crew[0].view(game)["turn"]:
            for phone in crew:
                if inside(phone, game):
                    choice = "exit" if turn.endswith("3") else "continue"
                    await phone.ask("commit", game=game, turn=turn, n=1, choice=choice)
            for phone in crew:
                await phone.until(partial(has_left, phone, game, turn))
        kept = storage_of(server).load(game, 0)
        assert kept
        assert kept.game.stage is Stage.OVER
        assert kept.game == retold(storage_of(server), game)
        for phone in crew:
            assert phone.view(game)["scores"] == {
                str(seat): kept.game.score(seat) for seat in kept.game.seats
            }

    at_a_table(faults, story)


def inside(phone: Phone, game: str) -> bool:
    view = phone.view(game)
    return bool(view["explorers"][view["you"]["seat"] - 1]["where"] == "cave")


def test_a_410_for_a_live_connection_costs_its_row_and_a_hello_mends_it() -> None:
    faults = Faults()

    async def story(server: Server, crew: list[Phone], game: str) -> None:
        storage = storage_of(server)
        ada, boris, _ = crew
        gone = next(one.id for one in storage.connections(game, 0) if one.seat == 2)
        faults.refuse_post = lambda connection, _: 410 if connection == gone else None
        assert (await ada.commit(game, "exit"))["type"] == "tick"
        await asyncio.to_thread(until, lambda: gone not in [one.id for one in storage.connections(game, 0)])
        assert len(storage.connections(game, 0)) == 2
        faults.refuse_post = lambda *_: None
        assert (await boris.ask("ping", game=game))["code"] == "hello_first"
        back = await boris.hello(game, boris.secrets[game])
        assert back["view"]["explorers"][0]["decided"]
        assert (await boris.commit(game, "exit"))["type"] == "tick"

    at_a_table(faults, story)


def until(holds: Callable[[], bool], tries: int = 400) -> None:
    """Ask again and again: nothing tells when a handler has ended."""
    for _ in range(tries):
        if holds():
            return
    raise AssertionError("it never came to pass")


@pytest.mark.parametrize("status", [403, 413, 500])
def test_a_push_that_fails_never_fails_the_action(status: int) -> None:
    faults = Faults()

    async def story(server: Server, crew: list[Phone], game: str) -> None:
        storage = storage_of(server)
        deaf = next(one.id for one in storage.connections(game, 0) if one.seat == 3)
        faults.refuse_post = lambda connection, _: status if connection == deaf else None
        assert (await crew[0].commit(game, "exit"))["type"] == "tick"
        assert len(storage.connections(game, 0)) == 3

    at_a_table(faults, story)


def test_the_sweep_tells_everyone_of_a_decision_whose_function_died() -> None:
    async def story(server: Server, crew: list[Phone], game: str) -> None:
        storage = storage_of(server)
        for phone in crew[:2]:
            await phone.commit(game, "continue")
        kept = storage.load(game, 0)
        assert kept
        complete = storage.commit(kept, 3, Commitment(1, Choice.CONTINUE), kept.times.saved)
        assert complete
        storage.postpone(complete, kept.times.saved - REVISIT - HOUR)  # the time to look in has come
        await asyncio.to_thread(server.tick)
        for phone in crew:
            await phone.until(partial(has_left, phone, game, "1.1"))

    at_a_table(Faults(), story)


def test_a_phone_that_hangs_up_is_forgotten() -> None:
    async def story(server: Server, crew: list[Phone], game: str) -> None:
        storage = storage_of(server)
        await crew[2].socket.close()
        await asyncio.to_thread(until, lambda: len(storage.connections(game, 0)) == 2)

    at_a_table(Faults(), story)
