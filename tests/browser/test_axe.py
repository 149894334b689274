"""Every screen in every language and theme holds to WCAG 2.2 AA, as far as a machine can tell."""

from collections.abc import Callable, Iterator

import pytest

from local.serve import ROOT
from tests.browser.byways import byways
from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.sights import Sight, in_every_look
from tests.browser.walk import walk

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
# Another theme has other colours and nothing else: so that one is examined for contrast alone.
COLOURS_ONLY = "light"
# What is wrong, and with what: in the dialog, if there is one, for nobody reaches what lies under it.
# Nothing is loaded from elsewhere, so nothing is loaded anew either.
VIOLATIONS = """async (coloursOnly) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const runOnly = coloursOnly ? ['color-contrast'] : tags
  const options = { runOnly, resultTypes: ['violations'], preload: false }
  const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(' ')}: ${failureSummary.replace(/\\s+/g, ' ')}`))
}"""


@pytest.mark.parametrize("way", [walk, byways])
def test_no_screen_keeps_anyone_out(phone: Phones, way: Callable[[Phones], Iterator[Sight]]) -> None:
    def examined(*, workers: bool = True) -> Phone:
        made = phone(workers=workers)
        made.context.set_default_timeout(20_000)  # a long way, on a machine that may have much to do
        made.context.add_init_script(path=AXE)  # the policy would refuse it later
        return made

    found = [
        f"{screen}, {', '.join(look)}: {violation}"
        for screen, shown in way(examined)
        for look in in_every_look(shown)
        for violation in shown.page.evaluate(VIOLATIONS, look[1] == COLOURS_ONLY)
    ]
    assert found == []
