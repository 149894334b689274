"""A deck that is not shuffled, so that a test knows which card comes."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.cards import Card
from engine.play import play, run_on
from local.serve import ROOT, Server, Setup, running

PAGE = ROOT / "frontend" / "dist"

# What lies on top in each expedition; the rest follows in the order of the box.
ON_TOP = {
    1: ("treasure-17", "snake-1", "treasure-7", "relic-1", "lava-1", "treasure-15"),
    2: ("snake-1", "snake-2"),
}
OTHERWISE = ("treasure-5", "treasure-9", "spider-1")


def stacked(_seed: str, expedition: int, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Stands where `engine.chance.shuffle` stands."""
    on_top = ON_TOP.get(expedition, OTHERWISE)
    return tuple(sorted(cards, key=lambda card: on_top.index(card.id) if card.id in on_top else len(on_top)))


def built() -> Path:
    """The folder of the built page."""
    if not (PAGE / "index.html").exists():
        pytest.fail("The page is not built: `npm run build` in frontend/ builds it.")
    return PAGE


@contextmanager
def stacked_server(page: Path | None = None) -> Iterator[Server]:
    """A server with the built page, or another, whose decks are not shuffled."""
    with pytest.MonkeyPatch.context() as patch, running(Setup(page=page or built())) as server:
        for door in (play, run_on):  # into the rules: the handlers leave the shuffle to its default
            patch.setattr(door, "__defaults__", (stacked,))
        yield server
