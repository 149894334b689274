"""What the page for hosts says of costs is what the handlers, playing the reference game, come to now."""

import pytest

from functions.entering import MOST_CONNECTIONS, MOST_WATCHERS
from local.template import Template
from tests.bench.economy import idle_months, played
from tests.bench.page import BLOCK, OPERATIONS, blocks, filled
from tests.bench.strangers import Message, flood, floods, fullest_lobby

STAGE = """
Resources:
  Api:
    Type: AWS::Serverless::WebSocketApi
    Properties: {DefaultRouteSettings: {ThrottlingRateLimit: 2, ThrottlingBurstLimit: 4}}
  SocketFunction:
    Type: AWS::Serverless::Function
    Properties: {Handler: a.b, MemorySize: 1024}
"""


def test_the_benchmarks_table_stands_in_the_page_for_hosts() -> None:
    """The game is dealt from a fixed secret, so it costs the same every time."""
    text = OPERATIONS.read_text(encoding="utf-8")
    now = blocks([played(4), played(8)], idle_months(), floods())
    assert {name for name, _ in BLOCK.findall(text)} == now.keys()
    assert text == filled(text, now), "run `make bench`"


def test_a_message_of_a_stranger_reaches_as_many_as_the_handlers_let_listen() -> None:
    """A page more was opened for each seat and for the watchers: the oldest are told no more."""
    message = fullest_lobby()
    assert message.pushes == 8 * MOST_CONNECTIONS + MOST_WATCHERS == 50
    assert message.bytes_out > 1000 * message.pushes


def test_an_hour_of_strangers_is_as_dear_as_its_parts() -> None:
    template = Template.parse(STAGE)
    hour = flood(
        template, Message(seconds=0.5, pushes=9, bytes_out=10**6, bytes_in=40_000, writes=2, reads=3)
    )
    assert hour.busy == 1
    assert hour.parts["messages"] == pytest.approx(2 * 3600 * (2 + 9) / 1e6)
    assert hour.parts["bytes"] == pytest.approx(2 * 3600 * (0.085 / 1000 + 0.020 * 40_000 / 1e9))
    assert hour.parts["table"] == pytest.approx(2 * 3600 * (2 * 0.625 + (3 + 1) * 0.125) / 1e6)
    assert hour.dollars == pytest.approx(sum(hour.parts.values()))


def test_a_month_without_players_costs_there_what_the_template_makes_it_cost() -> None:
    block = dict(BLOCK.findall(OPERATIONS.read_text(encoding="utf-8")))["games"]
    for watch, dollars in idle_months().items():
        assert f"| {watch} | {dollars:.5f} |" in block
    assert idle_months()["Watch=none"] <= 0.05


def test_the_block_is_all_that_is_written_anew() -> None:
    text = "above\n<!-- bench: it -->\nold\n<!-- /bench -->\nbelow\n"
    assert filled(text, {"it": "new\n"}) == text.replace("old", "new")
