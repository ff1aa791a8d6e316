"""What notifications are sent to: a push service or webhook, an SMTP server, and a browser that reads its messages."""

from __future__ import annotations

import email
import email.policy
import json
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 30.0
FoundT = TypeVar("FoundT")


def wait_for(look: Callable[[], FoundT | None]) -> FoundT:
    """Until something is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := look():
            return found
        time.sleep(0.02)
    raise AssertionError("it never came")


class Received:
    """A request that came in."""

    def __init__(self, path: str, headers: Any, body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body


class HttpReceiver:
    """Takes all requests, and answers with one status."""

    def __init__(self) -> None:
        self.requests: list[Received] = []
        self.status = 201
        self.hold: threading.Event | None = None
        """Answers wait for it."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.requests.append(Received(self.path, self.headers, body))
                if receiver.hold is not None:
                    receiver.hold.wait(PATIENCE)
                with suppress(OSError):
                    self.send_response(receiver.status)
                    self.send_header("Location", "/elsewhere")
                    self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                del format, args

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class SmtpSink:
    """Takes all mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.written: list[bytes] = []
        """The same mails as they came."""
        sink = self

        class Handler(StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 sink\r\n")
                while line := self.rfile.readline():
                    command = line[:4].upper()
                    if command == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        lines = list(iter(self.rfile.readline, b".\r\n"))
                        sink.written.append(b"".join(lines))
                        sink.mails.append(_mail(lines))
                    self.wfile.write(b"221 bye\r\n" if command == b"QUIT" else b"250 ok\r\n")

        class Server(ThreadingTCPServer):
            daemon_threads = True

        self._server = Server(("127.0.0.1", 0), Handler)
        self.url = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _mail(lines: list[bytes]) -> EmailMessage:
    found = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
    assert isinstance(found, EmailMessage)
    return found


@contextmanager
def http_receiver() -> Iterator[HttpReceiver]:
    receiver = HttpReceiver()
    try:
        yield receiver
    finally:
        receiver.close()


@contextmanager
def smtp_sink() -> Iterator[SmtpSink]:
    sink = SmtpSink()
    try:
        yield sink
    finally:
        sink.close()


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class SubscribedBrowser:
    """A browser's side of RFC 8291, written from the RFC alone."""

    def __init__(self) -> None:
        self._private, self._auth = ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes ok"
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": b64(self._public), "auth": b64(self._auth)}

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        material = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._public + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\x02")
        return json.loads(opened[:-1])
