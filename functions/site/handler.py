"""The Lambda function behind the stack's custom resources."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from functions import passphrase
from functions.site import release
from functions.site.bucket import Bucket
from functions.site.ending import end_table
from functions.site.hurry import until_last_moment
from functions.site.report import Asked, Report

PAGE = Path(__file__).parents[2] / "page"
"""The built page, as it lies in this function's package."""


class Invocation(Protocol):
    """What this handler uses of Lambda's context."""

    def get_remaining_time_in_millis(self) -> int:
        """Milliseconds until the invocation is ended."""
        ...


def handler(asked: Asked, context: Invocation) -> None:
    """Do what a custom resource is for, and tell CloudFormation.

    Raises:
        functions.site.hurry.OutOfTime: told so; CloudFormation rolls back.
        release.Unprintable: the same, for a page that should not have been built.
        functions.site.bucket.NotEmptied: the same, where S3 kept something.

    """
    kind, request, given = asked["ResourceType"], asked["RequestType"], asked["ResourceProperties"]
    with Report(asked, secret=kind == "Custom::PassphraseHash") as report:
        if kind == "Custom::PassphraseHash":
            if request != "Delete":
                report.data["Hash"] = _hashed(given["Passphrase"], asked["StackId"])
        elif kind == "Custom::TableEnd":
            if request == "Delete" and given["Stays"] == "no":
                end_table(given["Table"], asked["StackId"])
        else:
            bucket = Bucket(given["Bucket"], until_last_moment(context.get_remaining_time_in_millis))
            if request == "Delete":
                bucket.empty()
            else:
                bring(bucket, given["Hosts"].split())


def bring(bucket: Bucket, hosts: Sequence[str]) -> None:
    """Write the page, remember the release, and take away what no open page can need."""
    names = release.order(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file())
    for name in names:
        content = (PAGE / name).read_bytes()
        if name == "index.html":
            content = release.connecting_to(hosts, content.decode()).encode()
        bucket.put(name, content, release.content_type(name), release.caching(name))
    kept = release.releases(bucket.releases(), names)
    bucket.record(kept)
    bucket.remove(release.outdated(bucket.names(), kept, names))


def _hashed(text: str, stack: str) -> str:
    # The salt is the stack's: an update that does not change the passphrase changes nothing.
    salt = hashlib.sha256(stack.encode()).hexdigest()[:32]
    return passphrase.seal(text, salt)
