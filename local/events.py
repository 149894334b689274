"""The events of a WebSocket API and of a timer, field for field as the platform sends them."""

import base64
import secrets
import time
import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from local.template import PSEUDO, REGION, ScheduleSpec

STAGE = "ws"
API = "local"
NOT_PASSED_ON = frozenset({"connection", "cookie", "host", "upgrade"})


def fresh_id() -> str:
    """An id as API Gateway makes them: 16 characters that end in an equals sign."""
    return base64.urlsafe_b64encode(secrets.token_bytes(11)).decode()


@dataclass(frozen=True)
class Caller:
    """Who is on a connection, as every event about it says; `connected_at` is epoch milliseconds."""

    connection: str
    domain: str
    source_ip: str
    user_agent: str | None
    connected_at: int

    @property
    def identity(self) -> dict[str, str]:
        agent = {} if self.user_agent is None else {"userAgent": self.user_agent}
        return {"sourceIp": self.source_ip, **agent}


def arriving(domain: str, source_ip: str, user_agent: str | None) -> Caller:
    return Caller(fresh_id(), domain, source_ip, user_agent, int(time.time() * 1000))


def connect(
    caller: Caller, headers: Iterable[tuple[str, str]], query: Iterable[tuple[str, str]]
) -> dict[str, Any]:
    """`$connect`. As behind the deployed distribution, the client's Cookie and Host do not come along."""
    sent = _gathered([*_passed_on(headers), *_added(caller)])
    asked = _gathered(query)
    return {
        "headers": _last(sent),
        "multiValueHeaders": sent,
        **(
            {"queryStringParameters": _last(asked), "multiValueQueryStringParameters": asked} if asked else {}
        ),
        "requestContext": _context(caller, "$connect", "CONNECT"),
        "isBase64Encoded": False,
    }


def message(caller: Caller, route: str, body: str) -> dict[str, Any]:
    return {
        "requestContext": {**_context(caller, route, "MESSAGE"), "messageId": fresh_id()},
        "body": body,
        "isBase64Encoded": False,
    }


def disconnect(caller: Caller, code: int, reason: str) -> dict[str, Any]:
    sent = _gathered([("Host", caller.domain), ("x-api-key", ""), ("X-Forwarded-For", ""), ("x-restapi", "")])
    closed = {"disconnectStatusCode": code, "disconnectReason": reason}
    return {
        "headers": _last(sent),
        "multiValueHeaders": sent,
        "requestContext": {**_context(caller, "$disconnect", "DISCONNECT"), **closed},
        "isBase64Encoded": False,
    }


def failure(
    caller: Caller, event: Mapping[str, Any], sentence: str = "Internal server error"
) -> dict[str, str]:
    """The frame that a client receives when the function behind its message failed."""
    request = event["requestContext"]["requestId"]
    return {"message": sentence, "connectionId": caller.connection, "requestId": request}


def tick(schedule: ScheduleSpec) -> dict[str, Any]:
    """What a timer sends, unless the template gives a payload."""
    kind = "rule" if schedule.source == "aws.events" else "schedule/default"
    service = schedule.source.removeprefix("aws.")
    return {
        "version": "0",
        "id": str(uuid.uuid4()),
        "detail-type": "Scheduled Event",
        "source": schedule.source,
        "account": PSEUDO["AWS::AccountId"],
        "time": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "region": REGION,
        "resources": [f"arn:aws:{service}:{REGION}:{PSEUDO['AWS::AccountId']}:{kind}/{schedule.name}"],
        "detail": {} if schedule.source == "aws.events" else "{}",
    }


def _context(caller: Caller, route: str, kind: str) -> dict[str, Any]:
    now = time.time()
    request = fresh_id()
    return {
        "routeKey": route,
        "eventType": kind,
        "extendedRequestId": request,
        "requestTime": datetime.fromtimestamp(now, UTC).strftime("%d/%b/%Y:%H:%M:%S +0000"),
        "messageDirection": "IN",
        "stage": STAGE,
        "connectedAt": caller.connected_at,
        "requestTimeEpoch": int(now * 1000),
        "identity": caller.identity,
        "requestId": request,
        "domainName": caller.domain,
        "connectionId": caller.connection,
        "apiId": API,
    }


def _passed_on(headers: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(name, value) for name, value in headers if name.lower() not in NOT_PASSED_ON]


def _added(caller: Caller) -> list[tuple[str, str]]:
    host, _, port = caller.domain.rpartition(":")
    return [
        ("Host", caller.domain),
        ("X-Amzn-Trace-Id", f"Root=1-{int(time.time()):08x}-{secrets.token_hex(12)}"),
        ("X-Forwarded-For", caller.source_ip),
        ("X-Forwarded-Port", port if host else "80"),
        ("X-Forwarded-Proto", "http"),
    ]


def _gathered(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in pairs:
        found.setdefault(name, []).append(value)
    return found


def _last(gathered: Mapping[str, list[str]]) -> dict[str, str]:
    return {name: values[-1] for name, values in gathered.items()}
