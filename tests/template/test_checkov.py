"""What a scanner of templates has against ours is known, one by one, and accepted for a reason."""

import json
from pathlib import Path
from typing import Any

from tests.template.conftest import CHECKOV, run

FUNCTIONS = ("SocketFunction", "SweepFunction", "SiteFunction")
LOGS = ("SocketLogs", "SweepLogs", "SiteLogs")
# By check: where it may find something, and why that stays as it is.
ACCEPTED: dict[str, tuple[str, tuple[str, ...]]] = {
    "CKV_AWS_18": ("the page is public; who reads it is nobody's business, ours neither", ("Bucket",)),
    "CKV_AWS_21": ("every release can be built and brought again; versions would only pile up", ("Bucket",)),
    "CKV_AWS_26": (
        "an alarm says that there is one, no more; alarms cannot write to a topic under the key of SNS, and "
        "a key of the account's costs a dollar a month",
        ("AlarmTopic",),
    ),
    "CKV_AWS_28": ("recovery is the host's to choose: PointInTimeRecovery, billed by size", ("Table",)),
    "CKV_AWS_68": (
        "five dollars a month before the first request, and it cannot sit before a WebSocket API: the stage "
        "is throttled instead",
        ("Distribution",),
    ),
    "CKV_AWS_86": ("a log of every visitor's address would be kept for nobody's use", ("Distribution",)),
    "CKV_AWS_95": ("as above; the function's log says what happened, not to whom", ("SocketApiwsStage",)),
    "CKV_AWS_115": ("a new account may have ten in all: reserving some would fail there", FUNCTIONS),
    "CKV_AWS_116": (
        "nothing is invoked to be done later: the socket is answered, the next sweep comes anyway, and "
        "CloudFormation hears of a failure",
        FUNCTIONS,
    ),
    "CKV_AWS_117": ("a network needs a gateway for thirty dollars a month, to guard nothing", FUNCTIONS),
    "CKV_AWS_119": ("encrypted with the key that DynamoDB owns; see the template", ("Table",)),
    "CKV_AWS_158": ("encrypted with the service's key; no secret is in a log", LOGS),
    "CKV_AWS_173": ("names of our own things and a hash, under the key of Lambda", FUNCTIONS[:2]),
    "CKV_AWS_174": (
        "it cannot read the condition: TLS 1.2 with a domain of one's own; CloudFront's own certificate "
        "leaves no choice",
        ("Distribution",),
    ),
}  # fmt: skip


def test_nothing_is_found_but_what_was_accepted_and_all_of_that_still_is(
    translated: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "translated.json"
    # It passes over what a host who answers nothing does not get.
    every = {
        name: {part: said for part, said in one.items() if part != "Condition"}
        for name, one in translated["Resources"].items()
    }
    file.write_text(json.dumps({**translated, "Resources": every}, indent=1), encoding="utf-8")
    scan = ["--framework", "cloudformation", "--skip-download", "--soft-fail", "--compact"]
    results = json.loads(run(str(CHECKOV), "--file", str(file), "--output", "json", *scan))["results"]
    assert results["parsing_errors"] == []
    found = {(one["check_id"], one["resource"].rpartition(".")[2]) for one in results["failed_checks"]}
    assert found == {(check, name) for check, (_, names) in ACCEPTED.items() for name in names}
