"""The tables of the template, as arguments of DynamoDB's CreateTable."""

from dataclasses import dataclass
from typing import Any

from local.template import Template, TemplateProblem

TAKEN = ("AttributeDefinitions", "KeySchema", "LocalSecondaryIndexes")
OF_AN_INDEX = ("IndexName", "KeySchema", "Projection")


@dataclass(frozen=True)
class TableDesign:
    """A table to create; `expiry` is the attribute that holds its items' end in epoch seconds, if any."""

    name: str
    arguments: dict[str, Any]
    expiry: str | None


def designs(template: Template) -> list[TableDesign]:
    """Every AWS::DynamoDB::Table of the template.

    Billing, backups, encryption and tags are left out: they change a bill, not an answer.
    Raises TemplateProblem for a table without keys.
    """
    return [
        _design(template, name, properties) for name, properties in template.of_type("AWS::DynamoDB::Table")
    ]


def _design(template: Template, logical: str, properties: dict[str, Any]) -> TableDesign:
    name = str(template.plain({"Ref": logical}))
    if not properties.get("KeySchema"):
        raise TemplateProblem(f"The table {logical} has no KeySchema.")
    arguments = {key: properties[key] for key in TAKEN if key in properties}
    arguments |= {"TableName": name, "BillingMode": "PAY_PER_REQUEST"}
    if indexes := properties.get("GlobalSecondaryIndexes"):
        arguments["GlobalSecondaryIndexes"] = [{key: index[key] for key in OF_AN_INDEX} for index in indexes]
    if stream := properties.get("StreamSpecification"):
        arguments["StreamSpecification"] = {"StreamEnabled": True, "StreamViewType": stream["StreamViewType"]}
    expiry = properties.get("TimeToLiveSpecification", {}).get("AttributeName")
    return TableDesign(name, arguments, expiry)
