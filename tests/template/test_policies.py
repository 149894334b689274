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
    """Each module of functions/ by its dotted name below it."""
    root = ROOT / "functions"
    return {
        ".".join(path.relative_to(root).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
        for path in root.rglob("*.py")
    }


def loaded(entry: str) -> dict[str, ast.Module]:
    """The modules that come with module `entry`: itself, what it imports, and what that does."""
    known, found, waiting = modules(), dict[str, ast.Module](), [entry]
    while waiting:
        name = waiting.pop()
        found[name] = known[name]
        for node in (one for one in ast.walk(known[name]) if isinstance(one, ast.ImportFrom)):
            package = f"{node.module}.".removeprefix("functions.")
            named = {package.removesuffix("."), *(f"{package}{one.name}" for one in node.names)}
            waiting += sorted(named & known.keys() - found.keys())
    return found


def reachable(entry: str) -> list[ast.FunctionDef]:
    """Every function of functions/ that the handler of module `entry` may call, told by their names."""
    defined: dict[str, list[ast.FunctionDef]] = {}
    for tree in loaded(entry).values():
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
    role = resources[function]["Properties"]["Role"]["Fn::GetAtt"][0]
    own = [{**policy, "RoleName": {"Ref": role}} for policy in resources[role]["Properties"]["Policies"]]
    parts = [
        part
        for policy in [*own, *policies_apart(resources)]
        if policy["RoleName"] == {"Ref": role}
        for part in policy["PolicyDocument"]["Statement"]
    ]
    by_name = {part["Sid"]: part for part in parts}
    assert len(by_name) == len(parts)
    return by_name


def policies_apart(resources: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that are resources of their own."""
    return [one["Properties"] for one in resources.values() if one["Type"] == "AWS::IAM::RolePolicy"]


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


# What each call of S3 needs; to read or write objects is asked for by key, to list them by bucket.
S3 = {
    "DeleteObjects": "s3:DeleteObject",
    "GetObject": "s3:GetObject",
    "ListObjectsV2": "s3:ListBucket",
    "PutObject": "s3:PutObject",
}


def test_rights_to_the_bucket_are_those_used(resources: dict[str, dict[str, Any]]) -> None:
    needed = {S3[call] for call in calls("s3", "site.handler")}
    rights = statements(resources, "SiteFunction")
    assert {*rights["Page"]["Action"], rights["Bucket"]["Action"]} == needed


def test_rights_to_end_the_table_are_those_used(resources: dict[str, dict[str, Any]]) -> None:
    rights = statements(resources, "SiteFunction")
    assert {f"dynamodb:{call}" for call in calls("dynamodb", "site.handler")} == {rights["Table"]["Action"]}
    asked = {f"cloudformation:{call}" for call in calls("cloudformation", "site.handler")}
    assert asked == {rights["Stack"]["Action"]}
    assert resources["TableEndRights"]["Condition"] == "TableGoes", "nobody has them where the table stays"


def test_rights_are_for_this_stacks_own_things(resources: dict[str, dict[str, Any]]) -> None:
    table, bucket = ({"Fn::GetAtt": [name, "Arn"]} for name in ("Table", "Bucket"))
    socket, sweep, site = (statements(resources, f"{name}Function") for name in ("Socket", "Sweep", "Site"))
    assert socket.keys() == sweep.keys() == {"Table", "Push", "Logs"}
    assert socket["Table"]["Resource"] == table
    assert sweep["Table"]["Resource"] == [table, {"Fn::Sub": "${Table.Arn}/index/due"}]
    assert site.keys() == {"Page", "Bucket", "Logs", "Table", "Stack"}
    assert site["Table"]["Resource"] == table
    assert site["Stack"]["Resource"] == {"Ref": "AWS::StackId"}
    assert site["Bucket"]["Resource"] == bucket
    assert site["Page"]["Resource"] == {"Fn::Sub": "${Bucket.Arn}/*"}


def test_the_schedule_may_call_the_sweep_and_nothing_else(resources: dict[str, dict[str, Any]]) -> None:
    (schedule,) = [one for one in resources.values() if one["Type"] == "AWS::Scheduler::Schedule"]
    role = resources[schedule["Properties"]["Target"]["RoleArn"]["Fn::GetAtt"][0]]["Properties"]
    (trusted,) = role["AssumeRolePolicyDocument"]["Statement"]
    assert trusted["Principal"] == {"Service": ["scheduler.amazonaws.com"]}
    (policy,) = role["Policies"]
    sweep = {"Fn::GetAtt": ["SweepFunction", "Arn"]}
    assert policy["PolicyDocument"]["Statement"] == [
        {"Effect": "Allow", "Action": "lambda:InvokeFunction", "Resource": sweep}
    ]


def test_each_function_writes_its_own_log_and_no_other(resources: dict[str, dict[str, Any]]) -> None:
    for name in ("Socket", "Sweep", "Site"):
        logs = statements(resources, f"{name}Function")["Logs"]
        assert logs["Action"] == ["logs:CreateLogStream", "logs:PutLogEvents"]
        assert logs["Resource"] == {"Fn::GetAtt": [f"{name}Logs", "Arn"]}


def test_no_role_has_more_than_its_own_rights_and_none_has_a_wildcard(
    resources: dict[str, dict[str, Any]],
) -> None:
    roles = [
        resource["Properties"] for resource in resources.values() if resource["Type"] == "AWS::IAM::Role"
    ]
    assert len(roles) == 4, "three functions and the schedule"
    assert [role for role in roles if "ManagedPolicyArns" in role] == []
    inline = [policy for role in roles for policy in role["Policies"]]
    for policy in [*inline, *policies_apart(resources)]:
        for statement in policy["PolicyDocument"]["Statement"]:
            actions = statement["Action"]
            assert not any("*" in action for action in ([actions] if isinstance(actions, str) else actions))
