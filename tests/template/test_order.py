"""What must be there, or be gone, before something else: CloudFormation does the rest at the same time."""

import pytest

from tests.template.conditions import Template, references


def before(resources: Template, name: str) -> set[str]:
    """Every resource that CloudFormation makes before this one, and deletes after it."""
    found, waiting = set[str](), [name]
    while waiting:
        resource = resources[waiting.pop()]
        named = resource.get("DependsOn", [])
        direct = {named} if isinstance(named, str) else set(named)
        direct |= references(resource.get("Properties", {})) & resources.keys()
        waiting += sorted(direct - found)
        found |= direct
    return found


def custom(resources: Template) -> list[str]:
    return [name for name, one in resources.items() if one["Type"].startswith("Custom::")]


def test_the_page_comes_after_the_functions_that_it_talks_to(resources: Template) -> None:
    """A new page may send what old functions refuse; an old one is understood by new functions."""
    assert {"SocketFunction", "SweepFunction", "SocketRole", "SweepRole"} <= before(resources, "Site")


def test_the_functions_themselves_are_called_and_no_version_of_them(resources: Template) -> None:
    """An alias would have to come before the page too."""
    versions = [one for one in resources.values() if one["Type"] == "AWS::Lambda::Alias"]
    assert [one["Properties"]["FunctionName"] for one in versions] == [{"Ref": "SiteFunction"}]


def test_nothing_waits_for_itself(resources: Template) -> None:
    assert [name for name in resources if name in before(resources, name)] == []


def test_custom_resources_are_asked_once(resources: Template) -> None:
    """Through the alias, whose failures are not repeated, and when that is settled."""
    (once,) = [
        name
        for name, one in resources.items()
        if one["Type"] == "AWS::Lambda::EventInvokeConfig"
        and one["Properties"]["FunctionName"] == {"Ref": "SiteFunction"}
    ]
    settled = resources[once]["Properties"]
    assert settled["MaximumRetryAttempts"] == 0
    assert custom(resources)
    for name in custom(resources):
        alias = resources[resources[name]["Properties"]["ServiceToken"]["Ref"]]
        assert alias["Type"] == "AWS::Lambda::Alias", name
        assert alias["Properties"]["Name"] == settled["Qualifier"]
        assert once in before(resources, name), name


@pytest.mark.parametrize("name", ["Table", "TableEndRights"])
def test_the_tables_end_is_asked_while_it_can_still_answer(resources: Template, name: str) -> None:
    assert name in before(resources, "TableEnd")
