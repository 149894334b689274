"""What explorers carry and sit by."""

from frontend.art.inks import (
    BRASS,
    EMBER,
    ICE,
    ICE_DARK,
    KEY,
    LEATHER,
    OWN,
    PAPER,
    RUBY,
    RUBY_DARK,
    RUBY_LIGHT,
    SAND,
    WHITE,
)
from frontend.art.knife import star
from frontend.art.symbol import Symbol


def things() -> list[Symbol]:
    return [_ruby(), _dia(), _relic(), _bag(), _chest(), _tent(), _torch(), _spark(), _pip()]


def _ruby() -> Symbol:
    s = Symbol("ruby", "0 0 48 48")
    s.fill(KEY, "23,0 42,7 48,25 37,45 14,47 0,29 5,9", wobble=0.5)
    s.fill(RUBY, "24,4 39,10 43,25 34,41 16,42 5,28 9,12", wobble=0)
    s.fill(RUBY_LIGHT, "24,4 26,14 15,18 5,28 9,12", "26,14 39,10 35,24", wobble=0)
    s.fill(RUBY_DARK, "43,25 34,41 16,42 20,33 32,32 35,24", wobble=0)
    s.fill(PAPER, "12,14 20,9 19,13 13,19", wobble=0)
    return s


def _dia() -> Symbol:
    s = Symbol("dia", "0 0 48 48")
    s.fill(KEY, "9,3 39,2 48,17 26,47 22,47 0,18", wobble=0.5)
    s.fill(ICE, "12,7 36,6 43,17 24,42 5,18", wobble=0)
    s.fill(WHITE, "12,7 19,17 5,18", "24,6.5 31,17 19,17", "36,6 43,17 31,17", wobble=0)
    s.fill(ICE_DARK, "24,42 43,17 31,18.5", "24,42 19,18.5 14,18.5 5,18", wobble=0)
    return s


def _relic() -> Symbol:
    s = Symbol("relic", "0 0 96 96")
    s.fill(
        KEY,
        "48,0 58,12 70,3 74,16 89,12 86,27 95,36 84,44 84,60 76,80 60,95 37,95 20,80 12,60 12,44 1,36 "
        "10,27 7,12 22,16 26,3 38,12",
    )
    s.fill(
        BRASS,
        "48,7 54,18 48,28 42,18",
        "68,10 69,22 59,30 58,19",
        "28,10 38,19 37,30 27,22",
        "84,18 80,29 68,33 71,23",
        "12,18 25,23 28,33 16,29",
    )
    s.fill(BRASS, "24,38 48,33 72,38 78,46 72,60 69,76 57,90 39,90 27,76 24,60 18,46")
    s.fill(
        KEY,
        "29,47 44,50 43,58 34,59",
        "67,47 52,50 53,58 62,59",
        "45,56 51,56 55,69 41,69",
        "33,73 63,73 58,83 38,83",
        "26,40 48,37 70,40 70,44 48,41 26,44",
        wobble=0.5,
    )
    s.fill(
        PAPER,
        "36,51 42,52 41,56 37,56",
        "60,51 54,52 55,56 59,56",
        "38,75 43,75 43,80 40,80",
        "46,75 51,75 50,80 46,80",
        "53,75 58,75 56,80 53,80",
        wobble=0,
    )
    s.gouge(KEY, "22,52,28,66,2.6 74,52,68,66,2.6 32,66,36,70,2 64,66,60,70,2")
    return s


def _bag() -> Symbol:
    s = Symbol("bag", "0 0 96 96")
    s.fill(KEY, "25,28 19,9 33,13 45,2 56,11 71,5 77,12 70,29 83,44 93,66 87,86 66,95 30,95 9,86 3,66 14,44")
    s.fill(
        LEATHER,
        "30,25 26,15 35,18 46,8 56,17 69,11 65,25 48,28",
        "30,36 48,39 66,36 78,47 88,67 82,83 64,90 32,90 14,83 8,67 19,47",
    )
    s.fill(BRASS, "27,28 48,32 69,28 69,34 48,37 28,34", wobble=0.6)
    s.band(BRASS, "62,33,4 72,42,4 70,50,3", wobble=0)
    s.gouge(
        KEY,
        "36,26,34,16,2.2 47,27,46,13,2.2 59,26,62,15,2.2 14,76,17,56,2.8 20,86,24,80,2.6 "
        "82,76,79,56,2.8 28,42,24,50,2.6 36,40,35,46,2.2",
    )
    return s


def _chest() -> Symbol:
    s = Symbol("chest", "0 0 96 96")
    s.fill(KEY, "1,40 8,20 24,7 71,6 88,19 95,40 95,90 84,94 10,95 1,90")
    s.fill(BRASS, "8,34 14,22 27,13 68,12 82,21 88,34", "7,45 89,44 89,86 8,88")
    s.fill(
        KEY,
        "18,17 24,14 23,36 17,36",
        "72,13 78,17 79,36 73,36",
        "15,44 20,44 20,88 15,88",
        "76,44 81,44 81,87 76,87",
        wobble=0.5,
    )
    s.fill(PAPER, "40,31 56,30 55,43 48,48 41,43", wobble=0.4)
    s.fill(KEY, "46,35 50,35 50,42 46,42", wobble=0)
    s.gouge(KEY, "30,20,62,19,2.2 34,27,58,26,2")
    return s


def _tent() -> Symbol:
    s = Symbol("tent", "0 0 96 96")
    s.fill(KEY, "40,2 47,9 54,1 58,5 53,16 96,88 92,94 4,94 0,88 43,15 37,6")
    s.fill(PAPER, "46,19 42,88 9,88")
    s.fill(SAND, "51,19 87,88 57,88")
    s.fill(EMBER, "48,36 55,88 43,88", wobble=0.5)
    s.gouge(KEY, "20,80,40,40,3 14,88,30,66,2.5 74,84,58,46,3 30,86,41,58,2.5")
    return s


def _torch() -> Symbol:
    s = Symbol("torch", "0 0 48 96")
    s.fill(EMBER, "24,0 32,12 36,8 42,26 40,40 33,50 15,50 7,40 6,26 13,14 16,20")
    s.fill(BRASS, "25,13 31,24 34,22 36,34 31,46 17,46 12,36 14,26 19,29", wobble=0.6)
    s.fill(PAPER, "25,28 30,36 28,45 20,45 17,38 21,37", wobble=0.4)
    s.fill(KEY, "12,46 36,45 32,62 30,96 18,96 16,62", wobble=0.8)
    s.fill(LEATHER, "16,50 33,49 30,59 18,59", "20,63 28,63 27,93 21,93", wobble=0.5)
    s.gouge(KEY, "19,72,29,68,2.4 19,82,29,78,2.4")
    return s


def _spark() -> Symbol:
    s = Symbol("spark", "0 0 24 24", grid=0.5)
    s.fill(EMBER, star((12, 12), 8, (5, 12), s.chance, uneven=0.12, turn=0.2), wobble=0)
    s.fill(BRASS, star((12, 12), 6, (3.4, 6.4), s.chance, uneven=0.1, turn=0.4), wobble=0)
    return s


def _pip() -> Symbol:
    s = Symbol("pip", "0 0 12 12", grid=0.5)
    s.fill(OWN, "6,0 12,6 6,12 0,6", wobble=0)
    return s
