"""Parts of a page that are written by playing, between `<!-- written: NAME -->` and `<!-- end -->`."""

import re
from collections.abc import Mapping

from local.serve import ROOT

DOCS = ROOT / "docs"
BLOCK = re.compile(r"^<!-- written: (\w+) -->\n(.*?)^<!-- end -->$", re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def filled(text: str, blocks: Mapping[str, str]) -> str:
    """The page with each block written anew."""
    return BLOCK.sub(lambda block: f"<!-- written: {block[1]} -->\n{blocks[block[1]]}\n<!-- end -->", text)


def standing(text: str) -> dict[str, str]:
    """The blocks of a page as they stand there."""
    return {block[1]: block[2].rstrip("\n") for block in BLOCK.finditer(text)}


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
