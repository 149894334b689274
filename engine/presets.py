"""The editions, as data (rules §9)."""

from collections.abc import Collection
from dataclasses import dataclass

from engine.cards import RELICS, TREASURES, Card, Relic, traps

EXPEDITIONS = 5
FEWEST_EXPLORERS, MOST_EXPLORERS = 3, 8

_CAVE_OF_TACORA = ("spider", "snake", "lava", "boulder", "ram")
_MINE = ("snake", "scorpion", "cave-in", "gas", "explosion")


@dataclass(frozen=True, slots=True)
class Preset:
    """What one edition does its own way.

    `relic_worth` is the worth in points by order of leaving the cave (rule 4.4); `relics_from_start` says
    whether all relics lie in the first deck or one more joins before each expedition; `relics_break_ties`
    says whether the tied explorer with the most relics wins before a victory is shared (rule 6.2).
    """

    name: str
    trap_kinds: tuple[str, ...]
    relics: tuple[Relic, ...]
    relic_worth: tuple[int, ...]
    relics_from_start: bool
    relics_break_ties: bool

    def deck(self, expedition: int, gone: Collection[Card]) -> tuple[Card, ...]:
        """The cards, unshuffled, with which `expedition` (1 to 5) begins, given those out of the game."""
        relics = self.relics if self.relics_from_start else self.relics[:expedition]
        every: tuple[Card, ...] = (
            *TREASURES,
            *(trap for kind in self.trap_kinds for trap in traps(kind)),
            *relics,
        )
        return tuple(card for card in every if card not in gone)


def _preset(
    name: str,
    trap_kinds: tuple[str, ...] = _CAVE_OF_TACORA,
    *,
    relics: bool,
    from_start: bool = True,
    break_ties: bool = False,
) -> Preset:
    return Preset(
        name=name,
        trap_kinds=trap_kinds,
        relics=RELICS if relics else (),
        relic_worth=(5, 5, 5, 10, 10) if relics else (),
        relics_from_start=from_start,
        relics_break_ties=break_ties,
    )


PRESETS = {
    preset.name: preset
    for preset in (
        _preset("relics", relics=True),
        _preset("basic", relics=False),
        _preset("classic", _MINE, relics=False),
        _preset("incan", relics=True, from_start=False, break_ties=True),
    )
}
DEFAULT_PRESET = "relics"
