"""Whether a finished game was dealt as promised, from public data alone (design: chance)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.cards import CARDS, Card, Relic
from engine.chance import commitment_to, seed_of, shuffle
from engine.history import (
    CollapseSeen,
    EndSeen,
    ExpeditionSeen,
    GameOverSeen,
    LeftSeen,
    RelicSeen,
    Seen,
    TrapSeen,
    TreasureSeen,
)
from engine.presets import EXPEDITIONS, PRESETS
from engine.view import FairnessView


@dataclass(frozen=True, slots=True)
class Unfair(Exception):
    """The record does not hold, and why: "not over", "commitment", "history" or "expedition N"."""

    reason: str


def check(preset: str, record: FairnessView, history: Iterable[Seen]) -> None:
    """Recompute every shuffle of a finished game and compare it with the cards that were turned.

    `record` is the fairness record of the game's last view, `history` what everyone saw of the whole game.

    Raises:
        Unfair: a promise was broken, something is missing, or the game is not over.
        KeyError: no such preset or card.
    """
    if record.server is None:
        raise Unfair("not over")
    if commitment_to(record.server) != record.commitment:
        raise Unfair("commitment")
    told = tuple(history)
    _complete(told, set(record.nonces))
    seed = seed_of(record.server, record.nonces)
    gone: set[Card] = set()
    for expedition, turned, fatal in _expeditions(told):
        deck = shuffle(seed, expedition, PRESETS[preset].deck(expedition, gone))
        if deck[: len(turned)] != turned:
            raise Unfair(f"expedition {expedition}")
        # A relic that was turned is carried out or lost: it never comes back (rules 4.3, 5.2).
        gone |= {card for card in turned if isinstance(card, Relic)} | fatal


def _complete(told: tuple[Seen, ...], seats: set[int]) -> None:
    """Every expedition from the first on, begun and ended in turn, and then the end of the game."""
    frames = [seen for seen in told if isinstance(seen, ExpeditionSeen | EndSeen | GameOverSeen)]
    if not frames or not isinstance(frames[-1], GameOverSeen):
        raise Unfair("history")
    for at, seen in enumerate(frames[:-1]):
        kind = EndSeen if at % 2 else ExpeditionSeen
        if not isinstance(seen, kind) or seen.expedition != at // 2 + 1:
            raise Unfair("history")
    everyone_left = seats <= {seen.seat for seen in told if isinstance(seen, LeftSeen)}
    if set(frames[-1].scores) != seats or not (len(frames) == 2 * EXPEDITIONS + 1 or everyone_left):
        raise Unfair("history")


def _expeditions(told: Iterable[Seen]) -> Iterator[tuple[int, tuple[Card, ...], set[Card]]]:
    number, turned, fatal = 0, list[Card](), set[Card]()
    for seen in told:
        match seen:
            case ExpeditionSeen():
                number, turned, fatal = seen.expedition, [], set()
            case TreasureSeen() | TrapSeen() | RelicSeen() | CollapseSeen():
                turned.append(CARDS[seen.card])
                fatal |= {CARDS[seen.card]} if isinstance(seen, CollapseSeen) else set()
            case EndSeen():
                yield number, tuple(turned), fatal
            case _:
                pass
