"""All that a machine can find amiss with the screens of a way, in every look: one pass for all of it.

WCAG 2.2 AA as far as axe can tell, what is printed too faintly, and what does not fit a small phone.
"""

from collections.abc import Callable, Iterator

from local.serve import ROOT
from tests.browser.contrast import faint
from tests.browser.phone import SMALL, TALL, Phone
from tests.browser.sights import EVERY_LOOK, LANGUAGES, Look, Phones, Sight, in_every_look

AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
# What is wrong, and with what: in the dialog, if there is one, for nobody reaches what lies under it.
# Nothing is loaded from elsewhere, so nothing is loaded anew either.
VIOLATIONS = """async () => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const options = { runOnly, resultTypes: ['violations'], preload: false }
  const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document, options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
    `${id}: ${target.join(' ')}: ${failureSummary.replace(/\\s+/g, ' ')}`))
}"""
# Where things lie and how large they are is a matter of the words, not of the theme.
EVERY_LANGUAGE: list[Look] = [(language, "dark") for language in LANGUAGES]


def amiss(phone: Phones, way: Callable[[Phones], Iterator[Sight]]) -> list[str]:
    """What is amiss, with the screen and the look in which it is."""

    def examined(*, workers: bool = True) -> Phone:
        made = phone(workers=workers)
        made.context.set_default_timeout(20_000)  # a long way, on a machine that may have much to do
        made.context.add_init_script(path=AXE)  # the policy would refuse it later
        return made

    return [
        f"{screen}, {', '.join(look)}: {one}"
        for screen, shown in way(examined)
        for look, found in (*_tall(shown), *_small(shown))
        for one in found
    ]


type Found = Iterator[tuple[Look, list[str]]]


def _tall(shown: Phone) -> Found:
    for look in in_every_look(shown, EVERY_LOOK):
        found = faint(shown) + shown.page.evaluate(VIOLATIONS)
        if look in EVERY_LANGUAGE:
            found += shown.misfits()
        yield look, found


def _small(shown: Phone) -> Found:
    shown.resize(SMALL)
    for look in in_every_look(shown, EVERY_LANGUAGE):
        yield look, [f"on a small phone, {one}" for one in shown.misfits()]
    shown.resize(TALL)
