"""What the service worker keeps."""

from tests.browser.phone import Phone
from tests.browser.waiting import limited

# Resolves when the worker is at work and keeps the language too, which the page tells it.
KEPT = """async () => {
  await navigator.serviceWorker.ready
  const isThere = async () => Object.keys(await kept()).some((path) => /^\\/assets\\/en-/.test(path))
  const kept = async () => {
    const [name] = await caches.keys()
    const cache = await caches.open(name)
    const files = await Promise.all((await cache.keys()).map(async (key) => [key, await cache.match(key)]))
    const sizes = files.map(async ([{ url }, file]) => [new URL(url).pathname, (await file.blob()).size])
    return Object.fromEntries(await Promise.all(sizes))
  }
  while (!(await isThere())) await new Promise(requestAnimationFrame)
  return kept()
}"""


def kept(phone: Phone) -> dict[str, int]:
    """The paths that are kept, and how many bytes each has; waited for until the worker is at work."""
    found: dict[str, int] = phone.page.evaluate(limited(KEPT))
    return found
