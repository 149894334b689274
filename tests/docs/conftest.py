"""The table of the template, in this process, for one module at a time."""

from collections.abc import Iterator

import pytest

from tests.docs.cloud import Cloud, cloud


@pytest.fixture(scope="module")
def here() -> Iterator[Cloud]:
    with cloud() as opened:
        yield opened
