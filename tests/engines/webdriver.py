"""WebDriver, the protocol by which a browser is driven over HTTP, one request at a time."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from typing import Any

from tests.engines.engine import PATIENCE, Refused

type Message = dict[str, Any]

# The name under which the protocol refers to an element.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class WebDriver:
    """A session with one page."""

    def __init__(self, port: int, capabilities: Message) -> None:
        self._port = port
        self._session = ""
        session = self._answer("POST", "", {"capabilities": {"alwaysMatch": capabilities}})["value"]
        self._session = f"/{session['sessionId']}"

    def say(self, command: str, **params: object) -> Message:
        """Answer what the browser answers, under "value".

        Raises:
            Refused: it could not, or took too long.

        """
        return self._answer("POST", f"/{command}", params)

    def end(self) -> None:
        self._answer("DELETE", "", {})

    def _answer(self, method: str, command: str, params: Message) -> Message:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=2 * PATIENCE)
        try:
            connection.request(method, f"/session{self._session}{command}", json.dumps(params))
            response = connection.getresponse()
            answer: Message = json.loads(response.read())
        finally:
            connection.close()
        if response.status != 200:
            raise Refused(f"{command} {params}: {answer['value']['message']}")
        return answer


@contextmanager
def session(port: int, capabilities: Message) -> Iterator[WebDriver]:
    """A session with the driver on that port, which may just be starting."""
    give_up = time.monotonic() + PATIENCE
    while not _listens(port):
        if time.monotonic() > give_up:
            raise Refused(f"nothing listens on port {port} after {PATIENCE} s")
        time.sleep(0.02)
    driver = WebDriver(port, capabilities)
    try:
        yield driver
    finally:
        driver.end()


def _listens(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    with suppress(ConnectionError):
        connection.connect()
        connection.close()
        return True
    return False
