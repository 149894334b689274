"""Calling a handler as Lambda does: JSON in, JSON out, a context, a time limit, in a thread of its own."""

import asyncio
import json
import logging
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from local.template import PSEUDO, REGION

type Event = dict[str, Any]
type Handler = Callable[[Event, Any], object]

log = logging.getLogger(__name__)


class HandlerFailed(Exception):
    """The handler raised, or answered something that is not JSON; its traceback is in the log."""


class HandlerTimedOut(Exception):
    """The handler did not answer within its limit."""


@dataclass(frozen=True)
class Function:
    """A handler and its settings: `timeout` in seconds, `memory` in MB."""

    name: str
    handler: Handler
    timeout: float = 29.0
    memory: int = 128


@dataclass(frozen=True)
class Context:
    """What Lambda tells a handler about its invocation; the names are Lambda's."""

    function_name: str
    memory_limit_in_mb: int
    invoked_function_arn: str
    aws_request_id: str
    log_group_name: str
    log_stream_name: str
    deadline: float  # on the clock of time.monotonic
    function_version: str = "$LATEST"
    identity: None = None
    client_context: None = None

    def get_remaining_time_in_millis(self) -> int:
        return max(0, int((self.deadline - time.monotonic()) * 1000))


def fresh_context(function: Function, seconds: float) -> Context:
    return Context(
        function_name=function.name,
        memory_limit_in_mb=function.memory,
        invoked_function_arn=f"arn:aws:lambda:{REGION}:{PSEUDO['AWS::AccountId']}:function:{function.name}",
        aws_request_id=str(uuid.uuid4()),
        log_group_name=f"/aws/lambda/{function.name}",
        log_stream_name="local",
        deadline=time.monotonic() + seconds,
    )


class Runtime:
    """Runs invocations side by side, up to `threads` at once, as many instances of a function would.

    Unlike instances they share one process: what a handler keeps in its module, all of them see. A
    handler that exceeds its limit cannot be stopped: its caller is told, and it runs on unheard.
    """

    def __init__(self, threads: int = 64) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="lambda")

    async def invoke(self, function: Function, event: Event, *, within: float = 900.0) -> object:
        """Answer what the handler answers to the event, within its own limit and `within` seconds.

        Raises HandlerFailed and HandlerTimedOut.
        """
        seconds = min(function.timeout, within)
        call = self._pool.submit(_call, function, json.dumps(event), fresh_context(function, seconds))
        answer = asyncio.wrap_future(call)
        done, _ = await asyncio.wait([answer], timeout=seconds)
        if not done:
            answer.cancel()
            log.error("%s did not answer within %s seconds", function.name, seconds)
            raise HandlerTimedOut(function.name)
        # Looking at the outcome is the runtime's boundary: whatever a handler raised ends here, as in Lambda.
        if error := answer.exception():
            log.error("%s failed", function.name, exc_info=error)
            raise HandlerFailed(function.name)
        return answer.result()

    def close(self) -> None:
        """Take no further invocations; those that run are not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _call(function: Function, event: str, context: Context) -> object:
    answer: object = json.loads(json.dumps(function.handler(json.loads(event), context)))
    return answer
