"""Which resources a stack has, depending on what its host has answered, and what they name of each other."""

import re
from typing import Any

type Template = dict[str, dict[str, Any]]


def defaults(template: Template) -> dict[str, str]:
    return {name: str(one["Default"]) for name, one in template["Parameters"].items()}


def made(template: Template, **answers: str) -> Template:
    """The resources that are made with these answers, and the defaults for all else."""
    values = {**defaults(template), **answers}
    return {
        name: resource
        for name, resource in template["Resources"].items()
        if "Condition" not in resource or holds({"Condition": resource["Condition"]}, template, values)
    }


def accepted(template: Template, **answers: str) -> bool:
    """Whether a stack with these answers, and the defaults for all else, is made at all."""
    values = {**defaults(template), **answers}
    return all(
        holds(assertion["Assert"], template, values)
        for rule in template["Rules"].values()
        if holds(rule["RuleCondition"], template, values)
        for assertion in rule["Assertions"]
    )


def holds(term: dict[str, Any], template: Template, values: dict[str, str]) -> bool:
    """Whether a condition of the template is true with these values of its parameters."""
    ((kind, inner),) = term.items()
    match kind:
        case "Condition":
            return holds(template["Conditions"][inner], template, values)
        case "Fn::Equals":
            left, right = (values[one["Ref"]] if isinstance(one, dict) else str(one) for one in inner)
            return left == right
        case "Fn::Not":
            return not holds(inner[0], template, values)
        case "Fn::And":
            return all(holds(one, template, values) for one in inner)
        case "Fn::Or":
            return any(holds(one, template, values) for one in inner)
        case _:
            raise NotImplementedError(kind)


def chosen(value: object, template: Template, answers: dict[str, str]) -> object:
    """The value with each Fn::If decided by these answers, and the defaults for all else."""
    values = {**defaults(template), **answers}
    match value:
        case {"Fn::If": [str(condition), yes, no]}:
            true = holds({"Condition": condition}, template, values)
            return chosen(yes if true else no, template, answers)
        case dict():
            return {name: chosen(one, template, answers) for name, one in value.items()}
        case list():
            return [chosen(one, template, answers) for one in value]
        case _:
            return value


def references(value: object) -> set[str]:
    """Every name that a value refers to."""
    match value:
        case {"Fn::GetAtt": [str(name), *_]}:
            return {name}
        case {"Fn::Sub": str(text)}:
            return {name.split(".")[0] for name in re.findall(r"\$\{([\w.]+)\}", text)}
        case {"Fn::Sub": [str(text), dict(parts)]}:
            return (references({"Fn::Sub": text}) - parts.keys()) | references(parts)
        case dict():
            own = {
                name for key, name in value.items() if key in {"Ref", "Condition"} and isinstance(name, str)
            }
            return own | {name for one in value.values() for name in references(one)}
        case list():
            return {name for one in value for name in references(one)}
        case _:
            return set()
