"""People in the database: who they are, how they come in, and how they stand to each other."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, UniqueConstraint, false

from kibitz.server.storage.model.base import Number, metadata

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(80), nullable=False, unique=True),
    Column("stem", String(80), nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("signed", Boolean, nullable=False, server_default=false()),
    Column("leaving", BigInteger),
    Column("kept", BigInteger),
    Column("joining", String(32)),
    Index("people_stem", "stem", "number"),
)
"""No two names look alike (`skeleton`). `stem` and `number` are the parts of a name such as `Ann 2`, to find another.

`signed`: all the person has is the signed cookie of an earlier release, which can become one session. `leaving`: since
when the person is being deleted. `kept`: since when the person has an account; guests have none. `joining`: whose games
those of the person become; then the person is leaving, too.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("previous", String(64), unique=True),
    Column("issued", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("device", String(80), nullable=False),
    Index("sessions_person", "person"),
)
"""Browsers that are signed in. `token` and `previous` are SHA-256 digests: of the token issued last, and of the one
before it, which holds until a little after the new one has been used for the first time (`confirmed`)."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_person", "person"),
)
"""What opens accounts: a credential's id and public key, base64url. `name`: the device it was made on."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("previous", String(64)),
    Column("session", String(16)),
    Index("recovery_codes_previous", "previous", unique=True),
)
"""A person's recovery code, as its SHA-256 digest. `previous`: the one it replaced, which works until the session that
it began (`session`) has been used for the first time: the answer with the new code may have been lost."""

addresses = Table(
    "addresses",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
"""E-mail addresses to which links to sign in are sent; each was confirmed by such a link."""

tickets = Table(
    "tickets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("session", String(16), nullable=False),
    Column("asking", String(16), nullable=False),
    Column("note", String(254), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("agreed", Boolean, nullable=False, server_default=false()),
    Index("tickets_until", "until"),
)
"""Secrets that work once, for some minutes, as SHA-256 digests: challenges to passkeys, links in mails and QR codes.

`session` is the one that got it; `asking` a device that wants to be signed in and, once `agreed`, may be.
"""

avoided = Table(
    "avoided",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("how", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("avoided_other", "other"),
)
"""Whom someone has muted or blocked."""

reports = Table(
    "reports",
    metadata,
    Column("number", Number, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("reported", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("lines", Text, nullable=False),
    UniqueConstraint("table_id", "reporter", "reported", name="reports_once"),
    sqlite_autoincrement=True,
)
"""What people report about others, for the server's host; `lines`: the last of the chat as JSON."""

follows = Table(
    "follows",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("follows_other", "other"),
)
"""Whom someone follows; two people who follow each other are friends."""

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("notes_other", "other"),
)
"""What someone wrote down about others, for themselves alone."""

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("visible", String(8), nullable=False),
)
"""Who may see someone's profile: everyone (`public`), `friends`, or `nobody`; without a row, friends."""
