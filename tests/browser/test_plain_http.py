"""A phone in the same network speaks plain HTTP to a name that is not localhost: no secure context."""

from playwright.sync_api import expect

from local.serve import Server
from tests.browser.chromium import LAN
from tests.browser.conftest import Phones
from tests.browser.rivals import Rivals


def test_the_game_is_complete_without_a_secure_context(phone: Phones, server: Server) -> None:
    ada = phone(url=server.url.replace("127.0.0.1", LAN))
    invite = ada.start_table("Ada")
    assert ada.page.evaluate("isSecureContext") is False
    assert invite.startswith(f"http://{LAN}:")
    expect(ada.page.get_by_text("Select the link and copy it")).to_be_visible()
    expect(ada.button("Copy")).to_have_count(0)
    ada.button("QR code").tap()
    expect(ada.page.get_by_role("img", name="The invite link as a QR code")).to_be_visible()
    rivals = Rivals(invite, ["Boris", "Chiara"])
    ada.begin()
    ada.choose("Continue")
    rivals.choose("1.1", "continue")
    expect(ada.page.locator('[data-turn="1.2"]')).to_be_visible()
