"""Importing handlers as a new instance of a function does: from nothing, with its environment set."""

import importlib
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType

from local.lambdas import Function, Handler
from local.template import FunctionSpec, TemplateProblem

NAMED = "The template names the handler"


@contextmanager
def cold_start(specs: Iterable[FunctionSpec]) -> Iterator[dict[str, Function]]:
    """The functions by logical id, freshly imported; what was imported before returns at the end.

    Fresh, because a handler's module may keep a client for an address that belongs to an earlier start.
    Raises TemplateProblem where a handler cannot be found.
    """
    wanted = list(specs)
    packages = {spec.handler.partition(".")[0] for spec in wanted}
    before = _imported(packages)
    _forget(before)
    try:
        yield {spec.name: _function(spec) for spec in wanted}
    finally:
        _forget(_imported(packages))
        sys.modules.update(before)


def _function(spec: FunctionSpec) -> Function:
    return Function(spec.name, handler_at(spec.handler), spec.timeout, spec.memory)


def handler_at(path: str) -> Handler:
    """The handler at a dotted path such as `functions.socket.handler`. Raises TemplateProblem."""
    module, _, name = path.rpartition(".")
    if not module:
        raise TemplateProblem(f"The handler {path!r} is not a dotted path.")
    try:
        handler: Handler = getattr(importlib.import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise  # something that the handler imports is missing: its own message is clearer
        raise TemplateProblem(f"{NAMED} {path}, but there is no module {module}.") from error
    except AttributeError as error:
        raise TemplateProblem(f"{NAMED} {path}, but {module} has no {name}.") from error
    return handler


def _imported(packages: Iterable[str]) -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.partition(".")[0] in packages}


def _forget(modules: Iterable[str]) -> None:
    for name in modules:
        sys.modules.pop(name, None)
