"""`python -m local`: the game on this machine."""

import argparse
import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from local.address import EVERYWHERE, bound, lan_url, url_of, welcome
from local.page import NOT_BUILT, is_built
from local.problem import Problem
from local.serve import ROOT, Setup, serving
from local.watch import Watch

VITE = ROOT / "frontend" / "node_modules" / ".bin" / "vite"
LAST_MOMENT = 1.0  # seconds for a handler that is still running when everything else has ended


def options(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m local", description="Play Diamant on this machine.")
    parser.add_argument(
        "--host", default=os.environ.get("HOST") or "127.0.0.1", help="0.0.0.0 lets phones in"
    )
    parser.add_argument(
        "--port", type=int, default=os.environ.get("PORT") or "8000", help="0 picks a free one"
    )
    parser.add_argument(
        "--play", type=Path, default=ROOT / ".play", help="the folder in which games are kept"
    )
    parser.add_argument(
        "--page", type=Path, default=Setup().page, help="the folder of the built page, if it is another"
    )
    parser.add_argument("--fresh", action="store_true", help="start without games, and keep none")
    parser.add_argument("--watch", action="store_true", help="restart on edits, and rebuild the page")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> int:
    chosen = options(words)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    try:
        if chosen.watch:
            watch(chosen)
        else:
            asyncio.run(play(chosen))
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


async def play(chosen: argparse.Namespace) -> None:
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    games = None if chosen.fresh else chosen.play
    async with serving(Setup(host=chosen.host, port=chosen.port, games=games, page=chosen.page)) as server:
        port = int(server.url.rpartition(":")[2])
        print(welcome(server.url, lan_url(port) if chosen.host in EVERYWHERE else None), flush=True)
        for note in (*server.notes, *(() if is_built(chosen.page) else (NOT_BUILT,))):
            print(note, flush=True)
        await stop.wait()


def watch(chosen: argparse.Namespace) -> None:
    """Raises Problem when the address is taken; a port that was picked is kept over restarts."""
    with bound(chosen.host, chosen.port) as listener:
        port = url_of(listener).rpartition(":")[2]
    command = [
        sys.executable,
        "-m",
        "local",
        "--host",
        chosen.host,
        "--port",
        port,
        "--play",
        str(chosen.play),
        "--page",
        str(chosen.page),
    ]
    roots = [ROOT / name for name in ("engine", "functions", "local", "template.yaml")]
    page = [str(VITE), "build", "--watch", "--logLevel", "warn"] if VITE.exists() else []
    if not page:
        print("The page is not rebuilt: frontend/ has no Vite yet. Run `npm ci` there.", flush=True)
    Watch(command + ["--fresh"] * chosen.fresh, roots, page, cwd=ROOT).run()


def leave(code: int) -> None:
    """End the process even if a handler still runs: nobody waits for its answer, and the games are saved."""
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            thread.join(LAST_MOMENT)
    sys.stdout.flush()
    os._exit(code) if threading.active_count() > 1 else sys.exit(code)


if __name__ == "__main__":
    leave(main(sys.argv[1:]))
