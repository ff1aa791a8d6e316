"""The browser takes part in the shuffle, keeps a receipt, and says so loudly when a server doesn't play by its word."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from web.drivers.duel_page import DuelTable
from web.drivers.visitor import NO_WORKER, Visitor

OTHER = "ab" * 32
STOP = """(table) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "hello") socket.send(JSON.stringify({ type: "abandon", id: "stop" }));
    if (message.type === "ack") { socket.close(); done(true); }
  };
})"""


def stopped_game(visitor: Visitor) -> str:
    """A duel against a bot that was dealt in the browser, reloaded, and ended early; its id."""
    table = visitor.sit_at("face-to-face")
    DuelTable(visitor).hand.wait_for()
    visitor.page.reload()
    DuelTable(visitor).hand.wait_for()
    expect(visitor.page.get_by_test_id("shuffle-trouble")).to_be_hidden()
    visitor.page.evaluate(STOP, table)
    return table


def fair_sheet(page: Page, visitor: Visitor) -> Any:
    page.get_by_role("button", name=visitor.words("fair-title")).click()
    return page.get_by_role("dialog", name=visitor.words("fair-title"))


def test_whoever_plays_in_a_browser_can_prove_the_shuffle(visitors: Callable[..., Visitor], tmp_path: Path) -> None:
    """The receipt outlives a reload, and the one downloaded convinces `kibitz verify`; a stranger is told less."""
    ann, eve = visitors(), visitors()
    table = stopped_game(ann)
    ann.visit(f"/replay/{table}")
    sheet = fair_sheet(ann.page, ann)
    expect(sheet.get_by_text(ann.words("fair-verdict", proof="proved"))).to_be_visible()
    expect(sheet.get_by_text(ann.words("fair-signed", signer="§").split("§")[0])).to_be_visible()
    ann.expect_accessible()
    with ann.page.expect_download() as saved:
        sheet.get_by_role("button", name=ann.words("fair-receipt-get")).click()
    receipt, record = tmp_path / "receipt.json", tmp_path / "record.json"
    saved.value.save_as(receipt)
    record.write_bytes(ann.context.request.get(f"{ann.address}/api/tables/{table}/record").body())
    command = [sys.executable, "-m", "kibitz.cli", "verify", str(record), "--receipt", str(receipt), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert json.loads(done.stdout)["proof"] == "proved"

    eve.visit(f"/replay/{table}")
    sheet = fair_sheet(eve.page, eve)
    expect(sheet.get_by_text(eve.words("fair-verdict", proof="consistent"))).to_be_visible()
    expect(sheet.get_by_role("button", name=eve.words("fair-receipt-get"))).to_be_hidden()


def test_a_record_with_another_contribution_is_called_out(visitor: Visitor) -> None:
    """All hashes of the forged record agree, and its server hasn't signed it; the receipt gives it away."""
    visitor.page.add_init_script(NO_WORKER)
    table = stopped_game(visitor)

    def forge(route: Route) -> None:
        record = route.fetch().json()
        fairness = record["fairness"]
        fairness["contributions"][0] = OTHER
        fairness["commitments"][0] = sha256(bytes.fromhex(OTHER)).hexdigest()
        record["seed"] = sha256(bytes.fromhex(fairness["secret"] + "".join(fairness["contributions"]))).hexdigest()
        record.pop("signature")
        route.fulfill(json=record)

    visitor.page.route("**/record", forge)
    visitor.page.route("**/replay?*", lambda route: route.fulfill(json={**route.fetch().json(), "game": "unknown"}))
    visitor.visit(f"/replay/{table}")
    sheet = fair_sheet(visitor.page, visitor)
    expect(sheet.get_by_role("alert")).to_contain_text(visitor.words("fair-verdict", proof="contradicted"))
    visitor.expect_accessible()


def test_a_server_that_publishes_something_else_is_called_out(visitor: Visitor) -> None:
    """Before a card is played, and still after a reload."""

    def other(frame: str | bytes) -> str:
        message = json.loads(frame)
        for holder in (message.get("table", {}), message.get("table", {}).get("set", {})):
            if holder.get("commitments"):
                holder["commitments"][0] = OTHER
        return json.dumps(message)

    def lie(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(other(frame)))

    visitor.page.route_web_socket("**/live", lie)
    visitor.sit_at("face-to-face")
    alarm = visitor.page.get_by_role("alert").filter(has_text=visitor.words("shuffle-trouble", trouble="changed"))
    expect(alarm).to_be_visible()
    DuelTable(visitor).hand.wait_for()
    visitor.expect_accessible()
    visitor.page.reload()
    expect(alarm).to_be_visible()
