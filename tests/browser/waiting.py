"""Waits inside a page, which Playwright's own limits do not reach."""

LONGEST = 20_000  # milliseconds
LIMITED = """(given) => Promise.race([(%s)(given), new Promise((_, fail) =>
  setTimeout(() => fail(new Error('it never came')), %d))])"""


def limited(waiting: str) -> str:
    """The same function, which fails when what it waits for does not come."""
    return LIMITED % (waiting, LONGEST)
