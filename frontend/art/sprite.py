"""The sprites: files of many drawings, of which the page shows one at a time."""

from collections.abc import Iterable

from frontend.art.cards import cards
from frontend.art.entrances import entrances
from frontend.art.explorers import explorers
from frontend.art.figures import figures
from frontend.art.fireside import fireside
from frontend.art.hero import hero, ridge
from frontend.art.place import place
from frontend.art.relics import relics
from frontend.art.settings_signs import settings_signs
from frontend.art.signs import signs
from frontend.art.symbol import Symbol
from frontend.art.tall import tall
from frontend.art.things import things
from frontend.art.traps import traps
from frontend.art.wordmark import logo
from frontend.art.wreath import wreaths

# What the start page and an invite show, and what says that there is no connection.
EARLY = {f"x{who}" for who in range(1, 9)} | {"hero", "logo", "ridge", "cave", "chest"}
EARLY |= {"fire", "fire-2", "glow", "log", "back-arrow", "torch-out"}


def first() -> list[Symbol]:
    """What a newcomer sees."""
    return [drawing for drawing in _all() if drawing.name in EARLY]


def drawings() -> list[Symbol]:
    """What is seen at a table."""
    return [drawing for drawing in _all() if drawing.name not in EARLY]


def _all() -> list[Symbol]:
    return [
        *explorers(),
        *traps(),
        *things(),
        *relics(),
        *fireside(),
        *cards(),
        *figures(),
        logo(),
        *signs(),
        *settings_signs(),
        *place(),
        *entrances(),
        hero(),
        ridge(),
    ]


def later() -> list[Symbol]:
    """What is seen on tall screens and at the end, in a file of its own."""
    return [*wreaths(), *tall()]


def sprite(symbols: Iterable[Symbol]) -> str:
    body = "\n".join(symbol.svg() for symbol in symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'


def names(**files: Iterable[str]) -> str:
    """The page's lists of what is in the other files."""
    lists = "".join(
        f"export const {name}: ReadonlySet<string> = new Set([{', '.join(f"'{one}'" for one in of)}])\n"
        for name, of in files.items()
    )
    return (
        "// Written by `make art`.\n"
        "/** The drawings that lie in first.svg and in later.svg; all others are in sprite.svg. */\n"
        f"{lists}"
    )
