"""Play the golden games anew and write down what happens: `python -m tests.goldens`."""

from pathlib import Path

from tests.goldens import watched
from tests.goldens.scenarios import SCENARIOS

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    for stale in FOLDER.glob("*.txt"):
        stale.unlink()
    for scenario in SCENARIOS:
        (FOLDER / scenario.file).write_text(scenario.text(), encoding="utf-8")
    print(f"{len(SCENARIOS)} games written to {FOLDER.name}/")
    watched.FILE.write_text(watched.text(), encoding="utf-8")
