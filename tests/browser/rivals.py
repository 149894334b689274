"""Other players without a browser: they say on real sockets what a page would say."""

import asyncio
import json
import secrets
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import aiohttp

NAMES = (
    "Анастасія Шевченко",
    "Володимир-Святослав",
    "Олександра Мельник",
    "Богдан",
    "Єлизавета Коваленко",
    "Всеволод Дорошенко",
    "Їжакевич-Підлісний",
)
GERMAN = (
    "Bartholomäus Groß",
    "Anna-Katharina Weiß",
    "Wilhelmine Straßer",
    "Karl-Heinz Überbach",
    "Friederike Schönfeld",
    "Liselotte-Margarethe",
    "Uwe",
)


class Rivals:
    """Seats at the table of an invite link, in the order of their names."""

    def __init__(self, invite: str, names: Iterable[str]) -> None:
        address, _, fragment = invite.partition("/#join/")
        self._socket_url = f"ws://127.0.0.1:{address.rpartition(':')[2]}/ws"
        self.game, self._invite = fragment.split("/")
        self.keys: dict[str, str] = {}
        for name in names:
            self.join(name)

    def join(self, name: str) -> None:
        key = secrets.token_urlsafe(16)
        seat = {"invite": self._invite, "secret": key, "nonce": secrets.token_hex(16), "name": name}
        self._say(self._told({"action": "join", **seat}))
        self.keys[name] = key

    def choose(self, turn: str | None, choice: str, *, but: Iterable[str] = ()) -> None:
        """All but some choose; those who have nothing to choose are refused, and that is no matter."""
        for name, key in self.keys.items():
            if name not in but:
                commit = {"action": "commit", "turn": turn, "n": 1, "choice": choice}
                self._say(self._told({"action": "hello", "secret": key}, commit))

    def resign(self) -> None:
        for key in self.keys.values():
            self._say(self._told({"action": "hello", "secret": key}, {"action": "resign"}))

    async def _told(self, *commands: dict[str, Any]) -> None:
        async with aiohttp.ClientSession() as session, session.ws_connect(self._socket_url) as socket:
            for at, command in enumerate(commands):
                await socket.send_json({"id": str(at), "game": self.game, **command})
                async for frame in socket:
                    if json.loads(frame.data).get("re") == str(at):
                        break

    # Playwright's loop runs in this thread, so that of the rivals needs another.
    def _say(self, words: Coroutine[Any, Any, None]) -> None:
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, words).result(timeout=10)
