"""The log of a game in plain values: events by name, and the way back."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from typing import cast, get_args, get_origin, get_type_hints

from engine import events
from engine.events import Event
from engine.game import Choice, Options
from engine.stored import NewerSchema

type Plain = str | int | bool | list[Plain] | dict[str, Plain] | None
type EventUpcast = Callable[[dict[str, Plain]], dict[str, Plain]]

# As in `engine.stored`: the function at place k lifts an event of schema k + 1 to k + 2.
EVENT_UPCASTS: tuple[EventUpcast, ...] = ()

_EVENTS: dict[str, Callable[..., Event]] = {kind.__name__: kind for kind in get_args(Event.__value__)}
_HINTS = {name: get_type_hints(kind, vars(events)) for name, kind in _EVENTS.items()}


def write_event(event: Event) -> dict[str, Plain]:
    """An event in plain values, under the schema of `engine.stored.SCHEMA`."""
    return {"type": type(event).__name__, **_write_fields(event)}


def read_event(
    plain: Mapping[str, Plain], schema: int, upcasts: Sequence[EventUpcast] = EVENT_UPCASTS
) -> Event:
    """The event that `write_event` wrote under `schema`.

    Raises:
        NewerSchema: a later release wrote it.
        KeyError: no such event.
    """
    if schema > len(upcasts) + 1:
        raise NewerSchema(schema)
    lifted = dict(plain)
    for upcast in upcasts[schema - 1 :]:
        lifted = upcast(lifted)
    name = str(lifted.pop("type"))
    hints = _HINTS[name]
    return _EVENTS[name](**{key: _read(hints[key], value) for key, value in lifted.items()})


def _write_fields(value: Event | Options) -> dict[str, Plain]:
    return {field.name: _write(getattr(value, field.name)) for field in fields(value)}


def _write(value: object) -> Plain:
    match value:
        case Enum():
            return str(value.value)
        case tuple():
            return [_write(one) for one in value]
        case Mapping():
            return {str(key): _write(one) for key, one in value.items()}
        case Options():
            return _write_fields(value)
        case _:
            return cast("str | int | bool | None", value)


def _read(hint: object, value: Plain) -> object:
    origin, arguments = get_origin(hint), get_args(hint)
    match value:
        case list():
            return tuple(_read(arguments[0], one) for one in value)
        case dict() if origin is Mapping:
            return {int(key): _read(arguments[1], one) for key, one in value.items()}
        case dict():
            return Options(str(value["preset"]), bool(value["open_chests"]))
        case str() if hint is Choice:
            return Choice(value)
        case _:
            return value
