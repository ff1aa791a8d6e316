"""A passkey authenticator in a few lines: it keeps keys, and signs what a test says a browser has seen."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from server.harness.wire import Answer, Person

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey for one server, as a browser at `origin` uses it."""

    def __init__(self, origin: str, rp: str = "localhost") -> None:
        self.origin, self.rp = origin, rp
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a challenge to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        made = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + made
        said = self._said("webauthn.create", options)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": said, "attestationObject": attestation})

    def use(self, options: dict[str, Any], count: int | None = None) -> dict[str, Any]:
        """The answer to a challenge to use it."""
        self.count = self.count + 1 if count is None else count
        data, said = self._data(PRESENT | VERIFIED), self._said("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": said, "authenticatorData": data, "signature": signature})

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        key = bytes_to_base64url(self.id)
        shown = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": key, "rawId": key, "type": "public-key", "response": shown, "clientExtensionResults": {}}


def post(person: Person, path: str, body: Any = None, **headers: str) -> Answer:
    """A request of our own page; a cookie that the answer sets is kept."""
    answer = person.post(path, body, **headers)
    if "set-cookie" in answer.headers:
        person.cookie = answer.headers["set-cookie"].split(";")[0]
    return answer


def register(person: Person, passkey: Authenticator) -> Answer:
    """Keep this name."""
    options = post(person, "/api/account/passkeys/options", Origin=passkey.origin)
    assert options.status == 200, options.json
    return post(person, "/api/account/passkeys", {"credential": passkey.make(options.json)}, Origin=passkey.origin)


def sign_in(person: Person, passkey: Authenticator, **how: Any) -> Answer:
    """Be whom the passkey belongs to."""
    options = post(person, "/api/account/sign-in/options", Origin=passkey.origin).json
    assert base64url_to_bytes(options["challenge"])
    return post(person, "/api/account/sign-in", {"credential": passkey.use(options, **how)}, Origin=passkey.origin)
