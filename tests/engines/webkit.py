"""WebKit: the browser that webkit2gtk brings, driven by WebDriver on a display that nobody sees."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.engines.engine import HEIGHT, PATIENCE, WIDTH, NoEngine
from tests.engines.webdriver import ELEMENT, WebDriver, session

NONE_FOUND = (
    "This test needs WebKit and a display, and found no {}: "
    "apt-get install -y --no-install-recommends webkit2gtk-driver xvfb"
)
BROWSERS = Path("/usr/lib").glob("*/webkit2gtk-*")
ARGUMENTS = ["--automation", "--full-screen"]


class WebKit:
    def __init__(self, driver: WebDriver) -> None:
        self._driver = driver
        driver.say("timeouts", script=1000 * PATIENCE)
        driver.say("window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def open(self, url: str) -> None:
        self._driver.say("url", url=url)

    def reload(self) -> None:
        self._driver.say("refresh")

    def call(self, script: str, *arguments: str) -> list[str]:
        texts: list[str] = self._answer(script, arguments)
        return texts

    def tap(self, find: str, *arguments: str) -> None:
        self._driver.say(f"element/{self._found(find, arguments)}/click")

    def write(self, text: str, find: str, *arguments: str) -> None:
        self._driver.say(f"element/{self._found(find, arguments)}/value", text=text)

    def _found(self, find: str, arguments: tuple[str, ...]) -> str:
        reference: str = self._answer(find, arguments)[ELEMENT]
        return reference

    def _answer(self, script: str, arguments: tuple[str, ...]) -> Any:  # noqa: ANN401 (a list or an element)
        return self._driver.say("execute/sync", script=f"return ({script})(...arguments)", args=arguments)[
            "value"
        ]


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """Start WebKit, at home in `folder`.

    Raises:
        NoEngine: it is not installed.

    """
    options = {"binary": _installed("MiniBrowser", *map(str, BROWSERS)), "args": ARGUMENTS}
    port = _free_port()
    command = [_installed("WebKitWebDriver"), f"--port={port}"]
    with _display() as display:
        at_home = {"DISPLAY": display, "LC_ALL": "C", "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        with subprocess.Popen(
            command, env=os.environ | at_home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            try:
                with session(port, {"webkitgtk:browserOptions": options}) as driver:
                    yield WebKit(driver)
            finally:
                process.terminate()


def _installed(name: str, *folders: str) -> str:
    found = shutil.which(name, path=os.pathsep.join([*folders, os.environ["PATH"]]))
    if found is None:
        raise NoEngine(NONE_FOUND.format(name))
    return found


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def _display() -> Iterator[str]:
    """A display as large as a phone, on a number that is free."""
    read, write = os.pipe()
    screen = f"{WIDTH}x{HEIGHT}x24"
    command = [_installed("Xvfb"), "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp"]
    with (
        os.fdopen(read) as told,
        subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as server,
    ):
        os.close(write)
        try:
            number = told.readline().strip()
            if not number:
                raise NoEngine("Xvfb ended before it had a display.")
            yield f":{number}"
        finally:
            server.terminate()
