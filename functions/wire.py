"""What both directions of the wire share: tokens, and the reasons for refusals that lie before the rules."""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

type CommandId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,36}$")]
type Token = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16}$")]
type Secret = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$")]
type Seat = Annotated[int, Field(ge=1, le=99)]


class WireCode(StrEnum):
    """Reasons for a refusal that lie before the rules. A code never changes its meaning."""

    NOT_JSON = "not_json"
    TOO_LARGE = "too_large"
    UNKNOWN_ACTION = "unknown_action"
    BAD_MESSAGE = "bad_message"
    HELLO_FIRST = "hello_first"
    NOT_ADMITTED = "not_admitted"
    NO_SUCH_GAME = "no_such_game"
    NO_SUCH_CODE = "no_such_code"
    TOO_MANY_DEVICES = "too_many_devices"
    TOO_FAST = "too_fast"
    NEWER_RELEASE = "newer_release"
    BUSY = "busy"
    UNAVAILABLE = "unavailable"


class Strict(BaseModel):
    """A model that takes nothing but what it names, in the types that it names."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
