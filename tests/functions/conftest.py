"""The table of the template, in this process."""

from collections.abc import Iterator

import boto3
import pytest

from functions.storage import Storage
from functions.table import Table
from local.dynamodb import Tables, embedded
from local.environment import environment, fresh_key, surroundings
from local.serve import ROOT
from local.table_design import designs
from local.template import Template

DESIGNS = designs(Template.read(ROOT / "template.yaml"))


@pytest.fixture(scope="module")
def tables() -> Iterator[Tables]:
    names = [design.name for design in DESIGNS]
    with environment(surroundings(fresh_key(), "http://127.0.0.1:9/ws", names)), embedded(DESIGNS) as tables:
        yield tables


@pytest.fixture
def storage(tables: Tables) -> Storage:
    return Storage(Table(boto3.client("dynamodb"), DESIGNS[0].name))
