"""The devices of a seat: signing others out, and codes that let new ones in."""

from engine import actions
from engine.game import Stage
from engine.play import play
from engine.refusals import Code, Refusal
from functions import codes, commands
from functions.frames import NotServed
from functions.hearing import ATTEMPTS, Hearing
from functions.kept import JOIN, Kept
from functions.letters import letter
from functions.messages import CodeMessage
from functions.playing import seated
from functions.wire import WireCode


def sign_out(hearing: Hearing, command: commands.SignOut) -> None:
    """Leave this device as the seat's only one, and no code for another; the others are told."""
    for _ in range(ATTEMPTS):
        kept, here = seated(hearing, command.game)
        if kept.devices[here.seat] == (here.device,) and here.seat not in kept.codes:
            hearing.answer(kept, here.seat)
            return
        alone = {**kept.devices, here.seat: (here.device,)}
        hearing.storage.revoke(kept.id, here.seat)
        if hearing.save(kept, kept.next(kept.game, hearing.now, alone), (), hearing.speaker):
            return
    raise NotServed(WireCode.BUSY)


def issue_code(hearing: Hearing, command: commands.IssueCode) -> None:
    """Put a new code into force: for the lobby, for one's own seat, or, as the host, for somebody else's."""
    kept, here = seated(hearing, command.game)
    seat = JOIN if command.seat is None else command.seat
    if seat == JOIN and kept.game.stage is not Stage.LOBBY:
        raise Refusal(Code.WRONG_PHASE)
    live = kept.codes.get(seat)
    if seat == JOIN and live and codes.is_alive(live, seat, hearing.now):
        _tell(hearing, kept, seat, live.text, codes.until(live, seat))
        return
    if codes.too_soon(live, hearing.now):
        raise NotServed(WireCode.TOO_FAST)
    if seat in (JOIN, here.seat):
        _tell(hearing, kept, seat, *_issue(hearing, kept, seat))
    else:
        _rekey(hearing, kept, here.seat, seat)


def _rekey(hearing: Hearing, kept: Kept, host: int, seat: int) -> None:
    """Open somebody else's seat. Everyone sees it before anyone knows the code."""
    game, events = play(kept.game, actions.Rekey(host, seat))
    text, until = _issue(hearing, kept, seat)
    if not hearing.save(kept, kept.next(game, hearing.now), events, None):
        hearing.storage.revoke(kept.id, seat)
        raise NotServed(WireCode.BUSY)
    _tell(hearing, kept, seat, text, until)


def _issue(hearing: Hearing, kept: Kept, seat: int) -> tuple[str, int]:
    """Put a code into force; what it is, and until when (epoch seconds)."""
    for _ in range(ATTEMPTS):
        text = codes.spell(hearing.randomness())
        live = codes.issue(text, seat, hearing.now)
        until = codes.until(live, seat)
        if hearing.storage.issue(kept.id, seat, live, until):
            return text, until
    raise NotServed(WireCode.BUSY)


def _tell(hearing: Hearing, kept: Kept, seat: int, text: str, until: int) -> None:
    told = CodeMessage(
        re=hearing.speaker.re, game=kept.id, seat=None if seat == JOIN else seat, code=text, until=until
    )
    hearing.letters.append(letter(hearing.speaker.connection, told))
