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


def drawings() -> list[Symbol]:
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
    """What a newcomer does not see, in a file of its own."""
    return [*wreaths(), *tall()]


def sprite(symbols: Iterable[Symbol]) -> str:
    body = "\n".join(symbol.svg() for symbol in symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'


def names(of: Iterable[str]) -> str:
    """The page's list of what is in the second file."""
    listed = ", ".join(f"'{name}'" for name in of)
    return (
        "// Written by `make art`.\n"
        "/** The drawings that lie in later.svg; all others are in sprite.svg. */\n"
        f"export const LATER: ReadonlySet<string> = new Set([{listed}])\n"
    )
