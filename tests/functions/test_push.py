"""Pushes: in parallel, in order for each, awaited; the gone are found, what was too fast is sent again."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Barrier, Lock
from typing import Any

import pytest
from aws_lambda_powertools import Logger
from botocore.exceptions import ClientError, ConnectTimeoutError

from functions import push
from functions.push import Letter, Push


class Gone(ClientError):
    pass


def answered(status: int) -> ClientError:
    response: Any = {"Error": {"Code": "x"}, "ResponseMetadata": {"HTTPStatusCode": status}}
    return ClientError(response, "PostToConnection")


@dataclass
class Phones:
    """Stands in for the management client: each connection gives its answers in turn, then 200."""

    answers: Mapping[str, list[Exception]] = field(default_factory=dict)
    together: Barrier | None = None
    arrived: list[tuple[str, bytes]] = field(default_factory=list)
    lock: Lock = field(default_factory=Lock)

    class exceptions:  # noqa: N801 (the client's name)
        GoneException = Gone

    def post_to_connection(self, *, ConnectionId: str, Data: bytes) -> None:  # noqa: N803 (the client's names)
        if self.together:
            self.together.wait(timeout=5)
        with self.lock:
            waiting = self.answers.get(ConnectionId, [])
            if waiting:
                raise waiting.pop(0)
            self.arrived.append((ConnectionId, Data))


class Notes(Logger):
    def __init__(self) -> None:
        super().__init__(service="test", level="CRITICAL")
        self.noted: list[dict[str, object]] = []

    def warning(self, _: object, **words: object) -> None:  # type: ignore[override]  # only what is used
        self.noted.append(words)


@pytest.fixture
def notes() -> Notes:
    return Notes()


def pushing(phones: Phones, notes: Notes) -> Push:
    client: Any = phones
    return Push(client, notes)


def letters(*names: str) -> list[Letter]:
    return [Letter(name, f"to {name}".encode()) for name in names]


def test_eight_letters_are_under_way_at_once_and_all_are_awaited(notes: Notes) -> None:
    phones = Phones(together=Barrier(8))
    assert pushing(phones, notes).deliver(letters(*"ABCDEFGH"), 5) == ()
    assert len(phones.arrived) == 8


def test_one_connections_letters_arrive_in_order(notes: Notes) -> None:
    phones = Phones()
    pushing(phones, notes).deliver([Letter("A", b"%d" % number) for number in range(20)], 5)
    assert [data for _, data in phones.arrived] == [b"%d" % number for number in range(20)]


@pytest.mark.parametrize(
    "gone", [Gone({"Error": {"Code": "GoneException"}}, "PostToConnection"), answered(410)]
)
def test_a_connection_that_is_gone_is_named_and_the_others_are_told(notes: Notes, gone: Exception) -> None:
    """Also when the body of the 410 was nothing that the library could read."""
    phones = Phones({"B": [gone]})
    assert pushing(phones, notes).deliver(letters("A", "B", "C"), 5) == ("B",)
    assert sorted(name for name, _ in phones.arrived) == ["A", "C"]
    assert notes.noted == []


def test_what_came_too_fast_is_sent_again(notes: Notes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "FIRST_PAUSE", 0.001)
    phones = Phones({"B": [answered(429), answered(429)]})
    both = [Letter("B", b"1"), Letter("B", b"2"), Letter("A", b"1")]
    assert pushing(phones, notes).deliver(both, 5) == ()
    assert sorted(phones.arrived) == [("A", b"1"), ("B", b"1"), ("B", b"2")]


def test_what_came_too_fast_is_given_up_when_the_time_is_over(notes: Notes) -> None:
    phones = Phones({"B": [answered(429)] * 100})
    assert pushing(phones, notes).deliver(letters("A", "B"), 0.15) == ()
    assert notes.noted == [{"count": 1}]


@pytest.mark.parametrize("status", [400, 403, 413, 500])
def test_any_other_answer_is_noted_without_content_and_fails_nothing(notes: Notes, status: int) -> None:
    phones = Phones({"B": [answered(status)]})
    assert pushing(phones, notes).deliver(letters("A", "B"), 5) == ()
    assert notes.noted == [{"status": status}]


def test_a_connection_that_hangs_is_noted_and_fails_nothing(notes: Notes) -> None:
    phones = Phones({"B": [ConnectTimeoutError(endpoint_url="https://secret.example")]})
    assert pushing(phones, notes).deliver(letters("A", "B"), 5) == ()
    assert notes.noted == [{"code": "ConnectTimeoutError"}]


def test_when_the_time_is_over_nothing_more_is_begun(notes: Notes) -> None:
    phones = Phones()
    pushing(phones, notes).deliver(letters("A", "B", "C"), -1)
    assert phones.arrived == []
    assert notes.noted == [{"count": 3}]
