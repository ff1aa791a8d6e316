"""Numbers that the documents name are those that hold: people plan by them, and programs are written by them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kibitz.server.clubs import seasons, standing
from kibitz.server.cluster import lease
from kibitz.server.http.api import reviews as review_routes
from kibitz.server.matchmaking import finding, wishes
from kibitz.server.people import guests, sessions
from kibitz.server.reviews import reviews
from kibitz.server.run import serve
from kibitz.server.socket import fast_path, gate
from kibitz.server.storage import club_directory, clubs, uploads, writer
from kibitz.server.storage.notifications import deliveries, notifications
from kibitz.server.storage.people import accounts, manners
from kibitz.server.tables import attendance, registry
from kibitz.table import table

ROOT = Path(__file__).parents[3]
SECOND, MINUTE, DAY = 1000, 60_000, 24 * 3_600_000
WORDS = {2.0: "two", 4.0: "four", 6.0: "six", 10.0: "ten"}
NUMBERS: list[tuple[str, str, tuple[Any, ...]]] = [
    ("docs/clubs.md", "| clubs one owns, belongs to | {}, {} |", (clubs.MOST_OWNED, clubs.MOST_CLUBS)),
    (
        "docs/clubs.md",
        "| members, people who have asked, links of a club | {}, {}, {} |",
        (clubs.MOST_MEMBERS, clubs.MOST_ASKED, clubs.MOST_LINKS),
    ),
    ("docs/clubs.md", "| game nights of a club | {} |", (standing.MOST_STANDING,)),
    ("docs/clubs.md", "{words} seconds after a season's end", (seasons.SETTLE / SECOND,)),
    ("docs/clubs.md", "| clubs in one answer of the directory | {};", (club_directory.SHOWN,)),
    ("docs/clubs.md", "| lines of chat kept | {},", (clubs.KEPT_LINES,)),
    ("docs/clubs.md", "an invitation link (good for {} days;", (clubs.LINK_LASTS / DAY,)),
    ("docs/accounts.md", "{} letters and digits (", (accounts.GROUPS * accounts.GROUP,)),
    ("docs/accounts.md", "The server looks every {words} hours", (guests.LOOK / 3600,)),
    ("docs/notifications.md", "more than {} messages an hour", (deliveries.MOST_AN_HOUR,)),
    ("docs/notifications.md", "What is older than {words} days isn't sent", (deliveries.STALE / DAY,)),
    ("docs/notifications.md", "after {} days it's deleted", (notifications.KEPT / DAY,)),
    (
        "docs/notifications.md",
        "again after {} s, {}, {} and {} minutes.",
        (
            deliveries.FIRST_RETRY / SECOND,
            *(deliveries.FIRST_RETRY * 2**n / MINUTE for n in range(1, deliveries.ATTEMPTS - 1)),
        ),
    ),
    ("docs/cluster.md", "{words} times in a lease's length", (lease.BEATS,)),
    ("docs/pace.md", "look for such tables every {} seconds", (registry.SWEEP,)),
    ("docs/limits.md", "an address may hold {} connections more", (serve.PAGES,)),
    ("docs/limits.md", "keeps {} for itself", (gate.RESERVED,)),
    ("docs/limits.md", "The server tries again every {words} seconds", (writer.PROBE,)),
    ("docs/limits.md", "are announced together, {words} times a second at most", (1 / attendance.ANNOUNCED,)),
    ("SECURITY.md", "(HTTP requests within {} seconds)", (sessions.FRESH,)),
    ("SECURITY.md", "without one within half a minute", (sessions.TEND == 30,)),
    ("docs/protocol.md", "The old one opens nothing a minute after", (sessions.OVERLAP == MINUTE,)),
    ("docs/protocol.md", "set a new one (once a day)", (sessions.ROTATE == DAY,)),
    ("docs/protocol.md", "costly decisions of the last {} days", (review_routes.MISTAKES_SINCE / DAY,)),
    ("docs/protocol.md", "or after {} seconds; look no more", (finding.HOLD,)),
    (
        "docs/protocol.md",
        "a clock of {} seconds a move and a bank of {} minutes",
        (finding.QUICK.seconds, finding.QUICK.bank / 60),
    ),
    ("docs/protocol.md", "nobody asks about for {} seconds is dropped", (wishes.EXPIRE / SECOND,)),
    ("docs/protocol.md", "Anyone who doesn't within {} seconds is dropped", (wishes.MEET / SECOND,)),
    ("docs/protocol.md", "each person's last {} ids", (table.KEPT_IDS,)),
    ("docs/protocol.md", "The last {} lines of the chat go with it", (manners.LINES,)),
    ("docs/protocol.md", "Who doesn't look for {} seconds has left", (reviews.LEASE,)),
    ("docs/protocol.md", "A person may have {words} under way", (reviews.EACH,)),
    ("docs/protocol.md", "it's deleted after {} days", (uploads.KEPT / DAY,)),
    ("docs/protocol.md", "messages of {} kB and more compressed", (fast_path.LARGE / 1024,)),
]


@pytest.mark.parametrize(("document", "says", "values"), NUMBERS, ids=[says for _, says, _ in NUMBERS])
def test_a_documented_number_holds(document: str, says: str, values: tuple[Any, ...]) -> None:
    assert False not in values
    assert says.count("{}") in (len(values), 0)
    words = WORDS.get(float(values[0]), "?")
    sentence = says.format(*(f"{float(value):g}" for value in values), words=words)
    text = " ".join((ROOT / document).read_text(encoding="utf-8").split())
    assert sentence.lower() in text.lower()
