"""From a frame to a command, and from a message to a frame."""

from pydantic import JsonValue, TypeAdapter, ValidationError

from functions.commands import COMMANDS, BaseCommand, Command
from functions.messages import MESSAGES, Message
from functions.wire import WireCode

LONGEST_COMMAND = 4096
"""Bytes of UTF-8. The longest honest command asks about twenty tables and has under 2,000."""

_ANYTHING: TypeAdapter[JsonValue] = TypeAdapter(JsonValue)


class NotServed(Exception):
    """A frame about which the rules are not even asked; `re` is its id where one could be read."""

    def __init__(self, code: WireCode, re: str | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.re = re


def read(body: str) -> Command:
    """Read one frame.

    Raises:
        NotServed: NOT_JSON, TOO_LARGE, UNKNOWN_ACTION or BAD_MESSAGE.
    """
    if len(body.encode(errors="surrogatepass")) > LONGEST_COMMAND:
        raise NotServed(WireCode.TOO_LARGE)
    try:
        return COMMANDS.validate_json(body)
    except ValidationError as error:
        kinds = {problem["type"] for problem in error.errors(include_url=False, include_input=False)}
    raise _unreadable(body, kinds)


def _unreadable(body: str, kinds: set[str]) -> NotServed:
    if {"json_invalid", "string_unicode"} & kinds:
        return NotServed(WireCode.NOT_JSON)
    unknown = {"union_tag_invalid", "union_tag_not_found"} & kinds
    return NotServed(WireCode.UNKNOWN_ACTION if unknown else WireCode.BAD_MESSAGE, _id_of(body))


def _id_of(body: str) -> str | None:
    frame: JsonValue = _ANYTHING.validate_json(body)
    try:
        return BaseCommand.model_validate({"id": frame["id"]}).id if isinstance(frame, dict) else None
    except (KeyError, ValidationError):
        return None


def write(message: Message) -> bytes:
    """One frame, ready to send."""
    return MESSAGES.dump_json(message)
