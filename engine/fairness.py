"""Whether a finished game was dealt as promised, from public data alone (design: chance)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.cards import CARDS, Card, Relic
from engine.chance import commitment_to, seed_of, shuffle
from engine.history import CollapseSeen, EndSeen, ExpeditionSeen, RelicSeen, Seen, TrapSeen, TreasureSeen
from engine.presets import PRESETS
from engine.view import FairnessView


@dataclass(frozen=True, slots=True)
class Unfair(Exception):
    """The record does not hold, and why: "not over", "commitment" or "expedition N"."""

    reason: str


def check(preset: str, record: FairnessView, history: Iterable[Seen]) -> None:
    """Recompute every shuffle of a finished game and compare it with the cards that were turned.

    `record` is the fairness record of the game's last view, `history` what everyone saw of the whole game.

    Raises:
        Unfair: a promise was broken, or the game is not over.
        KeyError: no such preset or card.

    """
    if record.server is None:
        raise Unfair("not over")
    if commitment_to(record.server) != record.commitment:
        raise Unfair("commitment")
    seed = seed_of(record.server, record.nonces)
    gone: set[Card] = set()
    for expedition, turned, lost in _expeditions(history):
        deck = shuffle(seed, expedition, PRESETS[preset].deck(expedition, gone))
        if deck[: len(turned)] != turned:
            raise Unfair(f"expedition {expedition}")
        # A relic that was turned is carried out or lost: it never comes back (rules 4.3, 5.2).
        gone |= {card for card in turned if isinstance(card, Relic)} | lost


def _expeditions(history: Iterable[Seen]) -> Iterator[tuple[int, tuple[Card, ...], set[Card]]]:
    number, turned = 0, list[Card]()
    for seen in history:
        match seen:
            case ExpeditionSeen():
                number, turned = seen.expedition, []
            case TreasureSeen() | TrapSeen() | RelicSeen() | CollapseSeen():
                turned.append(CARDS[seen.card])
            case EndSeen():
                yield number, tuple(turned), {CARDS[seen.trap_gone]} if seen.trap_gone else set()
            case _:
                pass
