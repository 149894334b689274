"""What is read from a template."""

from pathlib import Path

import pytest

from local.environment import of_functions
from local.table_design import designs
from local.template import FunctionSpec, ScheduleSpec, Template, TemplateProblem

TEXT = """
Parameters:
  Greeting: {Type: String, Default: hello}
  Secret: {Type: String}
Globals:
  Function:
    Timeout: 10
    MemorySize: 256
    Environment: {Variables: {TABLE_NAME: !Ref Games, LEVEL: INFO}}
Resources:
  Games:
    Type: AWS::DynamoDB::Table
    Properties:
      BillingMode: PAY_PER_REQUEST
      PointInTimeRecoverySpecification: {PointInTimeRecoveryEnabled: !If [Backup, true, false]}
      AttributeDefinitions: [{AttributeName: pk, AttributeType: S}, {AttributeName: due, AttributeType: N}]
      KeySchema: [{AttributeName: pk, KeyType: HASH}]
      GlobalSecondaryIndexes:
        - IndexName: due
          KeySchema: [{AttributeName: due, KeyType: HASH}]
          Projection: {ProjectionType: KEYS_ONLY}
          OnDemandThroughput: {MaxReadRequestUnits: 5}
      StreamSpecification: {StreamViewType: NEW_IMAGE}
      TimeToLiveSpecification: {AttributeName: ttl, Enabled: true}
  Api:
    Type: AWS::Serverless::WebSocketApi
    Properties:
      RouteSelectionExpression: $request.body.kind
      Routes:
        $connect: {FunctionArn: !GetAtt Socket.Arn}
        $disconnect: {FunctionArn: !Ref Socket.Alias}
        $default: {FunctionArn: !Sub "${Socket.Alias}"}
        other: {FunctionArn: {"Fn::GetAtt": [Socket, Arn]}}
  Socket:
    Type: AWS::Serverless::Function
    Properties:
      Handler: functions.socket.handler
      Environment:
        Variables:
          CONNECTIONS_URL: !Sub https://${Api}.execute-api.${AWS::Region}.amazonaws.com/ws
          GREETING: !Sub ${Greeting} from ${AWS::Region}
          SECRET: !Ref Secret
          SWITCH: true
          COUNT: 3
  Sweep:
    Type: AWS::Serverless::Function
    Properties:
      Handler: functions.sweep.handler
      Timeout: 30
      Events:
        EachMinute: {Type: ScheduleV2, Properties: {ScheduleExpression: rate(1 minute)}}
        EachHour: {Type: Schedule, Properties: {Schedule: rate(2 hours), Input: '{"deep": true}'}}
        Never: {Type: ScheduleV2, Properties: {ScheduleExpression: rate(1 day), State: DISABLED}}
"""


@pytest.fixture
def template() -> Template:
    return Template.parse(TEXT)


def test_each_route_has_the_function_that_its_arn_names(template: Template) -> None:
    assert template.routes() == dict.fromkeys(["$connect", "$disconnect", "$default", "other"], "Socket")
    assert template.route_selection() == "kind"


def test_functions_inherit_what_they_do_not_say(template: Template) -> None:
    socket, sweep = template.functions().values()
    assert (socket.handler, socket.timeout, socket.memory) == ("functions.socket.handler", 10, 256)
    assert (sweep.handler, sweep.timeout, sweep.memory) == ("functions.sweep.handler", 30, 256)


def test_plain_variables_are_known_and_others_left_to_the_deployment(template: Template) -> None:
    assert template.functions()["Socket"].environment == {
        "TABLE_NAME": "diamant-Games",
        "LEVEL": "INFO",
        "GREETING": "hello from us-east-1",
        "SWITCH": "true",
        "COUNT": "3",
    }


def test_tables_are_created_as_the_template_designs_them(template: Template) -> None:
    (design,) = designs(template)
    assert (design.name, design.expiry) == ("diamant-Games", "ttl")
    assert design.arguments == {
        "TableName": "diamant-Games",
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [
            {"AttributeName": "pk", "AttributeType": "S"},
            {"AttributeName": "due", "AttributeType": "N"},
        ],
        "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
        "GlobalSecondaryIndexes": [
            {
                "IndexName": "due",
                "KeySchema": [{"AttributeName": "due", "KeyType": "HASH"}],
                "Projection": {"ProjectionType": "KEYS_ONLY"},
            }
        ],
        "StreamSpecification": {"StreamEnabled": True, "StreamViewType": "NEW_IMAGE"},
    }


def test_schedules_are_read_and_disabled_ones_are_not(template: Template) -> None:
    assert template.schedules() == [
        ScheduleSpec("EachMinute", "Sweep", 60, "aws.scheduler", None),
        ScheduleSpec("EachHour", "Sweep", 7200, "aws.events", '{"deep": true}'),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a: [", "not YAML"),
        ("- a", "no Resources"),
        ("Resources: 5", "no Resources"),
    ],
)
def test_what_is_no_template_is_told(text: str, sentence: str) -> None:
    with pytest.raises(TemplateProblem, match=sentence):
        Template.parse(text)


def test_a_missing_template_is_told(tmp_path: Path) -> None:
    with pytest.raises(TemplateProblem, match=r"no template\.yaml"):
        Template.read(tmp_path / "template.yaml")


def test_a_route_to_nowhere_is_told() -> None:
    api = "Resources: {Api: {Type: AWS::Serverless::WebSocketApi, Properties: {Routes: {$default: %s}}}}"
    for route in ("{FunctionArn: !GetAtt Nobody.Arn}", "{}", "{FunctionArn: !Ref Api}"):
        with pytest.raises(TemplateProblem, match=r"The route \$default names"):
            Template.parse(api % route).routes()


def test_a_timer_that_cannot_run_here_is_told() -> None:
    text = TEXT.replace("rate(1 minute)", "'cron(0 12 * * ? *)'")
    with pytest.raises(TemplateProblem, match="EachMinute says"):
        Template.parse(text).schedules()


def test_a_table_without_keys_is_told() -> None:
    with pytest.raises(TemplateProblem, match="no KeySchema"):
        designs(Template.parse("Resources: {Games: {Type: AWS::DynamoDB::Table}}"))


def test_two_values_for_one_variable_are_told() -> None:
    one = FunctionSpec("One", "a.b", 1, 128, {"MODE": "a", "POWERTOOLS_SERVICE_NAME": "one"})
    two = FunctionSpec("Two", "a.c", 1, 128, {"MODE": "b", "POWERTOOLS_SERVICE_NAME": "two"})
    with pytest.raises(TemplateProblem, match="MODE"):
        of_functions([one, two])
