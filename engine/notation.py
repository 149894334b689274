"""Expeditions as text, both ways: a line a card, with what it brought and who left at the decision after it.

    expedition 1: 1 2 3
    treasure-11: 3 each, 2 stay | 2 exits: 2 each of 2, 0 stay, banks 5
    relic-4 | 3 exits: 0 each of 0, 0 stay, banks 3, relic-4 worth 5
    snake-1 | 1 resigns: banks 3
    end: 0 return
    game: 1=3 2=5 3=8, won by 3

Explorers are named by their seats. The lobby, open commitments and cards that nobody saw are left out, so
`read` gives expeditions whose decks are just the cards that were turned.
"""

import re
from collections.abc import Iterable, Iterator

from engine.cards import CARDS, Relic, Trap, Treasure
from engine.events import (
    CaveCollapsed,
    ChoicesRevealed,
    Event,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorerLeft,
    ExplorersExited,
    GameEnded,
    RelicFound,
    TrapMet,
    TreasureFound,
)
from engine.game import Choice


def write(events: Iterable[Event]) -> str:
    """The expeditions in a log, as text that ends with a newline."""
    lines: list[str] = []
    for event in events:
        match _word(event):
            case "":
                pass
            case word if isinstance(event, ExplorersExited | ExplorerLeft):
                lines[-1] += f" | {word}"
            case word:
                lines.append(word)
    return "".join(f"{line}\n" for line in lines)


def _word(event: Event) -> str:
    match event:
        case ExpeditionBegan():
            return f"expedition {event.expedition}: {_seats(event.explorers)}"
        case TreasureFound():
            return f"{event.card}: {event.share} each, {event.left_over} stay"
        case TrapMet() | RelicFound():
            return event.card
        case CaveCollapsed():
            return f"{event.card}: collapse, {_seats(event.explorers)} lose {event.lost}"
        case ExplorersExited():
            return _exit(event)
        case ExplorerLeft():
            return f"{event.seat} {'is removed' if event.removed else 'resigns'}: banks {event.banked}"
        case ExpeditionEnded():
            gone = (*event.relics_lost, *((event.trap_gone,) if event.trap_gone else ()))
            return f"end: {event.returned} return" + "".join(f", {card} gone" for card in gone)
        case GameEnded():
            scores = " ".join(f"{seat}={score}" for seat, score in event.scores.items())
            return f"game: {scores}, won by {_seats(event.winners) or 'nobody'}"
        case _:
            return ""


def _exit(event: ExplorersExited) -> str:
    verb, ending = ("exits", "banks") if len(event.explorers) == 1 else ("exit", "bank")
    worths = zip(event.relics, event.worths, strict=True)
    return (
        f"{_seats(event.explorers)} {verb}: {event.share} each of {event.pool}, {event.left_over} stay, "
        f"{ending} {event.banked}" + "".join(f", {relic} worth {worth}" for relic, worth in worths)
    )


def _seats(seats: Iterable[int]) -> str:
    return " ".join(map(str, seats))


_EXPEDITION = re.compile(r"expedition (?P<number>\d): (?P<seats>[\d ]+)")
_TREASURE = re.compile(r"(?P<card>treasure-\w+): (?P<share>\d+) each, (?P<left_over>\d+) stay")
_COLLAPSE = re.compile(r"(?P<card>[\w-]+): collapse, (?P<seats>[\d ]+) lose (?P<lost>\d+)")
_EXIT = re.compile(
    r"(?P<seats>[\d ]+) exits?: (?P<share>\d+) each of (?P<pool>\d+), (?P<left_over>\d+) stay, "
    r"banks? (?P<banked>\d+)(?P<relics>(, [\w-]+ worth \d+)*)"
)
_LEFT = re.compile(r"(?P<seat>\d+) (?P<how>is removed|resigns): banks (?P<banked>\d+)")
_END = re.compile(r"end: (?P<returned>\d+) return(?P<gone>(, [\w-]+ gone)*)")
_GAME = re.compile(r"game: (?P<scores>\d+=\d+( \d+=\d+)*), won by (?P<winners>[\d ]+|nobody)")
_WORTH = re.compile(r"([\w-]+) worth (\d+)")
_GONE = re.compile(r"([\w-]+) gone")


class Unreadable(ValueError):
    """A text that is not in this notation; `str()` is the part that is not."""


def read(text: str) -> tuple[Event, ...]:
    """The events that `write` wrote, with decks of just the cards that were turned.

    Raises:
        Unreadable: the text is not in this notation.
    """
    lines = [[part.strip() for part in line.split("|")] for line in text.splitlines() if line.strip()]
    return tuple(_Reader(lines).events())


class _Reader:
    """Reads line by line, and knows who is in the cave."""

    def __init__(self, lines: list[list[str]]) -> None:
        self._lines = lines
        self._inside: tuple[int, ...] = ()

    def events(self) -> Iterator[Event]:
        for at, (first, *parts) in enumerate(self._lines):
            if begun := _EXPEDITION.fullmatch(first):
                self._inside = _read_seats(begun["seats"])
                yield ExpeditionBegan(int(begun["number"]), self._inside, tuple(self._cards(at + 1)))
            elif ended := _END.fullmatch(first):
                yield _read_end(ended, self._number(at))
            elif over := _GAME.fullmatch(first):
                yield _read_game(over)
            else:
                yield self._card(first)
                yield from self._departures(parts, goes_on=self._is_card(at + 1))

    def _card(self, text: str) -> Event:
        if found := _TREASURE.fullmatch(text):
            card = CARDS.get(found["card"])
            if isinstance(card, Treasure):
                share, left_over = int(found["share"]), int(found["left_over"])
                return TreasureFound(card.id, card.value, self._inside, share, left_over)
        if fell := _COLLAPSE.fullmatch(text):
            card = CARDS.get(fell["card"])
            if isinstance(card, Trap):
                self._inside = ()
                return CaveCollapsed(card.id, card.kind, _read_seats(fell["seats"]), int(fell["lost"]))
        match CARDS.get(text):
            case Trap(id, kind):
                return TrapMet(id, kind)
            case Relic(id):
                return RelicFound(id)
            case _:
                raise Unreadable(text)

    def _departures(self, parts: Iterable[str], *, goes_on: bool) -> Iterator[Event]:
        revealed = False
        for part in parts:
            if left := _LEFT.fullmatch(part):
                seat = int(left["seat"])
                self._inside = tuple(one for one in self._inside if one != seat)
                yield ExplorerLeft(seat, int(left["banked"]), left["how"] == "is removed")
            elif exited := _EXIT.fullmatch(part):
                leavers = _read_seats(exited["seats"])
                yield self._choices(leavers)
                yield _read_exit(exited)
                self._inside = tuple(one for one in self._inside if one not in leavers)
                revealed = True
            else:
                raise Unreadable(part)
        if goes_on and not revealed:
            yield self._choices(())

    def _choices(self, leavers: tuple[int, ...]) -> ChoicesRevealed:
        return ChoicesRevealed(
            {seat: Choice.EXIT if seat in leavers else Choice.CONTINUE for seat in self._inside}
        )

    def _cards(self, start: int) -> Iterator[str]:
        while self._is_card(start):
            yield _card_id(self._lines[start])
            start += 1

    def _is_card(self, at: int) -> bool:
        return at < len(self._lines) and _card_id(self._lines[at]) in CARDS

    def _number(self, at: int) -> int:
        begun = (_EXPEDITION.fullmatch(first) for first, *_ in reversed(self._lines[:at]))
        number = next((int(match["number"]) for match in begun if match), None)
        if number is None:
            raise Unreadable(self._lines[at][0])
        return number


def _card_id(line: list[str]) -> str:
    return line[0].partition(":")[0]


def _read_seats(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _read_exit(match: re.Match[str]) -> ExplorersExited:
    worths = _WORTH.findall(match["relics"])
    return ExplorersExited(
        explorers=_read_seats(match["seats"]),
        pool=int(match["pool"]),
        share=int(match["share"]),
        left_over=int(match["left_over"]),
        banked=int(match["banked"]),
        relics=tuple(relic for relic, _ in worths),
        worths=tuple(int(worth) for _, worth in worths),
    )


def _read_end(match: re.Match[str], expedition: int) -> ExpeditionEnded:
    gone = _GONE.findall(match["gone"])
    return ExpeditionEnded(
        expedition=expedition,
        returned=int(match["returned"]),
        relics_lost=tuple(card for card in gone if isinstance(CARDS.get(card), Relic)),
        trap_gone=next((card for card in gone if isinstance(CARDS.get(card), Trap)), None),
    )


def _read_game(match: re.Match[str]) -> GameEnded:
    scores = {int(seat): int(score) for seat, score in (one.split("=") for one in match["scores"].split())}
    winners = () if match["winners"] == "nobody" else _read_seats(match["winners"])
    return GameEnded(scores, winners)
