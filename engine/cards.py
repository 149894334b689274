"""The cards of every edition (rule 1.2). Ids are for ever: shuffles and stored games use them."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from string import ascii_lowercase, ascii_uppercase, digits


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure card worth `value` rubies."""

    id: str
    value: int


@dataclass(frozen=True, slots=True)
class Trap:
    """One of the three cards of a trap `kind`."""

    id: str
    kind: str


@dataclass(frozen=True, slots=True)
class Relic:
    """A relic: worth nothing until it is carried out (rule 2.5)."""

    id: str


type Card = Treasure | Trap | Relic

TREASURE_VALUES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
TRAP_KINDS = ("spider", "snake", "lava", "boulder", "ram", "scorpion", "cave-in", "gas", "explosion")
TRAPS_OF_A_KIND = 3
RELICS = tuple(Relic(f"relic-{number}") for number in range(1, 6))


def _treasures() -> Iterable[Treasure]:
    for index, value in enumerate(TREASURE_VALUES):
        twin = TREASURE_VALUES[:index].count(value)
        yield Treasure(f"treasure-{value}" + ("b" if twin else ""), value)


TREASURES = tuple(_treasures())


@cache
def traps(kind: str) -> tuple[Trap, ...]:
    """The three cards of one kind of trap."""
    return tuple(Trap(f"{kind}-{number}", kind) for number in range(1, TRAPS_OF_A_KIND + 1))


# Order is part of the stored form: append to TRAP_KINDS, never insert.
_ALL: tuple[Card, ...] = (*TREASURES, *RELICS, *(trap for kind in TRAP_KINDS for trap in traps(kind)))
CARDS: dict[str, Card] = {card.id: card for card in _ALL}

_LETTERS = ascii_lowercase + ascii_uppercase + digits
_LETTER_OF = {card.id: letter for card, letter in zip(_ALL, _LETTERS, strict=False)}
_CARD_OF = {letter: CARDS[id_] for id_, letter in _LETTER_OF.items()}


def to_letters(cards: Iterable[Card]) -> str:
    """Write cards as one letter each, in order: the form in which a game is stored."""
    return "".join(_LETTER_OF[card.id] for card in cards)


def from_letters(letters: str) -> tuple[Card, ...]:
    """Read what `to_letters` wrote.

    Raises:
        KeyError: a letter that stands for no card.
    """
    return tuple(_CARD_OF[letter] for letter in letters)
