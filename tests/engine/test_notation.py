"""The text notation, both ways."""

from textwrap import dedent

import pytest

from engine.notation import Unreadable, read, write
from tests.engine.test_chance import finished
from tests.engine.vocabulary import begun

TEXT = dedent("""\
    expedition 1: 1 2 3 4
    treasure-11: 2 each, 3 stay | 2 exits: 3 each of 3, 0 stay, banks 5
    relic-4 | 3 is removed: banks 2 | 4 exits: 0 each of 0, 0 stay, banks 2, relic-4 worth 5
    snake-1 | 1 resigns: banks 2
    end: 0 return
    expedition 2: 2 4
    treasure-5b: 2 each, 1 stay
    relic-2
    lava-1
    lava-3: collapse, 2 4 lose 2
    end: 1 return, relic-2 gone, lava-3 gone
    game: 1=2 2=5 3=2 4=7, won by 4
""")


def test_what_is_read_is_written_the_same() -> None:
    assert write(read(TEXT)) == TEXT


def test_a_whole_log_survives_but_for_what_is_left_out() -> None:
    game, log = finished()
    assert game.winners
    text = write(log)
    assert write(read(text)) == text


def test_a_log_without_expeditions_is_no_text() -> None:
    assert write(begun(3).events[:4]) == ""
    assert read("") == ()


@pytest.mark.parametrize(
    "line",
    [
        "treasure-9",
        "treasure-99: 1 each, 1 stay",
        "dragon-1",
        "dragon-1: collapse, 1 2 lose 3",
        "snake-1 | 2 waits",
        "expedition one: 1 2",
    ],
)
def test_what_is_not_in_the_notation_is_an_error(line: str) -> None:
    with pytest.raises(Unreadable):
        read(f"expedition 1: 1 2 3\n{line}\n")


@pytest.mark.parametrize("text", ["end: 0 return", "game: = , won by 1", "1 exits"])
def test_what_makes_no_expedition_is_an_error(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)
