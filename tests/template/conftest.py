import json
import os
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


def run(*command: str) -> str:
    """What the command prints; if it fails, the test fails with that."""
    for tools in (TOOLS, CHECKOV.parent):
        if not tools.is_dir():
            pytest.fail(f"Tools are missing: run `make {tools.parent.name}/ready`.")
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)
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
def package() -> Path:
    """The socket function's package, built anew."""
    run("make", "build")
    return ROOT / ".aws-sam/build/SocketFunction"
