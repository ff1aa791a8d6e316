"""A server that people reach from outside: its own names, TLS by itself, and requests that can be found in the log."""

from __future__ import annotations

import asyncio
import http.client
import json
import ssl
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kibitz.server.http.hosts import public_urls
from server.harness.certificates import certificate
from server.harness.wire import TIMEOUT, Server, run
from server.operating.test_commands import kibitz, refused

NAME = "play.example.org"
TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with TLS of its own and a public name, and a bot."""
    folder = tmp_path_factory.mktemp("public")
    cert, key, _ = certificate(folder, NAME)
    settings = {"KIBITZ_PUBLIC_URL": f"https://{NAME}", "KIBITZ_TLS_CERT": str(cert), "KIBITZ_TLS_KEY": str(key)}
    running = Server(folder / "data", bots=1, **settings)
    yield running
    assert running.stop() == 0


def ask(server: Server, path: str, host: str = NAME, method: str = "GET", **headers: str) -> tuple[int, Any, bytes]:
    """An answer to a request for some host: its status, head and body."""
    with closing(http.client.HTTPSConnection(server.url.split("//")[1], context=TRUSTING, timeout=TIMEOUT)) as line:
        body = b"{}" if method == "POST" else None
        given = {"Host": host, "Content-Type": "application/json", **headers}
        line.request(method, path, body, {name.replace("_", "-"): value for name, value in given.items()})
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()


def test_only_its_own_names_are_served(public: Server) -> None:
    assert public.url.startswith("https://")
    status, _, body = ask(public, "/api/info", "elsewhere.example")
    assert (status, json.loads(body)) == (421, {"code": "wrong-host"})
    assert ask(public, "/", "elsewhere.example")[0] == 421
    for host in (NAME, f"{NAME}:443", NAME.upper(), "localhost:8765", "127.0.0.1", "[::1]:80"):
        assert ask(public, "/api/info", host)[0] == 200, host
    for probe in ("/livez", "/readyz", "/health", "/metrics"):
        assert ask(public, probe, "10.1.2.3:8765")[0] != 421


def test_a_socket_for_another_name_is_refused(public: Server) -> None:
    async def handshake(host: str) -> None:
        address, port = f"wss://{host}/api/tables/none/live", int(public.url.rsplit(":", 1)[1])
        async with connect(address, ssl=TRUSTING, host="127.0.0.1", port=port) as socket:
            assert json.loads(await socket.recv()) == {"type": "bye", "code": "no-identity"}

    run(handshake(NAME))
    with pytest.raises(InvalidStatus):
        run(handshake("elsewhere.example"))


def test_over_tls_cookies_are_bound_to_the_host_and_browsers_stay_with_https(public: Server) -> None:
    status, head, _ = ask(public, "/api/me", method="POST")
    assert status == 200
    assert head["set-cookie"].startswith("__Host-kibitz=")
    assert "; Secure" in head["set-cookie"]
    assert head["strict-transport-security"] == "max-age=31536000"
    assert ask(public, "/api/info", "localhost")[1]["strict-transport-security"] is None


def test_bots_reach_a_server_with_a_certificate_for_another_name(public: Server) -> None:
    end = time.monotonic() + TIMEOUT
    while not json.loads(ask(public, "/api/info")[2])["bots_ready"]:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_new_certificate_is_used_and_nobody_is_cut_off(public: Server) -> None:
    folder = public.data.parent

    async def shown() -> int:
        host, port = public.url.split("//")[1].split(":")
        _, writer = await asyncio.open_connection(host, int(port), ssl=TRUSTING, server_hostname=NAME)
        found = x509.load_der_x509_certificate(writer.get_extra_info("ssl_object").getpeercert(binary_form=True))
        writer.close()
        return found.serial_number

    async def until_shown(serial: int) -> None:
        async with asyncio.timeout(TIMEOUT):
            while await shown() != serial:
                await asyncio.sleep(0.1)

    async def logged(event: str) -> None:
        async with asyncio.timeout(TIMEOUT):
            while f'"event":"{event}"' not in public.log.read_text():
                await asyncio.sleep(0.1)

    async def life() -> None:
        _, head, _ = ask(public, "/api/me", method="POST")
        cookie = head["set-cookie"].split(";")[0]
        status, _, body = await asyncio.to_thread(_new_table, public, cookie)
        assert status == 201, body
        address = f"{public.url.replace('https', 'wss')}/api/tables/{json.loads(body)['id']}/live"
        headers = {"Cookie": cookie, "Host": NAME}
        async with connect(address, ssl=TRUSTING, server_hostname=NAME, additional_headers=headers) as socket:
            assert json.loads(await socket.recv())["type"] == "hello"
            *_, serial = certificate(folder, NAME)
            await until_shown(serial)
            (folder / "key.pem").write_text("half a file")
            await logged("certificate-unusable")
            assert await shown() == serial
            await socket.send('{"type": "ping", "id": "1"}')
            assert json.loads(await socket.recv())["type"] == "pong"

    run(life())


def _new_table(server: Server, cookie: str) -> tuple[int, Any, bytes]:
    with closing(http.client.HTTPSConnection(server.url.split("//")[1], context=TRUSTING, timeout=TIMEOUT)) as line:
        headers = {"Host": NAME, "Content-Type": "application/json", "Cookie": cookie}
        line.request("POST", "/api/tables", b'{"game": "nyet"}', headers)
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()


def test_requests_have_ids(public: Server) -> None:
    assert ask(public, "/api/info", X_Request_Id="from-proxy.7")[1]["x-request-id"] == "from-proxy.7"
    made = [ask(public, "/livez", **headers)[1]["x-request-id"] for headers in ({}, {"X_Request_Id": "a b"})]
    assert len(set(made)) == 2
    assert all(len(one) == 12 for one in made)


def test_strangers_cannot_choose_the_id_of_their_request(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", KIBITZ_TRUSTED_PROXY="192.0.2.1")
    try:
        with closing(http.client.HTTPConnection(server.url.split("//")[1], timeout=TIMEOUT)) as line:
            line.request("GET", "/livez", headers={"X-Request-Id": "mine", "X-Forwarded-For": "198.51.100.7"})
            assert line.getresponse().headers["x-request-id"] != "mine"
    finally:
        server.stop()


def test_unusable_certificates_are_one_clear_line(tmp_path: Path) -> None:
    cert, key, _ = certificate(tmp_path, NAME)
    other = tmp_path / "other"
    other.mkdir()
    _, wrong, _ = certificate(other, NAME)
    check = ["serve", "--check", "--port", "0", "--data", str(tmp_path / "data")]
    assert kibitz(*check, "--tls-cert", str(cert), "--tls-key", str(key)).returncode == 0
    refused(kibitz(*check, "--tls-cert", str(cert)), "--tls-key")
    refused(kibitz(*check, "--tls-cert", str(cert), "--tls-key", str(wrong)), str(wrong), "MISMATCH")
    refused(kibitz(*check, "--tls-cert", str(tmp_path / "none"), "--tls-key", str(key)), "No such file")
    wrong.write_text("nothing")
    refused(kibitz(*check, "--tls-cert", str(cert), "--tls-key", str(wrong)), str(wrong))


@pytest.mark.parametrize(
    "text", ["kibitz.example.org", "ftp://a", "https://a/path", "https://u@a", "https://a?b", "//a"]
)
def test_a_public_address_is_a_whole_origin(tmp_path: Path, text: str) -> None:
    refused(kibitz("serve", "--check", "--data", str(tmp_path), "--public-url", text), "--public-url", text)


def test_public_addresses_are_written_as_browsers_write_them() -> None:
    assert public_urls("HTTPS://Play.Example.org:443/, http://[::1]:8765") == (
        "https://play.example.org", "http://[::1]:8765",
    )  # fmt: skip
