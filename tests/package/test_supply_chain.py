"""What Kibitz is made of is written down the same each time, and whether something is known about it can be asked."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def program(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(ROOT / "deploy" / name), *arguments], capture_output=True, text=True)


def test_every_pinned_part_is_listed_with_its_digests() -> None:
    text = program("sbom.py").stdout
    assert text == program("sbom.py").stdout
    made = json.loads(text)
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.5")
    parts = {part["purl"]: part for part in made["components"]}
    pins = re.findall(r"^([\w.-]+)==([^\s;\\]+)", (ROOT / "constraints" / "run.txt").read_text(), re.MULTILINE)
    assert {f"pkg:pypi/{name.lower().replace('_', '-')}@{version}" for name, version in pins} <= parts.keys()
    assert all(part["hashes"] for part in parts.values())
    shipped = {part["name"] for part in parts.values() if part["scope"] == "required" and "npm" in part["purl"]}
    assert "@fluent/bundle" in shipped
    assert "vite" not in shipped


class Osv(BaseHTTPRequestHandler):
    """Knows something about one package."""

    bad = ""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        known = [
            {"vulns": [{"id": "GHSA-1"}]} if self.bad and self.bad in one["package"]["purl"] else {} for one in asked
        ]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": known}).encode())

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture
def osv() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Osv)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_an_audit_says_what_is_known(osv: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program("audit.py", osv).returncode == 0
    monkeypatch.setattr(Osv, "bad", "pypi/litestar@")
    found = program("audit.py", osv)
    assert found.returncode == 1
    assert re.search(r"^pkg:pypi/litestar@\S+: GHSA-1$", found.stdout, re.MULTILINE)


def test_an_audit_that_reaches_nobody_does_not_look_like_a_good_one() -> None:
    failed = program("audit.py", "http://127.0.0.1:9")
    assert failed.returncode == 3
    assert "nothing is known" in failed.stderr
