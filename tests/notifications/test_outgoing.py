"""Nothing that people tell the server to call is on its own machine or in its networks."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from kibitz.server.notifications.outgoing import AddressRefused, Outgoing
from notifications.receivers import http_receiver


@pytest.mark.parametrize(
    "url",
    [
        "http://kibitz.example/hook",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://user:word@kibitz.example/",
        "https://kibitz.example:99999/",
        "https://kibitz.example/a b",
        "https://kibitz.example/\r\nHost: x",
        "https://",
        "ftp://kibitz.example/",
        "file:///etc/passwd",
        "https://kibitz.example/" + "a" * 1000,
    ],
)
def test_addresses_that_nobody_means_are_refused_at_once(url: str) -> None:
    with pytest.raises(AddressRefused):
        Outgoing().check(url)


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "::1", "fe80::1%eth0", "fd00::1", "fec0::1"])
def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Also if it leads outside as well: whoever answers may choose."""

    async def post() -> None:
        async def found(*_: Any, **__: Any) -> Any:
            return [(socket.AF_INET, 1, 6, "", (one, 443)) for one in ("93.184.216.34", address)]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        await Outgoing().post("https://hook.example/", {}, b"")

    with pytest.raises(AddressRefused):
        asyncio.run(post())


def test_a_redirect_is_an_answer_and_not_followed() -> None:
    with http_receiver() as receiver:
        receiver.status = 302
        assert asyncio.run(Outgoing(local=True).post(f"{receiver.url}/hook?a=1", {"X-Kind": "turn"}, b"body")) == 302
        assert [(one.path, one.body, one.headers["X-Kind"]) for one in receiver.requests] == [
            ("/hook?a=1", b"body", "turn")
        ]


def test_what_is_no_http_is_no_answer() -> None:
    async def post() -> None:
        async def nonsense(_: Any, writer: asyncio.StreamWriter) -> None:
            writer.write(b"SSH-2.0-nonsense\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(nonsense, "127.0.0.1", 0)
        async with server:
            await Outgoing(local=True).post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"")

    with pytest.raises(ConnectionError):
        asyncio.run(post())


def test_a_header_holds_no_second_one() -> None:
    with http_receiver() as receiver, pytest.raises(AddressRefused):
        asyncio.run(Outgoing(local=True).post(receiver.url, {"Title": "a\r\nX: b"}, b""))
