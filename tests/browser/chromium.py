"""The system's Chromium, or the one that Playwright installed."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser, BrowserType

NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# A name that is not "localhost" and not encrypted: what a phone in the local network sees.
LAN = "lan.test"
NONE_FOUND = (
    "The browser tests need Chromium and found none: "
    "apt-get install -y --no-install-recommends chromium fonts-dejavu-core fonts-noto-color-emoji"
)


class NoBrowser(Exception):
    pass


def launched(kind: BrowserType) -> Browser:
    """A browser for phones, in which LAN is this machine.

    Raises:
        NoBrowser: none is installed.

    """
    found = next((path for name in NAMES if (path := shutil.which(name))), kind.executable_path)
    if not Path(found).exists():
        raise NoBrowser(NONE_FOUND)
    return kind.launch(executable_path=found, args=[*QUIET, f"--host-resolver-rules=MAP {LAN} 127.0.0.1"])
