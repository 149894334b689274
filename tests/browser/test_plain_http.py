"""A phone in the same network speaks plain HTTP to a name that is not localhost: no secure context."""

from playwright.sync_api import expect

from local.serve import Server
from tests.browser.chromium import LAN
from tests.browser.conftest import Phones
from tests.browser.test_whole_game import play_to_the_winner, three


def test_an_invite_is_shared_without_a_secure_context(phone: Phones, server: Server) -> None:
    ada = phone(url=server.url.replace("127.0.0.1", LAN))
    invite = ada.start_table("Ada")
    assert ada.page.evaluate("isSecureContext") is False
    assert invite.startswith(f"http://{LAN}:")
    expect(ada.page.get_by_text("Select the link and copy it")).to_be_visible()
    expect(ada.button("Copy")).to_have_count(0)
    ada.button("QR code").tap()
    expect(ada.button("QR code")).to_have_attribute("aria-expanded", "true")
    expect(ada.page.locator(".qr path")).to_be_visible()


def test_a_whole_game_is_played_without_a_secure_context(phone: Phones, server: Server) -> None:
    play_to_the_winner(three(phone, url=server.url.replace("127.0.0.1", LAN)))
