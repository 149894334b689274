"""What the answer of a `$connect` handler means for the handshake that waits for it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Handshake:
    """The status of the handshake (2xx: accepted), and the sub-protocol that the handler chose, if any."""

    status: int
    protocols: tuple[str, ...] = ()
    well_formed: bool = True

    @property
    def accepted(self) -> bool:
        return 200 <= self.status < 300


def shaken(answer: object) -> Handshake:
    """Read a proxy answer; without an integer `statusCode` it is malformed, which is a 502.

    A sub-protocol must be echoed exactly once: a client that offered one and sees none, or two, closes.
    """
    if not isinstance(answer, dict) or type(answer.get("statusCode")) is not int:
        return Handshake(502, well_formed=False)
    echoed = [*_named(answer.get("headers")), *_named(answer.get("multiValueHeaders"))]
    return Handshake(answer["statusCode"], tuple(echoed) if len(echoed) == 1 else ())


def _named(headers: object) -> list[str]:
    if not isinstance(headers, dict):
        return []
    found = [value for name, value in headers.items() if str(name).lower() == "sec-websocket-protocol"]
    return [str(each) for value in found for each in (value if isinstance(value, list) else [value])]
