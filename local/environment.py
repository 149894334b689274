"""The environment in which handlers run here: dummy credentials, the table, the gateway's address."""

import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from local.template import REGION, FunctionSpec, TemplateProblem

# A developer's own profile or endpoint must never be reached from a game played at home.
UNSET = (
    "AWS_PROFILE",
    "AWS_DEFAULT_PROFILE",
    "AWS_SESSION_TOKEN",
    "AWS_ENDPOINT_URL",
    "AWS_ENDPOINT_URL_DYNAMODB",
)


def fresh_key() -> str:
    """An access key id that opens this start's `@connections` and nothing else."""
    return "AKIA" + secrets.token_hex(8).upper()


def surroundings(key: str, connections_url: str, tables: Iterable[str]) -> dict[str, str]:
    """The variables that stand whatever the template says; `connections_url` ends in the stage."""
    first = next(iter(tables), None)
    return {
        "AWS_ACCESS_KEY_ID": key,
        "AWS_SECRET_ACCESS_KEY": "local",
        "AWS_DEFAULT_REGION": REGION,
        "AWS_REGION": REGION,
        "AWS_CONFIG_FILE": os.devnull,
        "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
        "AWS_EC2_METADATA_DISABLED": "true",
        "CONNECTIONS_URL": connections_url,
        **({} if first is None else {"TABLE_NAME": first}),
        "POWERTOOLS_SERVICE_NAME": "diamant",
        "POWERTOOLS_TRACE_DISABLED": "true",
    }


def of_functions(functions: Iterable[FunctionSpec]) -> dict[str, str]:
    """The plain variables of the template's functions, which share one process here.

    Raises TemplateProblem where two functions give one variable two values.
    """
    found: dict[str, str] = {}
    for function in functions:
        for name, value in function.environment.items():
            if found.setdefault(name, value) != value and not name.startswith("POWERTOOLS_"):
                raise TemplateProblem(
                    f"Two functions give {name} different values; here they share one process."
                )
    return found


@contextmanager
def environment(variables: Mapping[str, str]) -> Iterator[None]:
    """Set variables, and put back what was there."""
    before = {name: os.environ.get(name) for name in (*variables, *UNSET)}
    for name in UNSET:
        os.environ.pop(name, None)
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
