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
        "AWS::Budgets::Budget",
        "AWS::CloudFront::Distribution",
        "AWS::CloudFront::OriginAccessControl",
        "AWS::CloudFront::OriginRequestPolicy",
        "AWS::CloudFront::ResponseHeadersPolicy",
        "AWS::CloudWatch::Alarm",
        "AWS::CloudWatch::Dashboard",
        "AWS::DynamoDB::Table",
        "AWS::IAM::Role",
        "AWS::Lambda::Alias",
        "AWS::Lambda::EventInvokeConfig",
        "AWS::Lambda::Function",
        "AWS::Lambda::Permission",
        "AWS::Lambda::Version",
        "AWS::Logs::LogGroup",
        "AWS::Route53::RecordSet",
        "AWS::S3::Bucket",
        "AWS::S3::BucketPolicy",
        "AWS::SNS::Topic",
        "AWS::Scheduler::Schedule",
        "Custom::PassphraseHash",
        "Custom::Site",
    }
