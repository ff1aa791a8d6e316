"""Recovery codes whose answer is lost on the way: nobody is locked out, and no code lets two in."""

from __future__ import annotations

from typing import Any

from people.authenticator import post
from people.test_accounts import me
from server.harness.wire import Person, Server


def recovered(person: Person, code: str) -> Any:
    """The answer to a code, however the browser takes it."""
    return post(person, "/api/account/recover", {"code": code}).json


def lost(person: Person, code: str) -> tuple[str, str]:
    """Use a code, and lose the answer: the browser keeps its old cookie. The lost cookie, and the code in it."""
    old = person.cookie
    answer = recovered(person, code)
    assert "me" in answer, answer
    new, person.cookie = person.cookie, old
    return new, answer["code"]


def test_a_code_whose_answer_was_lost_works_again(server: Server) -> None:
    ann, phone = Person(server.url), Person(server.url)
    code = post(ann, "/api/account/recovery").json["code"]
    cookie, unseen = lost(phone, code)
    phone = Person(server.url)  # the page has become a new guest meanwhile
    came = recovered(phone, code)
    assert came["me"]["id"] == me(ann)
    phone_has, phone.cookie = phone.cookie, cookie
    assert phone.get("/api/me").status == 401, "the session of the lost answer is over: one code lets one in"
    phone.cookie = phone_has
    assert me(phone) == me(ann)
    for old in (code, unseen):
        assert recovered(Person(server.url), old)["code"] == "no-such-code"
    assert recovered(Person(server.url), came["code"])["me"]["id"] == me(ann)


def test_a_code_is_worth_nothing_once_its_session_was_used(server: Server) -> None:
    ann, phone, thief = Person(server.url), Person(server.url), Person(server.url)
    code = post(ann, "/api/account/recovery").json["code"]
    assert recovered(phone, code)["me"]["id"] == me(ann)
    assert phone.get("/api/me").status == 200
    assert recovered(thief, code)["code"] == "no-such-code"
    # Nor once that session has ended, used or not.
    code = post(ann, "/api/account/recovery").json["code"]
    lost(phone := Person(server.url), code)
    assert post(ann, "/api/me/sign-out", {"everywhere": True}).status in (200, 204)
    assert recovered(thief, code)["code"] == "no-such-code"


def test_a_new_code_ends_those_before_it(server: Server) -> None:
    ann = Person(server.url)
    code = post(ann, "/api/account/recovery").json["code"]
    lost(Person(server.url), code)
    newer = post(ann, "/api/account/recovery").json["code"]
    assert recovered(Person(server.url), code)["code"] == "no-such-code"
    came = recovered(ann, newer)  # by someone who is signed in already
    assert came["me"]["id"] == me(ann)
    assert recovered(Person(server.url), newer)["code"] == "no-such-code"


def test_whoever_was_asked_first_and_lost_the_question_is_asked_again(server: Server) -> None:
    ann, guest = Person(server.url), Person(server.url)
    guest.post("/api/tables", {"game": "nyet"})
    code = post(ann, "/api/account/recovery").json["code"]
    first = recovered(guest, code)["question"]["ticket"]
    second = recovered(guest, code)
    assert second["question"]["guest"]["games"] == 1
    for ticket, code_of_answer in ((first, "ticket-over"), (second["question"]["ticket"], None)):
        answer = post(guest, "/api/account/enter", {"ticket": ticket, "merge": True}).json
        assert answer.get("code") == code_of_answer or answer["me"]["id"] == me(ann)
    assert me(guest) == me(ann)
    assert recovered(Person(server.url), code)["code"] == "no-such-code"


def test_two_who_have_the_same_question_do_not_both_come_in(server: Server) -> None:
    ann = Person(server.url)
    code = post(ann, "/api/account/recovery").json["code"]
    tickets = []
    for _ in range(2):
        guest = Person(server.url)
        guest.post("/api/tables", {"game": "nyet"})
        tickets.append((guest, recovered(guest, code)["question"]["ticket"]))
    answers = [post(guest, "/api/account/enter", {"ticket": ticket, "merge": False}).json for guest, ticket in tickets]
    assert [answer.get("code") for answer in answers] == ["ticket-over", ""]
    assert answers[1]["me"]["id"] == me(ann)
