"""Commands of several connections, stopped before each call to the table, let through in a chosen order."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from queue import Queue
from threading import local
from typing import Any

from functions.push import Letter
from functions.rows import CODE
from functions.table import Table

GATED = ("query", "change", "transact")


@dataclass
class Runner:
    """One command on a thread of its own, standing before its next call or done."""

    name: str
    run: Callable[[], list[Letter]]
    arrivals: Queue[str] = field(default_factory=Queue)
    go: Queue[None] = field(default_factory=Queue)
    done: Future[list[Letter]] | None = None
    waiting: str | None = None

    def step(self) -> None:
        """Let one call through and wait until the next one, or the end, is reached."""
        self.go.put(None)
        self.settle()

    def settle(self) -> None:
        call = self.arrivals.get(timeout=20)
        self.waiting = None if call == "end" else call


class Turnstile:
    """Stops what its runners' threads ask of the table."""

    def __init__(self) -> None:
        self._here = local()
        self.calls = 0

    def before(self, call: str) -> None:
        runner: Runner | None = getattr(self._here, "runner", None)
        if runner is not None:
            self.calls += 1
            runner.arrivals.put(call)
            runner.go.get(timeout=20)

    def start(self, threads: ThreadPoolExecutor, runner: Runner) -> None:
        def work() -> list[Letter]:
            self._here.runner = runner
            try:
                return runner.run()
            finally:
                self._here.runner = None
                runner.arrivals.put("end")

        runner.done = threads.submit(work)
        runner.settle()


@contextmanager
def turnstile() -> Iterator[Turnstile]:
    """While it stands, every call of a runner to any `Table` waits for its turn."""
    stile = Turnstile()
    originals = {name: getattr(Table, name) for name in GATED}

    def gated(name: str) -> Callable[..., Any]:
        def call(self: Table, *args: object, **words: object) -> object:
            # Who is connected is read after everything is decided: its place in the order changes nothing.
            if words.get("below") != CODE:
                stile.before(name)
            return originals[name](self, *args, **words)

        return call

    for name in GATED:
        setattr(Table, name, gated(name))
    try:
        yield stile
    finally:
        for name, original in originals.items():
            setattr(Table, name, original)


def play_in_order(
    stile: Turnstile, runners: Sequence[Runner], order: Sequence[int]
) -> tuple[list[list[Letter]], list[list[int]]]:
    """Run commands, letting through at each step the runner that `order` names, then the first that waits.

    Gives each one's letters, and at each step the runners that could have gone.
    """
    with ThreadPoolExecutor(len(runners)) as threads:
        for runner in runners:
            stile.start(threads, runner)
        choices: list[list[int]] = []
        while able := [at for at, runner in enumerate(runners) if runner.waiting]:
            step = len(choices)
            choices.append(able)
            runners[order[step] if step < len(order) else able[0]].step()
        return [runner.done.result() for runner in runners if runner.done], choices


def every_order(play: Callable[[Sequence[int]], list[list[int]]]) -> int:
    """Call `play` with every order of steps; it answers with the choices it had. Gives how many there are."""
    order: list[int] | None = []
    count = 0
    while order is not None:
        count += 1
        order = _next_order(order, play(order))
    return count


def _next_order(order: Sequence[int], choices: Sequence[Sequence[int]]) -> list[int] | None:
    taken = [order[step] if step < len(order) else able[0] for step, able in enumerate(choices)]
    for step in range(len(taken) - 1, -1, -1):
        later = [one for one in choices[step] if one > taken[step]]
        if later:
            return [*taken[:step], later[0]]
    return None
