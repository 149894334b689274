"""The same games in one mutable loop without actions, log or secrets, to hold the engine's speed against."""

from random import Random

from engine.cards import TREASURE_VALUES

EXPLORERS, EXPEDITIONS, KINDS, OF_A_KIND, ENOUGH = 4, 5, 5, 3, 12


def bare_game(seed: str) -> list[int]:
    """The chests at the end of a game of four who leave at twelve rubies."""
    chance, chests, gone = Random(seed), [0] * EXPLORERS, [0] * KINDS
    for _ in range(EXPEDITIONS):
        deck = list(TREASURE_VALUES)
        for kind in range(KINDS):
            deck += [-1 - kind] * (OF_A_KIND - gone[kind])
        chance.shuffle(deck)
        _expedition(deck, chests, gone)
    return chests


def _expedition(deck: list[int], chests: list[int], gone: list[int]) -> None:
    """Everyone goes on while the bag is light: they leave together, or the cave collapses."""
    bags, inside = [0] * EXPLORERS, list(range(EXPLORERS))
    path: list[int] = []
    met: set[int] = set()
    for card in deck:
        if card > 0:
            for explorer in inside:
                bags[explorer] += card // len(inside)
            path.append(card % len(inside))
        elif card in met:
            gone[-1 - card] += 1
            return
        else:
            met.add(card)
        leaving = [explorer for explorer in inside if bags[explorer] >= ENOUGH]
        if leaving:
            each = sum(path) // len(leaving)
            for explorer in leaving:
                chests[explorer] += bags[explorer] + each
            path = [sum(path) % len(leaving)]
            inside = [explorer for explorer in inside if explorer not in leaving]
        if not inside:
            return
