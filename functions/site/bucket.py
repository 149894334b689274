"""The stack's bucket: the only module that calls S3."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import boto3

from functions.site.hurry import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from types_boto3_s3.client import S3Client
    from types_boto3_s3.type_defs import ObjectIdentifierTypeDef

    from functions.site.hurry import Hurry

PAGE = "page/"
"""All that the distribution can see."""
RECORD = "releases.json"
_MOST_AT_ONCE = 1000


class NotEmptied(Exception):
    """S3 kept objects that it was told to delete; their number."""


class Bucket:
    """One bucket by name; the names of the page's files are those of its addresses.

    Before each call it asks `hurry`, which raises OutOfTime where there is no time for another one.
    """

    def __init__(self, name: str, hurry: Hurry) -> None:
        self._client: S3Client = boto3.client("s3", config=PATIENCE)
        self._name = name
        self._hurry = hurry

    def put(self, name: str, content: bytes, content_type: str, caching: str) -> None:
        """Write one of the page's files."""
        self._hurry()
        self._client.put_object(
            Bucket=self._name,
            Key=PAGE + name,
            Body=content,
            ContentType=content_type,
            CacheControl=caching,
        )

    def names(self) -> list[str]:
        """The page's files that lie there."""
        return [key.removeprefix(PAGE) for key in self._keys(PAGE)]

    def releases(self) -> list[list[str]]:
        """What `record` wrote last; nothing before the first time."""
        if RECORD not in self._keys(RECORD):
            return []
        self._hurry()
        answer = self._client.get_object(Bucket=self._name, Key=RECORD)
        recorded: list[list[str]] = json.loads(answer["Body"].read())
        return recorded

    def record(self, releases: Sequence[Sequence[str]]) -> None:
        """Remember which hashed files belong to which release."""
        self._hurry()
        self._client.put_object(Bucket=self._name, Key=RECORD, Body=json.dumps(releases).encode())

    def remove(self, names: Sequence[str]) -> None:
        """Delete some of the page's files.

        Raises:
            NotEmptied: not all are gone.

        """
        self._delete([PAGE + name for name in names])

    def empty(self) -> None:
        """Delete everything; a bucket that is gone already is empty.

        Raises:
            NotEmptied: not all is gone.

        """
        try:
            self._delete(list(self._keys("")))
        except self._client.exceptions.NoSuchBucket:
            return

    def _keys(self, prefix: str) -> Iterator[str]:
        self._hurry()
        for page in self._client.get_paginator("list_objects_v2").paginate(Bucket=self._name, Prefix=prefix):
            yield from (found["Key"] for found in page.get("Contents", []))
            self._hurry()

    def _delete(self, keys: Sequence[str]) -> None:
        for start in range(0, len(keys), _MOST_AT_ONCE):
            some: list[ObjectIdentifierTypeDef] = [
                {"Key": key} for key in keys[start : start + _MOST_AT_ONCE]
            ]
            self._hurry()
            answer = self._client.delete_objects(Bucket=self._name, Delete={"Objects": some, "Quiet": True})
            if errors := answer.get("Errors"):
                raise NotEmptied(len(errors))
