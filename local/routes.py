"""Which function answers what: route keys, and the field of a message that chooses one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from local.lambdas import Function


@dataclass(frozen=True)
class Routes:
    """Functions by route key: `$connect`, `$disconnect`, `$default` and others.

    `selector` is the field of a JSON message that names its route, such as `action`.
    """

    functions: Mapping[str, Function] = field(default_factory=dict)
    selector: str = "action"

    def get(self, key: str) -> Function | None:
        return self.functions.get(key)

    def key_of(self, body: str) -> str:
        """The route of a message; what is not JSON, or names no route, goes to `$default`."""
        try:
            read = json.loads(body)
        except (ValueError, RecursionError):
            return "$default"
        chosen = read.get(self.selector) if isinstance(read, dict) else None
        return chosen if isinstance(chosen, str) and chosen in self.functions else "$default"
