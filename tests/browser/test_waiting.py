"""What is waited for inside a page, and does not come, is a failure, and no test that hangs."""

import pytest
from playwright.sync_api import Error

from tests.browser import still
from tests.browser.conftest import Phones
from tests.browser.kept import kept
from tests.browser.sights import in_every_look
from tests.browser.waiting import limited


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.browser.waiting.LONGEST", 200)


def test_a_wait_answers_what_came(phone: Phones) -> None:
    assert phone().page.evaluate(limited("async ([one, other]) => one + other"), [1, 2]) == 3


def test_a_moment_that_never_comes_is_not_waited_for_for_ever(phone: Phones) -> None:
    ada = phone()
    still.stand_still(ada)
    ada.open()
    still.let_pass(ada)
    with pytest.raises(Error, match="it never came"):
        still.reach(ada, "collapse", 0)


def test_a_worker_that_never_comes_is_not_waited_for_for_ever(phone: Phones) -> None:
    ada = phone(workers=False)
    ada.open()
    with pytest.raises(Error, match="it never came"):
        kept(ada)
    ada.troubles.clear()  # the browser's own words about the worker that it did not let in


def test_a_language_that_never_comes_is_not_waited_for_for_ever(phone: Phones) -> None:
    ada = phone()
    ada.open()
    with pytest.raises(Error, match="it never came"):
        next(in_every_look(ada, [("xx", "dark")]))
