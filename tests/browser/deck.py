"""A deck that is not shuffled, so that a test knows which card comes."""

from collections.abc import Iterable

from engine.cards import Card

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
