"""Eight players, twenty games at once, over real sockets: what is shown is what the rules say."""

import asyncio
from collections.abc import Iterator
from functools import partial
from random import Random

import boto3
import pytest

from engine.game import Game, Stage
from functions.storage import Storage
from functions.table import Table
from local.serve import Server, running
from tests.functions.room import retold
from tests.socket.phone import Phone, phones, seated

GAMES = 20
PLAYERS = 8
AT_ONCE = 8
"""Commands under way: one process stands in for as many functions, and each has ten seconds."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


class Player:
    """Sits on one seat of one table, decides whenever a decision is open, and sometimes thinks again."""

    def __init__(self, phone: Phone, game: str, dice: Random, hands: asyncio.Semaphore) -> None:
        self.phone, self.game, self.dice, self.hands = phone, game, dice, hands

    @property
    def turn(self) -> str | None:
        turn: str | None = self.phone.view(self.game)["turn"]
        return turn

    @property
    def inside(self) -> bool:
        view = self.phone.view(self.game)
        return any(one["where"] == "cave" for one in view["explorers"] if one["seat"] == view["you"]["seat"])

    async def play(self) -> None:
        while turn := self.turn:
            if self.inside:
                await self.decide(turn, 1)
                if self.dice.random() < 0.1:
                    await self.decide(turn, 2)
            await self.phone.until(partial(self.is_over, turn))

    async def decide(self, turn: str, n: int) -> None:
        choice = "exit" if self.dice.random() < 0.5 else "continue"
        async with self.hands:
            await self.phone.ask("commit", game=self.game, turn=turn, n=n, choice=choice)

    def is_over(self, turn: str) -> bool:
        return self.turn != turn


async def play_all(url: str) -> dict[str, list[Phone]]:
    async with phones(url, PLAYERS) as crew:
        tables = [await seated(crew) for _ in range(GAMES)]
        for table in tables:
            await crew[0].ask("begin", game=table.game)
        hands = asyncio.Semaphore(AT_ONCE)
        players = [
            Player(phone, table.game, Random(f"{seat}/{number}"), hands)
            for number, table in enumerate(tables)
            for seat, phone in enumerate(crew)
        ]
        await asyncio.gather(*(player.phone.until(partial(has_begun, player)) for player in players))
        await asyncio.gather(*(player.play() for player in players))
        return {table.game: crew for table in tables}


def has_begun(player: Player) -> bool:
    return player.turn is not None


def test_the_final_scores_are_those_of_the_engine_folding_each_log(server: Server) -> None:
    played = asyncio.run(play_all(server.socket_url))
    storage = Storage(Table(boto3.client("dynamodb"), *server.tables.designs))
    assert len(played) == GAMES
    for game, crew in played.items():
        folded = retold(storage, game)
        assert folded.stage is Stage.OVER
        for phone in crew:
            assert shown_scores(phone, game) == scores(folded)
            assert phone.view(game)["winners"] == list(folded.winners)
        kept = storage.load(game, 0)
        assert kept
        assert kept.game == folded


def scores(game: Game) -> dict[int, int]:
    return {seat: game.score(seat) for seat in game.seats}


def shown_scores(phone: Phone, game: str) -> dict[int, int]:
    return {int(seat): score for seat, score in phone.view(game)["scores"].items()}
