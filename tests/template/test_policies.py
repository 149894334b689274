"""The function may do what its code does, and nothing else."""

import ast
import re
from typing import Any

import botocore.session
from botocore import xform_name

from tests.template.conftest import ROOT

# The parts of a transaction, by the key that names each in the call, and the right that each needs.
PARTS = {
    "ConditionCheck": "ConditionCheckItem",
    "Delete": "DeleteItem",
    "Get": "GetItem",
    "Put": "PutItem",
    "Update": "UpdateItem",
}


def calls(service: str) -> set[str]:
    """The service's operations that functions/ calls, by method or by the name of what is paged through."""
    model = botocore.session.get_session().get_service_model(service)
    operations = {xform_name(operation): operation for operation in model.operation_names}
    named = set()
    for path in (ROOT / "functions").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                named.add(node.attr)
            elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".get_paginator"):
                named.add(ast.literal_eval(node.args[0]))
    return {operations[name] for name in named & operations.keys()}


def parts_of_transactions() -> set[str]:
    source = (ROOT / "functions/storage.py").read_text(encoding="utf-8")
    return {right for part, right in PARTS.items() if re.search(rf'["\']{part}["\']', source)}


def statements(resources: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    policies = resources["SocketFunctionRole"]["Properties"]["Policies"]
    return {part["Sid"]: part for policy in policies for part in policy["PolicyDocument"]["Statement"]}


def test_table_rights_are_those_used(resources: dict[str, dict[str, Any]]) -> None:
    called = calls("dynamodb")
    assert called
    needed = called - {"TransactWriteItems"}
    if "TransactWriteItems" in called:
        needed |= parts_of_transactions()
    allowed = {action.removeprefix("dynamodb:") for action in statements(resources)["Table"]["Action"]}
    assert allowed == needed


def test_rights_to_connections_are_those_used(resources: dict[str, dict[str, Any]]) -> None:
    assert calls("apigatewaymanagementapi") == {"PostToConnection"}
    push = statements(resources)["Push"]
    assert push["Action"] == "execute-api:ManageConnections"
    assert push["Resource"]["Fn::Sub"].endswith(":${SocketApi}/ws/POST/@connections/*")


def test_rights_are_for_this_stacks_own_things(resources: dict[str, dict[str, Any]]) -> None:
    assert statements(resources).keys() == {"Table", "Push"}
    assert statements(resources)["Table"]["Resource"] == {"Fn::GetAtt": ["Table", "Arn"]}


def test_beyond_them_a_role_may_only_log(resources: dict[str, dict[str, Any]]) -> None:
    roles = [resource for resource in resources.values() if resource["Type"] == "AWS::IAM::Role"]
    attached = {
        policy.rsplit("/", 1)[-1] for role in roles for policy in role["Properties"]["ManagedPolicyArns"]
    }
    assert attached == {"AWSLambdaBasicExecutionRole"}
