"""Chromium as its driver runs it: with a back-forward cache, which Playwright's has switched off."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from tests.browser.chromium import NAMES, QUIET, NoBrowser
from tests.browser.phone import TALL

DRIVER = "chromedriver"
NONE_FOUND = (
    "The tests of the back-forward cache need Chromium's driver and found none: "
    "apt-get install -y --no-install-recommends chromium chromium-driver"
)


@contextmanager
def driven() -> Iterator[Chrome]:
    """A browser with an empty profile.

    Raises:
        NoBrowser: it or its driver is not installed.

    """
    driver = shutil.which(DRIVER)
    browser = next((path for name in NAMES if (path := shutil.which(name))), None)
    if driver is None or browser is None:
        raise NoBrowser(NONE_FOUND)
    options = ChromeOptions()
    options.binary_location = browser
    for word in (*QUIET, "--headless=new", "--lang=en", f"--window-size={TALL[0]},{TALL[1]}"):
        options.add_argument(word)
    chrome = Chrome(options, ChromeService(driver))
    try:
        yield chrome
    finally:
        chrome.quit()


def shown(chrome: Chrome, xpath: str, within: float = 5) -> WebElement:
    """The element, waited for until it is there."""
    return WebDriverWait(chrome, within, poll_frequency=0.02).until(
        lambda it: it.find_element(By.XPATH, xpath)
    )


def press(chrome: Chrome, label: str) -> None:
    rests = "@disabled or @aria-disabled='true'"
    shown(chrome, f"//button[not({rests})][contains(normalize-space(), {label!r})]").click()
