"""The rules once more, as plainly as they can be said: stones moved one by one between heaps.

It shares nothing with the engine but the cards, so that the two can only agree by both being right.
"""

from collections import Counter
from collections.abc import Iterable

from engine.cards import CARDS, Trap, Treasure
from engine.events import ChoicesRevealed, Event, ExpeditionBegan, ExplorerLeft
from engine.game import Choice


class Oracle:
    """Follows who entered, what was turned, who chose what and who left; moves the stones itself."""

    def __init__(self, seats: Iterable[int], presets_worths: tuple[int, ...]) -> None:
        self.chests = Counter(dict.fromkeys(seats, 0))
        self.relics: dict[int, list[int]] = {seat: [] for seat in self.chests}
        self.worths = list(presets_worths)
        self.bags: dict[int, int] = {}
        self.heap: list[int] = []
        self.relics_inside = 0
        self.kinds: list[str] = []
        self.deck: list[str] = []
        self.chosen = False

    def follow(self, log: Iterable[Event]) -> None:
        """Hear only what nobody computes: entries, choices, departures; turn cards when they are due."""
        for event in log:
            match event:
                case ExpeditionBegan():
                    self.bags = dict.fromkeys(event.explorers, 0)
                    self.heap, self.kinds, self.relics_inside = [], [], 0
                    self.deck = list(event.deck)
                    self.turn_card()
                case ChoicesRevealed():
                    self.leave([seat for seat, choice in event.choices.items() if choice is Choice.EXIT])
                    if self.bags:
                        self.turn_card()
                case ExplorerLeft():
                    self.chests[event.seat] += self.bags.pop(event.seat, 0)
                case _:
                    pass

    def turn_card(self) -> None:
        card = CARDS[self.deck.pop(0)]
        if isinstance(card, Treasure):
            rubies = card.value
            while rubies >= len(self.bags):
                for seat in self.bags:
                    self.bags[seat] += 1
                    rubies -= 1
            self.heap.append(rubies)
        elif isinstance(card, Trap):
            if card.kind in self.kinds:
                self.bags.clear()
            self.kinds.append(card.kind)
        else:
            self.relics_inside += 1

    def leave(self, leavers: list[int]) -> None:
        pool = sum(self.heap)
        while leavers and pool >= len(leavers):
            for seat in leavers:
                self.bags[seat] += 1
                pool -= 1
        if leavers:
            self.heap = [pool]
        for seat in leavers:
            self.chests[seat] += self.bags.pop(seat)
        if len(leavers) == 1:
            for _ in range(self.relics_inside):
                self.relics[leavers[0]].append(self.worths.pop(0))
            self.relics_inside = 0
