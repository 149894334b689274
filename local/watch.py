"""For developers: start the game server again when its code changes, and rebuild the page beside it."""

import signal
import subprocess
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

LOOK = 0.4  # seconds between two looks at the files
GRACE = 8.0  # seconds that a child has to end by itself

type Seen = dict[Path, int]


def seen(roots: Iterable[Path]) -> Seen:
    """When each Python file under the roots, and each root that is a file, was last written (ns)."""
    found: Seen = {}
    for root in roots:
        for path in [root] if root.is_file() else root.rglob("*.py"):
            try:
                found[path] = path.stat().st_mtime_ns
            except FileNotFoundError:  # an editor replaces files
                continue
    return found


class Watch:
    """Keeps `server` running as a child, and `page` too if given, until it is asked to stop.

    An edit under `roots` ends the server and starts it again. A server that ends by itself is started at
    the next edit.
    """

    def __init__(
        self, server: Sequence[str], roots: Sequence[Path], page: Sequence[str] = (), *, cwd: Path
    ) -> None:
        self._server, self._page, self._roots, self._cwd = server, page, roots, cwd
        self._stop = threading.Event()

    def stop(self, *_: object) -> None:
        self._stop.set()

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(name, self.stop)
        builder = self._start(self._page, self._cwd / "frontend") if self._page else None
        try:
            self._keep_server()
        finally:
            if builder:
                _end(builder)

    def _keep_server(self) -> None:
        before = seen(self._roots)
        child = self._start(self._server, self._cwd)
        try:
            while not self._stop.wait(LOOK):
                if (now := seen(self._roots)) != before:
                    before = now
                    _end(child)
                    child = self._start(self._server, self._cwd)
        finally:
            _end(child)

    def _start(self, command: Sequence[str], folder: Path) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(command, cwd=folder)  # noqa: S603 — the command is ours, built in __main__


def _end(child: "subprocess.Popen[bytes]") -> None:
    child.terminate()
    try:
        child.wait(GRACE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
