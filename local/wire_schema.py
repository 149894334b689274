"""Print the JSON Schema of everything on the socket: the page's types are generated from it."""

import json
import sys

from pydantic import JsonValue, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core.core_schema import DataclassField, ModelField, TypedDictField

from functions.commands import COMMANDS
from functions.messages import MESSAGES


class _Wire(GenerateJsonSchema):
    # What the server sends is always complete: a default there is no licence to leave a field out.
    def field_is_required(self, field: ModelField | DataclassField | TypedDictField, total: bool) -> bool:
        return self.mode == "serialization" or super().field_is_required(field, total)

    # A titled property would become a type of its own.
    def field_title_should_be_set(self, schema: object) -> bool:  # noqa: ARG002 (the hook's signature)
        return False


def wire_schema() -> dict[str, JsonValue]:
    """One schema: every command in (`Command`), every message out (`Message`), and what they are made of."""
    refs, shared = TypeAdapter.json_schemas(
        [("command", "validation", COMMANDS), ("message", "serialization", MESSAGES)], schema_generator=_Wire
    )
    both = {name: dict(ref) for (name, _), ref in refs.items()}
    return {
        "title": "Wire",
        "type": "object",
        "properties": both,
        "required": sorted(both),
        "additionalProperties": False,
        **shared,
    }


if __name__ == "__main__":
    json.dump(wire_schema(), sys.stdout, indent=1)
    sys.stdout.write("\n")
