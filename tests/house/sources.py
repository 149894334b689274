"""The project's own files, as git sees them: tracked, or new and not ignored."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def files() -> tuple[Path, ...]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return tuple(Path(line) for line in sorted(set(listed)) if (ROOT / line).is_file())


@cache
def modules(*folders: str) -> dict[Path, ast.Module]:
    return {
        path: ast.parse((ROOT / path).read_text(encoding="utf-8"))
        for path in files()
        if path.suffix == ".py" and path.parts[0] in folders
    }
