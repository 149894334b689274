"""Every screen of a usual game, in every language and theme, keeps nobody out and fits a small phone."""

from tests.browser.conftest import Phones
from tests.browser.examined import amiss
from tests.browser.walk import walk


def test_no_screen_of_a_usual_game_keeps_anyone_out(phone: Phones) -> None:
    assert amiss(phone, walk) == []
