"""On a server whose host asks for a passphrase of whoever opens a table."""

import re

import pytest
from playwright.sync_api import expect

from functions.passphrase import seal
from tests.browser.conftest import Phones

WORD = "open sesame"


def test_a_passphrase_is_asked_for_where_it_is_needed_and_remembered_once_it_worked(
    phone: Phones, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("functions.socket.PASSPHRASE", seal(WORD, "salt"))
    ada, boris = phone(), phone()
    ada.open("#new")
    ada.page.get_by_label("Your name").fill("Ada")
    field = ada.page.get_by_label("Passphrase")
    expect(field).to_have_count(0)
    ada.button("Open the table").tap()
    expect(field).to_be_focused()
    expect(field).to_have_attribute("type", "password")
    expect(field).to_have_accessible_description(re.compile("you need the right passphrase"))
    field.fill("open barley")
    ada.button("Open the table").tap()
    expect(ada.page.get_by_role("alert")).to_contain_text("you need the right passphrase")
    expect(field).to_have_attribute("aria-invalid", "true")
    ada.button("Show").tap()
    field.fill(WORD)
    expect(field).to_have_attribute("type", "text")
    ada.button("Open the table").tap()
    boris.take_seat(ada.page.get_by_label("Invite link").input_value(), "Boris")
    ada.start_table("Ada")  # asked for once


def test_a_passphrase_that_did_not_work_is_not_kept(phone: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("functions.socket.PASSPHRASE", seal(WORD, "salt"))
    ada = phone()
    ada.open("#new")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Open the table").tap()
    ada.page.get_by_label("Passphrase").fill("open barley")
    ada.button("Open the table").tap()
    expect(ada.button("Open the table")).to_be_enabled()
    expect(ada.page.get_by_role("alert")).to_contain_text("you need the right passphrase")
    assert "open barley" not in ada.page.evaluate("JSON.stringify(localStorage)")
