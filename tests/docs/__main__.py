"""Write what the pages in docs/ tell by playing it: `python -m tests.docs`."""

from tests.docs.blocks import DOCS
from tests.docs.cloud import cloud
from tests.docs.pages import operations, permissions, protocol
from tests.docs.story import Story

if __name__ == "__main__":
    with cloud() as here:
        pages = {"protocol.md": protocol(Story(here.storage)), "permissions.md": permissions(here)}
    pages["operations.md"] = operations()
    for name, text in pages.items():
        (DOCS / name).write_text(text, encoding="utf-8")
    print(f"{', '.join(pages)} written to docs/")
