"""The proxies of `deploy/`, started with the shipped files: games are played through them, and visitors stay apart."""

from __future__ import annotations

import http.client
import json
import random
import ssl
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from server.harness.gateway import CADDY, NGINX, caddy, nginx
from server.harness.wire import TIMEOUT, Server, run, seated
from server.test_whole_games import play_on

PROXIES = [
    pytest.param(nginx, marks=pytest.mark.skipif(NGINX is None, reason="no nginx here"), id="nginx"),
    pytest.param(caddy, marks=pytest.mark.skipif(CADDY is None, reason="no caddy here"), id="caddy"),
]
SETTINGS: dict[str, Any] = {"KIBITZ_PUBLIC_URL": "https://localhost", "KIBITZ_RATE": "1000", "KIBITZ_SHARE": "2"}


class Site:
    """A server behind a proxy, and where people reach it."""

    def __init__(self, url: str, network: str) -> None:
        self.url, self._network = url, network

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, *, home: int, **more: str) -> Any:
        """What someone at an address of their own is answered: status, head, body."""
        source = (f"{self._network}.{home}", 0)
        line = http.client.HTTPSConnection(
            self.url.split("//")[1], context=ssl.create_default_context(), timeout=TIMEOUT, source_address=source
        )
        with closing(line):
            line.request(method, path, body, {"Content-Type": "application/json", "Host": "localhost", **more})
            answer = line.getresponse()
            return answer.status, answer.headers, answer.read()


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits as tight as they get, and one public address."""
    running = Server(tmp_path_factory.mktemp("behind") / "data", **SETTINGS)
    yield running
    assert running.stop() == 0


@pytest.fixture(params=PROXIES)
def site(request: pytest.FixtureRequest, behind: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("proxy")
    start: Callable[..., Any] = request.param
    with start(folder, [behind.url.split("//")[1]]) as url, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(folder / "cert.pem"))
        yield Site(url, "127.0.1" if start is nginx else "127.0.0")


def test_a_shipped_proxy_carries_games_and_keeps_visitors_apart(site: Site) -> None:
    """One test for all of it: starting a proxy costs more than asking it."""
    _limits_count_visitors(site)
    _monitoring_is_not_for_visitors(site)
    status, _, _ = site.ask("/api/me", "POST", b"{" + b" " * 70_000 + b"}", home=9)
    assert status == 413
    assert b"protocol" not in site.ask("/api/info", home=9, Host="elsewhere.example")[2]
    status, head, _ = site.ask("/api/me", "POST", b"{}", home=8)
    assert (status, head["set-cookie"][:14]) == (200, "__Host-kibitz=")
    assert head["strict-transport-security"] == "max-age=31536000"
    assert len(head.get_all("x-request-id")) == 1
    assert len(head["x-request-id"]) >= 32  # the proxy's own, not one of ours
    run(_play(site))


def _limits_count_visitors(site: Site) -> None:
    """Whoever wants too much is told so, whatever they say of themselves; others are not."""
    greedy = [site.ask("/api/me", "POST", b"{}", home=2)[0] for _ in range(11)]
    assert greedy[0] == 200
    assert greedy[-1] == 429
    forged = {"X-Forwarded-For": "203.0.113.9", "X-Real-IP": "203.0.113.9", "Forwarded": "for=203.0.113.9"}
    status, _, body = site.ask("/api/me", "POST", b"{}", home=2, **forged)
    assert (status, json.loads(body)["code"]) == (429, "too-fast")
    assert site.ask("/api/me", "POST", b"{}", home=3)[0] == 200


def _monitoring_is_not_for_visitors(site: Site) -> None:
    for home in (1, 4):
        status, _, body = site.ask("/metrics", home=home)
        assert status == 404
        assert b"kibitz_" not in body
    assert site.ask("/livez", home=4)[0] == 200


async def _play(site: Site) -> None:
    """A few moves of two people over WebSockets through the proxy."""
    behind = type("Reached", (), {"url": site.url})()
    seats = await seated(behind, 2, options={"players": 2, "rounds": 1})
    assert await play_on(seats, random.Random(1), limit=4) == 4
