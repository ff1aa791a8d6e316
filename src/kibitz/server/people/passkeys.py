"""Passkeys: made and used with challenges that work once, for minutes, and for the browser that got them.

`webauthn` is loaded with the first passkey, on the thread that needs it: it takes a tenth of a server's start.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from hmac import compare_digest
from typing import Any

import msgspec

from kibitz.server import clock
from kibitz.server.people.origins import RelyingParty
from kibitz.server.people.people import Visitor
from kibitz.server.storage.people import accounts, tickets
from kibitz.server.storage.people.accounts import Passkey
from kibitz.server.storage.store import Store

PATIENCE = 300_000
"""How long a browser waits for its user, in milliseconds."""


class PasskeyRefused(Exception):
    """A passkey that isn't accepted, and why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Passkeys:
    """Makes challenges and checks the answers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def challenge_to_make(self, visitor: Visitor, party: RelyingParty) -> dict[str, Any]:
        """What a browser needs to make a passkey for a person."""
        known = (await self._store.ask(lambda connection: accounts.account_of(connection, visitor.id))).passkeys
        if len(known) >= accounts.MOST_PASSKEYS:
            raise PasskeyRefused("too-many-passkeys")
        challenge = await self._challenge("register", visitor)
        return await asyncio.to_thread(_options_to_make, visitor, party, challenge.encode(), known)

    async def challenge_to_use(self, visitor: Visitor, party: RelyingParty) -> dict[str, Any]:
        """What a browser needs to offer the passkeys it has for this server."""
        challenge = (await self._challenge("sign-in", visitor)).encode()
        return await asyncio.to_thread(_options_to_use, party, challenge)

    async def made(self, visitor: Visitor, party: RelyingParty, answer: dict[str, Any], device: str) -> None:
        """Store the passkey a browser has made; its person has an account from now on."""
        challenge = await self._answered("register", visitor, answer)
        key, public_key, sign_count = await asyncio.to_thread(_checked_new, party, challenge, answer)
        passkey = Passkey(
            id=_text(key),
            person=visitor.id,
            public_key=_text(public_key),
            sign_count=sign_count,
            name=device,
            created=clock.now(),
            used=None,
        )
        if not await self._store.change(lambda engine: accounts.add_passkey(engine, passkey)):
            raise PasskeyRefused("passkey-refused")

    async def used(self, visitor: Visitor, party: RelyingParty, answer: dict[str, Any]) -> str:
        """Check the passkey a browser has used; returns whose it is."""
        challenge = await self._answered("sign-in", visitor, answer)
        key = str(answer.get("id", ""))
        passkey = await self._store.ask(lambda connection: accounts.find_passkey(connection, key))
        if passkey is None:
            raise PasskeyRefused("passkey-unknown")
        sign_count, at = await asyncio.to_thread(_checked_use, party, challenge, answer, passkey), clock.now()
        if not await self._store.change(lambda engine: accounts.passkey_used(engine, passkey, sign_count, at)):
            raise PasskeyRefused("passkey-refused")
        return passkey.person

    async def _challenge(self, kind: tickets.TicketKind, visitor: Visitor) -> str:
        at = clock.now()
        return await self._store.change(
            lambda engine: tickets.issue(engine, kind, at, person=visitor.id, session=visitor.session)
        )

    async def _answered(self, kind: tickets.TicketKind, visitor: Visitor, answer: dict[str, Any]) -> bytes:
        """The challenge an answer is for; it's used up, whatever the outcome."""
        challenge, at = _challenge_in(answer), clock.now()
        found = await self._store.change(lambda engine: tickets.take(engine, challenge, kind, at))
        if found is None or not compare_digest(found.session, visitor.session):
            raise PasskeyRefused("challenge-over")
        return challenge.encode()


def _options_to_make(
    visitor: Visitor, party: RelyingParty, challenge: bytes, known: Sequence[Passkey]
) -> dict[str, Any]:
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict, structs

    options = generate_registration_options(
        rp_id=party.id,
        rp_name="Kibitz",
        user_id=visitor.id.encode(),
        user_name=visitor.name,
        user_display_name=visitor.name,
        challenge=challenge,
        timeout=PATIENCE,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(one.id)) for one in known],
    )
    return options_to_json_dict(options)


def _options_to_use(party: RelyingParty, challenge: bytes) -> dict[str, Any]:
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    return options_to_json_dict(generate_authentication_options(rp_id=party.id, challenge=challenge, timeout=PATIENCE))


def _checked_new(party: RelyingParty, challenge: bytes, answer: dict[str, Any]) -> tuple[bytes, bytes, int]:
    """The id, the public key and the count of uses of a passkey that was made as asked."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise PasskeyRefused("passkey-refused") from None
    return found.credential_id, found.credential_public_key, found.sign_count


def _checked_use(party: RelyingParty, challenge: bytes, answer: dict[str, Any], passkey: Passkey) -> int:
    """The new count of uses of a passkey that was used as asked."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise PasskeyRefused("passkey-refused") from None
    return found.new_sign_count


def _bytes(text: str) -> bytes:
    """What is written in base64url, as WebAuthn writes it: without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class _ClientData(msgspec.Struct):
    challenge: str


def _challenge_in(answer: dict[str, Any]) -> str:
    """The challenge a browser says it has answered; which one it really signed is checked later."""
    try:
        data = _bytes(answer["response"]["clientDataJSON"])
        return _bytes(msgspec.json.decode(data, type=_ClientData).challenge).decode("ascii")
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.MsgspecError):
        raise PasskeyRefused("passkey-refused") from None
