"""The package is small, for the right processor, and holds all that its handler imports."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from functions.site.release import connecting_to, content_type
from tests.bench.packages import AIM, packages
from tests.template.conftest import ROOT

OURS = {"engine", "functions"}
NEVER = {"boto3", "botocore", "frontend", "local", "tests"}
# What the runtime brings; jmespath we bring too, and ours comes first.
RUNTIME = ["boto3", "botocore", "dateutil", "jmespath", "s3transfer", "six", "urllib3"]


def test_holds_our_code_and_not_what_the_runtime_has(package: Path) -> None:
    names = {path.name for path in package.iterdir()}
    assert names >= OURS
    assert names & NEVER == set()


def test_is_at_most_six_and_a_half_megabytes(package: Path) -> None:
    assert 1_000_000 < packages()[package.name] <= AIM == 6_500_000


def test_compiled_parts_are_for_arm(package: Path) -> None:
    parts = list(package.rglob("*.so"))
    assert parts
    assert [part for part in parts if "aarch64" not in part.name] == []


def test_everything_is_compiled_for_python_3_13(package: Path) -> None:
    """Whatever the files' times become: the check by hash is switched off in the files themselves."""
    unchecked = (1).to_bytes(4, "little")
    for source in [
        *package.rglob("functions/*.py"),
        *package.rglob("engine/*.py"),
        *package.rglob("pydantic/*.py"),
    ]:
        compiled = source.parent / "__pycache__" / f"{source.stem}.cpython-313.pyc"
        assert compiled.read_bytes()[:8] == importlib.util.MAGIC_NUMBER + unchecked


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """The runtime's libraries, and the one compiled part for the processor that this test runs on."""
    for name in [*RUNTIME, "pydantic_core"]:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        origin = Path(spec.origin)
        found = origin.parent if spec.submodule_search_locations else origin
        (tmp_path / found.name).symlink_to(found)
    return tmp_path


def test_handler_imports_with_nothing_else_on_the_path(package: Path, runtime: Path) -> None:
    program = (
        f"import sys; sys.path[:0] = [{str(runtime)!r}, {str(package)!r}]\n"
        "from functions.socket import handler\nfrom functions.sweep import handler as sweep\n"
        "import functions, pydantic\n"
        "print(callable(handler) and callable(sweep), functions.__path__[0], pydantic.__file__)"
    )
    variables = {
        "AWS_DEFAULT_REGION": "eu-central-1",
        "CONNECTIONS_URL": "https://api.example/ws",
        "TABLE_NAME": "table",
        "PATH": os.environ["PATH"],
    }
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program],
        cwd=runtime,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.startswith(f"True {package}/functions {package}/pydantic/")


def test_building_copies_no_environment(package: Path, built: dict[str, Path]) -> None:
    """SAM's own copy of the tree would take virtual environments and node_modules along."""
    names = {"SiteFunction", "SocketFunction", "SweepFunction"}
    assert built == {"build": ROOT, **{f"build-{name}": ROOT for name in names}}
    assert {path.name for path in package.parent.iterdir()} == {*names, "template.yaml"}


def test_the_sweep_has_the_same_package(package: Path) -> None:
    def files(root: Path) -> dict[Path, bytes]:
        return {
            path.relative_to(root): path.read_bytes() if path.suffix == ".py" else b""
            for path in root.rglob("*")
            if path.is_file()
        }

    sweep = files(package.parent / "SweepFunction")
    assert Path("functions/sweep.py") in sweep
    assert sweep == files(package)


def test_the_page_travels_with_the_function_that_brings_it(package: Path) -> None:
    site = package.parent / "SiteFunction"
    assert {path.name for path in site.iterdir()} == {"functions", "page"}
    assert (site / "page/index.html").is_file()
    names = {
        path.relative_to(site / "page").as_posix() for path in (site / "page").rglob("*") if path.is_file()
    }
    for name in names:
        content_type(name)  # raises for a kind of file that the function would refuse to bring
    page = (site / "page/index.html").read_text(encoding="utf-8")
    assert connecting_to(["games.example"], page).count("wss://games.example") == 1
    assert sum(path.stat().st_size for path in site.rglob("*") if path.is_file()) < 2_000_000


def test_the_function_that_brings_the_page_imports_alone(package: Path, runtime: Path) -> None:
    site = package.parent / "SiteFunction"
    program = (
        f"import sys; sys.path[:0] = [{str(runtime)!r}, {str(site)!r}]\n"
        "from functions.site.handler import PAGE, handler\nprint(PAGE.is_dir(), PAGE)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], cwd=runtime, capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.stdout) == ("", f"True {site}/page\n")
