"""What the page's own policy forbids: whatever gets in cannot become a script."""

from playwright.sync_api import expect

from tests.browser.conftest import Phones
from tests.browser.waiting import limited

# Each tries one way in, from a task of the page's own, and says what came of it.
ATTEMPTS = {
    "markup": "(document.body.innerHTML = '<b>in</b>')",
    "code in an attribute": "document.body.setAttribute('onclick', '1')",
    "a string as code": "globalThis.eval('1')",
    "a string as a timer": "setTimeout('1')",
    "an address as a script": "(document.createElement('script').src = 'https://elsewhere.test/x.js')",
    "an address as a worker": "new Worker('/sw.js')",
    "another service worker": "navigator.serviceWorker.register('/other.js')",
    "a policy of one's own": "trustedTypes.createPolicy('mine', {})",
    "the page's policy again": "trustedTypes.createPolicy('app', {})",
    "a picture out of a text": "Object.assign(new Image(), { src: 'data:image/png;base64,AA==' }).decode()",
}
TRY = """async (attempts) => {
  const violated = []
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => violated.push(violatedDirective))
  const outcomes = attempts.map((attempt) => new Promise((done) => setTimeout(() =>
    Promise.resolve().then(attempt).then(() => done('it works'), ({ name }) => done(name)))))
  const came = await Promise.all(outcomes)
  while (violated.length < attempts.length) await new Promise(requestAnimationFrame)
  return [came, [...new Set(violated)].sort()]
}"""
SETTLED = "() => navigator.serviceWorker.ready.then(() => {})"


def test_no_way_in_works(phone: Phones) -> None:
    ada = phone()
    ada.open()
    ada.page.evaluate(limited(SETTLED))
    assert ada.troubles == []  # our own worker has been let through
    attempts = ", ".join(f"async () => {attempt}" for attempt in ATTEMPTS.values())
    came, violated = ada.page.evaluate(limited(f"() => ({TRY})([{attempts}])"))
    assert [name for name, result in zip(ATTEMPTS, came, strict=True) if result == "it works"] == []
    assert violated == ["img-src", "require-trusted-types-for", "trusted-types"]
    ada.troubles.clear()


def test_no_style_comes_in_with_an_attribute(phone: Phones) -> None:
    ada = phone()
    ada.open()
    title = ada.page.locator("h1")
    title.evaluate("(it) => it.setAttribute('style', 'color: rgb(1, 2, 3)')")
    expect(title).not_to_have_css("color", "rgb(1, 2, 3)")
    assert any("style-src" in trouble for trouble in ada.troubles)
    ada.troubles.clear()


def test_a_foreign_script_is_not_asked_for(phone: Phones) -> None:
    ada = phone()
    ada.open()
    with ada.page.expect_event("requestfailed") as failed:
        ada.page.evaluate("() => { import('https://elsewhere.test/x.js').catch(() => {}) }")
    assert failed.value.failure == "csp"
    assert any("script-src" in trouble for trouble in ada.troubles)
    ada.troubles.clear()
