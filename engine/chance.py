"""Chance without dice: every shuffle follows from a seed fixed before the first card.

The server commits to its secret (its SHA-256 is shown) before any explorer gives a nonce. The seed is
SHA-256 over both; the deck of expedition e is its cards, sorted by SHA-256("seed/e/card").
All digests are written as 64 lower-case hexadecimal digits, all texts hashed as UTF-8.
"""

from collections.abc import Iterable, Mapping
from hashlib import sha256

from engine.cards import Card


def digest(text: str) -> str:
    """SHA-256 of a text, in hexadecimal."""
    return sha256(text.encode()).hexdigest()


def commitment_to(server: str) -> str:
    """What is shown of the server's secret before the game is over."""
    return digest(server)


def seed_of(server: str, nonces: Mapping[int, str]) -> str:
    """The seed of a game: SHA-256("server/seat:nonce/seat:nonce…"), seats ascending."""
    return digest("/".join((server, *(f"{seat}:{nonces[seat]}" for seat in sorted(nonces)))))


def shuffle(seed: str, expedition: int, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The order, top first, in which `cards` lie in the deck of `expedition` (1 to 5)."""
    return tuple(sorted(cards, key=lambda card: digest(f"{seed}/{expedition}/{card.id}")))
