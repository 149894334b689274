"""docs/operations.md: its tables are the template's, and every alarm has a word on what to do."""

import re

from local.serve import ROOT
from local.template import Template
from tests.docs.blocks import page
from tests.docs.pages import operations

TEMPLATE = Template.read(ROOT / "template.yaml")


def test_the_tables_are_what_the_template_says() -> None:
    assert page("operations.md") == operations(), "run `make docs`"


def test_every_parameter_output_and_alarm_is_spoken_of() -> None:
    text = page("operations.md").partition("## Everything that can be answered")[0]
    alarms = [name for name, _ in TEMPLATE.of_type("AWS::CloudWatch::Alarm")]
    named = [*TEMPLATE.parameters, *TEMPLATE.outputs, *alarms]
    assert named
    assert [name for name in named if f"`{name}`" not in text and f"{name}=" not in text] == []


def test_what_lets_the_api_run_again_is_what_the_template_gives_it() -> None:
    ((_, api),) = TEMPLATE.of_type("AWS::Serverless::WebSocketApi")
    settings = api["DefaultRouteSettings"]
    given = f"{settings['ThrottlingRateLimit']}", f"{settings['ThrottlingBurstLimit']}"
    told = re.findall(r"ThrottlingRateLimit=(\d+),ThrottlingBurstLimit=(\d+)", page("operations.md"))
    assert set(told) == {("0", "0"), given}
