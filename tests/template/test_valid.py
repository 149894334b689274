"""SAM, its translator and the linter accept the template: each has let through what another refused."""

from typing import Any

from tests.template.conftest import TOOLS, run


def test_sam_validates() -> None:
    assert "valid SAM Template" in run(str(TOOLS / "sam"), "validate", "--lint")


def test_linter_finds_nothing() -> None:
    assert run(str(TOOLS / "cfn-lint"), "template.yaml") == ""


def test_translates_to_the_types_we_know(resources: dict[str, dict[str, Any]]) -> None:
    """Whatever else appears here appears on somebody's bill."""
    assert {resource["Type"] for resource in resources.values()} == {
        "AWS::ApiGatewayV2::Api",
        "AWS::ApiGatewayV2::Integration",
        "AWS::ApiGatewayV2::Route",
        "AWS::ApiGatewayV2::Stage",
        "AWS::DynamoDB::Table",
        "AWS::IAM::Role",
        "AWS::Lambda::Function",
        "AWS::Lambda::Permission",
        "AWS::Logs::LogGroup",
        "AWS::Scheduler::Schedule",
    }
