"""What Lighthouse says of a page on a phone on slow 4G, four times slower than here; it simulates both."""

import json
import os
import shutil
import statistics
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.chromium import NAMES, NONE_FOUND, QUIET, NoBrowser

COMMAND = Path(__file__).parent / "node_modules" / "lighthouse" / "cli" / "index.js"
# An odd number: of each figure the middle one counts, for a busy machine spoils one.
RUNS = 3


@dataclass(frozen=True)
class Report:
    """Scores from 0 to 1, the largest paint in seconds, the shift in Lighthouse's own unit."""

    performance: float
    accessibility: float
    best_practices: float
    seo: float
    largest_paint: float
    shift: float
    wrong: tuple[str, ...]


def examined(url: str) -> Report:
    """The middle of some runs, figure by figure; `wrong` is what any run would have otherwise.

    Raises:
        NoBrowser: none is installed.

    """
    reports = [_run(url) for _ in range(RUNS)]

    def middle(figure: str) -> float:
        values: list[float] = [getattr(report, figure) for report in reports]
        return statistics.median(values)

    figures = ("performance", "accessibility", "best_practices", "seo", "largest_paint", "shift")
    wrong = dict.fromkeys(one for report in reports for one in report.wrong)
    return Report(**{figure: middle(figure) for figure in figures}, wrong=tuple(wrong))


def _run(url: str) -> Report:
    browser = next((path for name in NAMES if (path := shutil.which(name))), None)
    if browser is None:
        raise NoBrowser(NONE_FOUND)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        flags = f"--chrome-flags=--headless=new {' '.join(QUIET)}"
        command = ["node", str(COMMAND), url, "--quiet", "--output=json", f"--output-path={file}", flags]
        subprocess.run(command, check=True, env=os.environ | {"CHROME_PATH": browser})
        return _read(json.loads(file.read_text(encoding="utf-8")))


def _read(report: dict[str, Any]) -> Report:
    categories, audits = report["categories"], report["audits"]
    counted = {ref["id"] for name in categories for ref in categories[name]["auditRefs"] if ref["weight"]}
    wrong = [audits[name] for name in audits if name in counted and (audits[name]["score"] or 0) < 0.9]
    return Report(
        performance=categories["performance"]["score"],
        accessibility=categories["accessibility"]["score"],
        best_practices=categories["best-practices"]["score"],
        seo=categories["seo"]["score"],
        largest_paint=audits["largest-contentful-paint"]["numericValue"] / 1000,
        shift=audits["cumulative-layout-shift"]["numericValue"],
        wrong=tuple(
            f"{audit['title']} {audit.get('displayValue', '')}"
            for audit in wrong
            if audit["scoreDisplayMode"] != "notApplicable"
        ),
    )
