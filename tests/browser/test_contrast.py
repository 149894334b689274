"""The check of contrast sees what axe leaves undecided, and what it does not."""

import pytest

from tests.browser.conftest import Phones
from tests.browser.contrast import faint

GREY = "#8a8a8a"  # hard to read on each of them


@pytest.mark.parametrize("printed", ["button[type=submit]", "label", "input"])
def test_what_is_printed_too_faintly_is_found(phone: Phones, printed: str) -> None:
    """On a face, on a ground, and in a field."""
    ada = phone()
    ada.open("#new")
    words = ada.page.locator(printed).first
    words.wait_for()
    assert faint(ada) == []
    words.evaluate("(it, ink) => { it.style.color = ink }", GREY)
    assert len(faint(ada)) == 1
