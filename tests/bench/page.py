"""What the economy's figures say, as `docs/operations.md` shows them between its marks."""

import re
from collections.abc import Callable, Mapping, Sequence

from local.serve import ROOT
from tests.bench import prices
from tests.bench.economy import Bill
from tests.bench.strangers import Flood

OPERATIONS = ROOT / "docs" / "operations.md"
BLOCK = re.compile(r"^<!-- bench: (\w+) -->\n(.*?)^<!-- /bench -->$", re.MULTILINE | re.DOTALL)


def blocks(bills: Sequence[Bill], idle: Mapping[str, float], hours: Mapping[str, Flood]) -> dict[str, str]:
    """Each block by its name."""
    return {"games": games(bills, idle), "strangers": strangers(hours)}


def games(bills: Sequence[Bill], idle: Mapping[str, float]) -> str:
    """What a month without players costs, and a game of each size."""
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
            *table(["a game", *heads], side_by_side([counted(bill) for bill in bills])),
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


def strangers(hours: Mapping[str, Flood]) -> str:
    """What an hour of each flood costs."""
    rows = side_by_side([hour(one) for one in hours.values()])
    return "\n".join(["", *table(["an hour of", *hours], rows, cents), ""])


def hour(flood: Flood) -> dict[str, float]:
    """The rows of a flood."""
    return {
        "messages a second": flood.a_second,
        "pushes for each": flood.message.pushes,
        "bytes in these": flood.message.bytes_out,
        "functions at work on them at once": flood.busy,
        **{f"{name}, dollars": dollars for name, dollars in flood.parts.items()},
        "together, dollars": flood.dollars,
    }


def side_by_side(columns: Sequence[Mapping[str, float]]) -> dict[str, list[float]]:
    """The rows of columns that all have the same."""
    return {row: [column[row] for column in columns] for row in columns[0]}


def shown(value: float) -> str:
    """A count, or dollars as far as they say something."""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.0f}" if value >= 10 else f"{value:.5f}"


def cents(value: float) -> str:
    """A count, or dollars of which a cent is little."""
    return f"{value:,}" if isinstance(value, int) else f"{value:.2f}"


def table(
    heads: Sequence[str],
    rows: Mapping[str, Sequence[float]],
    written: Callable[[float], str] = shown,
) -> list[str]:
    lines = [f"| {name} | {' | '.join(map(written, values))} |" for name, values in rows.items()]
    return [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *lines]


def filled(text: str, blocks: Mapping[str, str]) -> str:
    """The page with its blocks written anew."""
    return BLOCK.sub(lambda block: f"<!-- bench: {block[1]} -->\n{blocks[block[1]]}<!-- /bench -->", text)
