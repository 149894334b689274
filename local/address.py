"""Where the server listens, and what it says about it."""

import errno
import io
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import segno

from local.problem import Problem

EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 — only compared with what the developer asked for
NOT_SECURE = (
    "On a phone, plain http is not a secure context: the game is complete, but there is no install, no\n"
    "notification, no offline page, no share sheet, no copy button, and the screen may fall asleep."
)
SENTENCES = {
    errno.EADDRINUSE: "Port {port} on {host} is taken. Stop what runs there; or PORT=0 picks a free one.",
    errno.EACCES: "Port {port} needs a privilege that this process does not have. Take one above 1023.",
    errno.EADDRNOTAVAIL: "{host} is not an address of this machine.",
}


@contextmanager
def bound(host: str, port: int) -> Iterator[socket.socket]:
    """A listening socket; port 0 is any free one. Raises Problem when the address cannot be had."""
    if not 0 <= port <= 65535:
        raise Problem(f"{port} is not a port: they go from 0 to 65535.")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=128)
    except socket.gaierror as error:
        raise Problem(f"{host!r} is not a host name or an address.") from error
    except OSError as error:
        sentence = SENTENCES.get(
            error.errno or 0, "{host} port {port} cannot be listened on: " + str(error.strerror)
        )
        raise Problem(sentence.format(host=host, port=port)) from error
    with listener:
        yield listener


def url_of(listener: socket.socket) -> str:
    """The address at which this machine reaches the listener, without a slash at the end."""
    host, port = listener.getsockname()[:2]
    return _url("127.0.0.1" if host in EVERYWHERE else host, port)


def lan_url(port: int) -> str | None:
    """The address at which the local network reaches this machine, if it is in one. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only the route to it is looked up
        except OSError:
            return None
        host = str(probe.getsockname()[0])
    return None if host.startswith("127.") else _url(host, port)


def welcome(url: str, lan: str | None) -> str:
    """What is printed at the start. The first line ends in the address."""
    if lan is None:
        return f"Play at {url}/"
    return f"Play at {url}/\nFrom a phone in this network: {lan}/\n{_qr(lan + '/')}{NOT_SECURE}"


def _qr(text: str) -> str:
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
