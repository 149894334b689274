"""What the page for hosts says of costs has the shape that the benchmark prints, and is filled in."""

import re

from tests.bench.economy import Bill, idle_months
from tests.bench.page import BLOCK, OPERATIONS, filled, page

PARTS = ("table", "messages", "connections", "functions", "logs", "CloudFront")
MADE_UP = [Bill(4, 1, 2, {}, 3, 4.5, 5, 6, 7, dict.fromkeys(PARTS, 0.01)) for _ in range(2)]


def first_cells(text: str) -> list[str]:
    return re.findall(r"^\| ([^|]+?) \|", text, re.MULTILINE)


def test_the_benchmarks_table_stands_in_the_page_for_hosts() -> None:
    (block,) = BLOCK.findall(OPERATIONS.read_text(encoding="utf-8"))
    assert first_cells(block) == first_cells(page(MADE_UP, idle_months()))
    assert len(re.findall(r"\d", block)) > 50


def test_a_month_without_players_costs_there_what_the_template_makes_it_cost() -> None:
    (block,) = BLOCK.findall(OPERATIONS.read_text(encoding="utf-8"))
    for watch, dollars in idle_months().items():
        assert f"| {watch} | {dollars:.5f} |" in block
    assert idle_months()["Watch=none"] <= 0.05


def test_the_block_is_all_that_is_written_anew() -> None:
    text = "above\n<!-- bench -->\nold\n<!-- /bench -->\nbelow\n"
    assert filled(text, "new\n") == "above\n<!-- bench -->\nnew\n<!-- /bench -->\nbelow\n"
