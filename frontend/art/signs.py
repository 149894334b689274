"""Small signs of one colour."""

from frontend.art.inks import CUT, OWN
from frontend.art.symbol import Symbol


def signs() -> list[Symbol]:
    return [
        _menu(),
        _hist(),
        _check(),
        _dots(),
        _share(),
        _copy(),
        _eye(),
        _hour(),
        _back_arrow(),
        _bot(),
        _out(),
        _deep(),
    ]


def _menu() -> Symbol:
    s = _sign("menu")
    s.gouge(OWN, "2,6,22,5,5 22,12,2,12.5,5 2,19,22,18.5,5")
    return s


def _hist() -> Symbol:
    s = _sign("hist")
    s.fill(OWN, "5,2 20,3 19,22 4,21", wobble=0.4)
    s.gouge(CUT, "7,7,17,7.5,2.4 7,11.5,15,11.5,2.4 7,16,16,16.5,2.4")
    return s


def _check() -> Symbol:
    s = _sign("check")
    s.fill(OWN, "1,13 6,9 10,14 19,2 23,5 11,22", wobble=0.3)
    return s


def _dots() -> Symbol:
    s = _sign("dots")
    s.fill(OWN, "3,9 7,12 3,16 0,12", "12,9 16,12 12,16 8,12", "21,9 24,12 21,16 17,12", wobble=0)
    return s


def _share() -> Symbol:
    s = _sign("share")
    s.fill(
        OWN, "12,0 20,8 15,8 14,16 10,16 10,8 4,8", "2,12 6,12 6,19 18,19 18,12 22,12 22,23 2,23", wobble=0.2
    )
    return s


def _copy() -> Symbol:
    s = _sign("copy")
    s.fill(OWN, "2,1 16,2 15,6 7,6 6,16 1,16", "9,8 23,8 22,23 9,22", wobble=0.2)
    return s


def _eye() -> Symbol:
    s = _sign("eye")
    s.fill(OWN, "0,12 7,5 17,5 24,12 17,19 7,19", wobble=0.3)
    s.fill(CUT, "12,7 17,12 12,17 7,12", wobble=0)
    s.fill(OWN, "12,9.5 14.5,12 12,14.5 9.5,12", wobble=0)
    return s


def _hour() -> Symbol:
    s = _sign("hour")
    s.fill(OWN, "3,1 21,1 21,4 18,5 14,12 18,19 21,20 21,23 3,23 3,20 6,19 10,12 6,5 3,4", wobble=0.2)
    s.fill(CUT, "8,18 12,14 16,18 16,20 8,20", "9,6 15,6 12,9", wobble=0)
    return s


def _back_arrow() -> Symbol:
    s = _sign("back-arrow")
    s.fill(OWN, "1,12 11,3 12,8 23,8 22,16 12,16 11,21", wobble=0.3)
    return s


def _bot() -> Symbol:
    s = _sign("bot")
    s.fill(OWN, "11,0 13,0 13,4 21,5 22,20 3,21 2,5 11,4", wobble=0.2)
    s.fill(CUT, "6,9 10,9 10,13 6,13", "14,9 18,9 18,13 14,13", "7,16 17,16 17,18 7,18", wobble=0)
    return s


def _out() -> Symbol:
    s = _sign("out")
    s.fill(OWN, "1,12 10,4 10,9 22,9 22,15 10,15 10,20", wobble=0.2)
    return s


def _deep() -> Symbol:
    s = _sign("deep")
    s.fill(OWN, "2,3 12,11 22,3 22,9 12,17 2,9", "5,14 12,19 19,14 19,18 12,24 5,18", wobble=0.2)
    return s


def _sign(name: str) -> Symbol:
    return Symbol(name, "0 0 24 24", grid=0.5)
