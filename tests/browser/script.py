"""A whole game on the stacked decks, as what is chosen in each decision, in this order."""

from typing import Literal

type Choice = Literal["Exit", "Continue"]
type Decision = dict[str, Choice]

ALL_GO_ON: Decision = {"Ada": "Continue", "Boris": "Continue", "Chiara": "Continue"}
ALL_LEAVE: Decision = {"Ada": "Exit", "Boris": "Exit", "Chiara": "Exit"}
EXPEDITIONS: tuple[tuple[Decision, ...], ...] = (
    # 17 rubies: 5 each, 2 stay. A snake; two go home with one more each. 7 rubies, all Ada's.
    (ALL_GO_ON, {"Chiara": "Exit", "Boris": "Exit", "Ada": "Continue"}, {"Ada": "Exit"}),
    # A snake, then another.
    (ALL_GO_ON,),
    # 5 rubies: 1 each, 2 stay, too few for three.
    (ALL_LEAVE,),
    (ALL_LEAVE,),
    (ALL_LEAVE,),
)
POINTS = {"Ada": "15", "Boris": "9", "Chiara": "9"}
