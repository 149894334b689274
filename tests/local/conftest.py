from collections.abc import Iterator

import pytest

from local.dynamodb import Tables, embedded
from local.environment import environment, surroundings
from local.table_design import designs
from tests.local.vocabulary import TABLES


@pytest.fixture
def tables() -> Iterator[Tables]:
    with (
        environment(surroundings("AKIALOCAL", "http://127.0.0.1:9/ws", ["diamant-Games"])),
        embedded(designs(TABLES)) as them,
    ):
        yield them
