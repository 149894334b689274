"""The pages of docs/ that are written by playing, as they should read."""

from local.refusals import SENTENCES
from tests.docs import rights
from tests.docs.blocks import filled, page, table
from tests.docs.cloud import Cloud
from tests.docs.story import Story


def protocol(story: Story) -> str:
    return filled(story.play(page("protocol.md")), {"refusals": _refusals()})


def _refusals() -> str:
    return table(["code", "why"], [[f"`{code}`", sentence] for code, sentence in SENTENCES.items()])


def permissions(cloud: Cloud) -> str:
    return filled(page("permissions.md"), rights.tables(cloud))
