"""What is deployed is what the handlers count on."""

import ast
from typing import Any

from tests.template.conftest import ROOT

Resources = dict[str, dict[str, Any]]


def of_type(resources: Resources, kind: str) -> Resources:
    return {name: resource for name, resource in resources.items() if resource["Type"] == kind}


def test_table_is_keyed_by_pk_and_sk(resources: Resources) -> None:
    table = resources["Table"]["Properties"]
    assert table["KeySchema"] == [
        {"AttributeName": "pk", "KeyType": "HASH"},
        {"AttributeName": "sk", "KeyType": "RANGE"},
    ]
    types = {key["AttributeName"]: key["AttributeType"] for key in table["AttributeDefinitions"]}
    assert types == {"pk": "S", "sk": "S", "due": "S", "due_at": "N"}


def test_what_is_due_is_found_by_keys_alone_and_costs_nothing_while_nothing_is(resources: Resources) -> None:
    (due,) = resources["Table"]["Properties"]["GlobalSecondaryIndexes"]
    assert [key["AttributeName"] for key in due["KeySchema"]] == ["due", "due_at"]
    assert due["Projection"] == {"ProjectionType": "KEYS_ONLY"}


def test_the_sweep_runs_every_five_minutes_and_is_not_repeated(resources: Resources) -> None:
    (schedule,) = of_type(resources, "AWS::Scheduler::Schedule").values()
    assert schedule["Properties"]["ScheduleExpression"] == "rate(5 minutes)"
    target = schedule["Properties"]["Target"]
    assert target["Arn"] == {"Fn::GetAtt": ["SweepFunction", "Arn"]}
    assert target["RetryPolicy"] == {"MaximumRetryAttempts": 0}, "of handing it over"


def test_a_sweep_that_fails_or_cannot_run_waits_for_the_next_one(resources: Resources) -> None:
    """The Scheduler has handed it over by then; Lambda repeats it twice if nobody says otherwise."""
    configured = of_type(resources, "AWS::Lambda::EventInvokeConfig").values()
    (sweep,) = [
        one["Properties"]
        for one in configured
        if one["Properties"]["FunctionName"] == {"Ref": "SweepFunction"}
    ]
    assert sweep["Qualifier"] == "$LATEST", "which the schedule calls"
    assert sweep["MaximumRetryAttempts"] == 0
    assert sweep["MaximumEventAgeInSeconds"] <= 5 * 60, "of throttled ones too, only the newest is of use"


def test_two_stacks_in_one_region_share_no_name(resources: Resources) -> None:
    """What a Region has under a name once is named by CloudFormation: by the stack, and a number."""
    own = {"FunctionName", "RoleName", "TableName", "BucketName", "LogGroupName", "AlarmName", "TopicName"}
    own |= {"DashboardName", "BudgetName"}
    kinds = {"AWS::Lambda::Function", "AWS::Scheduler::Schedule"}
    kinds |= {"AWS::IAM::Role", "AWS::DynamoDB::Table", "AWS::S3::Bucket", "AWS::Logs::LogGroup"}
    kinds |= {"AWS::CloudWatch::Alarm", "AWS::CloudWatch::Dashboard", "AWS::SNS::Topic"}
    for name, resource in resources.items():
        if resource["Type"] in kinds:
            assert resource["Properties"].keys() & {*own, "Name"} == set(), name


def test_lambda_itself_logs_only_what_goes_wrong(resources: Resources) -> None:
    """Its lines about each invocation would cost more than all the rest of a log."""
    for function in of_type(resources, "AWS::Lambda::Function").values():
        assert function["Properties"]["LoggingConfig"]["SystemLogLevel"] == "WARN"


def test_table_costs_nothing_while_nobody_plays_and_forgets(resources: Resources) -> None:
    table = resources["Table"]["Properties"]
    assert table["BillingMode"] == "PAY_PER_REQUEST"
    assert table["TimeToLiveSpecification"] == {"AttributeName": "ttl", "Enabled": True}
    # A key of the account's would be billed for each use; the one that DynamoDB owns encrypts all the same.
    assert "SSESpecification" not in table


def test_no_change_of_the_template_throws_games_away(resources: Resources) -> None:
    assert resources["Table"]["UpdateReplacePolicy"] == "Retain"


def test_stage_is_named_as_the_pages_path(resources: Resources) -> None:
    (stage,) = of_type(resources, "AWS::ApiGatewayV2::Stage").values()
    assert stage["Properties"]["StageName"] == "ws"
    assert stage["Properties"]["AutoDeploy"] is True


def test_stage_is_throttled(resources: Resources) -> None:
    (stage,) = of_type(resources, "AWS::ApiGatewayV2::Stage").values()
    limits = stage["Properties"]["DefaultRouteSettings"]
    assert 0 < limits["ThrottlingRateLimit"] <= limits["ThrottlingBurstLimit"] <= 200


def test_every_route_leads_to_a_function_that_may_be_called(resources: Resources) -> None:
    routes = of_type(resources, "AWS::ApiGatewayV2::Route")
    assert {route["Properties"]["RouteKey"] for route in routes.values()} == {
        "$connect",
        "$disconnect",
        "$default",
    }
    permissions = [
        permission["Properties"]["SourceArn"]["Fn::Sub"]
        for permission in of_type(resources, "AWS::Lambda::Permission").values()
    ]
    for route in routes.values():
        assert any(source.endswith(f"/ws/{route['Properties']['RouteKey']}") for source in permissions)


def test_functions_run_where_their_packages_were_built_for(resources: Resources) -> None:
    for function in of_type(resources, "AWS::Lambda::Function").values():
        assert function["Properties"]["Runtime"] == "python3.13"
        assert function["Properties"]["Architectures"] == ["arm64"]


def test_functions_answer_before_the_platform_gives_up(resources: Resources) -> None:
    for name in ("SocketFunction", "SweepFunction"):
        assert 0 < resources[name]["Properties"]["Timeout"] < 29


def test_no_concurrency_is_reserved(resources: Resources) -> None:
    """A new account may have ten in all."""
    for function in of_type(resources, "AWS::Lambda::Function").values():
        assert "ReservedConcurrentExecutions" not in function["Properties"]


def test_connections_are_called_at_their_own_host_and_stage(resources: Resources) -> None:
    variables = resources["SocketFunction"]["Properties"]["Environment"]["Variables"]
    assert variables["TABLE_NAME"] == {"Ref": "Table"}
    assert variables["CONNECTIONS_URL"] == {
        "Fn::Sub": "https://${SocketApi}.execute-api.${AWS::Region}.${AWS::URLSuffix}/ws"
    }


def test_every_log_is_kept_for_two_weeks(resources: Resources) -> None:
    logs = of_type(resources, "AWS::Logs::LogGroup")
    assert {log["Properties"]["RetentionInDays"] for log in logs.values()} == {14}
    for function in of_type(resources, "AWS::Lambda::Function").values():
        assert function["Properties"]["LoggingConfig"]["LogGroup"]["Ref"] in logs
        assert function["Properties"]["LoggingConfig"]["LogFormat"] == "JSON"


def test_handlers_are_there(resources: Resources) -> None:
    for function in of_type(resources, "AWS::Lambda::Function").values():
        module, _, name = function["Properties"]["Handler"].rpartition(".")
        tree = ast.parse((ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
        assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
