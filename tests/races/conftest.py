"""The same table as the handlers' other tests."""

from tests.functions.conftest import storage, tables

__all__ = ["storage", "tables"]
