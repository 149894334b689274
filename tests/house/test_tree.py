"""Nothing lies where nobody would look for it."""

from tests.house.sources import files

TOP = {
    ".ci", ".gitignore", ".python-version", "LICENSE", "Makefile", "README.md", "docs", "engine", "frontend",
    "functions", "local", "pyproject.toml", "requirements-checkov.txt", "requirements-deploy.txt",
    "requirements-dev.txt", "requirements.txt", "template.yaml", "tests",
}  # fmt: skip
TESTS = {
    "bench",
    "browser",
    "docs",
    "engine",
    "engines",
    "functions",
    "goldens",
    "house",
    "local",
    "races",
    "shots",
    "site",
    "socket",
    "template",
}


def test_only_known_entries_at_the_top() -> None:
    assert {path.parts[0] for path in files()} <= TOP


def test_tests_lie_by_concern() -> None:
    folders = {path.parts[1] for path in files() if path.parts[0] == "tests" and len(path.parts) > 2}
    assert folders <= TESTS


def test_what_is_made_is_not_kept() -> None:
    made = {".venv", ".venv-deploy", ".venv-checkov", ".aws-sam", "node_modules", "dist", "__pycache__"}
    assert [path for path in files() if made & set(path.parts)] == []
