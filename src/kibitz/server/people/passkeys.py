"""Passkeys: made and used with challenges that work once, for minutes, and for the browser that got them."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Any

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

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
        options = generate_registration_options(
            rp_id=party.id,
            rp_name="Kibitz",
            user_id=visitor.id.encode(),
            user_name=visitor.name,
            user_display_name=visitor.name,
            challenge=(await self._challenge("register", visitor)).encode(),
            timeout=PATIENCE,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
        )
        return options_to_json_dict(options)

    async def challenge_to_use(self, visitor: Visitor, party: RelyingParty) -> dict[str, Any]:
        """What a browser needs to offer the passkeys it has for this server."""
        challenge = (await self._challenge("sign-in", visitor)).encode()
        return options_to_json_dict(
            generate_authentication_options(rp_id=party.id, challenge=challenge, timeout=PATIENCE)
        )

    async def made(self, visitor: Visitor, party: RelyingParty, answer: dict[str, Any], device: str) -> None:
        """Store the passkey a browser has made; its person has an account from now on."""
        challenge = await self._answered("register", visitor, answer)
        try:
            found = await asyncio.to_thread(
                verify_registration_response,
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise PasskeyRefused("passkey-refused") from None
        passkey = Passkey(
            id=bytes_to_base64url(found.credential_id),
            person=visitor.id,
            public_key=bytes_to_base64url(found.credential_public_key),
            sign_count=found.sign_count,
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
        try:
            found = await asyncio.to_thread(
                verify_authentication_response,
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=passkey.sign_count,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError):
            raise PasskeyRefused("passkey-refused") from None
        at = clock.now()
        if not await self._store.change(
            lambda engine: accounts.passkey_used(engine, passkey, found.new_sign_count, at)
        ):
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


class _ClientData(msgspec.Struct):
    challenge: str


def _challenge_in(answer: dict[str, Any]) -> str:
    """The challenge a browser says it has answered; which one it really signed is checked later."""
    try:
        data = base64url_to_bytes(answer["response"]["clientDataJSON"])
        return base64url_to_bytes(msgspec.json.decode(data, type=_ClientData).challenge).decode("ascii")
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.MsgspecError):
        raise PasskeyRefused("passkey-refused") from None
