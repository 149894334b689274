"""Ada, whose phone is looked at, and others without one, who go through a game together."""

from dataclasses import dataclass

from tests.browser.phone import Phone
from tests.browser.rivals import Rivals
from tests.browser.script import Choice
from tests.browser.still import let_pass


@dataclass(frozen=True)
class Party:
    """On Ada's phone moments stand still."""

    ada: Phone
    rivals: Rivals

    def decide(self, choice: Choice, *others: Choice) -> None:
        """All choose who are inside, Ada last; returns when she sees what came of it."""
        turn = self.others(*others)
        self.choose_last(choice)
        self.see_what_came_of(turn)

    def choose_last(self, choice: Choice) -> None:
        """Ada chooses when she sees that all others have: what she is asked for then is sure."""
        self.ada.page.get_by_text("You are the last").wait_for()
        self.ada.choose(choice)

    def see_what_came_of(self, turn: str | None) -> None:
        """Past all moments, to the table or to the end of an expedition."""
        self.ada.page.locator(f'[data-turn="{turn}"]').wait_for(state="detached")
        let_pass(self.ada)
        self.ada.page.locator("html:not([data-moment]) [data-turn], html[data-moment=end] .foot").wait_for()

    def go_on(self) -> None:
        """From the end of an expedition into the next one, or to the result."""
        self.ada.look_at_the_end()
        self.ada.page.locator("html[data-moment=end]").wait_for(state="detached")
        let_pass(self.ada)

    def others(self, *choices: Choice) -> str | None:
        """The others choose, in the order of their names; answers in which decision."""
        turn, of = self.ada.turn, dict(zip(self.rivals.keys, choices, strict=True))
        for choice in set(choices):
            self.rivals.choose(turn, choice.lower(), but=[name for name in of if of[name] != choice])
        return turn


def all_of(choice: Choice, number: int) -> list[Choice]:
    return [choice] * number
