"""What of moto grows with the whole table, made to grow with what is asked for. Its answers stay the same.

moto has no hooks for this, so its functions are replaced for a while, as its own mocks do with botocore's.
"""

import copy
import inspect
from collections import defaultdict
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from unittest import mock

from moto.core.serialize import BaseJSONSerializer
from moto.dynamodb.models.table import Table

if TYPE_CHECKING:
    from moto.core.model import StructureShape


@contextmanager
def mended() -> Iterator[None]:
    """Makes moto's DynamoDB quick until the end of the `with`."""
    with (
        mock.patch.object(Table, "__deepcopy__", _outline, create=True),
        mock.patch.object(Table, "query", _query_of_one_part),
        mock.patch.object(BaseJSONSerializer, STRUCTURE, _serialize_structure),
    ):
        yield


STRUCTURE = "_serialize_type_structure"
_query = Table.query
_QUERY = inspect.signature(_query)
_serialize_thoroughly = getattr(BaseJSONSerializer, STRUCTURE)


def _outline(table: Table, _: dict[int, object]) -> Table:
    """Before each transaction moto copies the whole table, item by item, in case it must take it back.

    The items themselves need no copy: puts and deletes replace them. An update would change its item in
    place, so `local.dynamodb` lets none into a transaction.
    """
    taken = copy.copy(table)
    taken.items = defaultdict(dict, {key: copy.copy(of) for key, of in table.items.items()})
    return taken


def _query_of_one_part(table: Table, *args: object, **words: object) -> object:
    """For each query moto sorts the whole table; without an index, one partition of it is all that counts."""
    asked = _QUERY.bind(table, *args, **words)
    key = asked.arguments["hash_key"]
    if not asked.arguments.get("index_name") and key in table.items:
        part = asked.arguments["self"] = copy.copy(table)
        part.items = defaultdict(dict, {key: table.items[key]})
    return _query(*asked.args, **asked.kwargs)


def _serialize_structure(
    to: BaseJSONSerializer,
    serialized: MutableMapping[str, Any],
    value: object,
    shape: "StructureShape",
    key: str,
) -> None:
    """For each attribute value moto looks for all ten types that it could be of, under several names each.

    A value in DynamoDB's own notation says itself of what type it is.
    """
    if shape.name != "AttributeValue" or not isinstance(value, dict):
        _serialize_thoroughly(to, serialized, value, shape, key)
        return
    found = serialized[key] = {}
    for kind, held in value.items():
        to._serialize(found, held, shape.members[kind], kind)  # noqa: SLF001  # as the function it stands for
