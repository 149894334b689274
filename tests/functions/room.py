"""A table with people around it, without sockets: what each of them says, and what each is told."""

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import Any

from engine.events import Event
from engine.evolve import fold, opening
from engine.game import Game
from functions.frames import read
from functions.hearing import Hearing
from functions.letters import Speaker
from functions.push import Letter
from functions.referee import hear
from functions.storage import Storage

NOW = 1_800_000_000_000
SERVER = "5f" * 32
_numbers = count(1)

type Frame = dict[str, Any]


@dataclass
class Room:
    """One game and its connections. Letters are delivered in order, into `told` by connection."""

    storage: Storage
    game: str = field(default_factory=lambda: f"game{next(_numbers):012}")
    invite: str = "invite0000000000"
    watch: str = "watch00000000000"
    now: int = NOW
    told: dict[str, list[Frame]] = field(default_factory=lambda: defaultdict(list))
    sizes: list[int] = field(default_factory=list)
    _drawn: int = 0
    _ids: Iterable[int] = field(default_factory=lambda: count(1))

    def say(self, connection: str, action: str, **words: object) -> Frame:
        """Say a command and hear everything that it leads to; the answer to it."""
        command_id = f"c{next(iter(self._ids))}"
        self.deliver(self.letters(connection, action, command_id, **words))
        return next(frame for frame in self.told[connection] if frame["re"] == command_id)

    def letters(self, connection: str, action: str, command_id: str = "c0", **words: object) -> list[Letter]:
        """What a command leads to, not delivered yet."""
        frame = {"action": action, "id": command_id, "game": self.game, **words}
        if action in {"tables", "use_code"} or frame["game"] is None:
            del frame["game"]
        command = read(json.dumps(frame))
        return hear(command, connection, self.storage, self.now, self.randomness).letters

    def deliver(self, letters: Iterable[Letter]) -> None:
        for letter in letters:
            self.sizes.append(len(letter.frame))
            self.told[letter.connection].append(json.loads(letter.frame))

    def seated(self, explorers: int, **options: object) -> "Room":
        """Open the table and sit down, each on a connection and with a secret named after the seat."""
        self.create("A", **options)
        for seat in range(1, explorers + 1):
            self.join(self.connection(seat), secret(seat), f"Explorer {seat}")
        return self

    def create(self, connection: str, **options: object) -> Frame:
        return self.say(connection, "create", invite=self.invite, watch=self.watch, options=options)

    def randomness(self) -> str:
        """The server's secret first, then something else for every code."""
        self._drawn += 1
        return SERVER if self._drawn == 1 else sha256(f"{self.game}/{self._drawn}".encode()).hexdigest()

    def begun(self, explorers: int, **options: object) -> "Room":
        self.seated(explorers, **options).say("A", "begin")
        return self

    def join(self, connection: str, key: str, name: str) -> Frame:
        nonce = f"{len(self.stands.seats):032x}"
        return self.say(connection, "join", invite=self.invite, secret=key, nonce=nonce, name=name)

    def connection(self, seat: int) -> str:
        return "ABCDEFGH"[seat - 1]

    def commit(self, seat: int, choice: str = "continue", n: int = 1, turn: str | None = None) -> Frame:
        return self.say(self.connection(seat), "commit", turn=turn or self.turn, n=n, choice=choice)

    def sweep(self) -> None:
        """What the scheduled function does with this table, if it is due."""
        hearing = Hearing(self.storage, Speaker("", None), self.now, self.randomness)
        hearing.load(self.game)
        self.deliver(hearing.letters)

    @property
    def stands(self) -> Game:
        """What is kept of the game."""
        kept = self.storage.load(self.game, self.now)
        assert kept
        return kept.game

    @property
    def turn(self) -> str:
        turn = self.stands.turn
        assert turn
        return turn


def secret(seat: int) -> str:
    return f"secret{seat:016}"


def happened(storage: Storage, game: str) -> list[Event]:
    """Everything that is in the log of a table."""
    return [event for row in storage.log(game) for event in row.events]


def retold(storage: Storage, game: str) -> Game:
    """The game rebuilt from its log, and the lobby in which that begins."""
    kept = storage.load(game, 0)
    assert kept
    return fold((*opening(kept.game), *happened(storage, game)))
