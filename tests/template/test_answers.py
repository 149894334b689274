"""What a host is asked for when deploying, and what comes of the answers."""

import re
from itertools import product
from typing import Any

import pytest

from tests.template.conditions import Template, accepted, chosen, defaults, holds, made, references

# What is billed while nobody plays, or could be. Everything else costs by use.
STANDING = {
    "AWS::Budgets::Budget",
    "AWS::CloudWatch::Alarm",
    "AWS::CloudWatch::Dashboard",
    "AWS::Route53::RecordSet",
    "AWS::SNS::Topic",
}
WATCHED = {"AWS::Budgets::Budget": 1, "AWS::CloudWatch::Alarm": 5, "AWS::SNS::Topic": 1}


def kinds(resources: Template) -> list[str]:
    return [resource["Type"] for resource in resources.values()]


def test_every_question_has_an_answer_and_says_what_it_is(translated: Template) -> None:
    for name, parameter in translated["Parameters"].items():
        assert "Default" in parameter, name
        assert re.fullmatch(r"[A-Za-z].{30,}\.", parameter["Description"]), name
        if "AllowedValues" in parameter:
            assert parameter["Default"] in parameter["AllowedValues"]


def test_every_question_and_every_condition_matters(translated: Template) -> None:
    used = references([translated["Conditions"], translated["Resources"], translated["Outputs"]])
    used |= {one[0] for one in ifs(translated)}
    assert translated["Parameters"].keys() - used == set()
    assert translated["Conditions"].keys() - used == set()


def ifs(value: object) -> list[list[Any]]:
    match value:
        case {"Fn::If": list(parts)}:
            return [parts, *ifs(parts)]
        case dict():
            return [found for one in value.values() for found in ifs(one)]
        case list():
            return [found for one in value for found in ifs(one)]
        case _:
            return []


def test_who_answers_nothing_gets_nothing_that_costs_while_nobody_plays(translated: Template) -> None:
    assert STANDING & set(kinds(made(translated))) == set()
    recovery = translated["Resources"]["Table"]["Properties"]["PointInTimeRecoverySpecification"]
    assert recovery == {"PointInTimeRecoveryEnabled": {"Fn::If": ["Recovers", True, False]}}
    assert not holds({"Condition": "Recovers"}, translated, defaults(translated))


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        ({"AlarmEmail": "a@example.org"}, {"AWS::Budgets::Budget": 1}),
        ({"AlarmEmail": "a@example.org", "Watch": "alarms"}, WATCHED),
        ({"AlarmEmail": "a@example.org", "Watch": "full"}, {**WATCHED, "AWS::CloudWatch::Dashboard": 1}),
        ({"DomainName": "diamant.example.org", "CertificateArn": "arn"}, {}),
        (
            {"DomainName": "diamant.example.org", "CertificateArn": "arn", "HostedZoneId": "Z1"},
            {"AWS::Route53::RecordSet": 2},
        ),
        ({"HostedZoneId": "Z1"}, {}),
    ],
)
def test_an_answer_brings_what_it_is_for(
    translated: Template, answers: dict[str, str], found: dict[str, int]
) -> None:
    assert accepted(translated, **answers)
    extra = kinds(made(translated, **answers))
    assert {kind: extra.count(kind) for kind in STANDING if kind in extra} == found


@pytest.mark.parametrize(
    "answers",
    [
        {"Watch": "alarms"},  # paid for, and heard by nobody
        {"Watch": "full"},
        {"DomainName": "diamant.example.org"},  # which CloudFront serves with a certificate only
    ],
)
def test_half_an_answer_is_refused(translated: Template, answers: dict[str, str]) -> None:
    assert not accepted(translated, **answers)


@pytest.mark.parametrize(("passphrase", "asked"), [("", False), ("-", False), ("swordfish", True)])
def test_a_dash_is_no_passphrase(translated: Template, passphrase: str, asked: bool) -> None:
    assert ("PassphraseHash" in made(translated, Passphrase=passphrase)) is asked


def test_what_is_not_echoed_can_be_answered_with_no(translated: Template) -> None:
    """`sam deploy --guided` asks again and again for what it does not echo, until something is typed."""
    hidden = [one for one in translated["Parameters"].values() if one.get("NoEcho")]
    assert hidden
    assert [one for one in hidden if "A dash" not in one["Description"]] == []


def test_nothing_refers_to_what_may_not_be_there(translated: Template) -> None:
    """Whatever is answered: each Fn::If is read as its answer has it, and names only what is made then."""
    choices = {
        name: parameter.get("AllowedValues", ["", "something"])
        for name, parameter in translated["Parameters"].items()
        if name != "BudgetDollars"
    }
    cases = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    assert len(cases) > 100
    for answers in (one for one in cases if accepted(translated, **one)):
        there = made(translated, **answers)
        absent = translated["Resources"].keys() - there.keys()
        outputs = made({**translated, "Resources": translated["Outputs"]}, **answers)
        for name, one in [*there.items(), *outputs.items()]:
            said = chosen({"in": one.get("Properties", {}), "out": one.get("Value")}, translated, answers)
            assert references(said) & absent == set(), (name, answers)


def test_what_stays_behind_is_what_the_host_has_asked_for(translated: Template) -> None:
    """Versions of a function go with the function; SAM retains them against an update only."""
    kept = {
        name: one["DeletionPolicy"]
        for name, one in translated["Resources"].items()
        if one.get("DeletionPolicy", "Delete") != "Delete" and one["Type"] != "AWS::Lambda::Version"
    }
    assert kept == {"Table": "RetainExceptOnCreate"}, "and TableEnd decides"
    protected = translated["Resources"]["Table"]["Properties"]["DeletionProtectionEnabled"]
    assert protected == {"Fn::If": ["KeepsTable", True, False]}
    assert not holds({"Condition": "KeepsTable"}, translated, defaults(translated))
    assert translated["Outputs"]["TableThatStays"]["Condition"] == "KeepsTable"


def test_the_tables_end_knows_the_hosts_answer_and_hears_of_another_one(translated: Template) -> None:
    """It is told by its properties: what it was told last, it still knows when the stack is deleted."""
    end = translated["Resources"]["TableEnd"]
    assert "Condition" not in end, "an answer of another kind would end the games at once"
    assert end["Properties"]["Table"] == {"Ref": "Table"}, "and so it goes before the table's turn comes"
    assert end["Properties"]["Stays"] == {"Ref": "KeepTable"}
    assert translated["Parameters"]["KeepTable"]["AllowedValues"] == ["no", "yes"]
    assert end["Properties"]["Rights"] == {"Fn::If": ["TableGoes", {"Ref": "TableEndRights"}, ""]}
    assert "TableEndRights" in made(translated)
    assert "TableEndRights" not in made(translated, KeepTable="yes")


def test_a_log_cannot_come_back_after_it_was_deleted(resources: Template) -> None:
    """Lambda would make a group that is gone anew, for good, if the function's role let it."""
    for role in (one for one in resources.values() if one["Type"] == "AWS::IAM::Role"):
        assert "logs:CreateLogGroup" not in str(role["Properties"]["Policies"])


def test_outputs_say_where_the_game_is_and_what_is_there(translated: Template) -> None:
    outputs = translated["Outputs"]
    assert outputs.keys() == {
        "Address",
        "DashboardAddress",
        "DistributionName",
        "TableName",
        "TableThatStays",
    }
    address, parts = outputs["Address"]["Value"]["Fn::Sub"]
    assert address == "https://${Host}/"
    assert parts["Host"] == {
        "Fn::If": ["HasDomain", {"Ref": "DomainName"}, {"Fn::GetAtt": ["Distribution", "DomainName"]}]
    }
