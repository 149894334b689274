"""What all explorers have: coat, skin, shoulders."""

from frontend.art.symbol import Symbol

COATS = {
    "x1": "#f0623c",
    "x2": "#eab53e",
    "x3": "#3dbba9",
    "x4": "#7fbcf2",
    "x5": "#9cc04c",
    "x6": "#b794ec",
    "x7": "#f2e6cf",
    "x8": "#f59ab2",
}
SKINS = {
    "x1": "#f1cfa0",
    "x2": "#e3b684",
    "x3": "#c98f5f",
    "x4": "#f5d9b4",
    "x5": "#e6b98a",
    "x6": "#8a5636",
    "x7": "#b97a4c",
    "x8": "#a9693f",
}
BODY = "7,96 11,81 26,71 38,66 58,66 71,70 85,80 90,96"
LAPELS = "12,96 16,84 29,75 38,71 45,83 44,96", "51,96 52,84 58,71 69,74 81,83 85,96"


def start(name: str) -> tuple[Symbol, str, str]:
    return Symbol(name, "0 0 96 96"), COATS[name], SKINS[name]
