"""Who is told what, once it is saved. Every view is its receiver's own (`engine.view`)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from engine.events import Event
from engine.game import Stage
from engine.history import news
from engine.refusals import Code
from engine.view import decided, view
from functions.frames import write
from functions.kept import WATCHER, Connection, Kept
from functions.messages import Gone, Message, Refused, Tick, ViewMessage
from functions.push import Letter
from functions.wire import WireCode


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


def answer(kept: Kept, seat: int, speaker: Speaker, now: int) -> Letter:
    """What stands, for the speaker."""
    return letter(speaker.connection, _view(kept, seat, speaker.re, (), now))


def lobby(kept: Kept, speaker: Speaker, now: int) -> Letter:
    """The lobby, for someone without a seat but with the invite, or a code that stands for it."""
    shown = _view(kept, WATCHER, speaker.re, (), now)
    return letter(speaker.connection, shown.model_copy(update={"invite": kept.links.invite}))


def views(kept: Kept, events: Iterable[Event], speaker: Speaker | None, now: int) -> list[Letter]:
    """To everyone connected, their own view after `events`; the speaker's answers the command."""
    happened = tuple(events)

    @cache
    def frame(seat: int, re: str | None) -> bytes:
        return write(_view(kept, seat, re, happened, now))

    there = [one for one in kept.connections if is_there(kept, one)]
    return [Letter(one.id, frame(one.seat, _re(one.id, speaker))) for one in there]


def is_there(kept: Kept, connection: Connection) -> bool:
    """Whether a connection still watches, or still acts for a seat that there is, from a device that may."""
    if connection.seat == WATCHER:
        return True
    return connection.device in kept.devices.get(connection.seat, ())


def _view(kept: Kept, seat: int, re: str | None, events: Iterable[Event], now: int) -> ViewMessage:
    seated = seat != WATCHER
    in_lobby = kept.game.stage is Stage.LOBBY
    return ViewMessage(
        re=re,
        game=kept.id,
        version=kept.version,
        now=now,
        until=kept.times.until,
        invite=kept.links.invite if in_lobby and seated else None,
        watch=kept.links.watch if seated else None,
        devices=len(kept.devices[seat]) if seated else None,
        view=view(kept.game, seat if seated else None),
        news=news(events),
    )


def ticks(kept: Kept, seat: int, n: int, speaker: Speaker) -> list[Letter]:
    """To everyone connected, who has decided; to the seat's own devices also how often (`n`).

    A change of mind is told to nobody else. Who asks may see by the version that there was one; what, never.
    """
    told = Tick(game=kept.id, version=kept.version, turn=kept.game.turn or "", decided=decided(kept.game))
    own = told.model_copy(update={"n": n})
    answer = own.model_copy(update={"re": speaker.re})
    there = [one for one in kept.connections if one.id != speaker.connection and is_there(kept, one)]
    letters = [
        letter(one.id, own if one.seat == seat else told) for one in there if n == 1 or one.seat == seat
    ]
    return [letter(speaker.connection, answer), *letters]


def goodbyes(before: Kept, after: Kept, speaker: Speaker | None) -> list[Letter]:
    """To those whom this write has sent away, that it is so; the speaker's answers the command.

    Not to all who are not there: somebody may have sat down since.
    """
    return [
        letter(one.id, Gone(re=_re(one.id, speaker), game=after.id, why=_why(after, one)))
        for one in sent_away(before, after)
    ]


def sent_away(before: Kept, after: Kept) -> list[Connection]:
    """The connections of `after` whose seat or device was there before and is no more."""
    return [one for one in after.connections if is_there(before, one) and not is_there(after, one)]


def _why(kept: Kept, connection: Connection) -> Literal["seat", "signed_out"]:
    return "signed_out" if connection.seat in kept.devices else "seat"


def _re(connection: str, speaker: Speaker | None) -> str | None:
    return speaker.re if speaker and speaker.connection == connection else None
