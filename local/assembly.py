"""The parts of a server, chosen from the template or from what a test brings."""

import socket
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from aiohttp import web

from local.clock import Timer
from local.environment import of_functions, surroundings
from local.events import STAGE
from local.gateway import Gateway
from local.lambdas import Function, Handler
from local.management import Management
from local.page import Page
from local.table_design import TableDesign
from local.template import FunctionSpec, Template

REQUEST = 1024 * 1024  # bytes that a request may have before anyone looks at it


def template_of(given: Path | Template | None) -> Template:
    match given:
        case None:
            return Template()
        case Template():
            return given
        case path:
            return Template.read(path)


def needed(template: Template) -> list[FunctionSpec]:
    """The functions that a message or a timer calls; those of the deployment itself have no place here."""
    called = {*template.routes().values(), *(schedule.function for schedule in template.schedules())}
    return [spec for name, spec in template.functions().items() if name in called]


def variables(
    specs: Sequence[FunctionSpec], key: str, connections_url: str, planned: Sequence[TableDesign]
) -> dict[str, str]:
    ours = surroundings(key, connections_url, [design.name for design in planned])
    return {**ours, **of_functions(specs), "CONNECTIONS_URL": connections_url}


def answering(
    handlers: Mapping[str, Handler] | None, template: Template, functions: Mapping[str, Function]
) -> dict[str, Function]:
    if handlers is not None:
        return {route: Function(route.strip("$"), handler) for route, handler in handlers.items()}
    return {route: functions[name] for route, name in template.routes().items()}


def timers(template: Template, functions: Mapping[str, Function]) -> list[Timer]:
    return [
        Timer(functions[schedule.function], schedule)
        for schedule in template.schedules()
        if schedule.function in functions
    ]


async def listen(
    stack: AsyncExitStack, listener: socket.socket, gateway: Gateway, management: Management, page: Page
) -> None:
    app = web.Application(client_max_size=REQUEST)
    app.router.add_get(f"/{STAGE}", gateway.open)
    app.router.add_route("*", "/{stage}/@connections/{connection}", management.answer)
    app.router.add_get("/{name:.*}", page.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    stack.push_async_callback(runner.cleanup)
    await web.SockSite(runner, listener).start()
