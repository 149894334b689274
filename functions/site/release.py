"""What of the built page goes where, for how long it is kept, and when it is taken away."""

from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath

KEPT = 3
"""Releases whose hashed files stay: this one, and two whose pages may still be open somewhere."""

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
HASHED = "assets/"
# Whoever loads the page must find all that it names; a worker must find the page that it keeps.
_LAST = ("index.html", "sw.js")

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}


class Unprintable(Exception):
    """The page has a file of a kind that no browser was told of, or no head to write into."""


def order(names: Iterable[str]) -> list[str]:
    """Hashed files first, then what is asked for anew each time, the page and its worker last."""

    def rank(name: str) -> tuple[bool, int, str]:
        return not name.startswith(HASHED), _LAST.index(name) + 1 if name in _LAST else 0, name

    return sorted(names, key=rank)


def content_type(name: str) -> str:
    """The media type of a file.

    Raises:
        Unprintable: its kind is not known.

    """
    kind = _TYPES.get(PurePosixPath(name).suffix)
    if kind is None:
        raise Unprintable(name)
    return kind


def caching(name: str) -> str:
    """A hashed file never changes; of any other the browser asks each time whether it has."""
    return FOREVER if name.startswith(HASHED) else ALWAYS_ASK


def connecting_to(hosts: Iterable[str], page: str) -> str:
    """The page with a policy of its own, which narrows where it may connect to the hosts it is served at.

    The header cannot: it is part of the distribution, whose name is known only when it is there.

    Raises:
        Unprintable: the page has no charset to put the policy behind.

    """
    head, charset, rest = page.partition('<meta charset="utf-8" />')
    if not charset:
        raise Unprintable("index.html")
    sources = " ".join(f"wss://{host}" for host in hosts)
    policy = f'<meta http-equiv="Content-Security-Policy" content="connect-src \'self\' {sources}" />'
    return f"{head}{charset}\n    {policy}{rest}"


def releases(earlier: Sequence[Sequence[str]], names: Iterable[str]) -> list[list[str]]:
    """The hashed files of the latest releases, newest first; one that is brought again moves to the front."""
    newest = sorted(name for name in names if name.startswith(HASHED))
    return [newest, *(list(one) for one in earlier if list(one) != newest)][:KEPT]


def outdated(present: Iterable[str], kept: Sequence[Sequence[str]], names: Iterable[str]) -> list[str]:
    """Which of the files that lie there belong to no release that is kept."""
    wanted = {*names, *(name for release in kept for name in release)}
    return sorted(set(present) - wanted)
