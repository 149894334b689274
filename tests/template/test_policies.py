"""The function may do what its code does, and nothing else."""

import ast
from typing import Any

import botocore.session
import pytest
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


def modules() -> dict[str, ast.Module]:
    return {
        path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "functions").glob("*.py")
    }


def reachable(entry: str) -> list[ast.FunctionDef]:
    """Every function of functions/ that the handler of module `entry` may call, told by their names."""
    defined: dict[str, list[ast.FunctionDef]] = {}
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                defined.setdefault(node.name, []).append(node)
    found: list[ast.FunctionDef] = []
    waiting = [node for node in ast.walk(modules()[entry]) if isinstance(node, ast.FunctionDef)]
    while waiting:
        function = waiting.pop()
        found.append(function)
        named = {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
        named |= {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
        waiting += [one for name in named for one in defined.get(name, []) if one not in found + waiting]
    return found


def calls(service: str, entry: str) -> set[str]:
    """The service's operations that a handler calls, by method or by the name of what is paged through."""
    model = botocore.session.get_session().get_service_model(service)
    operations = {xform_name(operation): operation for operation in model.operation_names}
    named = set()
    for node in (node for function in reachable(entry) for node in ast.walk(function)):
        if isinstance(node, ast.Attribute):
            named.add(node.attr)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".get_paginator"):
            named.add(ast.literal_eval(node.args[0]))
    return {operations[name] for name in named & operations.keys()}


def parts_of_transactions(entry: str) -> set[str]:
    texts = {
        node.value
        for function in reachable(entry)
        for node in ast.walk(function)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {right for part, right in PARTS.items() if part in texts}


def statements(resources: dict[str, dict[str, Any]], function: str) -> dict[str, dict[str, Any]]:
    policies = resources[f"{function}Role"]["Properties"]["Policies"]
    return {part["Sid"]: part for policy in policies for part in policy["PolicyDocument"]["Statement"]}


FUNCTIONS = pytest.mark.parametrize(
    ("function", "entry"), [("SocketFunction", "socket"), ("SweepFunction", "sweep")]
)


@FUNCTIONS
def test_table_rights_are_those_used(resources: dict[str, dict[str, Any]], function: str, entry: str) -> None:
    called = calls("dynamodb", entry)
    assert called
    needed = called - {"TransactWriteItems"}
    if "TransactWriteItems" in called:
        needed |= parts_of_transactions(entry)
    rights = statements(resources, function)["Table"]["Action"]
    assert {action.removeprefix("dynamodb:") for action in rights} == needed


@FUNCTIONS
def test_rights_to_connections_are_those_used(
    resources: dict[str, dict[str, Any]], function: str, entry: str
) -> None:
    assert calls("apigatewaymanagementapi", entry) == {"PostToConnection"}
    push = statements(resources, function)["Push"]
    assert push["Action"] == "execute-api:ManageConnections"
    assert push["Resource"]["Fn::Sub"].endswith(":${SocketApi}/ws/POST/@connections/*")


def test_rights_are_for_this_stacks_own_things(resources: dict[str, dict[str, Any]]) -> None:
    table = {"Fn::GetAtt": ["Table", "Arn"]}
    socket, sweep = (statements(resources, f"{name}Function") for name in ("Socket", "Sweep"))
    assert socket.keys() == sweep.keys() == {"Table", "Push"}
    assert socket["Table"]["Resource"] == table
    assert sweep["Table"]["Resource"] == [table, {"Fn::Sub": "${Table.Arn}/index/due"}]


def test_beyond_them_a_role_may_only_log(resources: dict[str, dict[str, Any]]) -> None:
    roles = [resource for resource in resources.values() if resource["Type"] == "AWS::IAM::Role"]
    attached = {
        policy.rsplit("/", 1)[-1]
        for role in roles
        for policy in role["Properties"].get("ManagedPolicyArns", [])
    }
    assert attached == {"AWSLambdaBasicExecutionRole"}
