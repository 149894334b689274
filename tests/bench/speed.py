"""How long things take: always as a ratio to something measured in the same run, for machines differ."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count

import boto3
from types_boto3_dynamodb.client import DynamoDBClient

from engine import actions
from engine.game import Choice, Game, Options, Stage
from engine.play import open_table, play
from functions.passphrase import opens, seal
from functions.storage import Storage
from functions.table import Table
from local.dynamodb import embedded
from local.environment import environment, fresh_key, surroundings
from local.serve import ROOT
from local.table_design import designs
from local.template import Template
from tests.functions.room import Room

PAIRS = 9
SECONDS = 3.0
ENOUGH = 12
# What a first call needs: the handler's modules, its clients, and the models built.
OURS = "import functions.socket"
PEAK = (
    "import resource; own = resource.getrusage(resource.RUSAGE_SELF);"
    "print(own.ru_maxrss, own.ru_utime + own.ru_stime)"
)
BARE = "import boto3; boto3.client('dynamodb')"


def cold_start() -> tuple[float, float]:
    """Milliseconds until the socket function could answer, and those of a bare DynamoDB client; medians."""
    variables = surroundings(fresh_key(), "http://127.0.0.1:9/ws", ["table"])
    both: dict[str, list[float]] = {OURS: [], BARE: []}
    for _ in range(PAIRS):  # in turn, so that a busy moment meets both
        for program, took in both.items():
            begun = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=variables, check=True)
            took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(both[OURS]), statistics.median(both[BARE])


def started() -> tuple[float, float]:
    """Megabytes that a socket function takes at the most to start, and milliseconds of a core."""
    variables = surroundings(fresh_key(), "http://127.0.0.1:9/ws", ["table"])
    command = [sys.executable, "-c", f"{OURS}; {PEAK}"]
    printed = [
        subprocess.run(command, cwd=ROOT, env=variables, check=True, capture_output=True, text=True).stdout
        for _ in range(PAIRS)
    ]
    kilobytes, seconds = zip(*(map(float, one.split()) for one in printed), strict=True)
    return statistics.median(kilobytes) / 1024, min(seconds) * 1000


def games_a_second(play_one: Callable[[str], object] | None = None) -> float:
    """Complete games of four who leave at twelve rubies; the engine's with events and all."""
    play_one = play_one or _game
    begun, played = time.process_time(), 0  # of this process: others may be busy
    for number in count():
        if time.process_time() - begun > SECONDS:
            break
        play_one(f"{number:064x}")
        played += 1
    return played / (time.process_time() - begun)


def _game(secret: str) -> Game:
    game, _ = open_table(Options(), secret)
    for seat in range(4):
        game, _ = play(game, actions.Join(f"Explorer {seat}", f"{seat:032x}"))
    game, _ = play(game, actions.Begin(game.seats[0]))
    while game.stage is Stage.EXPEDITIONS:
        turn, cave = game.turn, game.cave
        assert turn
        assert cave
        choice = Choice.EXIT if cave.bag >= ENOUGH else Choice.CONTINUE
        for seat in game.undecided:
            game, _ = play(game, actions.Commit(seat, turn, 1, choice))
    return game


def own_milliseconds() -> float:
    """Of one commitment, without what the table's client takes: the middle of a game of eight."""
    planned = designs(Template.read(ROOT / "template.yaml"))
    names = [design.name for design in planned]
    with environment(surroundings(fresh_key(), "http://127.0.0.1:9/ws", names)), embedded(planned):
        client = boto3.client("dynamodb")
        room = Room(Storage(Table(client, names[0]))).begun(8)
        outside = _Stopwatch(client)
        took = []
        while room.stands.turn:
            turn = room.turn
            for seat in sorted(room.stands.undecided):
                outside.seconds, begun = 0.0, time.perf_counter()
                room.commit(seat, "continue", turn=turn)
                took.append(time.perf_counter() - begun - outside.seconds)
    return statistics.median(took) * 1000


def passphrase_milliseconds() -> float:
    """Of a core, for looking at a wrong passphrase: the least of some tries, for others slow it down."""
    kept, took = seal("right", "5a" * 16), []
    for _ in range(PAIRS):
        begun = time.process_time()
        assert not opens(kept, "wrong")
        took.append(time.process_time() - begun)
    return min(took) * 1000


class _Stopwatch:
    """Seconds that a client takes for its calls."""

    def __init__(self, client: DynamoDBClient) -> None:
        self.seconds = 0.0
        client.meta.events.register("provide-client-params.dynamodb.*", self._begun)
        client.meta.events.register("after-call.dynamodb.*", self._ended)

    def _begun(self, **_: object) -> None:
        self._at = time.perf_counter()

    def _ended(self, **_: object) -> None:
        self.seconds += time.perf_counter() - self._at
