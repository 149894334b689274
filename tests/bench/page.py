"""What the economy's figures say, as `docs/operations.md` shows them between its marks."""

import re
from collections.abc import Mapping, Sequence

from local.serve import ROOT
from tests.bench import prices
from tests.bench.economy import Bill

OPERATIONS = ROOT / "docs" / "operations.md"
BLOCK = re.compile(r"^<!-- bench -->\n(.*?)^<!-- /bench -->$", re.MULTILINE | re.DOTALL)


def page(bills: Sequence[Bill], idle: Mapping[str, float]) -> str:
    """The block: what a month without players costs, and a game of each size."""
    heads = [f"{bill.explorers} explorers" for bill in bills]
    return "\n".join(
        [
            "",
            f"Counted by `make bench` at the prices of {prices.AS_OF}, in dollars.",
            "",
            *table(
                ["a month without players", "dollars"], {name: [dollars] for name, dollars in idle.items()}
            ),
            "",
            *table(
                ["a game", *heads],
                {row: [counts[row] for counts in map(counted, bills)] for row in counted(bills[0])},
            ),
            "",
        ]
    )


def counted(bill: Bill) -> dict[str, float]:
    """The rows of a game: what was counted, and what of it is paid for."""
    return {
        "decisions": bill.decisions,
        "choices": bill.commitments,
        "messages in": bill.messages_in,
        "messages out": bill.messages_out,
        "units written": bill.writes,
        "units read": bill.reads,
        **{f"{name}, dollars": dollars for name, dollars in bill.parts.items()},
        "together, dollars": bill.dollars,
    }


def table(heads: Sequence[str], rows: Mapping[str, Sequence[float]]) -> list[str]:
    lines = [f"| {name} | {' | '.join(map(shown, values))} |" for name, values in rows.items()]
    return [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *lines]


def shown(value: float) -> str:
    """A count, or dollars as far as they say something."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.0f}" if value >= 10 else f"{value:.5f}"


def filled(text: str, block: str) -> str:
    """The page with its block written anew."""
    return BLOCK.sub(lambda _: f"<!-- bench -->\n{block}<!-- /bench -->", text)
