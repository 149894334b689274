"""Golden games as a page is told of them, with what the server showed now and then: for the page's replay."""

import json
from collections.abc import Iterator
from pathlib import Path

from pydantic import TypeAdapter

from engine.events import Begun, ChoicesRevealed, Event, ExplorerLeft
from engine.evolve import fold
from engine.game import Game
from engine.history import Seen, news
from engine.view import GameView, view
from tests.goldens.scenarios import SCENARIOS, Scenario

FILE = Path(__file__).parents[2] / "frontend" / "tests" / "games.json"
TITLES = ("a hunter of relics", "one resigns and one is removed", "incan relics by dice")
SHOWN_EVERY = 4
"""How many parts of the log there are to one view that is kept beside them."""

SIGHTS = TypeAdapter(tuple[Seen, ...])
VIEWS = TypeAdapter(GameView)


def text() -> str:
    """The whole file, a game per line."""
    games = [_game(scenario) for scenario in SCENARIOS if scenario.title in TITLES]
    return "[\n" + ",\n".join(json.dumps(game, separators=(",", ":")) for game in games) + "\n]\n"


def _game(scenario: Scenario) -> dict[str, object]:
    parts = list(_parts(scenario.play().events))
    entries = [
        {
            "version": version,
            "news": SIGHTS.dump_python(news(events), mode="json"),
            "view": _view(game) if version % SHOWN_EVERY == 0 or version == len(parts) else None,
        }
        for version, (events, game) in enumerate(parts, start=1)
    ]
    return {"title": scenario.title, "entries": entries}


def _view(game: Game) -> object:
    return VIEWS.dump_python(view(game, None), mode="json")


def _parts(log: tuple[Event, ...]) -> Iterator[tuple[list[Event], Game]]:
    """The log as it is stored, a part for each write, with the game after it."""
    begins = [at for at, event in enumerate(log) if isinstance(event, Begun | ChoicesRevealed | ExplorerLeft)]
    for begin, end in zip(begins, [*begins[1:], len(log)], strict=True):
        yield list(log[begin:end]), fold(log[:end])
