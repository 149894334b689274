"""`make deploy` asks what it must, and a build says what it lacks: the tools only write down their calls."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.template.conftest import ROOT, TOOLS, run

SAM = """#!/bin/sh
if [ "$1" = list ]; then cat said >&2; exit $(cat ends); fi
echo "$@" >> calls
"""
PYTHON = """#!/bin/sh
echo "$0 $@" >> calls
[ "$3" != --version ] || exit $(cat ends)
"""
NO_ANSWER = "Error: Unable to locate credentials"


def script(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with its tools in place, in which somebody has deployed before."""
    for name in (".python-version", "Makefile", "requirements-deploy.txt", "requirements.txt"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for name in ("engine", "functions", "packed"):
        (tmp_path / name).mkdir()
    script(tmp_path / ".venv-deploy/bin/sam", SAM)
    (tmp_path / ".venv-deploy/ready").touch()
    (tmp_path / "samconfig.toml").write_text('stack_name = "diamant"\n', encoding="utf-8")
    tells(tmp_path, "", 0)
    return tmp_path


def tells(clone: Path, said: str, ends: int) -> None:
    (clone / "said").write_text(said, encoding="utf-8")
    (clone / "ends").write_text(str(ends), encoding="utf-8")


def make(clone: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    without = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(
        ["make", *arguments], cwd=clone, env=without, capture_output=True, text=True, check=False
    )


def calls(clone: Path) -> list[str]:
    return (clone / "calls").read_text(encoding="utf-8").splitlines()


UPDATE, ASKING = "deploy --no-fail-on-empty-changeset", "deploy --no-fail-on-empty-changeset --guided"


def missing(exception: str) -> str:
    """What SAM says, in its own words."""
    program = (
        f"from samcli.commands.list.exceptions import {exception} as e; print(e('diamant', 'x').message)"
    )
    return f"Error: {run(str(TOOLS / 'python'), '-c', program)}"


def test_who_has_deployed_before_is_asked_nothing(clone: Path) -> None:
    assert make(clone, "deploy").returncode == 0
    assert calls(clone)[1:] == [UPDATE]


def test_who_wants_to_be_asked_is(clone: Path) -> None:
    assert make(clone, "deploy", "ASK=1").returncode == 0
    assert calls(clone)[1:] == [ASKING]


def test_the_first_time_everything_is_asked(clone: Path) -> None:
    (clone / "samconfig.toml").unlink()
    tells(clone, NO_ANSWER, 1)
    assert make(clone, "deploy").returncode == 0
    assert calls(clone)[1:] == [ASKING]


@pytest.mark.parametrize("exception", ["StackDoesNotExistInRegionError", "NoOutputsForStackError"])
def test_a_stack_that_is_not_there_any_more_has_no_answers(clone: Path, exception: str) -> None:
    tells(clone, missing(exception), 1)
    assert make(clone, "deploy").returncode == 0
    assert calls(clone)[1:] == [ASKING]


def test_while_aws_does_not_answer_nothing_is_asked_and_nothing_deployed(clone: Path) -> None:
    """Whoever answers all questions anew has to know the passphrase, and Return would take it away."""
    tells(clone, NO_ANSWER, 1)
    done = make(clone, "deploy")
    assert done.returncode != 0
    assert NO_ANSWER in done.stderr
    assert [call for call in calls(clone) if call.startswith("deploy")] == []


def test_a_package_is_built_with_the_pip_that_is_there_anyway(clone: Path) -> None:
    script(clone / ".venv-deploy/bin/python", PYTHON)
    assert (
        make(clone, "build-SocketFunction", "PYTHON=false", f"ARTIFACTS_DIR={clone}/packed").returncode == 0
    )
    assert {call.split()[0] for call in calls(clone)} == {".venv-deploy/bin/python"}


def test_without_any_pip_it_is_said_what_to_install(clone: Path) -> None:
    script(clone / "bare", PYTHON)
    tells(clone, "", 1)
    done = make(clone, "build-SocketFunction", "PYTHON=./bare", f"ARTIFACTS_DIR={clone}/packed")
    assert done.returncode != 0
    assert "pip" in done.stderr
    assert "apt-get install" in done.stderr
    assert calls(clone) == ["./bare -m pip --version"]
