"""The form in which a game is kept: plain values under a schema number, and the way back.

Three parts, because they change at different times: the table, the seats, and the state, which takes every
commitment and must stay small (1 KB in DynamoDB's count). Cards are letters (`engine.cards.to_letters`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypedDict

from engine.cards import from_letters, to_letters
from engine.game import Cave, Choice, Commitment, Explorer, Game, Options, Secrets, Spot, Stage

SCHEMA = 1


class NewerSchema(Exception):
    """A stored game was written by a newer release than this one."""


class StoredTable(TypedDict):
    """Options and the server's secret."""

    preset: str
    open_chests: bool
    server: str


class StoredSeat(TypedDict):
    """Who sits on a seat."""

    name: str
    colour: str
    nonce: str


class StoredCave(TypedDict):
    """An expedition under way: `path` in letters, `rubies` on the cards at the same places."""

    inside: list[int]
    path: str
    rubies: list[int]
    bag: int
    choosing: bool


class StoredCommitment(TypedDict):
    """One commitment to the open decision."""

    n: int
    choice: str


class StoredState(TypedDict):
    """What changes while a game is played. Keys of maps are seats."""

    schema: int
    stage: str
    expedition: int
    seats_given: int
    rekeyed: list[int]
    left: list[int]
    chests: dict[str, int]
    relics: dict[str, list[int]]
    gone: str
    deck: str
    cave: StoredCave | None
    commitments: dict[str, StoredCommitment]


class Stored(NamedTuple):
    """A whole game as it is kept; `seats` by number."""

    table: StoredTable
    seats: Mapping[int, StoredSeat]
    state: StoredState


type Upcast = Callable[[Stored], Stored]

# The function at place k lifts schema k + 1 to k + 2. Append only; `SCHEMA` is one more than their number.
UPCASTS: tuple[Upcast, ...] = ()


def dump(game: Game) -> Stored:
    """A game in plain values: text, whole numbers, truth values, lists and dictionaries with text keys."""
    secrets = game.secrets
    commitments = secrets.commitments.items()
    return Stored(
        table=StoredTable(
            preset=game.options.preset, open_chests=game.options.open_chests, server=secrets.server
        ),
        seats={
            one.seat: StoredSeat(name=one.name, colour=one.colour, nonce=one.nonce) for one in game.explorers
        },
        state=StoredState(
            schema=SCHEMA,
            stage=game.stage.value,
            expedition=game.expedition,
            seats_given=game.seats_given,
            rekeyed=sorted(game.rekeyed),
            left=sorted(game.left),
            chests={str(seat): chest for seat, chest in game.chests.items()},
            relics={str(seat): list(worths) for seat, worths in game.relics.items() if worths},
            gone=to_letters(game.gone),
            deck=to_letters(secrets.deck),
            cave=_dump_cave(game.cave) if game.cave else None,
            commitments={
                str(seat): StoredCommitment(n=c.n, choice=c.choice.value) for seat, c in commitments
            },
        ),
    )


def _dump_cave(cave: Cave) -> StoredCave:
    return StoredCave(
        inside=list(cave.inside),
        path=to_letters(spot.card for spot in cave.path),
        rubies=[spot.rubies for spot in cave.path],
        bag=cave.bag,
        choosing=cave.choosing,
    )


def load(stored: Stored, upcasts: Sequence[Upcast] = UPCASTS) -> Game:
    """The game that `dump` wrote, in this release or an earlier one.

    Raises:
        NewerSchema: a later release wrote it.
        KeyError: it was never written by `dump`.
    """
    known = len(upcasts) + 1
    schema = stored.state["schema"]
    if schema > known:
        raise NewerSchema(schema)
    for upcast in upcasts[schema - 1 :]:
        stored = upcast(stored)
    table, seats, state = stored
    chests = {int(seat): chest for seat, chest in state["chests"].items()}
    return Game(
        options=Options(table["preset"], table["open_chests"]),
        secrets=Secrets(
            table["server"], from_letters(state["deck"]), _load_commitments(state["commitments"])
        ),
        stage=Stage(state["stage"]),
        explorers=tuple(Explorer(seat, **seats[seat]) for seat in sorted(seats)),
        left=frozenset(state["left"]),
        chests=chests,
        relics={seat: tuple(state["relics"].get(str(seat), ())) for seat in chests},
        gone=from_letters(state["gone"]),
        expedition=state["expedition"],
        seats_given=state["seats_given"],
        rekeyed=frozenset(state["rekeyed"]),
        cave=_load_cave(state["cave"]) if state["cave"] else None,
    )


def _load_cave(cave: StoredCave) -> Cave:
    spots = zip(from_letters(cave["path"]), cave["rubies"], strict=True)
    path = tuple(Spot(card, rubies) for card, rubies in spots)
    return Cave(tuple(cave["inside"]), path, cave["bag"], cave["choosing"])


def _load_commitments(commitments: Mapping[str, StoredCommitment]) -> dict[int, Commitment]:
    return {int(seat): Commitment(one["n"], Choice(one["choice"])) for seat, one in commitments.items()}
