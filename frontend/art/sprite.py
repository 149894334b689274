"""The sprite: all drawings in one file, of which the page shows one at a time."""

from collections.abc import Iterable

from frontend.art.cards import cards
from frontend.art.entrances import entrances
from frontend.art.explorers import explorers
from frontend.art.figures import figures
from frontend.art.fireside import fireside
from frontend.art.hero import hero, ridge
from frontend.art.place import place
from frontend.art.relics import relics
from frontend.art.signs import signs
from frontend.art.symbol import Symbol
from frontend.art.things import things
from frontend.art.traps import traps
from frontend.art.wordmark import logo
from frontend.art.wreath import laurel


def drawings() -> list[Symbol]:
    return [
        *explorers(),
        *traps(),
        *things(),
        *relics(),
        *fireside(),
        *cards(),
        laurel(),
        *figures(),
        logo(),
        *signs(),
        *place(),
        *entrances(),
        hero(),
        ridge(),
    ]


def sprite(symbols: Iterable[Symbol]) -> str:
    body = "\n".join(symbol.svg() for symbol in symbols)
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{body}\n</svg>\n'
