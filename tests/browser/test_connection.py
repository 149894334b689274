import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from local.serve import ROOT
from tests.browser.conftest import Phones
from tests.browser.phone import decide
from tests.browser.rivals import Rivals
from tests.browser.slow import SlowLine
from tests.browser.test_whole_game import three


def test_offline_the_buttons_rest_and_online_the_truth_comes_back(phone: Phones) -> None:
    ada = phone()
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    ada.choose("Continue")
    ada.context.set_offline(offline=True)
    expect(ada.exit).to_be_disabled()
    expect(ada.page.get_by_text("not connected")).to_be_attached()
    rivals.choose("1.1", "continue")
    ada.context.set_offline(offline=False)
    expect(ada.page.locator('[data-turn="1.2"]')).to_be_visible(timeout=10_000)
    expect(ada.exit).to_be_enabled()
    expect(ada.exit).to_have_attribute("aria-pressed", "false")
    ada.choose("Exit")


def test_a_socket_that_is_dead_without_saying_so_is_replaced(phone: Phones) -> None:
    ada, sockets, dead = phone(), list[WebSocketRoute](), list[WebSocketRoute]()

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if socket in dead else server.send(text))
        server.on_message(lambda text: None if socket in dead else socket.send(text))
        sockets.append(socket)

    ada.page.route_web_socket("**/ws", carry)
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    ada.choose("Continue")
    dead.append(sockets[-1])
    rivals.choose("1.1", "continue")
    assert ada.turn == "1.1"
    ada.page.evaluate("() => dispatchEvent(new Event('online'))")
    expect(ada.exit).to_be_disabled()
    ada.page.locator('[data-turn="1.2"]').wait_for(timeout=10_000)
    expect(ada.exit).to_be_enabled()
    assert len(sockets) == 2


def test_who_sat_down_before_a_slow_database_sits_there_once_and_comes_back(phone: Phones) -> None:
    ada, boris, joins = phone(), phone(), list[str]()

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            command = json.loads(text)
            if command["action"] == "join":
                joins.append(command["id"])
            server.send(text)

        def answered(text: str | bytes) -> None:
            answer = json.loads(text)
            late = {"re": answer["re"], "type": "refused", "code": "unavailable", "game": answer["game"]}
            # The seat is saved, but the first answer does not say so.
            socket.send(json.dumps(late) if joins == [answer["re"]] else text)

        socket.on_message(said)
        server.on_message(answered)

    boris.page.route_web_socket("**/ws", carry)
    boris.take_seat(ada.start_table("Ada"), "Boris")
    assert len(joins) == 2
    expect(ada.page.locator(".seats bdi")).to_have_text(["Ada", "Boris"])
    boris.page.reload()
    expect(boris.page.get_by_role("heading", name="Your explorer")).to_be_visible()


def test_what_is_tapped_in_a_doubt_of_the_connection_does_nothing(phone: Phones) -> None:
    ada = phone()
    line = SlowLine(ada)
    Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    begin, code = ada.button("Enter the first cave"), ada.button("Code").last
    edition, chests, hat = (
        ada.page.get_by_label(it) for it in ("Edition", "Chests are open", "Pink, two buns")
    )
    expect(begin).to_be_enabled()
    with line.held():
        ada.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        expect(begin).to_be_disabled()
        for control in (chests, hat, code, begin):
            control.dispatch_event("click")
        edition.press("ArrowDown")
        expect(edition).to_have_value("relics")
        expect(chests).to_be_checked()
        expect(hat).not_to_be_checked()
    for control in (edition, chests, hat, code, begin):
        expect(control).to_be_enabled()
    expect(edition).to_have_value("relics")
    expect(chests).to_be_checked()
    expect(hat).not_to_be_checked()


def test_two_tabs_of_one_seat_are_both_in_step(phone: Phones) -> None:
    ada = phone()
    rivals = Rivals(ada.start_table("Ada"), ["Boris", "Chiara"])
    ada.begin()
    other = ada.tab()
    other.goto(ada.page.url)
    leaving, staying = (other.get_by_role("button", name=name) for name in ("Exit", "Continue"))
    expect(staying).to_be_enabled()
    ada.choose("Continue")
    expect(staying).to_have_attribute("aria-pressed", "true")
    leaving.tap()
    expect(ada.exit).to_have_attribute("aria-pressed", "true")
    rivals.choose("1.1", "continue")
    for page in (ada.page, other):
        expect(page.locator('[data-turn="1.1"]')).to_have_count(0)


def test_what_one_tab_keeps_or_forgets_leaves_the_other_its_seat(phone: Phones) -> None:
    ada = phone()
    ada.start_table("Ada")
    other = ada.tab()
    other.goto(ada.url)
    tables = other.locator(".tables li")
    expect(tables).to_have_count(1)
    ada.start_table("Berta")
    expect(tables).to_have_count(2)
    other.get_by_role("button", name="Tidy the list").tap()
    tables.last.get_by_role("button").tap()
    other.get_by_role("button", name="Forget it").tap()
    expect(tables).to_have_count(1)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Your explorer")).to_be_visible()
    ada.open()
    expect(ada.page.locator(".tables li")).to_have_count(1)


def test_dates_are_right_on_a_phone_whose_clock_is_wrong(phone: Phones) -> None:
    ada = phone()
    ada.page.clock.install(time="2019-03-01")
    ada.start_table("Ada")
    ada.open()
    end = datetime.now(UTC) + timedelta(days=7)
    expect(ada.page.locator(".tables")).to_contain_text(f"Kept until {end:%B} {end.day}.")


def test_a_server_that_restarts_in_the_middle_of_a_decision_is_found_again_by_every_page(
    phone: Phones, tmp_path: Path
) -> None:
    with serving(tmp_path, port=0) as url:
        ada, boris, chiara = everyone = three(phone, url=url)
        ada.begin()
        ada.choose("Exit")
    for one in everyone:
        expect(one.exit).to_be_disabled()
    with serving(tmp_path, port=int(url.rpartition(":")[2])):
        for one in everyone:
            expect(one.exit).to_be_enabled(timeout=30_000)
        expect(ada.exit).to_contain_text("chosen")
        decide({boris: "Exit", chiara: "Exit"})
        for one in everyone:
            expect(one.page.get_by_role("heading", name="Cave 1 is closed")).to_be_visible()


@contextmanager
def serving(games: Path, port: int) -> Iterator[str]:
    command = [sys.executable, "-m", "local", "--port", str(port), "--play", str(games)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
