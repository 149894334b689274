"""A new release of the page: nobody is kept on the old one, and nobody thrown out of it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Phones
from tests.browser.kept import kept
from tests.browser.phone import Phone
from tests.browser.releases import Site, built, site
from tests.browser.waiting import limited

RELEASES_KEPT = "() => caches.keys().then((names) => names.length)"
# Resolves when a worker that is newly found is at work, or has been thrown away.
UPDATED = """() => navigator.serviceWorker.ready.then(async (registration) => {
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return 'nothing new'
  return new Promise((done) => {
    const look = () => ['activated', 'redundant'].includes(next.state) && done(next.state)
    next.onstatechange = look
    look()
  })
})"""

# The page is put aside, and looked at again two hours later.
AWAY = """() => {
  const now = Date.now() + 2 * 3_600_000
  const look = (hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  look(true)
  Date.now = () => now
  look(false)
}"""
# Resolves when the worker of a second release is at work.
TAKEN_OVER = """async () => {
  const { serviceWorker } = navigator
  const first = serviceWorker.controller
  while ((await caches.keys()).length < 2 || serviceWorker.controller === first)
    await new Promise((again) => setTimeout(again, 50)) // a page behind another draws no frames
}"""


@pytest.fixture(scope="session")
def releases(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("releases")
    return [built(folder / tag, f"Release {tag}") for tag in ("one", "two", "three")]


@pytest.fixture(scope="session")
def changing(releases: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with site(tmp_path_factory.mktemp("site")) as changing:
        yield changing


@pytest.fixture
def ada(phone: Phones, changing: Site, releases: list[Path]) -> Phone:
    """Sits in the lobby of the first release, which is kept on her phone."""
    changing.release(releases[0])
    ada = phone(url=changing.url)
    ada.start_table("Ada")
    kept(ada)
    return ada


def start_page(ada: Phone) -> Page:
    other = ada.tab()
    other.goto(ada.url)
    return other


def test_a_new_release_is_there_at_the_next_visit_and_an_open_page_goes_on_as_it_was(
    ada: Phone, changing: Site, releases: list[Path]
) -> None:
    changing.release(releases[1])
    other = start_page(ada)
    expect(other.get_by_text("Release two")).to_have_count(1)
    assert other.evaluate(limited(UPDATED)) in {"activated", "nothing new"}
    ada.button("Menu").tap()  # a file that only the first release had
    expect(ada.page.get_by_role("dialog", name="Menu")).to_be_visible()
    ada.open()
    expect(ada.page.get_by_text("Release two")).to_have_count(1)
    assert ada.page.evaluate(RELEASES_KEPT) == 2


def test_a_page_of_a_release_that_is_gone_says_so_and_reloads_into_the_newest(
    ada: Phone, changing: Site, releases: list[Path]
) -> None:
    other = start_page(ada)
    for dist in releases[1:]:
        changing.release(dist)
        assert other.evaluate(limited(UPDATED)) == "activated"
    assert other.evaluate(RELEASES_KEPT) == 2
    ada.context.new_cdp_session(ada.page).send("Network.clearBrowserCache")
    ada.button("Menu").tap()
    expect(ada.page.get_by_text("could not be loaded")).to_be_visible()
    ada.button("Reload").tap()
    expect(ada.page.get_by_role("dialog", name="Menu")).to_be_visible()
    assert {trouble for trouble in ada.troubles if "404" not in trouble} == set()
    ada.troubles.clear()  # the browser's own words about the file that is not there


def test_a_page_that_is_never_closed_turns_into_the_new_release_after_long_absences(
    ada: Phone, changing: Site, releases: list[Path]
) -> None:
    changing.release(releases[1])
    ada.page.evaluate(limited(f"() => {{ ({AWAY})(); return ({TAKEN_OVER})() }}"))
    with ada.page.expect_navigation():
        ada.page.evaluate(AWAY)
    ada.button("To the start page").tap()
    expect(ada.page.get_by_text("Release two")).to_have_count(1)


def test_half_a_release_is_not_kept(ada: Phone, changing: Site, releases: list[Path]) -> None:
    changing.release(releases[1], but=("index.html",))
    assert ada.page.evaluate(limited(UPDATED)) == "redundant"
    assert ada.page.evaluate(RELEASES_KEPT) == 1
    changing.release(releases[1])
    assert ada.page.evaluate(limited(UPDATED)) == "activated"


def test_a_silent_network_does_not_keep_the_page_from_opening(ada: Phone, changing: Site) -> None:
    with changing.silence():
        other = start_page(ada)
        expect(other.get_by_text("Release one")).to_have_count(1)
        expect(other.locator(".tables li")).to_have_count(1)


def test_a_release_whose_worker_alone_is_new_is_kept_apart(releases: list[Path], tmp_path: Path) -> None:
    # Else one that cannot be had whole would take the cache of the one that is there with it.
    other = built(tmp_path / "one", "Release one", patience="4_000")
    assert name_of(other) != name_of(releases[0])


def name_of(release: Path) -> str:
    """Under what its worker keeps a release."""
    found = re.search(r'"?hash"?: ?[`"]([0-9a-f]{12})[`"]', (release / "sw.js").read_text(encoding="utf-8"))
    assert found
    return found[1]
