"""Instants out of the moments of a game, with all their motion."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.browser.party import Party
from tests.browser.phone import Phone
from tests.browser.rivals import Rivals
from tests.browser.sights import Phones, Sight
from tests.browser.still import Kind, let_pass, reach, stand_still
from tests.browser.walk import OTHERS


@dataclass(frozen=True)
class Instant:
    name: str
    moment: Kind
    time: int


FIRST_TREASURE = (Instant("a card is turning", "turn", 450), Instant("rubies on their way", "turn", 1450))
REVEAL = (
    Instant("a held breath", "reveal", 300),
    Instant("all cards at once", "reveal", 830),
    Instant("leaving the cave", "reveal", 2000),
)
TRAP = (Instant("the first trap of its kind", "turn", 1000),)
RELIC = (Instant("a relic gleams", "turn", 940),)
BOARDED = (Instant("boards before the cave", "end", 700),)
COLLAPSE = (
    Instant("the fatal card", "collapse", 900),
    Instant("the cave comes down", "collapse", 1750),
    Instant("buried", "collapse", 3400),
)
COUNT = (Instant("the chests are opened", "count", 1100),)


def instants(phone: Phones) -> Iterator[Sight]:
    """All of them, in one game."""
    ada = phone()
    stand_still(ada)
    ada.page.emulate_media(reduced_motion="no-preference")
    party = Party(ada, Rivals(ada.start_table("Ada"), OTHERS))
    ada.begin()
    yield from _seen(ada, FIRST_TREASURE)
    let_pass(ada)
    yield from _first_cave(party)
    party.go_on()
    turn = party.others("Continue", "Continue", "Continue", "Continue")
    party.choose_last("Continue")
    yield from _seen(ada, COLLAPSE)
    party.see_what_came_of(turn)
    party.go_on()
    for _ in (3, 4):
        party.decide("Exit", "Exit", "Exit", "Exit", "Exit")
        party.go_on()
    party.decide("Exit", "Exit", "Exit", "Exit", "Exit")
    ada.look_at_the_end()
    yield from _seen(ada, COUNT)


def _first_cave(party: Party) -> Iterator[Sight]:
    ada = party.ada
    turn = party.others("Continue", "Continue", "Continue", "Continue")
    party.choose_last("Continue")
    yield from _seen(ada, TRAP)
    party.see_what_came_of(turn)
    turn = party.others("Continue", "Continue", "Exit", "Exit")
    party.choose_last("Continue")
    yield from _seen(ada, REVEAL)
    party.see_what_came_of(turn)
    turn = party.others("Continue", "Continue", "Exit", "Exit")
    party.choose_last("Continue")
    yield from _seen(ada, RELIC)
    party.see_what_came_of(turn)
    turn = party.others("Exit", "Exit", "Exit", "Exit")
    party.choose_last("Exit")
    reach(ada, "reveal", 0)
    yield from _seen(ada, BOARDED)
    party.see_what_came_of(turn)


def _seen(ada: Phone, some: tuple[Instant, ...]) -> Iterator[Sight]:
    for one in some:
        reach(ada, one.moment, one.time)
        yield one.name, ada
