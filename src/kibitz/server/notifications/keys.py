"""The secret of the notifications: it signs for push services, and signs links that need no sign-in."""

from __future__ import annotations

import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the group of P-256."""
VALID = 12 * 3600
"""How long our signature is valid for a push service, in seconds; it accepts a day at most."""
CONFIRMING = 3 * 24 * 3600
"""How long an address can be confirmed, in seconds."""


def b64(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class NoticeKeys:
    """Everything that is derived from the secret."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        derived = HKDF(SHA256(), 48, None, b"kibitz vapid").derive(secret)  # longer than the order, so there's no bias
        self._private = ec.derive_private_key(int.from_bytes(derived) % (ORDER - 1) + 1, ec.SECP256R1())
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = b64(point)
        """The public key. Pages subscribe with it, so that nobody else can send to their browsers."""
        self._contact = contact
        links = HKDF(SHA256(), 32, None, b"kibitz links").derive(secret)
        self._stopping = URLSafeSerializer(links, salt="stop")
        self._confirming = URLSafeTimedSerializer(links, salt="confirm")

    def vapid(self, endpoint: str) -> str:
        """The Authorization header for a push service: who sends, signed, for this service alone (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
        }
        if self._contact:
            claims["sub"] = self._contact
        head = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
        signed = f"{b64(head)}.{b64(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{b64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"

    def stop_token(self, person: str, target: str) -> str:
        """A token that lets anyone who has it end what is sent to a target."""
        return _text(self._stopping.dumps([person, target]))

    def stopped(self, token: str) -> tuple[str, str] | None:
        """Whose target a token ends."""
        return _pair(self._stopping.loads, token)

    def confirm_token(self, person: str, address: str) -> str:
        """A token that proves that someone reads mail at the address."""
        return _text(self._confirming.dumps([person, address]))

    def confirmed(self, token: str) -> tuple[str, str] | None:
        """Who wants mail at which address, if the token isn't too old."""
        return _pair(lambda text: self._confirming.loads(text, max_age=CONFIRMING), token)


def _text(token: str | bytes) -> str:
    return token if isinstance(token, str) else token.decode()


def _pair(read: Callable[[str], Any], token: str) -> tuple[str, str] | None:
    try:
        first, second = read(token)
    except (BadSignature, ValueError, TypeError):
        return None
    return str(first), str(second)
