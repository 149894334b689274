"""The built page with an ear: drivers tell too little, and not all of it, of what goes wrong in a page."""

import shutil
from pathlib import Path

from tests.browser.deck import built

# Before everything else on the page; what it hears outlives a reload.
EAR = """
const troubles = () => JSON.parse(sessionStorage.getItem('troubles') ?? '[]')
// An engine that says so measures the rest in its next frame: nothing went wrong.
const isHarmless = (text) => text.startsWith('ResizeObserver loop')
const keep = (all) => sessionStorage.setItem('troubles', JSON.stringify(all))
const hear = (text) => isHarmless(text) || keep([...troubles(), text])
for (const level of ['error', 'warn']) console[level] = (...words) => hear(words.join(' '))
const heard = {
  error: (event) => event.message ?? `not loaded: ${event.target.src ?? event.target.href}`,
  unhandledrejection: (event) => `rejected: ${event.reason}`,
  securitypolicyviolation: (event) => `policy: ${event.violatedDirective} ${event.blockedURI}`,
}
for (const [event, words] of Object.entries(heard)) addEventListener(event, (of) => hear(words(of)), true)
"""
HEARD = "() => JSON.parse(sessionStorage.getItem('troubles') ?? '[]')"


def listening_page(folder: Path) -> Path:
    """Copies the page to `folder` and gives it an ear there."""
    shutil.copytree(built(), folder, dirs_exist_ok=True)
    (folder / "ear.js").write_text(EAR, encoding="utf-8")
    index = folder / "index.html"
    html = index.read_text(encoding="utf-8")
    index.write_text(html.replace("<head>", '<head><script src="/ear.js"></script>', 1), encoding="utf-8")
    return folder
