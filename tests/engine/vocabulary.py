"""Words in which the tests of the rules are written."""

from collections.abc import Iterable, Sequence
from textwrap import dedent

from engine.actions import Action, Begin, Commit, Join, Remove, Resign
from engine.cards import CARDS, Card
from engine.chance import shuffle
from engine.events import ChoicesRevealed, Event, ExpeditionBegan, ExplorerLeft
from engine.game import Choice, Game, Options
from engine.notation import read, write
from engine.play import Played, Shuffle, open_table, play
from engine.refusals import Code, Refusal

SERVER = "5e" * 32
NAMES = ("Ada", "Bo", "Cleo", "Dmytro", "Élise", "Femi", "Greta", "Hana")


def nonce(seat: int) -> str:
    return f"{seat:032x}"


def lobby(explorers: int, options: Options | None = None, server: str = SERVER) -> Played:
    """A table at which explorers 1 to n sit, before it begins."""
    return plays(
        open_table(options or Options(), server),
        [Join(NAMES[at], nonce(at + 1)) for at in range(explorers)],
    )


def plays(played: Played, actions: Iterable[Action], order: Shuffle = shuffle) -> Played:
    """Apply actions one after the other; the whole log."""
    game, log = played
    for action in actions:
        game, events = play(game, action, order)
        log += events
    return Played(game, log)


def begun(explorers: int, options: Options | None = None, *decks: Sequence[str]) -> Played:
    """A game at its first decision. Expedition k turns the cards of the k-th deck first."""
    return plays(lobby(explorers, options), [Begin(1)], stacked(decks))


def stacked(decks: Sequence[Sequence[str]]) -> Shuffle:
    """A shuffle that puts these cards on top, and the others below as the seed has them."""

    def order(seed: str, expedition: int, cards: Iterable[Card]) -> tuple[Card, ...]:
        shuffled = shuffle(seed, expedition, cards)
        top = [CARDS[card] for card in (decks[expedition - 1] if expedition <= len(decks) else ())]
        missing = [card.id for card in top if card not in shuffled]
        assert not missing, f"not in the deck of expedition {expedition}: {missing}"
        return (*top, *(card for card in shuffled if card not in top))

    return order


def replay(text: str, preset: str = "relics") -> Played:
    """Play what a text in the notation says: the same cards, choices and departures."""
    events = read(dedent(text))
    entered = [event for event in events if isinstance(event, ExpeditionBegan)]
    order = stacked([event.deck for event in entered])
    played = plays(lobby(len(entered[0].explorers), Options(preset)), [Begin(1)], order)
    for event in events:
        played = plays(played, _actions(played.game, event), order)
    return played


def _actions(game: Game, event: Event) -> list[Action]:
    match event:
        case ChoicesRevealed():
            return commits(game, event.choices.items())
        case ExplorerLeft():
            return [Remove(game.host or 0, event.seat) if event.removed else Resign(event.seat)]
        case _:
            return []


def commits(game: Game, choices: Iterable[tuple[int, Choice]]) -> list[Action]:
    """The first commitments of these seats to the open decision."""
    return [Commit(seat, game.turn or "", 1, choice) for seat, choice in choices]


def decide_all(played: Played, leavers: Iterable[int] = (), order: Shuffle = shuffle) -> Played:
    """Everyone in the cave commits; `leavers` exit."""
    out = set(leavers)
    inside = played.game.undecided
    choices = [(seat, Choice.EXIT if seat in out else Choice.CONTINUE) for seat in inside]
    return plays(played, commits(played.game, choices), order)


def holds(text: str, preset: str = "relics") -> Played:
    """The engine plays exactly as the text says, as far as the text goes."""
    played = replay(text, preset)
    expected = dedent(text).strip().splitlines()
    assert write(played.events).splitlines()[: len(expected)] == expected
    return played


def refusal(game: Game, action: Action) -> Code:
    """The code with which an action is refused; the game must stand as it was."""
    try:
        play(game, action)
    except Refusal as refused:
        return refused.code
    raise AssertionError(f"{action} was not refused")
