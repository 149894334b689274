"""What each refusal's code means, for readers of the protocol. The page has sentences of its own."""

from engine.presets import FEWEST_EXPLORERS, MOST_EXPLORERS
from engine.refusals import Code
from functions.entering import MOST_DEVICES
from functions.frames import LONGEST_COMMAND
from functions.wire import WireCode

SENTENCES: dict[Code | WireCode, str] = {
    WireCode.NOT_JSON: "The frame is no JSON text.",
    WireCode.TOO_LARGE: f"The frame has more than {LONGEST_COMMAND:,} bytes.",
    WireCode.UNKNOWN_ACTION: "There is no such `action`, or the frame names none.",
    WireCode.BAD_MESSAGE: "A field is missing, unknown, or not of the form that it must have.",
    WireCode.HELLO_FIRST: "This connection has not introduced itself at that table, or no longer acts there.",
    WireCode.NOT_ADMITTED: "Whoever runs this server asks for a passphrase, and this is not the one.",
    WireCode.NO_SUCH_GAME: "There is no such table any more, or the link or secret is not for it.",
    WireCode.NO_SUCH_CODE: "The code is wrong, used up, too old, or was tried too often.",
    WireCode.TOO_MANY_DEVICES: f"The seat has {MOST_DEVICES} devices already.",
    WireCode.NEWER_RELEASE: "A newer release of the game has written this table.",
    WireCode.TOO_FAST: "More than people do in that time; a little later it is allowed.",
    WireCode.BUSY: "Others' writes came first, time and again; the same command may be sent again.",
    WireCode.UNAVAILABLE: "The database did not answer in time. A repeat says whether it was done.",
    Code.WRONG_PHASE: "The table is at another stage: in the lobby, in the game, or after it.",
    Code.NOT_AT_TABLE: "The speaker only watches or has left, or no explorer sits in the seat that is meant.",
    Code.NOT_HOST: "Only the host may do this.",
    Code.TABLE_FULL: f"All {MOST_EXPLORERS} seats are taken.",
    Code.TOO_FEW: f"The game needs at least {FEWEST_EXPLORERS} explorers.",
    Code.NAME_NOT_ALLOWED: "The name is empty, too long, or has characters that cannot be seen.",
    Code.NAME_TAKEN: "Somebody at the table has this name, or one that looks like it.",
    Code.COLOUR_TAKEN: "Somebody at the table wears this colour.",
    Code.UNKNOWN_OPTION: "There is no such edition or colour.",
    Code.BAD_NONCE: "The nonce is not 32 hexadecimal digits in small letters.",
    Code.TURN_OVER: "The decision `turn` is not the open one.",
    Code.NOT_IN_CAVE: "The explorer is in camp, or has left the game, and has nothing to choose.",
    Code.ALREADY_COUNTED: "A choice with this `n` was accepted already.",
    Code.OUT_OF_STEP: "`n` is not one more than the choices accepted for this turn.",
}


def listed(codes: type[Code | WireCode]) -> str:
    """The codes of one kind with their sentences, as a list in Markdown."""
    return "\n".join(f"- `{code}`: {SENTENCES[code]}" for code in codes)
