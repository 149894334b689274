"""The item that takes commitments is at most one write unit, in the largest game that the rules allow."""

from engine.cards import RELICS, TREASURES, Card, traps
from engine.game import Cave, Choice, Commitment, Explorer, Game, Options, Secrets, Spot, Stage
from engine.log import Plain
from functions.kept import Kept, Links, Times
from functions.rows import STATE, rows_of
from tests.functions.room import NOW

SEATS = tuple(range(92, 100))
KINDS = ("spider", "snake", "lava", "boulder", "ram")


def largest() -> Game:
    """Eight explorers on two-figure seats, the longest path, everyone ready to change their mind."""
    path: list[Card] = [*TREASURES, *(traps(kind)[0] for kind in KINDS), *RELICS]
    gone = [traps(kind)[2] for kind in KINDS[:4]]
    rest = [card for kind in KINDS for card in traps(kind)[1:] if card not in gone]
    return Game(
        options=Options("relics", open_chests=False),
        secrets=Secrets("5e" * 32, tuple(rest), dict.fromkeys(SEATS, Commitment(1_000_000, Choice.CONTINUE))),
        stage=Stage.EXPEDITIONS,
        explorers=tuple(Explorer(seat, "x" * 64, "violet", "0" * 32) for seat in SEATS),
        chests=dict.fromkeys(SEATS, 999),
        relics=dict.fromkeys(SEATS, (5, 5, 5, 10, 10)),
        gone=tuple(gone),
        expedition=5,
        seats_given=99,
        cave=Cave(SEATS, tuple(Spot(card, 17) for card in path), 128, choosing=True),
    )


def size(value: Plain) -> int:
    """Bytes of an attribute value, as DynamoDB counts them."""
    match value:
        case str():
            return len(value.encode())
        case bool() | None:
            return 1
        case int():
            return (len(str(abs(value))) + 1) // 2 + 1
        case list():
            return 3 + sum(1 + size(one) for one in value)
        case _:
            return 3 + sum(1 + len(name.encode()) + size(one) for name, one in value.items())


def test_the_state_row_of_the_largest_game_is_one_write_unit() -> None:
    kept = Kept(
        id="g" * 16,
        version=10**6,
        links=Links("i" * 16, "w" * 16),
        game=largest(),
        times=Times(NOW, NOW, NOW, NOW // 1000, NOW // 1000),
        devices=dict.fromkeys(SEATS, ("f" * 64,) * 5),
    )
    row = rows_of(kept)[STATE] | {"due": "due", "due_at": NOW}
    assert sum(len(name) + size(value) for name, value in row.items()) <= 1024
