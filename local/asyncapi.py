"""Write docs/asyncapi.json, the AsyncAPI document of the socket, from the models of both directions.

`python -m local.asyncapi` writes it; with `--check` it only says whether the file is stale.
"""

import inspect
import json
import sys
import tomllib
from collections.abc import Iterable
from typing import TypeAliasType, cast, get_args

from pydantic import BaseModel, JsonValue

from engine.refusals import Code
from functions.commands import Command, Commit, IssueCode, Leave, Log, Ping, Remove, Tables
from functions.messages import (
    CodeMessage,
    Gone,
    LogMessage,
    Message,
    Pong,
    Refused,
    TablesMessage,
    Tick,
    ViewMessage,
)
from functions.wire import WireCode
from local.refusals import listed
from local.serve import ROOT
from local.wire_schema import wire_schema

FILE = ROOT / "docs" / "asyncapi.json"
SCHEMAS = "#/components/schemas/"
CHANNEL = "#/channels/table"
UNASKED = (ViewMessage, Tick, Gone)
# Where an action is not listed, a view answers it. The tests compare this with what happens.
ANSWERS: dict[type[BaseModel], tuple[type[BaseModel], ...]] = {
    Commit: (Tick, ViewMessage),
    IssueCode: (CodeMessage,),
    Leave: (Gone,),
    Log: (LogMessage,),
    Ping: (Pong,),
    Remove: (ViewMessage, Gone),
    Tables: (TablesMessage,),
}
ABOUT = """\
Each text frame is one JSON object. A client sends commands, told apart by `action`; the server sends
messages, told apart by `type`. A command has an `id` of the client's making, and its answer repeats that in
`re`; a message with `re: null` tells what just happened. A command may be repeated without harm.

docs/protocol.md walks through a whole game, docs/permissions.md says who may do what."""

type _Schema = dict[str, JsonValue]


def document() -> _Schema:
    """The whole document, as plain values."""
    version: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    both = [(model, "id") for model in members(Command)] + [(model, "re") for model in members(Message)]
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Diamant", "version": version, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws",
                "description": "One WebSocket; it may act at several tables, for one seat of each.",
                "messages": {model.__name__: _ref("#/components/messages/", model) for model, _ in both},
            }
        },
        "operations": _operations(),
        "components": {
            "messages": {model.__name__: _message(model, pairs_by) for model, pairs_by in both},
            "schemas": _schemas(),
        },
    }


def members(union: object) -> tuple[type[BaseModel], ...]:
    """The models of a union, through names and annotations, in the order in which it lists them."""
    if isinstance(union, TypeAliasType):
        return members(union.__value__)
    if isinstance(union, type) and issubclass(union, BaseModel):
        return (union,)
    return tuple(model for part in get_args(union) for model in members(part))


def tag(model: type[BaseModel]) -> str:
    """The value of `action` or `type` that tells this model from the others."""
    field = model.model_fields.get("action") or model.model_fields["type"]
    return str(get_args(field.annotation)[0])


def answers(command: type[BaseModel]) -> tuple[type[BaseModel], ...]:
    """What answers a command, other than a refusal."""
    return ANSWERS.get(command, (ViewMessage,))


def _ref(where: str, model: type[BaseModel]) -> JsonValue:
    return {"$ref": where + model.__name__}


def _message(model: type[BaseModel], pairs_by: str) -> JsonValue:
    summary, _, more = (inspect.getdoc(model) or "").partition("\n\n")
    return {
        "name": tag(model),
        "title": model.__name__,
        "summary": summary,
        **({"description": more} if more else {}),
        "correlationId": {"location": f"$message.payload#/{pairs_by}"},
        "payload": _ref(SCHEMAS, model),
    }


def _operations() -> _Schema:
    operations: _Schema = {
        tag(command): {
            "action": "receive",
            "channel": {"$ref": CHANNEL},
            "messages": _in_channel([command]),
            "reply": {
                "channel": {"$ref": CHANNEL},
                "messages": _in_channel([*answers(command), Refused]),
            },
        }
        for command in members(Command)
    }
    # A frame that cannot be read has no id to answer to.
    operations["tell"] = {
        "action": "send",
        "summary": "Nobody asked: what just happened, or that a frame could not be read.",
        "channel": {"$ref": CHANNEL},
        "messages": _in_channel([*UNASKED, Refused]),
    }
    return operations


def _in_channel(models: Iterable[type[BaseModel]]) -> list[JsonValue]:
    return [_ref(f"{CHANNEL}/messages/", model) for model in models]


def _schemas() -> _Schema:
    found = cast("_Schema", _plain(wire_schema()["$defs"]))
    schemas = {name: schema for name, schema in found.items() if name not in _sorts(Command)}
    for name, codes in (("Code", Code), ("WireCode", WireCode)):
        schemas[name] = {**cast("_Schema", schemas[name]), "description": listed(codes)}
    schemas["Command"] = _one_of(members(Command), "action")
    schemas["Message"] = _one_of(members(Message), "type")
    return schemas


def _sorts(union: object) -> set[str]:
    """The names under which a union and its parts are known: nobody's business but the handlers'."""
    if isinstance(union, TypeAliasType):
        return {union.__name__} | _sorts(union.__value__)
    return {name for part in get_args(union) for name in _sorts(part)}


def _plain(schema: JsonValue) -> JsonValue:
    """The same schema as AsyncAPI wants it: its own references, and nothing beside one."""
    match schema:
        case dict():
            plain = {name: _plain(value) for name, value in schema.items()}
            ref = plain.pop("$ref", None)
            if ref is None:
                return plain
            here: JsonValue = {"$ref": SCHEMAS + str(ref).removeprefix("#/$defs/")}
            return {"allOf": [here], **plain} if plain else here
        case list():
            return [_plain(one) for one in schema]
        case _:
            return schema


def _one_of(models: Iterable[type[BaseModel]], discriminator: str) -> JsonValue:
    return {"oneOf": [_ref(SCHEMAS, model) for model in models], "discriminator": discriminator}


def text() -> str:
    """The document as it is kept: sorted, so that it only changes when what it says does."""
    return json.dumps(document(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        FILE.write_text(text(), encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text():
        sys.exit(f"docs/{FILE.name} is stale: run `make docs`.")
