"""A phone's line that can be held up: what the page says meanwhile arrives afterwards."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import WebSocketRoute

from tests.browser.phone import Phone


class SlowLine:
    """For all connections that the phone makes from now on."""

    def __init__(self, phone: Phone) -> None:
        self._is_held = False
        self._waiting: list[Callable[[], None]] = []
        phone.page.route_web_socket("**/ws", self._carry)

    @contextmanager
    def held(self) -> Iterator[None]:
        """The server hears nothing until the end of this."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False
            for send in self._waiting:
                send()
            self._waiting.clear()

    def _carry(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            if self._is_held:
                self._waiting.append(lambda: server.send(text))
            else:
                server.send(text)

        socket.on_message(hear)
