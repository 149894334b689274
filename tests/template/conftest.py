import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / ".venv-deploy/bin"
CHECKOV = ROOT / ".venv-checkov/bin/checkov"
# The tools ask for a region though nothing is asked of it, and would report home.
ENVIRONMENT = {
    **os.environ,
    "AWS_DEFAULT_REGION": "eu-central-1",
    "SAM_CLI_TELEMETRY": "0",
    "CKV_SKIP_PACKAGE_UPDATE_CHECK": "true",
}


def run(*command: str, path: str = "") -> str:
    """What the command prints; if it fails, the test fails with that. What lies in `path` is found first."""
    for tools in (TOOLS, CHECKOV.parent):
        if not tools.is_dir():
            pytest.fail(f"Tools are missing: run `make {tools.parent.name}/ready`.")
    found = {**ENVIRONMENT, "PATH": os.pathsep.join(filter(None, (path, ENVIRONMENT["PATH"])))}
    done = subprocess.run(command, cwd=ROOT, env=found, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.fail(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}")
    return done.stdout


@pytest.fixture(scope="session")
def translated() -> dict[str, dict[str, Any]]:
    """The template as CloudFormation gets it."""
    return translate()


def translate(*answers: str) -> dict[str, dict[str, Any]]:
    """The same where the host has answered, each NAME=VALUE."""
    printed = run(str(TOOLS / "python"), "tests/template/translate.py", "template.yaml", *answers)
    template: dict[str, dict[str, Any]] = json.loads(printed)
    return template


@pytest.fixture(scope="session")
def resources(translated: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The template's resources as CloudFormation gets them."""
    return translated["Resources"]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Where make was called for each of its targets while the packages were built anew."""
    bin_, real = tmp_path_factory.mktemp("bin"), shutil.which("make")
    (bin_ / "make").write_text(
        f'#!/bin/sh\nfor target; do :; done\necho "$target $PWD" >> {bin_}/calls\nexec {real} "$@"\n',
        encoding="utf-8",
    )
    (bin_ / "make").chmod(0o755)
    run("make", "build", path=str(bin_))
    calls = [line.split(maxsplit=1) for line in (bin_ / "calls").read_text(encoding="utf-8").splitlines()]
    return {target: Path(place) for target, place in calls}


@pytest.fixture(scope="session")
def package(built: dict[str, Path]) -> Path:
    """The socket function's package, built anew."""
    return ROOT / ".aws-sam/build/SocketFunction"
