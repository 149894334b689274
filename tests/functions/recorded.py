"""A short game as it went over the wire: what was said, and what each connection was told.

`python -m tests.functions.recorded NUMBER` records today's; see `test_kept_wires`.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import JsonValue

from functions.storage import Storage
from tests.docs.cloud import cloud
from tests.functions.room import Frame, Room, secret

FOLDER = Path(__file__).parent / "wires"
EXPLORERS = 3
NEW_PHONE = secret(9)


@dataclass
class Recording:
    """A room that writes down what passes: a step is a connection, its command, and what was told to whom."""

    room: Room
    steps: list[Frame] = field(default_factory=list)

    def say(self, connection: str, action: str, **words: JsonValue) -> Frame:
        """One command; its answer."""
        return self.hear(
            connection, {"action": action, "id": f"c{len(self.steps)}", **self.named(action), **words}
        )

    def named(self, action: str) -> dict[str, JsonValue]:
        return {} if action in {"tables", "use_code"} else {"game": self.room.game}

    def hear(self, connection: str, command: Frame) -> Frame:
        """One command as it was said; its answer."""
        words = {name: word for name, word in command.items() if name not in {"action", "id"}}
        letters = self.room.letters(connection, command["action"], command["id"], **words)
        told = [{"to": letter.connection, "frame": json.loads(letter.frame)} for letter in letters]
        self.steps.append({"from": connection, "says": command, "told": told})
        return next(one["frame"] for one in told if one["frame"]["re"] == command["id"])


def record(storage: Storage, game: str) -> list[Frame]:
    """A game of three in which every command is said."""
    recording = Recording(Room(storage, game=game))
    gather(recording.room, recording.say)
    while turn := recording.room.stands.turn:
        for seat in recording.room.stands.undecided:
            recording.say(recording.room.connection(seat), "commit", turn=turn, n=1, choice="exit")
        if turn.startswith("4") and recording.room.stands.turn:
            recording.say("C", "resign")
    recording.say("A", "log", since=0)
    recording.say("A", "tables", keys=[{"game": game, "secret": secret(1)}])
    return recording.steps


def gather(room: Room, say: Callable[..., Frame]) -> None:
    """From the first link to the first cave, with a watcher, a second phone and somebody who goes."""
    say("A", "create", invite=room.invite, watch=room.watch, options={"preset": "basic", "open_chests": True})
    for seat in range(1, EXPLORERS + 3):
        connection = room.connection(seat)
        say(connection, "peek", invite=room.invite)
        named = {"secret": secret(seat), "nonce": f"{seat:032x}", "name": f"Explorer {seat}"}
        say(connection, "join", invite=room.invite, **named)
    say("D", "leave")
    say("A", "remove", seat=5)
    say("A", "set_options", options={"preset": "relics", "open_chests": False})
    say("B", "pick_colour", colour="violet")
    say("C", "hello", secret=secret(3))
    say("W", "watch", watch=room.watch)
    code = say("B", "issue_code", seat=2)["code"]
    say("X", "use_code", code=code, secret=NEW_PHONE)
    say("X", "sign_out")
    say("X", "ping")
    say("X", "view")
    say("B", "hello", secret=secret(2))
    say("B", "use_code", code=say("X", "issue_code", seat=2)["code"], secret=secret(2))
    say("A", "begin")


def written(steps: list[Frame]) -> str:
    """One step a line."""
    lines = ",\n".join(json.dumps(step, ensure_ascii=False, separators=(",", ":")) for step in steps)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    number = int(sys.argv[1])
    with cloud() as here:
        steps = record(here.storage, f"recordedgame{number:04}")
    (FOLDER / f"{number}.json").write_text(written(steps), encoding="utf-8")
