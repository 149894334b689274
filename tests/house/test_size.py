"""Small enough to be read at once."""

import ast
import json
import re
import subprocess
from pathlib import Path

from tests.house.sources import ROOT, files, modules

MODULE_LINES = 250
FUNCTION_LINES = 40
FOLDERS = ("engine", "frontend", "functions", "local")
SCRIPTS = {".js", ".ts", ".tsx"}
# A language is a table with a line for each text; the wire types are generated. Nobody reads them as a whole.
LANGUAGES = ("frontend/src/text/[a-z][a-z].ts", "frontend/src/text/later/*.ts")
LISTS = (*LANGUAGES, "frontend/src/wire.ts")


def sources(*suffixes: str) -> list[Path]:
    return [path for path in files() if path.parts[0] in FOLDERS and path.suffix in suffixes]


def functions_of_scripts() -> dict[str, int]:
    """How many lines each function of the page's modules takes, arrow functions and methods too."""
    paths = [str(path) for path in sources(*SCRIPTS)]
    command = ["node", "frontend/sizes.js", *paths]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, list[tuple[int, int]]] = json.loads(printed)
    return {f"{path}:{begins}": count for path, sizes in found.items() for begins, count in sizes}


def test_modules_are_short() -> None:
    lines = {
        path: len((ROOT / path).read_text(encoding="utf-8").splitlines())
        for path in sources(".py", ".css", *SCRIPTS)
        if not any(path.full_match(table) for table in LISTS)
    }
    assert {path.suffix for path in lines} == {".py", ".css", *SCRIPTS}
    assert {path: count for path, count in lines.items() if count > MODULE_LINES} == {}


def test_a_language_may_be_long_for_it_holds_texts_and_nothing_that_is_run() -> None:
    languages = [path for path in sources(".ts") if any(path.full_match(one) for one in LANGUAGES)]
    assert len(languages) == 12
    assert [
        path for path in languages if re.search(r"=>|\bfunction\b", (ROOT / path).read_text("utf-8"))
    ] == []


def test_functions_are_short() -> None:
    lines = {
        f"{path}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path, tree in modules(*FOLDERS).items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {name: count for name, count in lines.items() if count > FUNCTION_LINES} == {}


def test_functions_of_the_page_are_short() -> None:
    lines = functions_of_scripts()
    assert len(lines) > 1000
    assert {name: count for name, count in lines.items() if count > FUNCTION_LINES} == {}


def test_every_kind_of_function_is_counted(tmp_path: Path) -> None:
    script = tmp_path / "kinds.tsx"
    body = "{\n  return <b>{1}</b>\n}"
    kinds = [f"function a() {body}", f"const b = () => {body}", f"const c = {{ d() {body} }}"]
    script.write_text("\n".join([*kinds, f"class E {{ f(): unknown {body} }}\n"]), encoding="utf-8")
    command = ["node", "frontend/sizes.js", str(script)]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(printed) == {str(script): [[1, 3], [4, 3], [7, 3], [10, 3]]}
