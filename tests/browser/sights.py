"""What there is to look at on a phone, in each language and theme."""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from local.serve import ROOT
from tests.browser.phone import Phone
from tests.browser.waiting import limited

type Phones = Callable[..., Phone]
type Sight = tuple[str, Phone]
type Theme = Literal["dark", "light"]
type Look = tuple[str, Theme]

THEMES: tuple[Theme, ...] = ("dark", "light")
LANGUAGES = sorted(file.stem for file in (ROOT / "frontend" / "src" / "text").glob("[a-z][a-z].ts"))
EVERY_LOOK: list[Look] = [(language, theme) for theme in THEMES for language in LANGUAGES]
# What the settings do, in one step; resolves when all is said in the language and drawn in the theme.
SET = """async ({ language, theme }) => {
  const root = document.documentElement
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  localStorage.setItem('diamant.settings', JSON.stringify({ language, theme }))
  dispatchEvent(new StorageEvent('storage', { key: 'diamant.settings' }))
  while (root.lang !== language || root.dataset.theme !== theme) await frame()
  await frame().then(frame)
}"""


def in_every_look(phone: Phone, looks: Sequence[Look] = EVERY_LOOK) -> Iterator[Look]:
    """What the phone shows, in one language and theme after the other; then as before."""
    for language, theme in looks:
        _set(phone, language, theme)
        yield language, theme
    _set(phone, "en", "dark")


def _set(phone: Phone, language: str, theme: Theme) -> None:
    phone.page.evaluate(limited(SET), {"language": language, "theme": theme})
