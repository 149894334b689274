"""Alarms and dashboard cost what the docs say, and look at what is really there."""

import ast
import json
import re
from typing import Any

import pytest

from tests.template.test_policies import reachable

Resources = dict[str, dict[str, Any]]
# What Powertools writes into each line, the runtime into that of an error, and Logs Insights beside them.
EVERYWHERE = {"message", "level", "errorType", "errorMessage", "@timestamp"}
LANGUAGE = {
    "SOURCE", "and", "bin", "by", "count", "desc", "fields", "filter", "in", "ispresent", "limit", "pct",
    "sort", "stats",
}  # fmt: skip


@pytest.fixture
def widgets(resources: Resources) -> list[dict[str, Any]]:
    body = resources["Dashboard"]["Properties"]["DashboardBody"]["Fn::Sub"]
    assert isinstance(body, str)
    known = resources.keys() | {"AWS::Region"}
    assert set(re.findall(r"\$\{([^}]+)\}", body)) <= known
    board = json.loads(re.sub(r"\$\{([^}]+)\}", r"\1", body))
    found: list[dict[str, Any]] = board["widgets"]
    return found


def queries(widgets: list[dict[str, Any]]) -> list[str]:
    return [one["properties"]["query"] for one in widgets if one["type"] == "log"]


def logged() -> tuple[set[str], set[str]]:
    """The messages that the handlers log, and the fields that stand beside them."""
    messages, fields = set[str](), set[str]()
    for function in (one for entry in ("socket", "sweep") for one in reachable(entry)):
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
                ("logger.info", "logger.warning")
            ):
                messages.add(ast.literal_eval(node.args[0]))
                fields |= {word.arg for word in node.keywords if word.arg and word.arg != "extra"}
                fields |= keys(node)
        if function.name == "_told":  # what "heard" says beside its time
            fields |= keys(function)
    return messages, fields


def keys(tree: ast.AST) -> set[str]:
    found = [key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys if key]
    return {key.value for key in found if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def test_at_most_five_alarms_all_on_metrics_that_are_there_anyway(resources: Resources) -> None:
    alarms = [one["Properties"] for one in resources.values() if one["Type"] == "AWS::CloudWatch::Alarm"]
    assert 0 < len(alarms) <= 5
    for alarm in alarms:
        assert alarm["Namespace"].startswith("AWS/")
        assert alarm["TreatMissingData"] == "notBreaching", "silence is no alarm: nobody plays"
        assert alarm["Period"] >= 60, "more often costs more"
        assert "Metrics" not in alarm, "each metric of an expression is billed"
        assert alarm["AlarmActions"] == [{"Ref": "AlarmTopic"}]


def test_alarms_look_at_this_stacks_own_things(resources: Resources) -> None:
    for alarm in (one for one in resources.values() if one["Type"] == "AWS::CloudWatch::Alarm"):
        named = [one["Value"] for one in alarm["Properties"]["Dimensions"]]
        assert [value for value in named if value != "ws" and value.get("Ref") not in resources] == []


def test_no_log_is_made_into_a_metric(resources: Resources) -> None:
    assert "AWS::Logs::MetricFilter" not in {one["Type"] for one in resources.values()}


def test_queries_ask_for_what_is_logged(widgets: list[dict[str, Any]]) -> None:
    messages, fields = logged()
    assert {"heard", "gone"} <= messages
    assert {"action", "code", "stage", "ms", "count"} <= fields
    assert queries(widgets)
    for query in queries(widgets):
        said = re.findall(r'"([^"]*)"', query)
        assert set(said) <= messages | {"ERROR"}, query
        words = set(re.findall(r"(?<![\w@])@?[A-Za-z]\w*", re.sub(r"\"[^\"]*\"|'[^']*'", "", query)))
        assert words - LANGUAGE <= fields | EVERYWHERE, query


def test_queries_read_the_socket_functions_log(widgets: list[dict[str, Any]], resources: Resources) -> None:
    assert resources["SocketFunction"]["Properties"]["LoggingConfig"]["LogGroup"] == {"Ref": "SocketLogs"}
    assert {re.findall(r"SOURCE '(\w+)'", query)[0] for query in queries(widgets)} == {"SocketLogs"}


def test_drawn_metrics_are_built_in_and_of_this_stack(
    widgets: list[dict[str, Any]], resources: Resources
) -> None:
    drawn = [metric for one in widgets for metric in one["properties"].get("metrics", [])]
    assert drawn
    for namespace, _, _, name in drawn:
        assert namespace.startswith("AWS/")
        assert name in resources


def test_widgets_do_not_overlap(widgets: list[dict[str, Any]]) -> None:
    places = [
        (x, y)
        for one in widgets
        for x in range(one["x"], one["x"] + one["width"])
        for y in range(one["y"], one["y"] + one["height"])
    ]
    assert len(places) == len(set(places))
    assert max(x for x, _ in places) < 24
