"""The pages of docs/ that are written by playing, as they should read."""

from typing import Any

from local.refusals import SENTENCES
from local.serve import ROOT
from local.template import Template
from tests.docs import rights
from tests.docs.blocks import filled, page, table
from tests.docs.cloud import Cloud
from tests.docs.story import Story


def protocol(story: Story) -> str:
    return filled(story.play(page("protocol.md")), {"refusals": _refusals()})


def _refusals() -> str:
    return table(["code", "why"], [[f"`{code}`", sentence] for code, sentence in SENTENCES.items()])


def permissions(cloud: Cloud) -> str:
    return filled(page("permissions.md"), rights.tables(cloud))


def operations() -> str:
    template = Template.read(ROOT / "template.yaml")
    return filled(
        page("operations.md"),
        {"parameters": _parameters(template), "outputs": _outputs(template), "alarms": _alarms(template)},
    )


def _parameters(template: Template) -> str:
    rows = [
        [f"`{name}`", f"`{one['Default']}`" if one["Default"] != "" else "empty", one["Description"]]
        for name, one in template.parameters.items()
    ]
    return table(["parameter", "default", "what it is"], rows)


def _outputs(template: Template) -> str:
    rows = [
        [f"`{name}`", one["Description"], "" if "Condition" not in one else f"`{one['Condition']}`"]
        for name, one in template.outputs.items()
    ]
    return table(["output", "what it is", "there if"], rows)


def _alarms(template: Template) -> str:
    rows = [
        [f"`{name}`", _goes_off(alarm), alarm["AlarmDescription"]]
        for name, alarm in template.of_type("AWS::CloudWatch::Alarm")
    ]
    return table(["alarm", "goes off at", "what it means"], rows)


def _goes_off(alarm: dict[str, Any]) -> str:
    times = int(alarm["EvaluationPeriods"])
    again = "" if times == 1 else f", {times} times in a row"
    return (
        f"more than {alarm['Threshold']} {alarm['MetricName']} in {int(alarm['Period']) // 60} minutes{again}"
    )
