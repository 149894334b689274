"""The timers of the template: each calls its function again and again."""

import asyncio
import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from local import events
from local.lambdas import Function, HandlerFailed, HandlerTimedOut, Runtime
from local.template import ScheduleSpec


@dataclass(frozen=True)
class Timer:
    """A function, and when it is called."""

    function: Function
    schedule: ScheduleSpec


class Clock:
    """Runs timers. A call that fails is in the log; the next comes all the same."""

    def __init__(self, timers: Iterable[Timer], runtime: Runtime) -> None:
        self._timers, self._runtime = tuple(timers), runtime
        self._running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._running = [asyncio.create_task(self._repeat(timer)) for timer in self._timers]

    def stop(self) -> None:
        for task in self._running:
            task.cancel()

    async def tick(self) -> None:
        """Call every timer's function once, now. Raises HandlerFailed and HandlerTimedOut."""
        await asyncio.gather(*(self._call(timer) for timer in self._timers))

    async def _repeat(self, timer: Timer) -> None:
        while True:
            await asyncio.sleep(timer.schedule.every)
            with suppress(HandlerFailed, HandlerTimedOut):
                await self._call(timer)

    async def _call(self, timer: Timer) -> None:
        payload = timer.schedule.payload
        event = events.tick(timer.schedule) if payload is None else json.loads(payload)
        await self._runtime.invoke(timer.function, event)
