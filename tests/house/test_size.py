"""Small enough to be read at once."""

import ast

from tests.house.sources import ROOT, modules

MODULE_LINES = 250
FUNCTION_LINES = 40


def test_modules_are_short() -> None:
    lines = {
        path: len((ROOT / path).read_text(encoding="utf-8").splitlines())
        for path in modules("engine", "frontend", "functions", "local")
    }
    assert {path: count for path, count in lines.items() if count > MODULE_LINES} == {}


def test_functions_are_short() -> None:
    lines = {
        f"{path}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path, tree in modules("engine", "frontend", "functions", "local").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {name: count for name, count in lines.items() if count > FUNCTION_LINES} == {}
