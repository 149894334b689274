"""An embedded table to play on, for tests and for `python -m tests.docs`."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import boto3

from functions.storage import Storage
from functions.table import Table
from local.dynamodb import Tables, embedded
from local.environment import environment, fresh_key, surroundings
from local.serve import ROOT
from local.table_design import designs
from local.template import Template


class Cloud(NamedTuple):
    """The storage, and the tables behind it: they know whether anything was written."""

    storage: Storage
    tables: Tables


@contextmanager
def cloud() -> Iterator[Cloud]:
    designed = designs(Template.read(ROOT / "template.yaml"))
    names = [design.name for design in designed]
    surrounded = environment(surroundings(fresh_key(), "http://127.0.0.1:9/ws", names))
    with surrounded, embedded(designed) as tables:
        yield Cloud(Storage(Table(boto3.client("dynamodb"), names[0])), tables)
