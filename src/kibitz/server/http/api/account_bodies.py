"""Bodies about accounts: ways to sign in, and signing in."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from kibitz.server.http.api.bodies import Me
from kibitz.server.people.accounts import Question
from kibitz.table.info import Millis

Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Mailbox: TypeAlias = Annotated[
    str, Meta(max_length=254, pattern=r"^[^@\s<>,;:\"\\]+@[^@\s<>,;:\"\\]+\.[^@\s<>,;:\"\\]+$")
]


class PasskeyInfo(Struct, frozen=True):
    """A passkey of mine: where it was made, and when it was last used."""

    id: str
    name: str
    """Browser and system it was made with, such as `Safari, iPhone`; empty if unknown."""
    created: Millis
    used: Millis | None


class MyAccount(Struct, frozen=True):
    """My ways to sign in, and those that this server and this address offer."""

    guest: bool
    passkeys: tuple[PasskeyInfo, ...]
    code: Millis | None
    """Since when I have a recovery code."""
    address: str
    """Where links to sign in are sent; empty if nowhere."""
    can: Literal["yes", "insecure", "number", "elsewhere"]
    """Whether passkeys work at this address, and if not, why: no TLS, a bare IP address, or an unknown name."""
    mails: bool
    """Whether this server sends links by mail."""


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers to a challenge: `PublicKeyCredential.toJSON()`."""

    credential: dict[str, Any]


class Arrival(Struct, frozen=True):
    """Who the browser is now; or, with a `question`, what must be decided before it becomes someone else."""

    me: Me
    question: Question | None = None
    code: str = ""
    """The new recovery code, when the old one was used."""
    waiting: bool = False
    """The other device hasn't agreed yet."""


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a question: whether the guest's games come along."""

    ticket: Secret
    merge: bool


class RecoveryCode(Struct, frozen=True):
    """A recovery code, shown only this once."""

    code: str


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code as someone typed it."""

    code: Secret


class OneUseToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a QR code or of a link in a mail."""

    token: Secret


class Address(Struct, frozen=True, forbid_unknown_fields=True):
    """An e-mail address."""

    address: Mailbox


class DeviceOffer(Struct, frozen=True):
    """A link for another device, also as a picture of a QR code; it works once, until `until`."""

    link: str
    picture: str
    """A `data:` address."""
    until: Millis


class DeviceRequest(Struct, frozen=True):
    """The state of my link: nobody asks yet, a device asks, it's signed in or about to be, or the link has expired."""

    state: Literal["open", "asked", "agreed", "over"]
    device: str = ""
    number: int = 0
    """What the other device shows."""


class DeviceAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to let the other device in."""

    agree: bool


class Knocked(Struct, frozen=True):
    """Who this device will be, and the number that the other device shows, too."""

    name: str
    number: int
