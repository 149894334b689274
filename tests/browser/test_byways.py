"""The same as `test_walk` of every screen that a usual game does not come by."""

from tests.browser.byways import byways
from tests.browser.conftest import Phones
from tests.browser.examined import amiss


def test_no_screen_beside_the_way_keeps_anyone_out(phone: Phones) -> None:
    assert amiss(phone, byways) == []
