"""local → functions → engine → standard library, and who may reach for what."""

import ast
import sys
from pathlib import Path

import pytest

from tests.house.sources import modules

# What would let the rules depend on when, where and in which process they run.
OUTSIDE_WORLD = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "socket",
    "subprocess", "sys", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
AWS_CALLERS = {
    Path("functions/table.py"),
    Path("functions/push.py"),
    Path("functions/site/bucket.py"),
    Path("functions/site/ending.py"),
    Path("functions/site/hurry.py"),
}
DEPLOYED = {"aws_lambda_powertools", "pydantic", "pydantic_core", "typing_extensions"}


def is_aws(name: str) -> bool:
    return name.split(".", maxsplit=1)[0].startswith(("boto3", "botocore", "types_boto3", "mypy_boto3"))


def imported(path: Path, tree: ast.Module) -> set[str]:
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            # "." is the module's own package, each further dot one package up.
            package = path.parts[: -node.level] if node.level else ()
            base = ".".join([*package, *([node.module] if node.module else [])])
            names |= {f"{base}.{alias.name}" for alias in node.names}
    return names


def imports(*folders: str) -> list[tuple[Path, str]]:
    return [(path, name) for path, tree in modules(*folders).items() for name in imported(path, tree)]


def allowed_below(name: str, *also: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    return top in sys.stdlib_module_names or top in also


def test_engine_imports_the_standard_library_and_itself() -> None:
    assert [(path, name) for path, name in imports("engine") if not allowed_below(name, "engine")] == []


def test_engine_has_no_clock_no_chance_and_no_outside_world() -> None:
    assert [(path, name) for path, name in imports("engine") if name.split(".")[0] in OUTSIDE_WORLD] == []


def test_drawings_import_the_standard_library_and_themselves() -> None:
    assert [(path, name) for path, name in imports("frontend") if not allowed_below(name, "frontend")] == []


def test_functions_import_the_engine_and_what_is_deployed() -> None:
    strays = [
        (path, name)
        for path, name in imports("functions")
        if not allowed_below(name, "engine", "functions", *DEPLOYED) and not is_aws(name)
    ]
    assert strays == []


def test_only_tables_pushes_and_the_bucket_call_aws() -> None:
    found = {path for path, name in imports("functions") if is_aws(name)}
    assert found <= AWS_CALLERS


def test_handlers_do_not_import_each_other() -> None:
    handlers = {
        ".".join(path.with_suffix("").parts)
        for path, tree in modules("functions").items()
        if any(isinstance(node, ast.FunctionDef) and node.name == "handler" for node in tree.body)
    }
    assert handlers, "no handler at all"
    strays = [
        (path, name)
        for path, name in imports("functions")
        if any(name == handler or name.startswith(f"{handler}.") for handler in handlers)
    ]
    assert strays == []


def test_nothing_but_tests_imports_tests() -> None:
    strays = [
        (path, name)
        for path, name in imports("engine", "frontend", "functions", "local")
        if name.startswith("tests")
    ]
    assert strays == []


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import os.path", {"os.path"}),
        ("from . import game", {"engine.game"}),
        ("from .game import Game", {"engine.game.Game"}),
        ("from engine import cards as deck", {"engine.cards"}),
        ("def later():\n    import random", {"random"}),
    ],
)
def test_every_way_to_import_is_seen(source: str, names: set[str]) -> None:
    assert imported(Path("engine/play.py"), ast.parse(source)) == names
