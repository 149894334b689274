"""Who is who: a seat is a secret that a device made; only its fingerprint is kept."""

from collections.abc import Iterable, Mapping
from hashlib import sha256
from hmac import compare_digest


def fingerprint(secret: str) -> str:
    """What is kept of a secret: its SHA-256 in hexadecimal. The secret itself is never stored or sent."""
    return sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets or fingerprints are the same, told in the same time wherever they differ."""
    return compare_digest(one.encode(), other.encode())


def seat_of(devices: Mapping[int, Iterable[str]], secret: str) -> int | None:
    """The seat that `secret` opens, among fingerprints by seat; None if it opens none."""
    print_ = fingerprint(secret)
    for seat, fingerprints in devices.items():
        if any(same(print_, known) for known in fingerprints):
            return seat
    return None
