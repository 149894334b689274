"""Parts of a page that are written by playing, between `<!-- NAME -->` and `<!-- end -->`."""

import re
from collections.abc import Mapping

from local.serve import ROOT

DOCS = ROOT / "docs"
BLOCK = re.compile(r"(?<=^<!-- )(?P<name>[\w ]+)(?P<open> -->\n).*?(?=^<!-- end -->$)", re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def filled(text: str, blocks: Mapping[str, str]) -> str:
    """The page with each block written anew."""
    return BLOCK.sub(lambda found: f"{found['name']}{found['open']}{blocks[found['name']]}\n", text)


def written(text: str) -> dict[str, str]:
    """The blocks of a page as they stand there."""
    found = re.finditer(r"^<!-- ([\w ]+) -->\n(.*?)\n<!-- end -->$", text, re.MULTILINE | re.DOTALL)
    return {block[1]: block[2] for block in found}


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
