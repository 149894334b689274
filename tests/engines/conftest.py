from collections.abc import Iterator

import pytest

from local.serve import Server
from tests.browser.deck import stacked_server
from tests.engines.listening import listening_page


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with stacked_server(listening_page(tmp_path_factory.mktemp("page"))) as server:
        yield server
