"""The app's icon: a ruby in a glowing mouth, in fixed colours, for it stands on grounds of others."""

from math import radians

from frontend.art.knife import spokes
from frontend.art.symbol import Symbol

NIGHT, EMBER, BRASS, PAPER = "#0b1220", "#f57c2e", "#e2ab3c", "#f5e8cc"
RUBY, RUBY_LIGHT, RUBY_DARK = "#d91f47", "#f4607c", "#98102f"


def icon() -> Symbol:
    s = Symbol("icon", "0 0 96 96")
    s.fill(NIGHT, "0,0 96,0 96,96 0,96", wobble=0)
    s.fill(EMBER, "15,82 17,56 24,35 35,21 48,15 61,20 73,35 80,57 82,82", wobble=1.4)
    s.gouge(
        BRASS,
        spokes((48, 56), [(radians(200 + at * 20), 20, 36 if at % 2 else 33, 5) for at in range(8)]),
    )
    s.fill(NIGHT, "48,36 64,46 66,66 54,80 40,79 30,64 34,45")
    s.fill(RUBY, "48,40 60,49 62,65 53,76 42,75 34,63 38,48", wobble=0)
    s.fill(RUBY_LIGHT, "48,40 50,50 41,55 34,63 38,48", "50,50 60,49 57,61", wobble=0)
    s.fill(RUBY_DARK, "62,65 53,76 42,75 45,67 55,67 57,61", wobble=0)
    s.fill(PAPER, "40,50 46,45 46,49 41,54", wobble=0)
    s.fill(NIGHT, "12,88 22,79 36,84 48,80 62,84 76,79 85,88", wobble=0.8)
    s.gouge(
        EMBER,
        "18,90,40,88,3 54,88,78,90,3 6,50,12,34,3 12,28,20,16,3 26,12,38,7,3 58,7,70,12,3 76,16,84,28,3 "
        "84,34,90,50,3",
    )
    return s
