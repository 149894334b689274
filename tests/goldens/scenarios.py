"""The golden games: who sits there, with which secret, and how each of them decides."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from engine.actions import Action, Begin, Commit, Remove, Resign
from engine.game import Choice, Game, Options, Stage
from engine.notation import write
from engine.play import Played
from tests.engine.vocabulary import lobby, plays

type Departure = Literal["resigns", "is removed", "resigns last"]
"""The last of them: when everyone else has committed, so that it resolves the decision."""
type Policy = Callable[[Game, int], bool]
"""Whether the explorer in this seat exits now."""


@dataclass(frozen=True)
class Scenario:
    """One game to be played the same way for ever. `departures`: at which turn, which seat, and how."""

    title: str
    explorers: int
    options: Options
    policy: Policy
    departures: tuple[tuple[str, int, Departure], ...] = ()

    @property
    def server(self) -> str:
        return sha256(self.title.encode()).hexdigest()

    @property
    def file(self) -> str:
        return self.title.replace(" ", "-") + ".txt"

    def play(self) -> Played:
        played = plays(lobby(self.explorers, self.options, self.server), [Begin(1)])
        while played.game.stage is Stage.EXPEDITIONS:
            played = plays(played, self._actions(played.game))
        return played

    def _actions(self, game: Game) -> Iterable[Action]:
        turn = game.turn or ""
        commits = {
            seat: Commit(seat, turn, 1, Choice.EXIT if self.policy(game, seat) else Choice.CONTINUE)
            for seat in game.undecided
        }
        for at, seat, how in self.departures:
            if at == turn and seat in game.present:
                left = Remove(game.host or 0, seat) if how == "is removed" else Resign(seat)
                others = [commit for other, commit in commits.items() if other != seat]
                return [*others, left] if how == "resigns last" else [left]
        return commits.values()

    def text(self) -> str:
        """The whole golden file."""
        lids = "open" if self.options.open_chests else "closed"
        head = (
            f"{self.title}\n{self.options.preset}, {lids} chests, {self.explorers} explorers\n{self.server}\n"
        )
        return head + "\n" + write(self.play().events)


def depth(game: Game) -> int:
    return len(game.cave.path) if game.cave else 0


def bag_of(rubies: int) -> Policy:
    return lambda game, _: game.cave is not None and game.cave.bag >= rubies


def at_card(card: int) -> Policy:
    return lambda game, _: depth(game) >= card


def one_by_one(game: Game, seat: int) -> bool:
    return depth(game) >= game.seats.index(seat) + 1


def never(_: Game, __: int) -> bool:
    return False


def when_two_traps_threaten(game: Game, _: int) -> bool:
    return game.cave is not None and len(game.cave.traps) >= 2


def dice(sides: int) -> Policy:
    """Exits once in so many times, by a hash of who and when."""
    return lambda game, seat: sha256(f"{game.turn}/{seat}/{sides}".encode()).digest()[0] % sides == 0


def relic_hunter(game: Game, seat: int) -> bool:
    """The first seat waits for relics; the others flee in pairs."""
    if seat == game.seats[0]:
        return len(game.relics_on_path) >= 1 and game.cave is not None and len(game.cave.inside) <= 3
    return depth(game) >= 2 + game.seats.index(seat) // 2


def collector(game: Game, seat: int) -> bool:
    """The first seat holds out for two relics; the others flee from the first one."""
    return len(game.relics_on_path) >= (2 if seat == game.seats[0] else 1)


RELICS, BASIC, CLASSIC, INCAN = (Options(name) for name in ("relics", "basic", "classic", "incan"))
CLOSED = Options("relics", open_chests=False)

SCENARIOS = (
    Scenario("four leave at a bag of twelve", 4, RELICS, bag_of(12)),
    Scenario("eight roll dice", 8, RELICS, dice(4)),
    Scenario("eight go one by one", 8, RELICS, one_by_one),
    Scenario("three never turn back", 3, RELICS, never),
    Scenario("five leave together at the first card", 5, RELICS, at_card(1)),
    Scenario("six roll dice with closed chests", 6, CLOSED, dice(5)),
    Scenario("a hunter of relics", 7, RELICS, relic_hunter),
    Scenario("another hunter of relics", 5, RELICS, relic_hunter),
    Scenario("a patient collector", 4, RELICS, collector),
    Scenario("the basic game by dice", 5, BASIC, dice(4)),
    Scenario("the basic game for three", 3, BASIC, when_two_traps_threaten),
    Scenario("the classic mine one by one", 4, CLASSIC, one_by_one),
    Scenario("the classic mine by dice", 8, CLASSIC, dice(6)),
    Scenario("incan relics by dice", 4, INCAN, dice(4)),
    Scenario("incan relics one by one", 6, INCAN, one_by_one),
    Scenario("a tie broken by relics 10", 6, INCAN, dice(4)),  # the first number at which there is one
    Scenario(
        "one resigns and one is removed",
        5,
        RELICS,
        dice(5),
        (("1.2", 2, "resigns"), ("3.1", 4, "is removed")),
    ),
    Scenario("the last to decide resigns", 4, RELICS, dice(5), (("2.2", 3, "resigns last"),)),
    Scenario("all resign", 3, BASIC, dice(4), tuple(("2.1", seat, "resigns") for seat in (1, 2, 3))),
)
