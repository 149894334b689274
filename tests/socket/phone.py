"""A player's side of the socket, for tests: speaks the wire as the page does."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

PATIENCE = 60.0
"""Seconds after which an answer that did not come is a failure."""

type Frame = dict[str, Any]


def token(length: int = 16) -> str:
    return secrets.token_urlsafe(length)[:length]


@dataclass
class Invite:
    """What an invite link carries."""

    game: str = field(default_factory=token)
    invite: str = field(default_factory=token)
    watch: str = field(default_factory=token)


class Phone:
    """One socket. Keeps the newest view of each game, and every frame that came."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.answers: dict[str | None, Frame] = {}
        self.views: dict[str, Frame] = {}
        self.failed = (
            False  # whether the platform has said that a function failed: a frame that is none of ours
        )
        self.secrets: dict[str, str] = {}
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.socket:
            assert message.type is WSMsgType.TEXT
            frame: Frame = json.loads(message.data)
            async with self._news:
                self.frames.append(frame)
                self.answers[frame.get("re")] = frame
                self.failed = self.failed or "type" not in frame
                if frame.get("type") == "view" and frame["version"] >= self.version(frame["game"]):
                    self.views[frame["game"]] = frame
                self._news.notify_all()

    async def close(self) -> None:
        await self.socket.close()
        await self._reading

    def version(self, game: str) -> int:
        return int(self.views[game]["version"]) if game in self.views else 0

    def view(self, game: str) -> Frame:
        view: Frame = self.views[game]["view"]
        return view

    async def say(self, action: str, **words: object) -> str:
        """Send a command; its id."""
        command_id = token(12)
        await self.socket.send_str(json.dumps({"action": action, "id": command_id, **words}))
        return command_id

    async def answer(self, command_id: str) -> Frame:
        """Wait for the answer to a command."""
        await self.until(lambda: command_id in self.answers)
        return self.answers[command_id]

    async def ask(self, action: str, **words: object) -> Frame:
        return await self.answer(await self.say(action, **words))

    async def until(self, holds: Callable[[], bool]) -> None:
        async with self._news, asyncio.timeout(PATIENCE):
            await self._news.wait_for(lambda: self.failed or holds())
        assert not self.failed, self.frames[-1]

    async def create(self, invite: Invite, **options: object) -> Frame:
        return await self.ask(
            "create", game=invite.game, invite=invite.invite, watch=invite.watch, options=options
        )

    async def join(self, invite: Invite, name: str) -> Frame:
        self.secrets[invite.game] = token(22)
        return await self.ask(
            "join",
            game=invite.game,
            invite=invite.invite,
            secret=self.secrets[invite.game],
            nonce=secrets.token_hex(16),
            name=name,
        )

    async def hello(self, game: str, secret: str) -> Frame:
        return await self.ask("hello", game=game, secret=secret)

    async def commit(self, game: str, choice: str) -> Frame:
        """The next commitment of this seat to the open decision."""
        view = self.view(game)
        return await self.ask("commit", game=game, turn=view["turn"], n=view["you"]["n"] + 1, choice=choice)


@asynccontextmanager
async def phones(url: str, how_many: int) -> AsyncIterator[list[Phone]]:
    """So many sockets at a server."""
    async with ClientSession() as session:
        found = [Phone(await session.ws_connect(url)) for _ in range(how_many)]
        try:
            yield found
        finally:
            await asyncio.gather(*(phone.close() for phone in found))


async def seated(crew: list[Phone], **options: object) -> Invite:
    """A table that the first phone opened and at which all of them sit, in order."""
    invite = Invite()
    await crew[0].create(invite, **options)
    for seat, phone in enumerate(crew, 1):
        answer = await phone.join(invite, f"Explorer {seat}")
        assert answer["view"]["you"]["seat"] == seat
    return invite
