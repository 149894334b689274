"""The rules' numbers that the page shows: `frontend/src/numbers.ts` is generated from `engine/presets.py`."""

import sys

from engine.presets import EXPEDITIONS, FEWEST_EXPLORERS, MOST_EXPLORERS
from local.serve import ROOT

FILE = ROOT / "frontend" / "src" / "numbers.ts"


def text() -> str:
    """The module as it is kept."""
    caves = ", ".join(map(str, range(1, EXPEDITIONS + 1)))
    return (
        "// Written by `make types` from engine/presets.py. Do not edit.\n"
        f"export const CAVES = [{caves}] as const\n"
        f"export const FEWEST_EXPLORERS = {FEWEST_EXPLORERS}\n"
        f"export const MOST_EXPLORERS = {MOST_EXPLORERS}\n"
    )


if __name__ == "__main__":
    if "--check" not in sys.argv:
        FILE.write_text(text(), encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text():
        sys.exit(f"frontend/src/{FILE.name} is stale: run `make types`.")
