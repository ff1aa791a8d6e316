"""Messages that only the intended browser can read: RFC 8291, with the encoding of RFC 8188."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode
from binascii import Error

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
"""The size of a record; a message is a single record, so it must be shorter."""
LAST = b"\x02"
"""The delimiter of the last record."""


def unb64(text: str) -> bytes:
    """Bytes from Base64 for URLs, with or without padding; ValueError if it isn't any."""
    try:
        return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (Error, UnicodeEncodeError) as error:
        raise ValueError(text) from error


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if a browser's keys can't be used."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(p256dh))
    if len(unb64(auth)) != 16:
        raise ValueError(auth)


def encrypt(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for the browser with these keys; our own key and the salt are new each time."""
    ours, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = unb64(p256dh)
    public = ours.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    material = HKDF(SHA256(), 32, unb64(auth), b"WebPush: info\0" + theirs + public).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    sealed = AESGCM(content_key).encrypt(nonce, text + LAST, None)
    return salt + RECORD.to_bytes(4) + bytes([len(public)]) + public + sealed
