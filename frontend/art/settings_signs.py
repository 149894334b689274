"""Small signs for what can be set, asked for and replayed."""

import math

from frontend.art.inks import COAL, CUT, KEY, LEATHER, OWN
from frontend.art.knife import Shape, mirrored, points, spark, spokes
from frontend.art.symbol import Symbol

SPEAKER = "1,9 6,8 13,2 13,22 6,16 1,15"
DISC = "12,0.5 18,2 22,6 23.5,12 22,18 18,22 12,23.5 6,22 2,18 0.5,12 2,6 6,2"


def settings_signs() -> list[Symbol]:
    senses = [_sound(), _mute(), _vibrate(), _sun(), _moon(), _globe(), _gear(), _bell()]
    replay = [_play(), _pause(), _step_back(), _step_forward()]
    seat = [_key(), _phone(), _install(), _lock(), _torch_out()]
    return [*senses, *replay, *seat, _question(), _plus(), _cross()]


def _sign(name: str) -> Symbol:
    return Symbol(name, "0 0 24 24", grid=0.5)


def _sound() -> Symbol:
    s = _sign("sound").fill(OWN, SPEAKER, wobble=0.3)
    return s.band(OWN, "16,7,2.6 18,12,3 16,17,2.6", "19,2,2.6 22.5,12,3.2 19,22,2.6", wobble=0)


def _mute() -> Symbol:
    s = _sign("mute").fill(OWN, SPEAKER, wobble=0.3)
    return s.band(OWN, "15.5,8,3.4 22.8,16,3", "22.6,8,3 15.5,16,3.2", wobble=0)


def _vibrate() -> Symbol:
    s = _sign("vibrate").fill(OWN, "8,1 16,1.5 17,22.5 7,23", wobble=0.3)
    s.fill(CUT, "9.5,4 14.5,4 15,17.5 9,17.5", "11,19.5 13,19.5 13,21 11,21", wobble=0)
    zigzag = (
        "3.5,4,2 1.5,8,2.4 4.5,12,2.4 1.5,16,2.4 3.5,20,2",
        "20.5,4,2 22.5,8,2.4 19.5,12,2.4 22.5,16,2.4 20.5,20,2",
    )
    return s.band(OWN, *zigzag, wobble=0)


def _sun() -> Symbol:
    s = _sign("sun").fill(OWN, "12,6 16.5,7.5 18,12 16.5,16.5 12,18 7.5,16.5 6,12 7.5,7.5", wobble=0)
    return s.gouge(OWN, spokes((12, 12), [(math.pi / 4 * at, 12.4, 7.6, 4.4) for at in range(8)]))


def _moon() -> Symbol:
    s = _sign("moon").fill(
        OWN, "14,1 8,2.5 3,7.5 2,14 5,20 11,23 17,22.5 22,17 16,18 11,15.5 8.5,11 10,5.5", wobble=0
    )
    return s.fill(OWN, spark(18.5, 8, 4.6), wobble=0)


def _globe() -> Symbol:
    s = _sign("globe").fill(OWN, DISC, wobble=0)
    s.band(
        CUT,
        "12,0,1 7,6,1.8 6,12,1.8 7,18,1.8 12,24,1",
        "12,0,1 17,6,1.8 18,12,1.8 17,18,1.8 12,24,1",
        wobble=0,
    )
    return s.fill(
        CUT,
        "0,11.2 24,11 24,12.6 0,12.8",
        "3,5.6 21,5.4 21,6.9 3,7.1",
        "3,17 21,16.8 21,18.3 3,18.5",
        wobble=0,
    )


def _gear() -> Symbol:
    teeth = [
        (
            12 + radius * math.cos(math.radians(45 * tooth + off)),
            12 + radius * math.sin(math.radians(45 * tooth + off)),
        )
        for tooth in range(8)
        for radius, off in ((12, -9), (11.6, 9), (8.6, 13), (8.4, 32))
    ]
    s = _sign("gear").fill(OWN, teeth, wobble=0)
    return s.fill(CUT, "12,8 15.5,10 15.5,14 12,16 8.5,14 8.5,10", wobble=0)


def _bell() -> Symbol:
    s = _sign("bell").fill(OWN, "12,0 14,2.5 18.5,6 19.5,13 23,18 1,18.5 4.5,13 5.5,6 10,2.5", wobble=0.3)
    return s.fill(OWN, "8.5,20 15.5,20 12,24", wobble=0).gouge(CUT, "8,14,9,6,2")


def _play() -> Symbol:
    return _sign("play").fill(OWN, "4,1 22,12 4.5,23", wobble=0.4)


def _pause() -> Symbol:
    return _sign("pause").fill(OWN, "4,2 10,1.5 10,22 3.5,22.5", "14,1.5 20.5,2 20,22.5 14,22", wobble=0.3)


def _step_back() -> Symbol:
    return _sign("step-back").fill(OWN, *_step(), wobble=0)


def _step_forward() -> Symbol:
    return _sign("step-forward").fill(OWN, *[mirrored(shape, 24) for shape in _step()], wobble=0)


def _step() -> list[Shape]:
    return [points("22,2 21.5,22 7,12.5"), points("1.5,2.5 6,2 6,22 2,22")]


def _key() -> Symbol:
    s = _sign("key").fill(
        OWN,
        "0,12 3,6 9,5.5 12,10 24,10 24,18 20.5,18 20.5,14 18,14 18,17 15,17 15,14 12,14 9,18.5 3,18",
        wobble=0,
    )
    return s.fill(CUT, "3.5,12 5,9 8,9 9,12 8,15 5,15", wobble=0)


def _phone() -> Symbol:
    """A phone, and a way out of it: the seat moves to another one."""
    s = _sign("phone").fill(OWN, "2,1 15,0.5 15,23 2.5,23.5", wobble=0.3)
    s.fill(
        CUT,
        "4.5,4 12.5,4 12.5,18.5 4.5,18.5",
        "7,20 10.5,20 10.5,21.5 7,21.5",
        "12,4 16,4 26,11.5 16,18.5 12,18.5",
        wobble=0,
    )
    return s.fill(OWN, "6.5,9.8 15,9.8 15,6 24,11.5 15,17 15,13.4 6.5,13.4", wobble=0)


def _install() -> Symbol:
    return _sign("install").fill(
        OWN,
        "12,16.5 4,8 9,8.5 10,0 14,0.5 15,8 20,8",
        "2,13 6,13 6,19 18,19 18,13 22,13 22,23.5 2,23",
        wobble=0.2,
    )


def _lock() -> Symbol:
    """A chest whose lid is down."""
    s = _sign("lock").fill(OWN, "1,11 4,4 8,2 16,2 20,4 23,11 23,23 1,22.5", wobble=0.2)
    s.fill(CUT, "1,10.5 23,10.5 23,12 1,12", "7.5,8 16.5,8 16.5,19 7.5,19", wobble=0)
    s.fill(OWN, "9,9.5 15,9.5 15,17.5 9,17.5", wobble=0)
    return s.fill(CUT, "10.8,11 13.2,11 13.2,13.4 12.7,16 11.3,16 10.8,13.4", wobble=0)


def _torch_out() -> Symbol:
    """The torch without its flame: nobody is reached."""
    s = Symbol("torch-out", "0 0 48 96")
    s.band(OWN, "24,40,4 31,31,7 19,25,8 31,15,9 21,7,7 27,-2,2", wobble=0.5)
    s.fill(KEY, "12,46 18,38 30,38 36,45 32,62 30,96 18,96 16,62", wobble=0.8)
    s.fill(LEATHER, "16,50 33,49 30,59 18,59", "20,63 28,63 27,93 21,93", wobble=0.5)
    s.fill(COAL, "17,46 21,41 24,44 28,41 31,46", wobble=0)
    return s.gouge(KEY, "19,72,29,68,2.4 19,82,29,78,2.4")


def _question() -> Symbol:
    s = _sign("question")
    s.fill(
        OWN,
        "4.5,8.5 6,3 12,0.5 18,3 20,8 17.5,12 14.5,14 14,17 9.5,17 9.5,12 13.5,9.5 14,7 12,5.5 10,6.5 9.5,9",
        wobble=0,
    )
    return s.fill(OWN, "9.5,19 14.5,18.5 14.5,23.5 9,24", wobble=0)


def _plus() -> Symbol:
    return _sign("plus").fill(
        OWN,
        "9.5,2 14.5,1.5 14.5,9.5 22,9.5 22.5,14.5 14.5,14.5 14.5,22 9.5,22.5 9.5,14.5 2,14.5 1.5,9.5 9.5,9.5",
        wobble=0,
    )


def _cross() -> Symbol:
    return _sign("cross").fill(
        OWN, "5,1.5 12,8.5 19,2 22.5,5 15.5,12 22,19 19,22.5 12,15.5 5,22 1.5,19 8.5,12 2,5", wobble=0
    )
