"""A terminal in which the commands of the page for hosts are really typed, before a stand-in of the cloud.

Bash reads them as they stand. `aws` and `make` are functions that hand their words to this process, on
loopback: the AWS CLI is no dependency, but botocore knows what it would make of an option, jmespath what of a
query, and moto is DynamoDB.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from socketserver import StreamRequestHandler, TCPServer
from threading import Thread
from typing import Any, NamedTuple, cast

import boto3
import botocore.session
import jmespath
from botocore import xform_name
from botocore.model import Shape, StructureShape
from botocore.validate import ParamValidator

from local import restore
from local.serve import ROOT

BEFORE = """set -euo pipefail
ask() {
    exec 3<>/dev/tcp/127.0.0.1/$PORT
    printf '%s\\0' "$#" "$@" >&3
    cat <&3
    exec 3>&-
}
aws() { ask aws "$@"; }
make() { ask make "$@"; }
"""


class Call(NamedTuple):
    """What the AWS CLI would ask for, and how it would show the answer."""

    service: str
    waits: bool
    operation: str
    words: dict[str, Any]
    query: str | None
    as_text: bool


@dataclass
class Terminal:
    """`answers` are those of services for which moto does not stand in, by operation.

    `asked` is every call, `failed` what went wrong in one.
    """

    answers: Mapping[str, Any]
    asked: list[Call] = field(default_factory=list)
    failed: list[BaseException | None] = field(default_factory=list)
    port: int = 0

    def type(self, script: str) -> str:
        """What is printed. AssertionError where a command fails."""
        done = subprocess.run(
            ["bash", "-c", BEFORE + script],
            cwd=ROOT,
            env={**os.environ, "PORT": str(self.port)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr, self.failed) == (0, "", []), done.stdout
        return done.stdout

    def do(self, program: str, words: list[str]) -> str:
        return make(words) if program == "make" else self.ask(read(words))

    def ask(self, call: Call) -> str:
        self.asked.append(call)
        if call.operation in self.answers:
            answer = self.answers[call.operation]
        elif call.waits:
            boto3.client("dynamodb").get_waiter(cast("Any", call.operation)).wait(**call.words)
            return ""
        else:
            answer = getattr(boto3.client(cast("Any", call.service)), call.operation)(**call.words)
        shown = jmespath.search(call.query, answer) if call.query else answer
        return text(shown) if call.as_text else json.dumps(shown, default=str) + "\n"


def make(words: list[str]) -> str:
    """Do what make would: bring games back."""
    shown = subprocess.run(
        ["make", "-n", *words], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    (said,) = re.findall(r"^\S*python -m local\.restore (.*?) *$", shown, re.MULTILINE)
    return restore.main(said.split()) + "\n"


def text(value: object) -> str:
    """As `--output text` has it."""
    return "\t".join(map(str, value)) + "\n" if isinstance(value, list) else f"{value}\n"


def read(words: list[str]) -> Call:
    """What the words of a command mean to the AWS CLI. KeyError: it has no such operation or option."""
    service, operation, *rest = words
    waits = operation == "wait"
    if waits:
        operation, *rest = rest
    shape = _input(service, operation, waits=waits)
    options = dict(_options(rest))
    query, output = options.pop("query", None), options.pop("output", None)
    known = {xform_name(name, "-"): name for name in shape.members}
    said = dict(_given(options, known, shape))
    report = ParamValidator().validate(said, shape)
    assert not report.has_errors(), report.generate_report()
    return Call(service, waits, operation.replace("-", "_"), said, query, as_text=output == "text")


def _input(service: str, operation: str, *, waits: bool) -> StructureShape:
    """What an operation takes, or the one that asks whether something has come that is waited for."""
    session = botocore.session.get_session()
    model = session.get_service_model(service)
    named = {xform_name(one, "-"): one for one in model.operation_names}
    if waits:
        waiters = session.get_waiter_model(service)
        named = {xform_name(one, "-"): waiters.get_waiter(one).operation for one in waiters.waiter_names}
    return cast("StructureShape", model.operation_model(named[operation]).input_shape)


def _options(words: Sequence[str]) -> Iterator[tuple[str, str | None]]:
    left = list(words)
    while left:
        name = left.pop(0)
        assert name.startswith("--"), name
        yield name.removeprefix("--"), left.pop(0) if left and not left[0].startswith("--") else None


def _given(
    options: Mapping[str, str | None], known: Mapping[str, str], shape: StructureShape
) -> Iterator[tuple[str, Any]]:
    for option, value in options.items():
        if value is None:
            yield known[option.removeprefix("no-")], not option.startswith("no-")
        else:
            yield known[option], _value(value, shape.members[known[option]])


def _value(value: str, shape: Shape) -> object:
    if shape.type_name in {"structure", "map", "list"} and value[0] in "{[":
        return json.loads(value)
    if isinstance(shape, StructureShape):
        pairs = dict(pair.split("=") for pair in value.split(","))
        return {name: _value(one, shape.members[name]) for name, one in pairs.items()}
    convert: Callable[[str], object] = {"integer": int, "double": float, "long": int}.get(
        shape.type_name, str
    )
    return convert(value)


@contextmanager
def terminal(answers: Mapping[str, Any]) -> Iterator[Terminal]:
    """Open one, on loopback."""
    opened = Terminal(answers)

    class Ear(StreamRequestHandler):
        def handle(self) -> None:
            count = int(self._word())
            program, *words = [self._word() for _ in range(count)]
            self.wfile.write(opened.do(program, words).encode())

        def _word(self) -> str:
            word = b""
            while (letter := self.rfile.read(1)) != b"\0":
                word += letter
            return word.decode()

    class Server(TCPServer):
        def handle_error(self, request: object, client_address: object) -> None:
            opened.failed.append(sys.exception())

    with Server(("127.0.0.1", 0), Ear) as server:
        opened.port = server.server_address[1]
        thread = Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield opened
        server.shutdown()
        thread.join()
