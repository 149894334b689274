"""Plays docs/protocol.md: what it says is said, and what it tells is what the referee really answers.

**Ada says**            the JSON below is a command; it is heard
**Ada is told**         the JSON below is the next thing that this led to for Ada; fields behind `json`
                        name what is shown, "…" stands for the rest
<!-- Ada says {…} -->   the same as the first, not shown
<!-- Bo reconnects -->  Bo's connection ends; the next word is said on a new one
<!-- all exit -->       every explorer exits at every decision, until the game is over
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import cast

from pydantic import JsonValue

from functions.push import Letter
from functions.storage import Storage
from tests.functions.room import Frame, Room

STEP = re.compile(
    r"^<!-- (?P<hidden>\w+) says (?P<command>\{[^\n]*\}) -->$"
    r"|^<!-- (?P<back>\w+) reconnects -->$"
    r"|^<!-- (?P<types>\w+) types the code -->$"
    r"|^<!-- (?P<exit>all exit) -->$"
    r"|(?P<head>^\*\*(?P<who>\w+) (?P<verb>says|is told)\*\*(?:[^\n]*\n)+?\n```json(?P<shown>[^\n]*)\n)"
    r"(?P<body>.*?)\n```$",
    re.MULTILINE | re.DOTALL,
)
LEFT_OUT = "…"
WIDTH = 100


@dataclass
class Story:
    """A page being played. `said` and `told` are every frame of it, in order."""

    storage: Storage
    said: list[Frame] = field(default_factory=list)
    told: list[Frame] = field(default_factory=list)
    _unread: list[Letter] = field(default_factory=list)
    _connections: dict[str, str] = field(default_factory=dict)
    _room: Room | None = None

    def play(self, text: str) -> str:
        """The page as it should read."""
        return STEP.sub(self._step, text)

    def _step(self, step: re.Match[str]) -> str:
        if step["hidden"]:
            self._say(step["hidden"], json.loads(step["command"]))
        elif step["back"]:
            self._reconnect(step["back"])
        elif step["types"]:
            self._type_code(step["types"])
        elif step["exit"]:
            self._all_exit()
        elif step["verb"] == "says":
            self._say(step["who"], json.loads(step["body"]))
        else:
            frame = self._next(step["who"])
            body = written(shown(frame, step["shown"].split()))
            return f"{step['head']}{body}\n```"
        return step[0]

    def _say(self, who: str, frame: Frame) -> None:
        self.said.append(frame)
        words = {name: value for name, value in frame.items() if name not in {"action", "id"}}
        self._unread = self.room.letters(self._connection(who), frame["action"], frame["id"], **words)
        self.told += [json.loads(letter.frame) for letter in self._unread]

    @property
    def room(self) -> Room:
        """The room of the table that the first command names."""
        if self._room is None:
            self._room = Room(self.storage, game=self.said[0]["game"])
        return self._room

    def _connection(self, who: str) -> str:
        return self._connections.setdefault(who, who)

    def _reconnect(self, who: str) -> None:
        self.storage.disconnect(self._connections[who])
        self._connections[who] += "-again"

    def _next(self, who: str) -> Frame:
        """The oldest thing that the last command led to for this person, and that is not told yet."""
        letter = next(one for one in self._unread if one.connection == self._connection(who))
        self._unread.remove(letter)
        return cast("Frame", json.loads(letter.frame))

    def _type_code(self, who: str) -> None:
        code = next(frame["code"] for frame in reversed(self.told) if frame["type"] == "code")
        self._say(
            who, {"action": "use_code", "id": "typed", "code": code, "secret": f"a-secret-that-{who:->8}"}
        )

    def _all_exit(self) -> None:
        while self.room.stands.undecided:
            turn, seat = self.room.turn, self.room.stands.undecided[0]
            name = next(one.name for one in self.room.stands.explorers if one.seat == seat)
            command = {"action": "commit", "id": f"{name}-{turn.replace('.', '-')}", "game": self.room.game}
            self._say(name, {**command, "turn": turn, "n": 1, "choice": "exit"})


def shown(frame: JsonValue, fields: Iterable[str]) -> JsonValue:
    """What is left of a frame when only these fields are shown; dots lead into a field."""
    paths = [path.partition(".") for path in fields]
    if not paths:
        return frame
    if isinstance(frame, list):
        return [shown(one, fields) for one in frame]
    assert isinstance(frame, dict)
    kept = {
        name: shown(value, [rest for head, _, rest in paths if head == name and rest])
        for name, value in frame.items()
        if any(head == name for head, _, _ in paths)
    }
    return kept if len(kept) == len(frame) else {**kept, LEFT_OUT: LEFT_OUT}


def written(value: JsonValue, margin: str = "", before: int = 0) -> str:
    """JSON for readers: on one line where that is not too long, `before` characters being on it already."""
    line = json.dumps(value, ensure_ascii=False)
    if len(margin) + before + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = margin + "  "
    if isinstance(value, list):
        return _broken("[]", [inner + written(one, inner) for one in value], margin)
    names = {json.dumps(name, ensure_ascii=False) + ": ": one for name, one in value.items()}
    return _broken(
        "{}", [inner + name + written(one, inner, len(name)) for name, one in names.items()], margin
    )


def _broken(brackets: str, lines: list[str], margin: str) -> str:
    return brackets[0] + "\n" + ",\n".join(lines) + "\n" + margin + brackets[1]
