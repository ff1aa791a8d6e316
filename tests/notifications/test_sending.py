"""A real server tells people outside the page: by push, mail and webhook; once, and until they stop it."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select

from kibitz.server.clock import now
from kibitz.server.notifications.senders import payload
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.model import deliveries
from kibitz.server.storage.notifications.notifications import notify
from notifications.receivers import (
    HttpReceiver,
    SmtpSink,
    SubscribedBrowser,
    http_receiver,
    smtp_sink,
    wait_for,
)
from server.harness.wire import Person, Server, run, seated

HOME = "https://kibitz.example"


class Outside:
    """A server, and all that it sends to."""

    def __init__(self, server: Server, http: HttpReceiver, smtp: SmtpSink) -> None:
        self.server, self.http, self.smtp = server, http, smtp

    def tell(self, person: str, key: str, *, kind: str = "joined", link: str = "/t/abc") -> None:
        """As any part of the server does it."""
        engine = make_engine(self.server.database)
        with engine.begin() as connection:
            notify(connection, person, kind, key, params={"name": "Zofia", "game": "nyet"}, link=link, at=now())
        engine.dispose()

    def came_to(self, path: str) -> list[bytes]:
        """What was sent to an address."""
        return [one.body for one in self.http.requests if one.path == path]


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with ExitStack() as running:
        http, smtp = running.enter_context(http_receiver()), running.enter_context(smtp_sink())
        server = Server(
            tmp_path_factory.mktemp("outside") / "data",
            KIBITZ_SMTP_URL=smtp.url,
            KIBITZ_MAIL_FROM="Kibitz <kibitz@kibitz.example>",
            KIBITZ_PUBLIC_URL=HOME,
            KIBITZ_LOCAL_NOTICES="1",
            KIBITZ_GRACE="2",
        )
        running.callback(server.stop)
        yield Outside(server, http, smtp)


def me(person: Person) -> str:
    found: str = person.get("/api/me").json["id"]
    return found


def subscribed(outside: Outside, path: str, language: str = "en") -> tuple[Person, SubscribedBrowser]:
    """Someone whose browser is told."""
    person, browser = Person(outside.server.url), SubscribedBrowser()
    assert person.post("/api/me/notifications/settings", {"language": language}).status == 200
    answer = person.post("/api/me/notifications/push", browser.subscription(outside.http.url + path))
    assert answer.status == 200, answer.body
    return person, browser


def test_a_browser_is_told_in_its_language_and_can_end_it_with_one_click(outside: Outside) -> None:
    person, browser = subscribed(outside, "/push/pl", "pl")
    outside.tell(me(person), "nudge:1")
    (body,) = wait_for(lambda: outside.came_to("/push/pl"))
    message = browser.read(body)
    assert message["body"] == "Niet!: Zofia siada przy twoim stole."
    assert (message["title"], message["link"], message["lang"]) == ("Kibitz", "/t/abc", "pl")
    (request,) = [one for one in outside.http.requests if one.path == "/push/pl"]
    assert request.headers["Content-Encoding"] == "aes128gcm"
    assert int(request.headers["TTL"]) > 0
    key = person.get("/api/me/notifications/settings").json["push_key"]
    assert request.headers["Authorization"].startswith("vapid t=")
    assert request.headers["Authorization"].endswith(f", k={key}")
    stranger = Person(outside.server.url)
    stranger.cookie = ""
    assert stranger.post(message["stop"], {}).json == {"channel": "push"}
    assert person.get("/api/me/notifications/settings").json["browsers"] == []


def test_a_browser_that_the_push_service_no_longer_knows_is_dropped(outside: Outside) -> None:
    person, _ = subscribed(outside, "/push/gone")
    outside.http.status = 410
    outside.tell(me(person), "nudge:1")
    wait_for(lambda: not person.get("/api/me/notifications/settings").json["browsers"])
    outside.http.status = 201


def test_who_looks_at_the_table_is_not_called_to_it(outside: Outside) -> None:
    async def look() -> None:
        person, browser = subscribed(outside, "/push/here")
        table = person.post("/api/tables", {"game": "nyet"}).json["id"]
        seat = await person.sit(table)
        outside.tell(me(person), "nudge:1", link=f"/t/{table}")
        outside.tell(me(person), "nudge:2", link="/t/elsewhere")
        wait_for(lambda: states(outside.server, me(person)) == ["done", "skipped"])
        (body,) = outside.came_to("/push/here")
        assert browser.read(body)["link"] == "/t/elsewhere"
        await seat.close()

    run(look())


def test_mail_comes_after_its_address_is_confirmed_and_ends_with_one_click(outside: Outside) -> None:
    person, smtp = Person(outside.server.url), outside.smtp
    person.post("/api/me/notifications/settings", {"language": "de"})
    answer = person.post("/api/me/notifications/mail", {"address": "ann@home.example", "hours": 1})
    assert answer.json["mail"] == {"address": "ann@home.example", "hours": 1, "confirmed": False}
    (first,) = wait_for(lambda: smtp.mails)
    assert (first["To"], first["Subject"]) == ("ann@home.example", "Kibitz: Bitte bestätige deine Adresse")
    stranger = Person(outside.server.url)
    stranger.cookie = ""
    outside.tell(me(person), "nudge:0")
    link = re.search(rf"{HOME}/notices/confirm#(\S+)", first.get_content().replace("=\n", ""))
    assert link is not None
    wait_for(lambda: person.get("/api/me/notifications").json["waiting"] == 1)
    assert stranger.post(f"/api/notices/confirm/{link[1]}x", {}).json["code"] == "no-such-link"
    assert stranger.post(f"/api/notices/confirm/{link[1]}", {}).json == {"address": "ann@home.example"}
    for number in (1, 2):
        outside.tell(me(person), f"nudge:{number}")
    second = wait_for(lambda: smtp.mails[1:])[0]
    text = second.get_content()
    assert ": Zofia sitzt jetzt an deinem Tisch." in text
    assert f"{HOME}/t/abc" in text
    assert "nudge:0" not in text
    assert second["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = urlsplit(second["List-Unsubscribe"].strip("<>"))
    assert f"{stop.scheme}://{stop.netloc}" == HOME
    assert f"\nList-Unsubscribe: <{HOME}{stop.path}>\r\n".encode() in smtp.written[1]  # whole, as mail programs need it
    answer = stranger.post(stop.path, "List-Unsubscribe=One-Click", Content_Type="application/x-www-form-urlencoded")
    assert answer.json == {"channel": "mail"}
    assert person.get("/api/me/notifications/settings").json["mail"] is None
    assert stranger.post(stop.path, {}).status == 200
    assert len(smtp.mails) == 2


def test_a_mail_server_is_not_there_to_write_to_strangers(outside: Outside) -> None:
    person, before = Person(outside.server.url), len(outside.smtp.mails)
    for address in ("nobody", "a@b", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "ä@b.example"):
        assert person.post("/api/me/notifications/mail", {"address": address}).json["code"] == "bad-address"
    statuses = [
        Person(outside.server.url).post("/api/me/notifications/mail", {"address": "eve@home.example"}).status
        for _ in range(6)
    ]
    assert 429 in statuses
    assert len(outside.smtp.mails) - before <= 3


def test_a_channel_is_told(outside: Outside) -> None:
    person = Person(outside.server.url)
    answer = person.post("/api/me/notifications/webhook", {"url": f"{outside.http.url}/topic"})
    assert answer.json["webhook"] == urlsplit(outside.http.url).netloc  # its path is a secret
    outside.tell(me(person), "nudge:1")
    (body,) = wait_for(lambda: outside.came_to("/topic"))
    assert body.decode() == "Nyet!: Zofia has joined your table."
    answer = person.delete("/api/me/notifications/targets/webhook")
    assert answer.json["webhook"] == ""
    assert person.delete("/api/me/notifications/targets/webhook").json["code"] == "no-such-target"


def test_each_kind_of_channel_gets_what_it_understands() -> None:
    text, link = "Ann & <Bob> @everyone", "https://kibitz.example/t/abc"
    headers, body = payload("https://discord.com/api/webhooks/1/secret", text, link)
    assert headers["Content-Type"] == "application/json"
    assert json.loads(body) == {"content": f"{text} {link}", "allowed_mentions": {"parse": []}}
    _, body = payload("https://hooks.slack.com/services/T/B/secret", text, link)
    assert json.loads(body) == {"text": f"Ann &amp; &lt;Bob&gt; @everyone {link}"}
    headers, body = payload("https://ntfy.sh/topic", text, link)
    assert (headers["Click"], body.decode()) == (link, text)


def test_nothing_comes_twice_after_kill_9(start: Callable[..., Server]) -> None:
    with http_receiver() as receiver:
        held = threading.Event()
        server = start(KIBITZ_LOCAL_NOTICES="1")
        outside = Outside(server, receiver, None)  # type: ignore[arg-type]
        person = Person(server.url)
        assert person.post("/api/me/notifications/webhook", {"url": f"{receiver.url}/topic"}).status == 200
        receiver.hold = held
        outside.tell(me(person), "nudge:1")
        wait_for(lambda: receiver.requests)
        server.kill()  # while it waits for the answer
        held.set()
        server.start()
        outside.tell(me(person), "nudge:2", link="/t/second")
        wait_for(lambda: len(receiver.requests) > 1)
        wait_for(lambda: states(server, me(person)) == ["claimed", "done"])
        assert len(receiver.requests) == 2


def states(server: Server, person: str) -> list[str]:
    """What became of all that is sent to a person."""
    engine = make_engine(server.database)
    with engine.connect() as connection:
        query = select(deliveries.c.state).where(deliveries.c.person == person).order_by(deliveries.c.state)
        found = list(connection.scalars(query))
    engine.dispose()
    return found


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("webhook", {"url": "https://127.0.0.1/hook"}, "bad-webhook"),
        ("webhook", {"url": "http://ntfy.sh/topic"}, "bad-webhook"),
        ("push", SubscribedBrowser().subscription("https://10.0.0.1/push"), "bad-subscription"),
        ("push", {"endpoint": "https://push.example/1", "p256dh": "AAAA", "auth": "AAAA"}, "bad-subscription"),
        ("mail", {"address": "ann@home.example"}, "no-mail-here"),
        ("settings", {"zone": "../../etc/passwd"}, "unknown-zone"),
    ],
)
def test_what_cannot_be_used_is_refused(server: Server, path: str, body: dict[str, str], code: str) -> None:
    assert Person(server.url).post(f"/api/me/notifications/{path}", body).json["code"] == code


def test_one_sees_changes_and_takes_along_one_s_own_alone(outside: Outside) -> None:
    ann, bob = Person(outside.server.url), Person(outside.server.url)
    wishes = {
        "off": {"mail": ["turn"]},
        "quiet_from": 1320,
        "quiet_until": 420,
        "zone": "Europe/Warsaw",
        "language": "fr",
    }
    answer = ann.post("/api/me/notifications/settings", wishes)
    assert answer.json["wishes"] == wishes
    for number in range(3):
        outside.tell(me(ann), f"nudge:{number}")
    listed = ann.get("/api/me/notifications").json
    assert listed["waiting"] == 3
    newest, middle, _ = (one["number"] for one in listed["notices"])
    bob.post("/api/me/notifications/seen", {"number": newest, "through": True})
    assert ann.post("/api/me/notifications/seen", {"number": newest}).json["waiting"] == 2
    assert ann.post("/api/me/notifications/seen", {"number": middle, "through": True}).json["waiting"] == 0
    assert bob.get("/api/me/notifications").json == {"waiting": 0, "notices": []}
    exported = ann.get("/api/me/export").json["notifications"]
    assert len(exported["told"]) == 3
    assert exported["wishes"]["zone"] == "Europe/Warsaw"


def kinds(person: Person) -> list[str]:
    return [one["kind"] for one in person.get("/api/me/notifications").json["notices"]]


def test_people_who_are_away_hear_what_happens_at_their_tables(outside: Outside) -> None:
    """Someone joins, it is their turn, the game is over, someone wants another one; each once, and no word of cards."""

    async def play() -> None:
        host, guest = Person(outside.server.url, "Hostess"), Person(outside.server.url, "Guest")
        table = host.post("/api/tables", {"game": "face-to-face"}).json["id"]
        other = await guest.sit(table)
        await other.ask("join")
        wait_for(lambda: kinds(host) == ["joined"])
        mine = await host.sit(table)
        assert wait_for(lambda: host.get("/api/me/notifications").json["waiting"] == 0 or None)
        for seat in (mine, other):
            await seat.contribute()
        await mine.ask("start")
        for seat in (mine, other):
            await seat.until(lambda seat=seat: seat.view is not None)
        assert kinds(guest) == []
        first, second = (mine, other) if mine.view and mine.view["legal"] else (other, mine)
        await first.close()
        wait_for(lambda: "turn" in kinds(first.person))
        back = await first.person.sit(table)
        await back.close()
        await second.ask("abandon")
        await second.until(lambda: second.table["status"] == "abandoned")
        wait_for(lambda: "game-over" in kinds(first.person))
        await second.ask("rematch")
        wait_for(lambda: "rematch" in kinds(first.person))
        told = first.person.get("/api/me/notifications").json["notices"]
        assert sorted({one["kind"] for one in told} - {"joined"}) == ["game-over", "rematch", "turn"]
        assert len(told) == len({one["kind"] for one in told})
        rematch = next(one for one in told if one["kind"] == "rematch")
        assert rematch["params"] == {"name": second.person.name, "game": "face-to-face", "table": rematch["link"][3:]}
        assert rematch["link"] == f"/t/{second.table['rematch']}"
        assert kinds(second.person) in ([], ["joined"])

    run(play())


def test_who_plays_hears_nothing(outside: Outside) -> None:
    async def play() -> None:
        seats = await seated(outside.server, 2)
        for seat in seats:
            await seat.ask("abandon")
        host, guest = Person(outside.server.url), Person(outside.server.url)
        later = await guest.sit(host.post("/api/tables", {"game": "nyet"}).json["id"])
        await later.ask("join")
        wait_for(lambda: kinds(host))  # so what came before is written, too
        assert [kinds(seat.person) for seat in seats] == [[], []]

    run(play())
