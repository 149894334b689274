"""What is locked installs from any registry, and tests run against what is deployed."""

import json
import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.sources import ROOT

LOCKS = ["requirements.txt", "requirements-dev.txt", "requirements-deploy.txt", "requirements-checkov.txt"]
PINNED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;\\]+)", re.MULTILINE)


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text(encoding="utf-8")
    return {str(canonicalize_name(name)): version for name, version in PINNED.findall(text)}


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_carry_hashes_and_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[a-z])", text)
    assert "://" not in text
    assert "--index" not in text
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", ["frontend/package-lock.json", "tests/bench/package-lock.json"])
def test_locks_of_npm_carry_no_address_to_fetch_from(lock: str) -> None:
    packages = json.loads((ROOT / lock).read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_tests_run_the_versions_that_are_deployed() -> None:
    deployed, tested = pins("requirements.txt"), pins("requirements-dev.txt")
    assert deployed
    assert {name: tested.get(name) for name in deployed} == deployed


def test_boto3_is_the_runtimes_and_not_packed() -> None:
    assert {"boto3", "botocore"} & pins("requirements.txt").keys() == set()


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_hold_what_is_asked_for(lock: str) -> None:
    settings = project()
    asked: dict[str, list[str]] = {
        "requirements.txt": settings["project"]["dependencies"],
        "requirements-dev.txt": settings["project"]["dependencies"] + settings["dependency-groups"]["dev"],
        "requirements-deploy.txt": settings["dependency-groups"]["deploy"],
        "requirements-checkov.txt": settings["dependency-groups"]["checkov"],
    }
    locked = pins(lock)
    wanted = [Requirement(line) for line in asked[lock]]
    unmet = [
        str(need)
        for need in wanted
        if not need.specifier.contains(locked.get(canonicalize_name(need.name), "0"))
    ]
    assert unmet == []
