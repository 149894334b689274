"""What the page for hosts says of costs is what the handlers, playing the reference game, come to now."""

from tests.bench.economy import idle_months, played
from tests.bench.page import BLOCK, OPERATIONS, filled, page


def test_the_benchmarks_table_stands_in_the_page_for_hosts() -> None:
    """The game is dealt from a fixed secret, so it costs the same every time."""
    text = OPERATIONS.read_text(encoding="utf-8")
    assert text == filled(text, page([played(4), played(8)], idle_months())), "run `make bench`"


def test_a_month_without_players_costs_there_what_the_template_makes_it_cost() -> None:
    (block,) = BLOCK.findall(OPERATIONS.read_text(encoding="utf-8"))
    for watch, dollars in idle_months().items():
        assert f"| {watch} | {dollars:.5f} |" in block
    assert idle_months()["Watch=none"] <= 0.05


def test_the_block_is_all_that_is_written_anew() -> None:
    text = "above\n<!-- bench -->\nold\n<!-- /bench -->\nbelow\n"
    assert filled(text, "new\n") == "above\n<!-- bench -->\nnew\n<!-- /bench -->\nbelow\n"
