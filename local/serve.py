"""A complete game server on one address, for people and for tests.

In a test, with the template's own handlers and empty tables, on a free port of loopback:

    with running() as server:
        ...  # server.url, server.socket_url

With other handlers, shorter limits and a platform that lets the game down:

    faults = Faults(disconnect_lost=True)
    with running(Setup(handlers={"$default": handler}, limits=Limits(idle=0.2), faults=faults)) as server:
        ...

Inside a running event loop, `async with serving(Setup(...)) as server` does the same without a thread.
As a process: `python -m local --port 0 --fresh`, whose first line of output ends in the address.

While a server runs, the environment has TABLE_NAME, CONNECTIONS_URL and dummy credentials, and every boto3
client made in this process speaks to its tables. Handlers are imported afresh for each start. One process
has one server at a time.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from local.address import bound, url_of
from local.assembly import answering, listen, needed, template_of, timers, variables
from local.clock import Clock, Timer
from local.cold_start import cold_start
from local.dynamodb import Tables, embedded
from local.environment import environment, fresh_key
from local.events import STAGE
from local.games import shelf
from local.gateway import Gateway
from local.headers import page_headers
from local.lambdas import Handler, Runtime
from local.limits import Faults, Limits
from local.management import Management
from local.page import Page
from local.routes import Routes
from local.saving import saving
from local.table_design import designs
from local.template import Template

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Setup:
    """What to start.

    `handlers`: route key → handler; None takes the template's. `timers` run beside the template's.
    `template`: a path, a Template, or None for no tables and no handlers of its own. `page`: the folder of
    the built page. `games`: the folder in which games are kept; None keeps none. `port` 0: any free one.
    """

    handlers: Mapping[str, Handler] | None = None
    timers: Sequence[Timer] = ()
    template: Path | Template | None = ROOT / "template.yaml"
    page: Path = ROOT / "frontend" / "dist"
    games: Path | None = None
    host: str = "127.0.0.1"
    port: int = 0
    limits: Limits = field(default_factory=Limits)
    faults: Faults = field(default_factory=Faults)


@dataclass(frozen=True)
class Server:
    """A running server. `url` ends without a slash; `notes` are sentences for whoever started it."""

    url: str
    gateway: Gateway
    tables: Tables
    clock: Clock
    notes: tuple[str, ...]
    loop: asyncio.AbstractEventLoop

    @property
    def socket_url(self) -> str:
        return f"{self.url.replace('http', 'ws', 1)}/{STAGE}"

    @property
    def connections_url(self) -> str:
        """What a management client takes as its endpoint."""
        return f"{self.url}/{STAGE}"

    def tick(self) -> None:
        """Call every timer's function now and wait for it; from another thread than the server's own.

        Raises HandlerFailed and HandlerTimedOut.
        """
        asyncio.run_coroutine_threadsafe(self.clock.tick(), self.loop).result()


@contextmanager
def running(setup: Setup | None = None) -> Iterator[Server]:
    """A server in a thread of its own, ready when the `with` begins and gone when it ends.

    Raises Problem when it cannot start.
    """
    started: Future[tuple[Server, asyncio.Event]] = Future()
    with ThreadPoolExecutor(1, "server") as pool:
        life = pool.submit(asyncio.run, _live(setup or Setup(), started))
        either: list[Future[Any]] = [started, life]
        wait(either, return_when=FIRST_COMPLETED)
        if life.done():
            life.result()
        server, stop = started.result()
        try:
            yield server
        finally:
            server.loop.call_soon_threadsafe(stop.set)
            life.result()


async def _live(setup: Setup, started: "Future[tuple[Server, asyncio.Event]]") -> None:
    stop = asyncio.Event()
    async with serving(setup) as server:
        started.set_result((server, stop))
        await stop.wait()


@asynccontextmanager
async def serving(setup: Setup) -> AsyncIterator[Server]:
    """A server in the running event loop. Raises Problem when it cannot start."""
    async with AsyncExitStack() as stack:
        listener = stack.enter_context(bound(setup.host, setup.port))
        url, key = url_of(listener), fresh_key()
        template = template_of(setup.template)
        specs = [] if setup.handlers is not None else needed(template)
        planned = designs(template)
        stack.enter_context(environment(variables(specs, key, f"{url}/{STAGE}", planned)))
        tables = stack.enter_context(embedded(planned))
        notes = await _fetch_games(stack, setup.games, tables)
        functions = stack.enter_context(cold_start(specs))
        runtime = Runtime()
        stack.callback(runtime.close)
        gateway = Gateway(
            Routes(answering(setup.handlers, template, functions), template.route_selection()),
            runtime,
            domain=urlsplit(url).netloc,
            limits=setup.limits,
            faults=setup.faults,
        )
        management = Management(
            gateway.connections, url=url, key=key, limits=setup.limits, faults=setup.faults
        )
        await listen(stack, listener, gateway, management, Page(setup.page, page_headers(template)))
        stack.push_async_callback(gateway.close)
        clock = Clock([*setup.timers, *timers(template, functions)], runtime)
        clock.start()
        stack.callback(clock.stop)
        yield Server(url, gateway, tables, clock, notes, asyncio.get_running_loop())


async def _fetch_games(stack: AsyncExitStack, folder: Path | None, tables: Tables) -> tuple[str, ...]:
    if folder is None:
        return ()
    kept = stack.enter_context(shelf(folder))
    note = kept.load(tables)
    tables.changed.clear()
    await stack.enter_async_context(saving(kept, tables))
    return () if note is None else (note,)
