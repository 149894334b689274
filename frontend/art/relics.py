"""The five relics. Each has an outline of its own, so that they are told apart at the size of a letter."""

from frontend.art.inks import BRASS, KEY, LEATHER, PAPER, SAND
from frontend.art.knife import Shape, joints, mirrored, points, turned
from frontend.art.symbol import Symbol


def relics() -> list[Symbol]:
    """`relic-1` … `relic-5`, named like their cards."""
    return [_goblet(), _amulet(), _dagger(), _idol(), _condor()]


def _goblet() -> Symbol:
    s = Symbol("relic-1", "0 0 96 96")
    s.fill(
        KEY,
        "5,2 91,3 93,20 86,42 72,56 57,61 62,68 56,74 71,81 77,95 19,95 25,81 40,74 34,68 39,61 24,56 "
        "10,42 3,20",
    )
    s.fill(BRASS, "10,7 86,8 87,20 81,38 69,51 48,57 27,51 15,38 9,20", "41,66 55,66 52,71 44,71")
    s.fill(BRASS, "30,84 42,77 54,77 66,84 70,90 26,90")
    s.fill(LEATHER, "69,8 86,8 87,20 81,38 69,51 57,55 66,36", "54,77 66,84 70,90 56,90", wobble=0.6)
    s.fill(
        KEY,
        "9,24 87,24 85,29 11,29",
        "15,38 22,33 29,38 36,33 43,38 50,33 57,38 64,33 71,38 81,36 76,43 20,43",
    )
    s.fill(PAPER, "15,11 22,11 22,21 14,21", "24,46 30,46 35,51 29,50", wobble=0)
    return s


def _amulet() -> Symbol:
    s = Symbol("relic-2", "0 0 96 96")
    cord = joints("9,0,9 14,22,9 28,42,9 40,52,9")
    inside = joints("9,2,3 14,22,3.4 28,42,3.4 40,52,3")
    s.band(KEY, cord, [(96 - x, y, width) for x, y, width in cord])
    s.fill(KEY, "48,33 64,36 76,46 82,60 80,76 70,89 56,96 40,96 26,89 16,76 14,60 20,46 32,36")
    s.band(LEATHER, inside, [(96 - x, y, width) for x, y, width in inside], wobble=0)
    bead, rim = points("17,24 24,27 25,35 17,36 12,30"), points("14,20 26,24 30,35 20,41 9,34")
    s.fill(KEY, rim, mirrored(rim, 96), wobble=0)
    s.fill(BRASS, bead, mirrored(bead, 96), wobble=0)
    s.fill(BRASS, "48,38 62,41 72,50 77,61 75,74 67,85 55,91 41,91 29,85 21,74 19,61 24,50 34,41")
    s.fill(KEY, "20,65 34,54 48,50 62,54 76,65 62,77 48,81 34,77")
    s.fill(PAPER, "27,65 37,58 48,55 59,58 69,65 59,73 48,76 37,73", wobble=0.4)
    s.fill(KEY, "48,55 56,65 48,76 40,65", wobble=0)
    s.fill(BRASS, "48,61 51,65 48,69 45,65", wobble=0)
    s.gouge(KEY, "48,40,48,47,3.4 34,44,38,51,3 62,44,58,51,3 48,91,48,84,3.4 34,87,38,80,3 62,87,58,80,3")
    return s


def _dagger() -> Symbol:
    s = Symbol("relic-3", "0 0 96 96")
    s.fill(
        KEY,
        *_lying(
            "36,28 60,28 65,43 58,54 64,66 57,77 48,107 39,77 32,66 38,54 31,43",
            "18,20 30,16 66,16 78,20 80,32 64,36 32,36 16,32",
            "39,-2 57,-2 56,20 40,20",
            "48,-19 60,-8 56,3 40,3 36,-8",
        ),
    )
    s.fill(PAPER, *_lying("41,33 48,33 48,97 43,77 37,66 43,54 36,43"), wobble=0.6)
    s.fill(SAND, *_lying("48,33 55,33 60,43 53,54 59,66 53,77 48,97"), wobble=0.6)
    s.fill(
        BRASS, *_lying("22,23 32,20 64,20 74,23 75,29 62,31 34,31 21,29", "48,-13 55,-7 53,-1 43,-1 41,-7")
    )
    s.fill(LEATHER, *_lying("44,2 52,2 51,17 45,17"), wobble=0)
    return s


def _lying(*shapes: str) -> list[Shape]:
    """What was drawn upright, on its edge."""
    return [turned(points(shape), (48, 46), 42) for shape in shapes]


def _idol() -> Symbol:
    s = Symbol("relic-4", "0 0 96 96")
    s.fill(
        KEY,
        "26,0 70,0 73,15 68,19 86,24 88,44 76,50 88,60 90,95 6,95 8,60 20,50 8,44 10,24 28,19 23,15",
    )
    s.fill(BRASS, "30,4 66,4 68,13 60,17 36,17 28,13", "14,28 25,26 25,42 14,41", "82,28 71,26 71,42 82,41")
    s.fill(BRASS, "29,23 67,23 67,46 60,51 36,51 29,46")
    s.fill(BRASS, "12,64 25,55 36,55 36,78 60,78 60,55 71,55 84,64 85,91 54,91 53,83 43,83 42,91 11,91")
    s.fill(SAND, "38,56 58,56 57,75 39,75", wobble=0.5)
    s.fill(KEY, "32,28 46,28 46,37 33,37", "50,28 64,28 63,37 50,37", "35,42 61,42 58,48 38,48", wobble=0)
    s.fill(PAPER, "36,30 43,30 43,34 37,34", "53,30 60,30 59,34 53,34", wobble=0)
    s.fill(PAPER, "40,43 44,43 44,46 41,46", "46,43 50,43 50,46 46,46", "52,43 56,43 55,46 52,46", wobble=0)
    s.gouge(KEY, "36,5,37,16,2.6 44,5,44,16,2.6 52,5,52,16,2.6 60,5,59,16,2.6")
    s.gouge(KEY, "22,64,23,80,3.4 74,64,73,80,3.4 22,92,24,84,3 74,92,72,84,3")
    s.fill(KEY, "48,59 54,65 48,72 42,65", wobble=0)
    return s


def _condor() -> Symbol:
    s = Symbol("relic-5", "0 0 96 96")
    s.fill(
        KEY,
        "40,8 50,3 60,6 74,15 63,21 62,27 76,20 97,4 97,32 90,50 78,62 64,66 70,78 78,94 60,91 48,97 36,91 "
        "18,94 26,78 32,66 18,62 6,50 -1,32 -1,4 20,20 36,27",
    )
    wing = points("36,32 20,25 4,12 4,32 10,47 20,57 34,61 38,48")
    s.fill(BRASS, wing, mirrored(wing, 96))
    s.fill(BRASS, "43,11 50,8 57,11 58,20 60,34 60,56 54,66 42,66 36,56 38,34 40,22")
    s.fill(LEATHER, "42,68 54,68 58,76 70,89 59,86 48,91 37,86 26,89 38,76", wobble=0.6)
    s.fill(PAPER, "58,11 67,15 59,17", "48,36 55,47 48,60 41,47", wobble=0)
    s.fill(KEY, "48,12 53,12 53,16 48,16", wobble=0)
    s.gouge(KEY, "4,20,26,32,3.2 5,31,27,40,3.2 9,43,29,48,3.2 17,54,31,55,3")
    s.gouge(KEY, "92,20,70,32,3.2 91,31,69,40,3.2 87,43,67,48,3.2 79,54,65,55,3")
    s.gouge(KEY, "40,84,44,72,2.4 56,84,52,72,2.4")
    return s
