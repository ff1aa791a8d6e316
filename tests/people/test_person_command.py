"""`kibitz person`: who plays here, beside a running server where that is safe, and refused where it is not."""

from __future__ import annotations

import json
from collections.abc import Callable

from people.authenticator import post
from people.test_accounts import me, settled
from server.harness.wire import Person, Server
from server.operating.test_commands import kibitz, refused


def test_people_are_listed_shown_reset_and_exported_beside_a_running_server(start: Callable[..., Server]) -> None:
    server = start()
    ann = Person(server.url, "Ann Listed")
    where = ("--data", str(server.data))
    listed = kibitz("person", "list", *where)
    assert listed.returncode == 0
    assert [line.split()[:2] for line in listed.stdout.splitlines()] == [[me(ann), "guest"]]
    assert listed.stdout.rstrip().endswith("Ann Listed")
    shown = kibitz("person", "show", "Ann Listed", *where).stdout
    assert me(ann) in shown
    assert "one browser" in shown
    exported = json.loads(kibitz("person", "export", me(ann), *where).stdout)
    assert exported["person"]["name"] == "Ann Listed"
    code = kibitz("person", "reset", "Ann Listed", *where).stdout.strip()
    fresh, who = Person(server.url), exported["person"]["id"]
    assert post(fresh, "/api/account/recover", {"code": code}).json["me"] == {
        "id": who, "name": "Ann Listed", "guest": False,
    }  # fmt: skip
    assert [one["current"] for one in fresh.get("/api/me/sessions").json["sessions"]] == [True]  # the only one left

    # What rewrites logs waits until the server has stopped.
    other = Person(server.url, "Ben Listed")
    old, table = me(other), other.post("/api/tables", {"game": "nyet"}).json["id"]
    for command in (("merge", "Ben Listed", "Ann Listed"), ("delete", "Ben Listed")):
        refused(kibitz("person", *command, *where), str(server.data))
    server.stop()
    assert kibitz("person", "merge", "Ben Listed", "Ann Listed", *where).returncode == 0
    refused(kibitz("person", "show", "Ben Listed", *where), "Ben Listed")
    server.start()
    assert [one["id"] for one in fresh.get("/api/lobby").json["tables"]] == [table]
    settled(server, old)
    server.stop()
    assert kibitz("person", "delete", "Ann Listed", *where).returncode == 0
    server.start()
    settled(server, who, "Ann Listed")


def test_what_makes_no_sense_is_refused_in_one_line(server: Server) -> None:
    where = ("--data", str(server.data))
    for words in ((), ("dance",), ("list", "Ann"), ("merge", "Ann"), ("show",)):
        refused(kibitz("person", *words, *where), "merge PERSON INTO")
    refused(kibitz("person", "show", "Nobody Atall", *where), "Nobody Atall")
    refused(kibitz("serve", "--check", "--port", "0", "--public-url", "cards.example", *where), "--public-url")
    mail = {
        "KIBITZ_PUBLIC_URL": "https://a.example",
        "KIBITZ_MAIL_FROM": "a@a.example",
        "KIBITZ_SMTP_URL": "http://secret@x",
    }
    refused(kibitz("serve", "--check", "--port", "0", *where, **mail), "KIBITZ_SMTP_URL")
