"""The cards: their back, two blanks, and the two that an explorer chooses from."""

from frontend.art.inks import BRASS, CUT, FACE, FACE_KEY, KEY, OWN, STONE
from frontend.art.symbol import Symbol


def cards() -> list[Symbol]:
    return [_back(), _card1(), _card2(), _exit(), _cont()]


def _back() -> Symbol:
    s = Symbol("back", "0 0 72 96")
    s.fill(KEY, "2,3 35,1 70,2 71,48 69,94 36,95 3,93 1,46")
    s.fill(STONE, "6,7 35,5 66,6 67,48 65,90 36,91 7,89 5,47")
    s.fill(BRASS, "36,12 60,48 36,85 12,48", "36,19 17,48 36,78 55,48", wobble=0.6, evenodd=True)
    s.fill(BRASS, "36,30 47,43 36,67 25,43", "36,36 30,43 36,57 42,43", wobble=0, evenodd=True)
    s.gouge(
        BRASS,
        "10,12,20,24,3.4 10,24,16,32,2.8 22,11,27,19,2.8 62,12,52,24,3.4 62,24,56,32,2.8 "
        "50,11,45,19,2.8 10,84,20,72,3.4 10,72,16,64,2.8 22,85,27,77,2.8 62,84,52,72,3.4 "
        "62,72,56,64,2.8 50,85,45,77,2.8",
    )
    return s


def _card1() -> Symbol:
    s = Symbol("card1", "0 0 72 96")
    s.fill(FACE_KEY, "2,4 30,1 69,3 71,40 69,93 44,95 3,93 1,50", step=22, wobble=1)
    s.fill(FACE, "6,8 31,5 65,7 67,41 65,89 43,91 7,89 5,50", step=22, wobble=0.8)
    return s


def _card2() -> Symbol:
    s = Symbol("card2", "0 0 72 96")
    s.fill(FACE_KEY, "4,2 40,3 70,1 70,52 71,92 30,95 2,94 3,44", step=22, wobble=1)
    s.fill(FACE, "8,6 40,7 66,5 66,52 67,88 31,91 6,90 7,44", step=22, wobble=0.8)
    return s


def _exit() -> Symbol:
    s = Symbol("exit", "0 0 96 96")
    s.fill(OWN, "36,95 38,46 48,20 63,6 76,8 88,23 95,47 97,95")
    s.fill(
        CUT,
        "51,82 52,50 59,31 67,21 74,23 80,35 83,52 84,82",
        "-4,60 33,22 36,38 78,36 78,77 37,78 35,97",
        wobble=0.6,
    )
    s.fill(OWN, "0,58 28,30 30,45 71,43 71,70 31,71 29,87", wobble=0.8)
    return s


def _cont() -> Symbol:
    s = Symbol("cont", "0 0 96 96")
    s.fill(OWN, "50,0 62,16 68,10 76,32 73,48 64,60 34,61 24,48 23,32 32,18 37,26")
    s.fill(CUT, "50,20 58,32 62,30 64,44 58,54 40,54 34,44 38,36 43,40", wobble=0.6)
    s.fill(OWN, "49,34 55,44 52,55 45,55 42,47", wobble=0.4)
    s.fill(OWN, "34,64 64,63 60,74 57,96 42,96 39,74", wobble=0.8)
    s.gouge(CUT, "40,80,58,76,3 41,90,57,86,3")
    return s
