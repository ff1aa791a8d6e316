"""Accounts over the wire: passkeys, recovery codes, another device, links in mails; and two guests who become one."""

from __future__ import annotations

import re
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import pytest
from sqlalchemy import select, update

from kibitz.server.people.origins import relying_party
from kibitz.server.storage import model
from kibitz.server.storage.database import connect, make_engine
from kibitz.server.storage.digests import digest
from kibitz.server.storage.people import accounts, sessions, tickets
from kibitz.server.storage.people.people import name_person
from people.authenticator import Authenticator, post, register, sign_in
from people.test_leaving import everything, played
from server.harness.wire import TIMEOUT, Person, Server, run

HTTPS = {"X_Forwarded_Proto": "https"}


def home(server: Server) -> str:
    """The server by the name that passkeys are for."""
    return server.url.replace("127.0.0.1", "localhost")


def me(person: Person) -> str:
    found: str = person.get("/api/me").json["id"]
    return found


def settled(server: Server, *gone: str) -> str:
    """All that the database holds, once it says nothing of some."""
    end = time.monotonic() + TIMEOUT
    while any(one in (held := everything(server.database)) for one in gone):
        assert time.monotonic() < end, [one for one in gone if one in held]
        time.sleep(0.1)
    return everything(server.database)


def test_one_tap_keeps_the_name_and_signs_in_elsewhere(server: Server) -> None:
    ann, passkey = Person(home(server), "Tapping Ann"), Authenticator(home(server))
    who = me(ann)
    assert ann.get("/api/me").json["guest"]
    found = register(ann, passkey).json
    assert (found["guest"], len(found["passkeys"]), found["can"]) == (False, 1, "yes")
    assert ann.get("/api/me").json == {"id": who, "name": "Tapping Ann", "guest": False}
    elsewhere = Person(home(server))
    guest, old = me(elsewhere), elsewhere.cookie
    came = sign_in(elsewhere, passkey).json
    assert (came["me"]["id"], came["question"]) == (who, None)
    assert me(elsewhere) == who
    elsewhere.cookie = old
    assert elsewhere.get("/api/me").status == 401  # the guest had nothing, and is gone
    settled(server, guest)
    assert ann.get("/api/account").json["passkeys"][0]["used"]


def test_a_challenge_is_good_once_for_its_own_browser(server: Server) -> None:
    ann, passkey = Person(home(server)), Authenticator(home(server))
    register(ann, passkey)
    thief, other = Person(home(server)), Person(home(server))
    answer = passkey.use(post(thief, "/api/account/sign-in/options").json)
    for person, code in ((other, "challenge-over"), (thief, "challenge-over")):  # the other's attempt used it up
        refused = post(person, "/api/account/sign-in", {"credential": answer})
        assert (refused.status, refused.json["code"]) == (409, code)
    answer = passkey.use(post(thief, "/api/account/sign-in/options").json)
    assert post(thief, "/api/account/sign-in", {"credential": answer}).status == 200
    again = post(thief, "/api/account/sign-in", {"credential": answer})
    assert again.json["code"] == "challenge-over"
    made = post(ann, "/api/account/passkeys/options").json
    mixed = post(ann, "/api/account/sign-in", {"credential": passkey.use(made)})
    assert mixed.json["code"] == "challenge-over"  # one to make a passkey is none to use it


def test_challenges_last_five_minutes(empty: str) -> None:
    engine = connect(empty)
    token = tickets.issue(engine, "sign-in", 1000, person="ann", session="s")
    assert tickets.take(engine, token, "sign-in", 1000 + 5 * 60_000 + 1) is None
    assert tickets.take(engine, token, "register", 1000) is None
    assert tickets.take(engine, token, "sign-in", 1000 + 5 * 60_000) is not None
    assert tickets.take(engine, token, "sign-in", 1000) is None
    engine.dispose()


def test_what_a_session_would_let_in_ends_with_it(empty: str) -> None:
    """Whoever had the browser for a minute doesn't come back by a code it showed, once its owner has signed it out."""
    engine = connect(empty)
    name_person(engine, "ann", "Ann", 1)
    sessions.begin_session(engine, "ann", "digest", "Firefox", 1)
    with engine.connect() as connection:
        (mine,) = sessions.sessions_of(connection, "ann")
    offered = tickets.issue(engine, "device", 1, person="ann", session=mine.id)
    knocked = tickets.issue(engine, "device", 1, person="bob", session="other")
    with engine.connect() as connection:
        for token, by in ((offered, "phone"), (knocked, mine.id)):
            found = tickets.look(connection, token, "device", 1)
            assert found is not None
            assert tickets.ask(engine, found, by, "Safari")
            agreed = tickets.look(connection, token, "device", 1)
            assert agreed is not None
            assert tickets.agree(engine, agreed)
    assert sessions.end_sessions(engine, "ann", mine.id) == [mine.id]
    assert tickets.take(engine, offered, "device", 1) is None
    assert tickets.take(engine, knocked, "device", 1) is None
    engine.dispose()


def test_options_asked_for_ahead_make_no_more_passkeys_than_allowed(empty: str) -> None:
    engine = connect(empty)
    name_person(engine, "ann", "Ann", 1)
    keys = [accounts.Passkey(str(number), "ann", "key", 0, "Firefox", 1, None) for number in range(21)]
    assert [accounts.add_passkey(engine, key) for key in keys] == [True] * 20 + [False]
    engine.dispose()


def test_a_passkey_for_another_site_a_forged_and_a_copied_one_are_refused(server: Server) -> None:
    ann, passkey = Person(home(server)), Authenticator(home(server))
    register(ann, passkey)
    visitor = Person(home(server))
    evil = Authenticator("https://evil.example")
    evil.key, evil.id = passkey.key, passkey.id
    forged = Authenticator(home(server))
    forged.id = passkey.id
    for one in (evil, forged):
        options = post(visitor, "/api/account/sign-in/options").json
        refused = post(visitor, "/api/account/sign-in", {"credential": one.use(options)})
        assert (refused.status, refused.json["code"]) == (409, "passkey-refused")
    options = post(visitor, "/api/account/sign-in/options", Origin="https://evil.example")
    assert (options.status, options.json["code"]) == (403, "cross-site")
    stranger = Authenticator(home(server))
    assert sign_in(visitor, stranger).json["code"] == "passkey-unknown"
    assert sign_in(Person(home(server)), passkey, count=9).status == 200
    assert sign_in(visitor, passkey, count=9).json["code"] == "passkey-refused"  # a copy counts behind
    for nonsense in ({}, {"id": 1, "response": {"clientDataJSON": "x"}}, {"response": "y"}):
        assert post(visitor, "/api/account/sign-in", {"credential": nonsense}).status == 409


@pytest.mark.parametrize(
    ("origin", "public", "name"),
    [
        ("http://localhost:8765", (), "localhost"),
        ("http://localhost:9999", (), None),
        ("http://127.0.0.1:8765", (), None),
        ("http://kibitz.lan:8765", (), None),
        ("https://192.168.1.7", (), None),
        ("https://kibitz.example", (), "kibitz.example"),
        ("https://kibitz.example", ("https://cards.example",), None),
        ("https://cards.example", ("https://kibitz.example", "https://cards.example"), "cards.example"),
        ("http://cards.example", ("http://cards.example",), None),
        ("http://localhost:8765", ("https://cards.example",), "localhost"),
    ],
)
def test_passkeys_are_for_addresses_that_are_the_servers(
    origin: str, public: tuple[str, ...], name: str | None
) -> None:
    scheme, _, host = origin.partition("://")
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    scope = {"scheme": scheme, "headers": headers, "server": ("127.0.0.1", 8765)}
    found = relying_party(scope, public)
    assert (found.id if found else None) == name
    if scheme == "https" and found and not public:  # behind TLS the browser's word must be the request's
        scope["headers"] = [(b"host", b"other.example"), (b"origin", origin.encode())]
        assert relying_party(scope, public) is None


def test_where_there_can_be_no_passkeys_the_reason_is_said(server: Server) -> None:
    at_number = Person(server.url)
    assert at_number.get("/api/account").json["can"] == "number"
    assert at_number.get("/api/account", Host="kibitz.lan").json["can"] == "insecure"
    refused = post(at_number, "/api/account/passkeys/options")
    assert (refused.status, refused.json["code"]) == (403, "no-passkeys-here")
    assert Person(home(server)).get("/api/account").json["can"] == "yes"


def test_the_cookie_of_an_account_over_https_belongs_to_this_host_alone(server: Server) -> None:
    ann = Person(server.url)
    code = post(ann, "/api/account/recovery").json["code"]
    fresh = Person(server.url)
    session = fresh.cookie.partition("=")[2]
    fresh.cookie = f"__Host-kibitz={session}"
    answer = post(fresh, "/api/account/recover", {"code": code}, **HTTPS)
    assert answer.headers["set-cookie"].startswith("__Host-kibitz=")
    assert answer.headers["set-cookie"].endswith("; HttpOnly; SameSite=Lax; Secure")


def test_the_last_way_in_is_not_removed_by_accident(server: Server) -> None:
    ann, passkey = Person(home(server)), Authenticator(home(server))
    key = register(ann, passkey).json["passkeys"][0]["id"]
    stranger = Person(home(server))
    assert stranger.delete(f"/api/account/passkeys/{key}").json["code"] == "no-such-passkey"
    assert ann.delete(f"/api/account/passkeys/{key}").json["code"] == "last-way-in"
    assert ann.delete(f"/api/account/passkeys/{key}?anyway=true").status == 204
    assert sign_in(stranger, passkey).json["code"] == "passkey-unknown"
    key = register(ann, Authenticator(home(server))).json["passkeys"][0]["id"]
    post(ann, "/api/account/recovery")
    assert ann.delete(f"/api/account/passkeys/{key}").status == 204


def test_a_recovery_code_is_good_once_and_replaced(server: Server) -> None:
    ann = Person(server.url)
    first = post(ann, "/api/account/recovery").json["code"]
    code = post(ann, "/api/account/recovery").json["code"]
    assert not ann.get("/api/me").json["guest"]
    other = Person(server.url)
    assert post(other, "/api/account/recover", {"code": first}).json["code"] == "no-such-code"
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    came = post(other, "/api/account/recover", {"code": typed}).json
    assert came["me"]["id"] == me(ann) == me(other)
    third = Person(server.url)
    assert post(third, "/api/account/recover", {"code": code}).json["code"] == "no-such-code"
    assert post(third, "/api/account/recover", {"code": came["code"]}).status == 200
    held = everything(server.database)
    assert not [one for one in (first, code, came["code"], came["code"].replace("-", "")) if one in held]


def test_codes_cannot_be_tried_without_end(server: Server) -> None:
    """Also where limits are switched off for tests."""
    guesser = Person(server.url)
    answers = [post(guesser, "/api/account/recover", {"code": f"GUESS-{number}"}).status for number in range(8)]
    assert answers == [409] * 6 + [429] * 2


def test_another_device_comes_in_when_this_one_agrees(server: Server) -> None:
    ann = Person(server.url)
    offer = post(ann, "/api/account/device").json
    assert offer["link"].startswith(f"{server.url}/in#d.")
    assert offer["picture"].startswith("data:image/svg+xml")
    token = offer["link"].partition("#d.")[2]
    assert digest(token) in everything(server.database)
    assert token not in everything(server.database)
    phone, thief = Person(server.url), Person(server.url)
    knocked = post(
        phone, "/api/account/device/knock", {"token": token}, User_Agent="Mozilla/5.0 (iPhone) Safari/1"
    ).json
    assert knocked["name"] == ann.name
    assert post(thief, "/api/account/device/knock", {"token": token}).json["code"] == "ticket-over"
    assert post(phone, "/api/account/device/enter", {"token": token}).json["waiting"]
    seen = ann.get("/api/account/device").json
    assert seen == {"state": "asked", "device": "Safari, iPhone", "number": knocked["number"]}
    assert post(ann, "/api/account/device/answer", {"agree": True}).status == 204
    assert post(thief, "/api/account/device/enter", {"token": token}).json["code"] == "ticket-over"
    assert post(phone, "/api/account/device/enter", {"token": token}).json["me"]["id"] == me(ann) == me(phone)
    assert post(thief, "/api/account/device/knock", {"token": token}).json["code"] == "ticket-over"
    assert len(ann.get("/api/me/sessions").json["sessions"]) == 2
    token = post(ann, "/api/account/device").json["link"].partition("#d.")[2]
    assert post(thief, "/api/account/device/knock", {"token": token}).status == 200
    assert post(ann, "/api/account/device/answer", {"agree": False}).status == 204
    assert post(thief, "/api/account/device/enter", {"token": token}).json["code"] == "ticket-over"


class Mailbox(socketserver.StreamRequestHandler):
    """A mail server that takes everything."""

    mails: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line.split()[0].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (more := self.rfile.readline()) != b".\r\n":
                    text += more
                self.mails.append(text.decode())
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                return


@contextmanager
def mailbox() -> Iterator[tuple[str, list[str]]]:
    Mailbox.mails = []
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{running.server_address[1]}", Mailbox.mails
        running.shutdown()


def link_in(mails: list[str], number: int) -> str:
    """The secret of the link in a mail that is on its way."""
    end = time.monotonic() + TIMEOUT
    while len(mails) < number:
        assert time.monotonic() < end, "no mail"
        time.sleep(0.02)
    found = re.search(r"https://cards\.example/in#[am]\.([\w-]+)", mails[number - 1].replace("=\n", ""))
    assert found, mails[number - 1]
    return found[1]


def test_links_in_mails_confirm_and_sign_in_once_and_tell_nobody_who_is_known(start: Callable[..., Server]) -> None:
    with mailbox() as (url, mails):
        settings = {"KIBITZ_MAIL_FROM": "kibitz@cards.example", "KIBITZ_PUBLIC_URL": "https://cards.example"}
        server = start(KIBITZ_SMTP_URL=url, **settings)
        ann, other = Person(server.url, "win at cards.bad"), Person(server.url)
        assert ann.get("/api/account").json["mails"]
        assert post(ann, "/api/account/address", {"address": "Ann@Mail.example"}, Accept_Language="pl").status == 204
        token = link_in(mails, 1)
        assert "To: ann@mail.example" in mails[0]
        assert "cards.bad" not in mails[0], "whoever asks has no words for a stranger's mailbox"
        assert post(other, "/api/account/address/confirm", {"token": token}).json["code"] == "link-over"
        found = post(ann, "/api/account/address/confirm", {"token": token}).json
        assert (found["address"], found["guest"]) == ("ann@mail.example", False)
        assert post(ann, "/api/account/address/confirm", {"token": token}).json["code"] == "link-over"
        answers = [
            post(other, "/api/account/link", {"address": who}) for who in ("nobody@x.example", "ANN@mail.example")
        ]
        assert {(one.status, one.body) for one in answers} == {(204, b"")}
        token = link_in(mails, 2)
        assert post(other, "/api/account/link/enter", {"token": token}).json["me"]["id"] == me(ann)
        assert post(Person(server.url), "/api/account/link/enter", {"token": token}).json["code"] == "link-over"
        assert len(mails) == 2
        strangers = [Person(server.url) for _ in range(7)]
        tagged = [f"bob{tag}@mail.example" for tag in ("", "+1", "+2", "+3", "+4", "+5", "+6")]
        wishes = zip(strangers, tagged, strict=True)
        sent = [post(one, "/api/account/address", {"address": address}).status for one, address in wishes]
        assert sent == [204] * 6 + [429], "nobody's mailbox is filled, however many ask"
        assert ann.delete("/api/account/address").status == 204
        assert ann.get("/api/account").json["address"] == ""
    nowhere = Person(server.url)
    assert post(nowhere, "/api/account/link", {"address": "no address"}).status == 400


def test_without_a_mail_server_no_mail_is_offered(server: Server) -> None:
    person = Person(server.url)
    assert not person.get("/api/account").json["mails"]
    assert post(person, "/api/account/link", {"address": "ann@mail.example"}).json["code"] == "no-mail"


def counted(server: Server, person: str, played: int, won: int, best: int) -> None:
    """Someone's results so far."""
    engine = make_engine(server.database)
    row = {"game": "nyet", "players": 3, "points": 10, "played": played, "won": won, "best": best}
    with engine.begin() as connection:
        connection.execute(model.tallies.insert().values(person=person, **row))
    engine.dispose()


@pytest.fixture
def lone(tmp_path: Path, empty: str) -> Iterator[Server]:
    """A server on a database of each kind."""
    running = Server(tmp_path / "lone", database=empty, KIBITZ_GRACE="1")
    yield running
    running.stop()


def test_two_guests_become_one_with_all_their_games(lone: Server) -> None:
    async def life() -> None:
        guest, ben, over, running = await played(lone)
        ann = Person(lone.url, "Ann Account")
        code = post(ann, "/api/account/recovery").json["code"]
        old, new = me(guest), me(ann)
        counted(lone, old, 3, 1, 7)
        counted(lone, new, 2, 2, 5)
        guest.post("/api/me/avoided", {"how": "mute", "table": over, "seat": 1})
        ben.post("/api/me/avoided", {"how": "block", "table": over, "seat": 0})
        ben.post(f"/api/tables/{over}/reports", {"seat": 0, "reason": "other"})
        before = ben.get(f"/api/tables/{over}/record").json
        seat = await ben.sit(running)
        question = post(guest, "/api/account/recover", {"code": code}).json
        assert question["question"]["guest"] == {"name": guest.name, "games": 2}
        assert question["me"]["id"] == old == me(guest)  # nothing has changed yet
        ticket = question["question"]["ticket"]
        assert post(ben, "/api/account/enter", {"ticket": ticket, "merge": True}).json["code"] == "ticket-over"
        came = post(guest, "/api/account/enter", {"ticket": ticket, "merge": True}).json
        assert came["me"] == {"id": new, "name": "Ann Account", "guest": False}
        assert post(guest, "/api/account/enter", {"ticket": ticket, "merge": True}).json["code"] == "ticket-over"

        # The games are the account's, and the running one goes on.
        assert [game["id"] for game in guest.get("/api/me/games").json["games"]] == [over]
        await seat.until(lambda: seat.bye)
        mine = await guest.sit(running)
        assert mine.viewer == 0
        assert mine.view is not None
        assert mine.view["viewer"] == 0
        after = ben.get(f"/api/tables/{over}/record").json
        assert {**after, "signature": ""} == {**before, "signature": ""}
        settled(lone, old)
        (tally,) = guest.get("/api/me/stats").json["tallies"]
        assert (tally["played"], tally["won"], tally["points"], tally["best"]) == (5, 3, 20, 7)
        assert [one["name"] for one in guest.get("/api/me/avoided").json["people"]] == [ben.name]
        assert [one["name"] for one in ben.get("/api/me/avoided").json["people"]] == ["Ann Account"]
        assert [line["text"] for line in guest.get("/api/me/export").json["chat"]] == ["the secret of my heart"]
        assert Person(lone.url, guest.name).name == guest.name  # the name is free

    run(life())


def test_who_plays_against_themself_is_not_merged_before_the_end(start: Callable[..., Server]) -> None:
    lone = start()

    async def life() -> None:
        guest, ben, over, running = await played(lone)
        code = post(ben, "/api/account/recovery").json["code"]
        before = ben.get(f"/api/tables/{over}/record").json
        old = me(guest)
        ticket = post(guest, "/api/account/recover", {"code": code}).json["question"]["ticket"]
        refused = post(guest, "/api/account/enter", {"ticket": ticket, "merge": True})
        assert (refused.status, refused.json["code"]) == (409, "same-table")
        assert me(guest) == old
        for person in (guest, ben):
            await (await person.sit(running)).ask("abandon")
        one = await ben.sit(running)
        await one.until(lambda: one.bye or one.table["status"] == "abandoned")
        assert post(guest, "/api/account/enter", {"ticket": ticket, "merge": True}).status == 200
        settled(lone, old)
        after = ben.get(f"/api/tables/{over}/record").json
        assert (after["players"], after["actions"]) == (before["players"], before["actions"])
        assert {game["id"] for game in ben.get("/api/me/games").json["games"]} == {over, running}

    run(life())


def test_a_merge_that_a_kill_interrupts_is_finished_by_the_next_start(start: Callable[..., Server]) -> None:
    server = start()
    guest, ann = Person(server.url, "Interrupted"), Person(server.url)
    old, new = me(guest), me(ann)
    table = guest.post("/api/tables", {"game": "nyet"}).json["id"]
    code = post(ann, "/api/account/recovery").json["code"]
    ticket = post(guest, "/api/account/recover", {"code": code}).json["question"]["ticket"]
    assert post(guest, "/api/account/enter", {"ticket": ticket, "merge": True}).status == 200
    server.kill()
    assert old in everything(server.database)
    server.start()
    settled(server, old)
    assert ann.get("/api/lobby").json["tables"][0]["id"] == table
    assert me(ann) == new


def test_who_says_no_comes_in_without_the_guests_games(server: Server) -> None:
    ann = Person(server.url)
    code = post(ann, "/api/account/recovery").json["code"]
    guest = Person(server.url)
    guest.post("/api/tables", {"game": "nyet"})
    ticket = post(guest, "/api/account/recover", {"code": code}).json["question"]["ticket"]
    assert post(guest, "/api/account/enter", {"ticket": ticket, "merge": False}).json["me"]["id"] == me(ann)
    assert not any(table["mine"] for table in guest.get("/api/lobby").json["tables"])


def test_who_is_deleted_leaves_no_way_in_and_no_trace(lone: Server) -> None:
    async def life() -> None:
        ann, ben, over, _ = await played(lone)
        ann.url = ann.url.replace("127.0.0.1", "localhost")
        passkey, who, token = Authenticator(ann.url), me(ann), ann.cookie.partition("=")[2]
        key = register(ann, passkey).json["passkeys"][0]["id"]
        code = post(ann, "/api/account/recovery").json["code"]
        post(ann, "/api/account/device")
        engine = make_engine(lone.database)
        with engine.begin() as connection:
            row = {"person": who, "address": "ann@mail.example", "created": 1}
            connection.execute(model.addresses.insert().values(row))
        ben.post("/api/me/avoided", {"how": "mute", "table": over, "seat": 0})
        ann.post("/api/me/avoided", {"how": "mute", "table": over, "seat": 1})
        ben.post(f"/api/tables/{over}/reports", {"seat": 0, "reason": "other"})
        ann.post(f"/api/tables/{over}/reports", {"seat": 1, "reason": "other"})
        export = ann.get("/api/me/export").json
        assert (export["account"]["address"], len(export["account"]["passkeys"])) == ("ann@mail.example", 1)
        assert export["account"]["recovery_code"]
        assert export["avoided"] == [{"name": ben.name, "how": "mute"}]
        assert key not in str(export)
        assert ann.delete("/api/me").status == 204
        names = (f'"{ann.name}"', f"'{ann.name}'")
        settled(lone, who, token, digest(token), key, "ann@mail.example", "secret of my heart", *names)
        with engine.connect() as connection:
            left = [
                table.name
                for table in (model.passkeys, model.recovery_codes, model.addresses, model.tickets, model.avoided)
                if connection.execute(select(table)).first()
            ]
        engine.dispose()
        assert left == []
        stranger = Person(ann.url)
        assert sign_in(stranger, passkey).json["code"] == "passkey-unknown"
        assert post(stranger, "/api/account/recover", {"code": code}).json["code"] == "no-such-code"

    run(life())


def test_an_account_outlives_its_sessions(server: Server) -> None:
    """Signed out everywhere, the guest would be gone; the account is not."""
    ann, passkey = Person(home(server)), Authenticator(home(server))
    register(ann, passkey)
    who = me(ann)
    assert ann.post("/api/me/sign-out", {"everywhere": True}).status == 204
    fresh = Person(home(server))
    assert sign_in(fresh, passkey).json["me"]["id"] == who
    engine = make_engine(server.database)
    with engine.begin() as connection:  # someone who is being deleted
        connection.execute(update(model.people).where(model.people.c.id == who).values(leaving=1))
    engine.dispose()
    assert sign_in(Person(home(server)), passkey).json["code"] == "passkey-unknown"
