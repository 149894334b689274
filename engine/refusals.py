"""Why an action is refused: one exception, stable codes."""

from enum import StrEnum


class Code(StrEnum):
    """Every reason for which the rules refuse an action. A code never changes its meaning."""

    WRONG_PHASE = "wrong_phase"
    NOT_AT_TABLE = "not_at_table"
    NOT_HOST = "not_host"
    TABLE_FULL = "table_full"
    TOO_FEW = "too_few"
    NAME_NOT_ALLOWED = "name_not_allowed"
    NAME_TAKEN = "name_taken"
    COLOUR_TAKEN = "colour_taken"
    UNKNOWN_OPTION = "unknown_option"
    BAD_NONCE = "bad_nonce"
    TURN_OVER = "turn_over"
    NOT_IN_CAVE = "not_in_cave"
    ALREADY_COUNTED = "already_counted"
    OUT_OF_STEP = "out_of_step"


class Refusal(Exception):
    """An action that the rules do not allow. The game stays as it was."""

    def __init__(self, code: Code) -> None:
        super().__init__(code.value)
        self.code = code
