"""The database's tables. The log is the truth; `tables` and `players` are indexes of it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)  # fmt: skip

metadata = MetaData()

Number = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only in a column of exactly this type."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("summary", Text, nullable=False),
    Column("result", Text),
    Column("record", Text),
    Column("due", BigInteger),
    Column("club", String(16)),
    Index("tables_due", "due"),
    Index("tables_lobby", "status", "public", "touched"),
    Index("tables_finished", "finished"),
    Index("tables_club", "club", "touched"),
)
"""`summary`: options, settings and seats as JSON; `record`: only for imported games; `due`: where people have days to
decide, when something is to be done though nobody is there; `club`: whose table it is."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("asked", String(80), nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The primary key settles races: two writers can't use the same number in one table's log."""

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

`signed`: the person has but the signed cookie of an earlier release, which is good for one session. `leaving`: since
when the person is being deleted. `kept`: since when the person has an account; guests have none. `joining`: whose
games those of the person become; then the person is leaving, too.
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
"""Browsers that are someone. `token` and `previous` are SHA-256 digests: of the token issued last, and of the one
before it, which holds until a little after the new one has been used for the first time (`confirmed`)."""

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
"""Who may offer bots: one token, kept as its SHA-256 digest, for each process that is not the server's own."""

players = Table(
    "players",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Index("players_person", "person"),
)

finished = Table(
    "finished",
    metadata,
    Column("number", Number, primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    sqlite_autoincrement=True,
)
"""The outbox: games that ended, played out or abandoned. Numbers grow in the order in which they become visible."""

consumers = Table(
    "consumers",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("through", BigInteger, nullable=False),
)
"""Each consumer's position in the outbox: everything up to this number is taken or postponed."""

postponed = Table(
    "postponed",
    metadata,
    Column("consumer", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
)
"""Finished games that a consumer failed on, and when it tries again."""

tallies = Table(
    "tallies",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
)
"""A person's results by game and number of players; kept by the consumer `statistics`."""

leases = Table(
    "leases",
    metadata,
    Column("epoch", Number, primary_key=True),
    Column("node", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""Servers that may act by themselves, until a moment of the database's clock; see `cluster/lease.py`."""

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
"""What people report about others, for whoever runs the server; `lines`: the last of the chat as JSON."""

reviews = Table(
    "reviews",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("engine", String(80), nullable=False),
    Column("effort", String(16), nullable=False),
    Column("record", Text, nullable=False),
    Column("tasks", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("review", Text),
    Column("costly", Text),
    Index("reviews_table", "table_id"),
)
"""Reviews that were asked for: a game by its record, an engine, an effort. Both texts are null until all is done."""

review_parts = Table(
    "review_parts",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("task", Integer, primary_key=True, autoincrement=False),
    Column("part", Text, nullable=False),
)
"""What is done of reviews that are not whole yet."""

notifications = Table(
    "notifications",
    metadata,
    Column("number", Number, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("key", String(120), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("params", Text, nullable=False),
    Column("link", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("planned", BigInteger),
    UniqueConstraint("person", "key", name="notifications_once"),
    Index("notifications_planned", "planned"),
    sqlite_autoincrement=True,
)
"""What people are told of, once: `key` says what happened. `params` are those of the kind's message, as JSON.
`planned`: when it was decided where else to send it."""

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("off", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False),
    Column("language", String(8), nullable=False),
)
"""What someone wants to be told where: `off` has the kinds that are not sent, by channel, as JSON; quiet hours are
minutes of the day in the person's time zone."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("push_subscriptions_person", "person"),
)
"""Browsers that show messages of ours while the page is closed; `digest`: SHA-256 of the endpoint."""

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("hours", Integer, nullable=False),
    Column("confirmed", BigInteger),
    Column("sent", BigInteger),
)
"""Where to send a digest, at most once in `hours`; nothing before the address is `confirmed`."""

webhooks = Table(
    "webhooks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("url", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""A channel in Discord or Slack, or a topic of ntfy, that someone wants to be told in."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("target", String(24), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Index("deliveries_due", "state", "due"),
    Index("deliveries_person", "person"),
)
"""Where a notification is sent: `mail`, `webhook` or `push:ID`. A row is `due`, then `claimed` before anything leaves
the server, then `done`, `skipped` or `failed`; what a killed server had claimed is never sent again."""

acts = Table(
    "acts",
    metadata,
    Column("number", Number, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(8), nullable=False),
    Column("act", String(16), nullable=False),
    Column("subject", String(32), nullable=False),
    Column("details", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""What whoever runs the server did, in order; rows are added, never changed or deleted. `subject`: the id of a person
or of a table, which leads to nobody once the person is deleted. `details`: JSON."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("how", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Who may not talk (`mute`) or not come at all (`ban`): what the acts add up to."""

host_keys = Table(
    "host_keys",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What opens the host's page, as SHA-256 digests: a `link` that works once, and the `session` that it begins."""

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("key", String(80), nullable=False),
    Column("wish", Text, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("fill", BigInteger),
    Column("meeting", String(32)),
    Column("size", Integer),
    Column("due", BigInteger),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("made", Boolean, nullable=False, server_default=false()),
    Index("wishes_key", "key", "since"),
)
"""Who looks for a game. Only those with the same `key` are paired. `fill`: from when on bots may have the other seats.

`meeting` is the id of the table that a group of this `size` will play at; `due`: until when everyone must be `ready`;
`made`: the table is there.
"""

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(80), nullable=False, unique=True),
    Column("picture", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Circles of people who play together. `zone`: the time zone of its standing tables."""

members = Table(
    "members",
    metadata,
    Column("club", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("role", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("members_person", "person"),
)
"""Who belongs to a club, as its owner, a helper or a member; those who have `asked` to belong are no members yet."""

club_links = Table(
    "club_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("club", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("club_links_club", "club"),
)
"""Invitations to a club: the SHA-256 digest of what the link holds."""

club_chat = Table(
    "club_chat",
    metadata,
    Column("number", Number, primary_key=True),
    Column("club", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index("club_chat_club", "club", "number"),
    sqlite_autoincrement=True,
)
"""What members say in their club."""

standing = Table(
    "standing",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("club", String(16), nullable=False),
    Column("day", Integer, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("wish", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("secret", String(32), nullable=False),
    Index("standing_club", "club"),
    Index("standing_due", "due"),
)
"""Tables that open by themselves every week, at a minute of a day in the club's time zone (0: Monday).

`due` is the next moment; with `secret` it makes the id of the table that opens then.
"""

seasons = Table(
    "seasons",
    metadata,
    Column("club", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("scheme", String(16), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("seasons_open", "closed", "ends"),
)
"""Seasons of a club; one that is `closed` has its table in `season_places`, which never changes again."""

season_places = Table(
    "season_places",
    metadata,
    Column("club", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("adjusted", BigInteger, nullable=False),
    Column("reviewed", Integer, nullable=False),
)
"""The tables of seasons that are over. `adjusted`: a thousandth of a point each."""

club_games = Table(
    "club_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("club", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Index("club_games_club", "club", "at"),
    Index("club_games_person", "person"),
)
"""Who played what in a club, and how it ended; kept by the consumer `clubs`."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_best", "game", "players", "value"),
)
"""How strong people are, by game and number of players; 0 players: all of the game. Kept by the consumer `ratings`."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("new_value", Double, nullable=False),
    Column("new_deviation", Double, nullable=False),
    Column("upset", Boolean, nullable=False),
    Index("rating_changes_person", "person", "game", "players", "at"),
)
"""What each rated game did to each rating: before it, then after it. `upset`: a much stronger one was beaten."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("verdict", String(20), nullable=False),
    Column("one", String(32)),
    Column("two", String(32)),
    Column("ahead", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rated_games_pair", "one", "two", "at"),
)
"""Games at rated tables: `rated`, or why not. `one` and `two`: its people if it had two; `ahead`: who was, 1 or −1."""

departed_ratings = Table(
    "departed_ratings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
)
"""How strong people were in each rated game who have been deleted since: others' ratings follow from it."""

sightings = Table(
    "sightings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("digest", String(64), primary_key=True),
)
"""From where people came to a rated table: a keyed digest of table and address, which tells nothing but equality."""

played = Table(
    "played",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("proved", Boolean, nullable=False),
    Index("played_person", "person", "at"),
)
"""Finished games of each person; this and the next three are kept by the consumer `profiles`."""

encounters = Table(
    "encounters",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("encounters_other", "other"),
)
"""How two people did against each other."""

partners = Table(
    "partners",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rounds", Integer, nullable=False),
    Column("lead", Double, nullable=False),
    Index("partners_other", "other"),
)
"""How a person did in a team with another: rounds, and the sum of the person's leads over the table's mean."""

vetoes = Table(
    "vetoes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("action", String(40), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("lead", Double, nullable=False),
)
"""What a person likes to rule out, and the sum of their leads over the table's mean in those rounds."""

reviewed = Table(
    "reviewed",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("unit", String(8), nullable=False),
    Column("luck", Double, nullable=False),
    Column("kinds", Text, nullable=False),
    Column("perfect", Boolean, nullable=False),
    Index("reviewed_person", "person", "at"),
)
"""What kept reviews say of each person: luck, the cost of each kind of decision as JSON, and a perfect ending."""

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("visible", String(8), nullable=False),
)
"""Who may see someone's profile: everyone (`public`), `friends`, or `nobody`; without a row, friends."""

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
)
"""A person's recovery code, as its SHA-256 digest."""

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
"""Secrets that are good once and for minutes, as SHA-256 digests: challenges to passkeys, links in mails and QR codes.

`session` is the one that got it; `asking` a device that wants to be signed in and, once `agreed`, may be.
"""
