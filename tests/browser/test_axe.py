"""Every screen in every language and theme holds to WCAG 2.2 AA, as far as a machine can tell."""

import pytest

from local.serve import ROOT
from tests.browser.conftest import Phones
from tests.browser.phone import Phone
from tests.browser.walk import THEMES, Theme, in_every_language, walk

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
# What is wrong, and with what. Nothing is loaded from elsewhere, so nothing is loaded anew either.
VIOLATIONS = """async () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const options = { runOnly: tags, resultTypes: ['violations'], preload: false }
  const { violations } = await axe.run(document, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(' ')}: ${failureSummary.replace(/\\s+/g, ' ')}`))
}"""


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_keeps_anyone_out(phone: Phones, theme: Theme) -> None:
    def examined() -> Phone:
        made = phone()
        made.context.set_default_timeout(20_000)  # a long way, on a machine that may have much to do
        made.context.add_init_script(path=AXE)  # the policy would refuse it later
        return made

    found = [
        f"{screen}, {language}: {violation}"
        for screen, shown in walk(examined)
        for language in in_every_language(shown, theme)
        for violation in shown.page.evaluate(VIOLATIONS)
    ]
    assert found == []
