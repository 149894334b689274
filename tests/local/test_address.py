"""Where the game is found, and what is said when it cannot be."""

import socket

import pytest

from local.address import bound, url_of, welcome
from local.problem import Problem


def test_port_0_is_any_free_one() -> None:
    with bound("127.0.0.1", 0) as one, bound("127.0.0.1", 0) as other:
        assert one.getsockname()[1] != other.getsockname()[1] != 0
        assert url_of(one) == f"http://127.0.0.1:{one.getsockname()[1]}"


def test_an_address_of_version_6_is_bracketed() -> None:
    with bound("::1", 0) as listener:
        assert url_of(listener).startswith("http://[::1]:")


def test_a_port_that_is_taken_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Problem, match=f"Port {port} on 127.0.0.1 is taken"), bound("127.0.0.1", port):
            pass


@pytest.mark.parametrize(
    ("host", "port", "sentence"),
    [
        ("127.0.0.1", 70_000, "70000 is not a port"),
        ("127.0.0.1", -1, "-1 is not a port"),
        ("192.0.2.1", 0, "192.0.2.1 is not an address of this machine"),
        ("not a host", 0, "'not a host' is not a host name"),
    ],
)
def test_an_address_that_cannot_be_had_is_told(host: str, port: int, sentence: str) -> None:
    with pytest.raises(Problem, match=sentence), bound(host, port):
        pass


def test_at_home_the_address_is_one_line() -> None:
    assert welcome("http://127.0.0.1:8000", None) == "Play at http://127.0.0.1:8000/"


def test_in_a_network_there_is_a_code_for_phones_and_what_they_miss() -> None:
    said = welcome("http://127.0.0.1:8000", "http://lan.test:8000")
    assert said.startswith(
        "Play at http://127.0.0.1:8000/\nFrom a phone in this network: http://lan.test:8000/\n"
    )
    assert "█" in said or "▀" in said
    assert "not a secure context" in said
