"""The HTTP routes about accounts: ways to sign in, and signing in."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import segno
from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from kibitz.locales.catalogue import language_asked
from kibitz.server.asgi import header
from kibitz.server.http.api import account_bodies as bodies
from kibitz.server.http.api.asking import AnyRequest, asking, errors
from kibitz.server.http.api.bodies import Me
from kibitz.server.http.problems import HttpProblem
from kibitz.server.limits.addresses import address_of, mailbox
from kibitz.server.limits.limits import Limits
from kibitz.server.people.accounts import Accounts, Overtaken, number_of
from kibitz.server.people.device import device
from kibitz.server.people.identity import is_secure
from kibitz.server.people.origins import RelyingParty, origin_of, relying_party
from kibitz.server.people.passkeys import PasskeyRefused, Passkeys
from kibitz.server.people.people import Visitor
from kibitz.server.storage.people.accounts import Redeemed, remove_passkey
from kibitz.server.storage.people.merging import SameTable
from kibitz.server.storage.store import Store
from kibitz.server.tables.deletion import Deletion
from kibitz.server.tables.merging import Merger
from kibitz.server.tables.registry import TableRegistry

PasskeyId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,1400}$", description="a passkey's id")]
WRITE = errors(400, 401, 403, 404, 409, 413, 429)


@get("/api/account", responses=errors(401, 429))
async def account(request: AnyRequest, state: State) -> bodies.MyAccount:
    """My ways to sign in, and what this address offers."""
    return await _account(request, state, await asking(request, state))


# Passkeys.


@post("/api/account/passkeys/options", status_code=200, responses=WRITE)
async def passkey_options(request: AnyRequest, state: State) -> dict[str, Any]:
    """What `navigator.credentials.create` needs, as JSON."""
    person = await asking(request, state)
    passkeys: Passkeys = state.passkeys
    try:
        return await passkeys.challenge_to_make(person, _party(request, state))
    except PasskeyRefused as refused:
        raise HttpProblem(409, refused.code) from None


@post("/api/account/passkeys", status_code=200, responses=WRITE)
async def add_passkey(request: AnyRequest, state: State, data: JSONBody[bodies.PasskeyAnswer]) -> bodies.MyAccount:
    """Keep the passkey that the browser made: I have an account from now on, with all my games."""
    person = await asking(request, state)
    passkeys: Passkeys = state.passkeys
    accounts: Accounts = state.accounts
    try:
        name = device(header(request.scope, b"user-agent"))
        await passkeys.made(person, _party(request, state), data.credential, name)
    except PasskeyRefused as refused:
        raise HttpProblem(409, refused.code) from None
    accounts.changed(person.id)
    return await _account(request, state, person)


@delete("/api/account/passkeys/{passkey:str}", status_code=204, responses=errors(400, 401, 403, 404, 409, 429))
async def drop_passkey(
    request: AnyRequest, state: State, passkey: PasskeyId, *, anyway: Annotated[bool, QueryParameter()] = False
) -> None:
    """Remove a passkey of mine; if it's my last way to sign in, only with `anyway`."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    mine = await accounts.of(person.id)
    if all(one.id != passkey for one in mine.passkeys):
        raise HttpProblem(404, "no-such-passkey")
    if not anyway and len(mine.passkeys) == 1 and mine.code is None and not mine.address:
        raise HttpProblem(409, "last-way-in")
    store: Store = state.store
    await store.change(lambda engine: remove_passkey(engine, person.id, passkey))


@post("/api/account/sign-in/options", status_code=200, responses=WRITE)
async def sign_in_options(request: AnyRequest, state: State) -> dict[str, Any]:
    """What `navigator.credentials.get` needs, as JSON."""
    person = await asking(request, state)
    passkeys: Passkeys = state.passkeys
    return await passkeys.challenge_to_use(person, _party(request, state))


@post("/api/account/sign-in", status_code=200, responses=WRITE)
async def sign_in(request: AnyRequest, state: State, data: JSONBody[bodies.PasskeyAnswer]) -> bodies.Arrival:
    """Sign in with a passkey."""
    person = await asking(request, state)
    passkeys: Passkeys = state.passkeys
    try:
        found = await passkeys.used(person, _party(request, state), data.credential)
    except PasskeyRefused as refused:
        raise HttpProblem(409, refused.code) from None
    return await _arrival(request, state, person, found)


# Signing in.


@post("/api/account/enter", status_code=200, responses=WRITE)
async def enter(request: AnyRequest, state: State, data: JSONBody[bodies.Enter]) -> bodies.Arrival:
    """Say what becomes of the guest I was, and become someone else."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    found = await accounts.admitted(person, data.ticket)
    if found is None:
        raise HttpProblem(409, "ticket-over")
    if data.merge:
        merger: Merger = state.merger
        try:
            merged = await merger.merge(person.id, found.person)
        except SameTable:
            raise HttpProblem(409, "same-table") from None
        if not merged:
            raise HttpProblem(409, "ticket-over")
    try:
        await accounts.become(request.scope, person, found.person, found.note)
    except Overtaken:
        raise HttpProblem(409, "ticket-over") from None
    return bodies.Arrival(await _me(state, found.person))


@post("/api/account/recovery", status_code=200, responses=errors(401, 403, 429))
async def new_code(request: AnyRequest, state: State) -> bodies.RecoveryCode:
    """Make a recovery code, shown only this once; the previous one stops working."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    return bodies.RecoveryCode(await accounts.new_code(person.id))


@post("/api/account/recover", status_code=200, responses=WRITE)
async def recover(request: AnyRequest, state: State, data: JSONBody[bodies.Code]) -> bodies.Arrival:
    """Sign in with a recovery code, which is replaced by a new one. It works again until I've been here as who I am
    then: this answer may be lost."""
    person = await asking(request, state)
    _limited(request, state, person)
    accounts: Accounts = state.accounts
    found = await accounts.use_code(data.code)
    if found is None:
        raise HttpProblem(409, "no-such-code")
    accounts.changed(found.person)
    try:
        return await _arrival(request, state, person, found.person, found)
    except Overtaken:
        raise HttpProblem(409, "no-such-code") from None


# Another device.


@post("/api/account/device", status_code=200, responses=errors(401, 403, 429))
async def offer_device(request: AnyRequest, state: State) -> bodies.DeviceOffer:
    """Make a link that lets another device sign in as me, once I agree."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    token = await accounts.offer(person)
    base = accounts.public[0] if accounts.public else origin_of(request.scope)
    link = f"{base}/in#d.{token}"
    picture = segno.make_qr(link, error="m").svg_data_uri(scale=4, border=4, dark="#000", light="#fff")
    found = await accounts.offered(person)
    return bodies.DeviceOffer(link, picture, found.until if found else 0)


@get("/api/account/device", responses=errors(401, 429))
async def device_state(request: AnyRequest, state: State) -> bodies.DeviceRequest:
    """Whether another device asks to sign in as me."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    found = await accounts.offered(person)
    if found is None:
        return bodies.DeviceRequest("over")
    if not found.asking:
        return bodies.DeviceRequest("open")
    how: Literal["asked", "agreed"] = "agreed" if found.agreed else "asked"
    return bodies.DeviceRequest(how, found.note, number_of(found, found.asking))


@post("/api/account/device/answer", status_code=204, responses=WRITE)
async def answer_device(request: AnyRequest, state: State, data: JSONBody[bodies.DeviceAnswer]) -> None:
    """Let the other device in, or not."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    if not await accounts.answer(person, agree=data.agree):
        raise HttpProblem(409, "ticket-over")


@post("/api/account/device/knock", status_code=200, responses=WRITE)
async def knock(request: AnyRequest, state: State, data: JSONBody[bodies.OneUseToken]) -> bodies.Knocked:
    """Ask the other device to let this one in."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    found = await accounts.knock(request.scope, person, data.token)
    owner = await accounts.person(found.person) if found else None
    if found is None or owner is None:
        raise HttpProblem(409, "ticket-over")
    return bodies.Knocked(owner.name, number_of(found, person.session))


@post("/api/account/device/enter", status_code=200, responses=WRITE)
async def enter_device(request: AnyRequest, state: State, data: JSONBody[bodies.OneUseToken]) -> bodies.Arrival:
    """Sign in, if the other device has agreed."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    found = await accounts.let_in(person, data.token)
    if found is None:
        raise HttpProblem(409, "ticket-over")
    if not found.agreed:
        return bodies.Arrival(_as_me(person), waiting=True)
    return await _arrival(request, state, person, found.person)


# Links in mails.


@post("/api/account/address", status_code=204, responses=WRITE)
async def add_address(request: AnyRequest, state: State, data: JSONBody[bodies.Address]) -> None:
    """Send a link that confirms the address for sign-in links."""
    person = await asking(request, state)
    accounts = _mailing(request, state, person, data.address)
    await accounts.confirm_by_mail(person, data.address.lower(), _language(request))


@delete("/api/account/address", status_code=204, responses=errors(401, 403, 429))
async def drop_address(request: AnyRequest, state: State) -> None:
    """Stop sending me links."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    await accounts.forget_address(person.id)


@post("/api/account/address/confirm", status_code=200, responses=WRITE)
async def confirm_address(request: AnyRequest, state: State, data: JSONBody[bodies.OneUseToken]) -> bodies.MyAccount:
    """The person who asked for the link followed it."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    if not await accounts.confirmed(person, data.token):
        raise HttpProblem(409, "link-over")
    return await _account(request, state, person)


@post("/api/account/link", status_code=204, responses=WRITE)
async def send_link(request: AnyRequest, state: State, data: JSONBody[bodies.Address]) -> None:
    """Send a sign-in link, if anyone has this address; the answer is the same if nobody has."""
    person = await asking(request, state)
    accounts = _mailing(request, state, person, data.address)
    accounts.send_link(data.address.lower(), _language(request))


@post("/api/account/link/enter", status_code=200, responses=WRITE)
async def enter_by_link(request: AnyRequest, state: State, data: JSONBody[bodies.OneUseToken]) -> bodies.Arrival:
    """Sign in with a link from a mail."""
    person = await asking(request, state)
    accounts: Accounts = state.accounts
    found = await accounts.use_link(data.token)
    if found is None:
        raise HttpProblem(409, "link-over")
    return await _arrival(request, state, person, found)


ROUTES = [
    account, passkey_options, add_passkey, drop_passkey, sign_in_options, sign_in, enter, new_code, recover,
    offer_device, device_state, answer_device, knock, enter_device, add_address, drop_address, confirm_address,
    send_link, enter_by_link,
]  # fmt: skip


def _party(request: AnyRequest, state: State) -> RelyingParty:
    accounts: Accounts = state.accounts
    found = relying_party(request.scope, accounts.public)
    if found is None:
        raise HttpProblem(403, "no-passkeys-here")
    return found


def _can(request: AnyRequest, state: State) -> Literal["yes", "insecure", "number", "elsewhere"]:
    """Whether there can be passkeys at this address, and why not."""
    accounts: Accounts = state.accounts
    if relying_party(request.scope, accounts.public) is not None:
        return "yes"
    name = urlsplit(origin_of(request.scope)).hostname or ""
    try:
        ip_address(name)
    except ValueError:
        return "elsewhere" if is_secure(request.scope) or name == "localhost" else "insecure"
    return "number"


async def _account(request: AnyRequest, state: State, person: Visitor) -> bodies.MyAccount:
    accounts: Accounts = state.accounts
    found = await accounts.of(person.id)
    keys = tuple(bodies.PasskeyInfo(one.id, one.name, one.created, one.used) for one in found.passkeys)
    can = _can(request, state)
    return bodies.MyAccount(found.kept is None, keys, found.code, found.address, can, accounts.mails)


async def _arrival(
    request: AnyRequest, state: State, person: Visitor, found: str, by: Redeemed | None = None
) -> bodies.Arrival:
    """Become someone else, or be asked first; a guest without games is deleted."""
    accounts: Accounts = state.accounts
    question = await accounts.arrive(request.scope, person, found, by.attempt if by else "")
    code = by.code if by else ""
    if question is not None:
        return bodies.Arrival(_as_me(person), question, code)
    if person.id != found and not person.kept:
        registry: TableRegistry = state.registry
        deletion: Deletion = state.deletion
        registry.spawn(deletion.forget(person.id))
    return bodies.Arrival(await _me(state, found), code=code)


async def _me(state: State, person: str) -> Me:
    accounts: Accounts = state.accounts
    found = await accounts.person(person)
    if found is None:
        raise HttpProblem(409, "ticket-over")
    return Me(found.id, found.name, not found.kept)


def _as_me(person: Visitor) -> Me:
    return Me(person.id, person.name, not person.kept)


def _mailing(request: AnyRequest, state: State, person: Visitor, address: str) -> Accounts:
    """The accounts of a server that sends mail; HttpProblem if this person may not ask for another."""
    accounts: Accounts = state.accounts
    if not accounts.mails:
        raise HttpProblem(409, "no-mail")
    _limited(request, state, person)
    limits: Limits = state.limits
    if not limits.mails.take(mailbox(address)):  # also where nobody has it: the answer tells nothing
        raise HttpProblem(429, "too-fast")
    return accounts


def _limited(request: AnyRequest, state: State, person: Visitor) -> None:
    limits: Limits = state.limits
    if not limits.accounts.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")


def _language(request: AnyRequest) -> str:
    return language_asked(header(request.scope, b"accept-language"))
