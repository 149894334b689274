"""What template.yaml says: which handler answers which route, which tables exist, what runs on a timer.

The raw template is read, before SAM transforms it; nothing here knows the transform. Values that only a
deployment can know (`!GetAtt`, `!If`, `!Sub` of another resource) are not plain and read as None.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from local.problem import Problem

REGION = "us-east-1"
STACK = "diamant"
PSEUDO = {
    "AWS::Region": REGION,
    "AWS::StackName": STACK,
    "AWS::AccountId": "123456789012",
    "AWS::Partition": "aws",
    "AWS::URLSuffix": "amazonaws.com",
}
SECONDS = {"minute": 60, "hour": 3600, "day": 86400}
EVENT_SOURCES = {"Schedule": "aws.events", "ScheduleV2": "aws.scheduler"}


class TemplateProblem(Problem):
    """The template is missing, is not YAML, or says something that cannot be played locally."""


@dataclass(frozen=True)
class FunctionSpec:
    """A function of the template: `handler` is its dotted path, `timeout` seconds, `memory` MB."""

    name: str
    handler: str
    timeout: float
    memory: int
    environment: Mapping[str, str]


@dataclass(frozen=True)
class ScheduleSpec:
    """A timer of the template: `function` is called each `every` seconds; `payload` is its JSON or None."""

    name: str
    function: str
    every: float
    source: str
    payload: str | None


class _Loader(yaml.SafeLoader):
    """YAML with CloudFormation's short forms: `!Ref X` reads as `{"Ref": "X"}`, `!Sub X` likewise."""


def _intrinsic(loader: _Loader, tag: str, node: yaml.Node) -> dict[str, Any]:
    value: Any
    match node:
        case yaml.MappingNode():
            value = loader.construct_mapping(node, deep=True)
        case yaml.SequenceNode():
            value = loader.construct_sequence(node, deep=True)
        case _:
            value = node.value
    return {tag if tag in {"Ref", "Condition"} else f"Fn::{tag}": value}


_Loader.add_multi_constructor("!", _intrinsic)


@dataclass(frozen=True)
class Template:
    """A template as read. Every method raises TemplateProblem where the text makes no sense."""

    parameters: dict[str, Any] = field(default_factory=dict)
    globals: dict[str, Any] = field(default_factory=dict)
    resources: dict[str, Any] = field(default_factory=dict)
    outputs: dict[str, Any] = field(default_factory=dict)
    conditions: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> "Template":
        if not path.is_file():
            raise TemplateProblem(
                f"There is no {path.name} in {path.parent}: it names the handlers and the tables."
            )
        return cls.parse(path.read_text(encoding="utf-8"))

    @classmethod
    def parse(cls, text: str) -> "Template":
        try:
            # A subclass of SafeLoader: it builds plain values only.
            raw = yaml.load(text, Loader=_Loader)  # noqa: S506
        except yaml.YAMLError as error:
            raise TemplateProblem(f"template.yaml is not YAML: {error}") from error
        if not isinstance(raw, dict) or not isinstance(raw.get("Resources"), dict):
            raise TemplateProblem("template.yaml has no Resources.")
        parts = ("Parameters", "Globals", "Resources", "Outputs", "Conditions")
        return cls(*(raw.get(part, {}) for part in parts))

    def of_type(self, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
        """Logical id and properties of each resource of a type."""
        for name, resource in self.resources.items():
            if resource.get("Type") == kind:
                yield name, resource.get("Properties", {})

    def plain(self, value: object) -> str | None:
        """The text that a value stands for, if it can be known before a deployment."""
        match value:
            case bool():
                return str(value).lower()
            case str() | int() | float():
                return str(value)
            case {"Ref": str(name)}:
                return self._named(name)
            case {"Fn::Sub": str(text)}:
                parts = {name: self._named(name) for name in re.findall(r"\$\{([^!}]+)\}", text)}
                if None in parts.values():
                    return None
                return re.sub(r"\$\{([^!}]+)\}", lambda found: str(parts[found[1]]), text)
            case _:
                return None

    def _named(self, name: str) -> str | None:
        if name in PSEUDO:
            return PSEUDO[name]
        if name in self.parameters:
            default = self.parameters[name].get("Default")
            return None if default is None else str(default)
        if self.resources.get(name, {}).get("Type") == "AWS::DynamoDB::Table":
            return self._table_name(name)
        return None

    def _table_name(self, logical: str) -> str:
        named = self.plain(self.resources[logical].get("Properties", {}).get("TableName"))
        return named or f"{STACK}-{logical}"

    def functions(self) -> dict[str, FunctionSpec]:
        """Every function by logical id, with what it inherits from Globals."""
        inherited = self.globals.get("Function", {})
        return {
            name: self._function(name, {**inherited, **properties}, inherited)
            for name, properties in self.of_type("AWS::Serverless::Function")
        }

    def _function(self, name: str, merged: dict[str, Any], inherited: dict[str, Any]) -> FunctionSpec:
        variables = {
            **inherited.get("Environment", {}).get("Variables", {}),
            **merged.get("Environment", {}).get("Variables", {}),
        }
        known = {key: self.plain(value) for key, value in variables.items()}
        return FunctionSpec(
            name=name,
            handler=str(merged.get("Handler", "")),
            timeout=float(self.plain(merged.get("Timeout", 3)) or 3),
            memory=int(self.plain(merged.get("MemorySize", 128)) or 128),
            environment={key: value for key, value in known.items() if value is not None},
        )

    def routes(self) -> dict[str, str]:
        """The logical id of the function that answers each route key of the WebSocket API."""
        return {
            key: self._function_of(key, route.get("FunctionArn"))
            for _, properties in self.of_type("AWS::Serverless::WebSocketApi")
            for key, route in properties.get("Routes", {}).items()
        }

    def _function_of(self, key: str, arn: object) -> str:
        match arn:
            case {"Ref": str(text)} | {"Fn::GetAtt": str(text)} | {"Fn::Sub": str(text)}:
                name = text.strip("${}").split(".")[0]
            case {"Fn::GetAtt": [str(name), *_]}:
                pass
            case _:
                raise TemplateProblem(f"The route {key} names no function: {arn!r}.")
        if self.resources.get(name, {}).get("Type") != "AWS::Serverless::Function":
            raise TemplateProblem(f"The route {key} names {name}, which is not a function of the template.")
        return name

    def route_selection(self) -> str:
        """The field of a message that chooses its route, `action` if the template names none."""
        for _, properties in self.of_type("AWS::Serverless::WebSocketApi"):
            return str(properties.get("RouteSelectionExpression", "")).removeprefix("$request.body.")
        return "action"

    def schedules(self) -> list[ScheduleSpec]:
        """The timers, as `rate(…)` in events of type Schedule or ScheduleV2; disabled ones are left out."""
        return [
            ScheduleSpec(
                name=name,
                function=function,
                every=_seconds(name, str(self.plain(event["Properties"].get(expression)))),
                source=EVENT_SOURCES[event["Type"]],
                payload=self.plain(event["Properties"].get("Input")),
            )
            for function, properties in self.of_type("AWS::Serverless::Function")
            for name, event in properties.get("Events", {}).items()
            if event.get("Type") in EVENT_SOURCES
            for expression in ("Schedule", "ScheduleExpression")
            if expression in event["Properties"] and event["Properties"].get("State") != "DISABLED"
        ]


def _seconds(name: str, expression: str) -> float:
    found = re.fullmatch(r"rate\((\d+) (minute|hour|day)s?\)", expression)
    if not found:
        raise TemplateProblem(
            f"The timer {name} says {expression!r}; only rate(n minutes|hours|days) runs locally."
        )
    return float(found[1]) * SECONDS[found[2]]
