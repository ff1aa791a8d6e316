"""Signed records: a server's Ed25519 key vouches that a record came from it and was not changed since."""

from __future__ import annotations

import re

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from msgspec.structs import replace

from kibitz.games.core import Refusal
from kibitz.games.record import BadRecord, Record, Signature, signed_digest, write

KEY_DIGITS, VALUE_DIGITS = 64, 128
DIGEST = 32
"""Bytes of what is signed."""


class RecordSigner:
    """A server's key."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, record: Record) -> Record:
        """The record with our signature; the same record always gets the same one."""
        return replace(record, signature=self.signature(signed_digest(write(replace(record, signature=None)))))

    def signature(self, digest: bytes) -> Signature:
        """Our signature for a record without one, whose `signed_digest` is known."""
        return Signature(self.public, self._key.sign(digest).hex())


def with_signature(text: bytes, signature: Signature) -> bytes:
    """A record that was written without a signature, with one; it's the last of its fields."""
    return text[:-1] + b',"signature":' + msgspec.json.encode(signature) + b"}"


def check_signature(text: bytes, signature: Signature) -> None:
    """BadRecord if a record isn't what its signature says it is."""
    for name, digits in (("key", KEY_DIGITS), ("value", VALUE_DIGITS)):
        if not re.fullmatch(f"[0-9a-f]{{{digits}}}", getattr(signature, name)):
            raise BadRecord(f"signature.{name}", Refusal("not-hex", params={"digits": digits}))
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key))
    try:
        key.verify(bytes.fromhex(signature.value), signed_digest(text))
    except InvalidSignature:
        raise BadRecord("signature", Refusal("broken-signature")) from None
