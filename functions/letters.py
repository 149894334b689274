"""Who is told what, once it is saved. Every view is its receiver's own (`engine.view`)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.events import Event
from engine.game import Stage
from engine.history import news
from engine.refusals import Code
from engine.view import view
from functions.frames import write
from functions.push import Letter
from functions.rows import Kept
from functions.wire import Gone, Message, Refused, Tick, ViewMessage, WireCode


@dataclass(frozen=True, slots=True)
class Speaker:
    """Whose command is being answered: the connection, and the command's id (`re` of the answer)."""

    connection: str
    re: str | None


def letter(to: str, message: Message) -> Letter:
    return Letter(to, write(message))


def refused(speaker: Speaker, code: Code | WireCode, game: str | None = None) -> Letter:
    """The answer to a command that changed nothing."""
    return letter(speaker.connection, Refused(re=speaker.re, code=code, game=game))


def answer(kept: Kept, seat: int | None, speaker: Speaker, now: int) -> Letter:
    """What stands, for the speaker, as `seat` (None: someone without one) may see it."""
    return letter(speaker.connection, _view(kept, seat, speaker.re, (), now))


def views(kept: Kept, events: Iterable[Event], speaker: Speaker | None, now: int) -> list[Letter]:
    """To everyone connected, their own view after `events`; the speaker's answers the command."""
    happened = tuple(events)

    @cache
    def frame(seat: int, re: str | None) -> bytes:
        return write(_view(kept, seat, re, happened, now))

    return [
        Letter(one.id, frame(one.seat, _re(one.id, speaker)))
        for one in kept.connections
        if one.seat in kept.game.seats
    ]


def _view(kept: Kept, seat: int | None, re: str | None, events: Iterable[Event], now: int) -> ViewMessage:
    return ViewMessage(
        re=re,
        game=kept.id,
        version=kept.version,
        now=now,
        invite=kept.invite if kept.game.stage is Stage.LOBBY else None,
        view=view(kept.game, seat),
        news=news(events),
    )


def ticks(kept: Kept, seat: int, speaker: Speaker) -> list[Letter]:
    """To everyone connected, who has decided; to the speaker also how often."""
    commitments = kept.game.secrets.commitments
    told = Tick(
        game=kept.id, version=kept.version, turn=kept.game.turn or "", decided=tuple(sorted(commitments))
    )
    own = told.model_copy(update={"re": speaker.re, "n": commitments[seat].n})
    others = [one.id for one in kept.connections if one.id != speaker.connection]
    return [letter(speaker.connection, own), *(letter(other, told) for other in others)]


def goodbyes(kept: Kept, speaker: Speaker | None) -> list[Letter]:
    """To those whose seats are no more, that it is so; the speaker's answers the command."""
    lost = [one.id for one in kept.connections if one.seat not in kept.game.seats]
    return [letter(one, Gone(re=_re(one, speaker), game=kept.id)) for one in lost]


def _re(connection: str, speaker: Speaker | None) -> str | None:
    return speaker.re if speaker and speaker.connection == connection else None
