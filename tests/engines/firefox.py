"""Firefox, without a window and with a profile of its own, driven by WebDriver BiDi."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines.bidi import BiDi, Message, speaking
from tests.engines.engine import HEIGHT, WIDTH, NoEngine, Refused

NAMES = ("firefox-esr", "firefox")
NONE_FOUND = "This test needs Firefox and found none: apt-get install -y --no-install-recommends firefox-esr"
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
# The page's language; and no word to the world outside.
PREFERENCES = """
user_pref("intl.accept_languages", "en");
user_pref("remote.active-protocols", 1);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
"""


class Firefox:
    def __init__(self, bidi: BiDi) -> None:
        self._bidi = bidi
        self._context: str = bidi.say("browsingContext.getTree")["contexts"][0]["context"]
        self._say("browsingContext.setViewport", viewport={"width": WIDTH, "height": HEIGHT})

    def _say(self, method: str, **params: object) -> Message:
        return self._bidi.say(method, context=self._context, **params)

    def open(self, url: str) -> None:
        self._say("browsingContext.navigate", url=url, wait="complete")

    def reload(self) -> None:
        self._say("browsingContext.reload", wait="complete")

    def call(self, script: str, *arguments: str) -> list[str]:
        return [text["value"] for text in self._answer(script, arguments)["value"]]

    def _answer(self, script: str, arguments: tuple[str, ...]) -> Message:
        answer = self._bidi.say(
            "script.callFunction",
            functionDeclaration=script,
            arguments=[{"type": "string", "value": argument} for argument in arguments],
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise Refused(answer["exceptionDetails"]["text"])
        result: Message = answer["result"]
        return result

    def tap(self, find: str, *arguments: str) -> None:
        element = {"type": "element", "element": {"sharedId": self._answer(find, arguments)["sharedId"]}}
        actions = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": element},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        touch = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": actions,
        }
        self._say("input.performActions", actions=[touch])

    def write(self, text: str, find: str, *arguments: str) -> None:
        self.tap(find, *arguments)
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._say("input.performActions", actions=[{"type": "key", "id": "keyboard", "actions": keys}])


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """Start Firefox, which keeps its profile in `folder`.

    Raises:
        NoEngine: it is not installed, or does not start.

    """
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise NoEngine(NONE_FOUND)
    (folder / "user.js").write_text(PREFERENCES, encoding="utf-8")
    command = [found, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)]
    log = folder / "said.log"
    with log.open("w") as said, subprocess.Popen(command, stdout=said, stderr=said) as process:
        try:
            with speaking(f"{_address(process, log)}/session") as bidi:
                yield Firefox(bidi)
        finally:
            process.terminate()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    while process.poll() is None:
        if listens := LISTENS.search(log.read_text(encoding="utf-8", errors="replace")):
            return listens[1]
        time.sleep(0.02)
    raise NoEngine(f"Firefox ended before it listened: {log.read_text(encoding='utf-8', errors='replace')}")
