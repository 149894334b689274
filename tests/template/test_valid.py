"""SAM, its translator and the linter accept the template: each has let through what another refused."""

import re
from typing import Any

from tests.template.conditions import Template
from tests.template.conftest import ROOT, TOOLS, run, translate


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
        "AWS::IAM::RolePolicy",
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
        "Custom::TableEnd",
    }


def test_what_is_not_echoed_stands_in_no_template_that_cloudformation_keeps(translated: Template) -> None:
    """Whoever may read the stack may read that one, and only lists of parameters are masked.

    AWS::LanguageExtensions, which no test here can run, writes the values in: SAM's transform stands alone.
    """
    text = (ROOT / "template.yaml").read_text(encoding="utf-8")
    assert re.findall(r"Transform:.*", text) == ["Transform: AWS::Serverless-2016-10-31"]
    hidden = [name for name, one in translated["Parameters"].items() if one.get("NoEcho")]
    assert hidden
    assert "open sesame" not in str(translate(*(f"{name}=open sesame" for name in hidden)))
