"""Answers to CloudFormation: one for each request, whatever happened, or the stack would wait for an hour."""

from __future__ import annotations

import json
from http.client import HTTPException
from time import sleep
from typing import TYPE_CHECKING, Self, TypedDict
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from types import TracebackType

_PATIENCE = 3.0
_PAUSES = (1.0, 2.0)
"""Seconds before the second and the third try."""
_LONGEST_REASON = 1000


class Asked(TypedDict):
    """A request of CloudFormation for a custom resource."""

    RequestType: str
    ResponseURL: str
    StackId: str
    RequestId: str
    LogicalResourceId: str
    ResourceType: str
    ResourceProperties: dict[str, str]


class Report:
    """Leaving this context answers: with what went well, or with the kind of error that left it."""

    def __init__(self, asked: Asked, *, secret: bool = False) -> None:
        """With `secret`, what the answer says is shown to nobody who looks at the stack."""
        self._asked = asked
        self._secret = secret
        self.data: dict[str, str] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        """Answer; an error goes on into the function's log."""
        # The message of an error might quote what it was given: of a secret, only the kind is told.
        reason = "" if kind is None else kind.__name__ if self._secret else f"{kind.__name__}: {error}"
        answer = {
            "Status": "SUCCESS" if kind is None else "FAILED",
            "Reason": reason[:_LONGEST_REASON],
            # Always the same: another one would make CloudFormation delete what the update has just made.
            "PhysicalResourceId": self._asked["LogicalResourceId"],
            "StackId": self._asked["StackId"],
            "RequestId": self._asked["RequestId"],
            "LogicalResourceId": self._asked["LogicalResourceId"],
            "NoEcho": self._secret,
            "Data": self.data,
        }
        _put(self._asked["ResponseURL"], json.dumps(answer).encode())


def _put(address: str, content: bytes) -> None:
    """Write the answer where CloudFormation looks for it; the same one twice is one answer."""
    for pause in (*_PAUSES, None):
        # The address is signed for a request without a content type.
        request = Request(  # noqa: S310 -- the address is CloudFormation's, from an event that only it can send
            address, data=content, headers={"Content-Type": ""}, method="PUT"
        )
        try:
            with urlopen(request, timeout=_PATIENCE):  # noqa: S310 -- as above
                return
        except (OSError, HTTPException):
            if pause is None:
                raise
        sleep(pause)
