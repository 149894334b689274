"""The camp's fire, and what one sits on."""

from frontend.art.inks import BRASS, EMBER, KEY, LEATHER, PAPER, SAND
from frontend.art.symbol import Symbol


def fireside() -> list[Symbol]:
    return [_fire(), _fire_2(), _log()]


def _fire() -> Symbol:
    """The fire. Shown in turn with `fire-2`, it flickers."""
    s = Symbol("fire", "0 0 96 96")
    s.fill(EMBER, "45,1 54,17 61,11 69,27 79,22 83,46 76,66 64,78 32,78 19,66 14,46 18,28 27,37 29,19 38,25")
    s.fill(BRASS, "47,22 55,36 62,31 69,48 66,64 58,74 38,74 28,62 27,46 35,51 37,37 43,42")
    s.fill(PAPER, "48,46 53,54 58,53 59,66 53,74 42,74 37,63 42,57", wobble=0.6)
    s.fill(EMBER, "21,10 24,15 21,20 18,15", "74,3 77,8 74,13 71,8", wobble=0)
    return _with_wood(s)


def _fire_2() -> Symbol:
    s = Symbol("fire-2", "0 0 96 96")
    s.fill(
        EMBER,
        "52,2 57,15 67,21 70,8 79,26 77,39 84,35 84,54 76,68 64,78 32,78 20,67 12,50 15,33 24,23 28,36 36,14 "
        "44,24",
    )
    s.fill(BRASS, "51,20 58,35 67,39 69,53 64,67 56,74 40,74 29,63 26,49 32,35 38,47 44,34")
    s.fill(PAPER, "46,43 52,49 59,58 57,69 51,74 42,74 36,65 40,54", wobble=0.6)
    s.fill(EMBER, "26,3 29,8 26,13 23,8", "85,12 88,17 85,22 82,17", wobble=0)
    return _with_wood(s)


def _with_wood(s: Symbol) -> Symbol:
    s.band(KEY, "4,94,16 52,82,17 92,70,15", "92,94,16 44,82,17 4,70,15")
    s.band(LEATHER, "14,80,8 44,83,9 84,92,8", wobble=0.4)
    s.band(KEY, "24,93,15 70,79,15", wobble=0)
    s.band(LEATHER, "12,91,8 52,82,9 84,73,8", wobble=0.4)
    s.fill(SAND, "3,90 8,87 11,95 6,98", "93,90 88,87 85,95 90,98", "5,67 10,69 9,76 4,74", wobble=0)
    s.fill(SAND, "91,67 86,69 87,76 92,74", wobble=0)
    s.gouge(KEY, "24,89,48,83,2.2 56,82,76,76,2.2")
    return s


def _log() -> Symbol:
    """A log to sit on."""
    s = Symbol("log", "0 0 96 96")
    s.fill(KEY, "18,50 20,36 33,37 34,49 72,45 86,48 95,62 95,78 86,92 72,95 12,95 2,86 1,66 7,52")
    s.fill(LEATHER, "23,51 24,41 29,42 30,53 68,50 62,64 63,80 70,91 14,91 6,84 5,67 10,56")
    s.fill(SAND, "74,50 83,52 91,63 91,77 84,87 73,90 67,79 66,64")
    s.fill(
        KEY,
        "76,57 82,58 86,66 86,75 81,82 75,84 71,76 71,65",
        "77,62 74,66 74,75 77,79 80,77 83,73 83,67 80,62",
        wobble=0.4,
        evenodd=True,
    )
    s.fill(KEY, "78,68 80,71 78,74 76,71", wobble=0)
    s.gouge(KEY, "10,64,48,62,3 58,72,24,73,3 12,82,44,81,3 64,86,50,86,2.4 36,56,58,55,2.4")
    return s
