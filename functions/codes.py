"""Codes that people type: eight letters, of which the first four lead to a table and the others are the key.

So a wrong try is counted where it was tried, and ten of them kill the code. A join code lives while the lobby
is open, a move code for ten minutes and once.
"""

from functions.identity import fingerprint, same
from functions.kept import DAY, JOIN, LiveCode

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no word appears, and nothing that is read as something else."""
LENGTH = 8
LOCATOR = 4
MOST_TRIES = 10
MOVE_SECONDS = 10 * 60
JOIN_SECONDS = 7 * DAY
PAUSE_SECONDS = 60
"""A seat gets one new code a minute."""


def spell(randomness: str) -> str:
    """A code from 64 hexadecimal digits."""
    number, letters = int(randomness, 16), ""
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters += LETTERS[place]
    return letters


def locator(code: str) -> str:
    return code[:LOCATOR]


def issue(code: str, seat: int, now: int) -> LiveCode:
    """A live code for a seat, or for joining, issued at `now` (epoch milliseconds)."""
    return LiveCode(locator(code), fingerprint(code), now, text=code if seat == JOIN else "")


def until(live: LiveCode, seat: int) -> int:
    """When a code is no longer good, in epoch seconds."""
    return live.issued // 1000 + (JOIN_SECONDS if seat == JOIN else MOVE_SECONDS)


def is_alive(live: LiveCode, seat: int, now: int) -> bool:
    """Whether a code is still good at `now` (epoch milliseconds)."""
    return live.tries < MOST_TRIES and until(live, seat) > now // 1000


def opens(live: LiveCode, seat: int, code: str, now: int) -> bool:
    """Whether `code`, typed at `now` (epoch milliseconds), is this one and still good."""
    return is_alive(live, seat, now) and same(live.fingerprint, fingerprint(code))


def too_soon(live: LiveCode | None, now: int) -> bool:
    """Whether the seat's last code is so new that no other is issued yet."""
    return live is not None and now < live.issued + PAUSE_SECONDS * 1000
