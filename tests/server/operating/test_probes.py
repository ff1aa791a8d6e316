"""What whoever runs a server learns from it: it lives, it can serve, and how much it does, told to nobody else."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from server.harness.wire import TIMEOUT, Answer, Person, Server


def until(person: Person, condition: Callable[[Answer], bool]) -> Answer:
    deadline = time.monotonic() + TIMEOUT
    while not condition(answer := person.get("/readyz")):
        assert time.monotonic() < deadline, answer.body
        time.sleep(0.1)
    return answer


def test_a_server_is_ready_once_a_bot_really_decides(start: Callable[..., Server]) -> None:
    server = start(bots=1)
    person = Person(server.url)
    assert person.get("/livez").body == b"ok\n"
    assert until(person, lambda answer: answer.status == 200).json == {"ready": True, "database": True, "bots": True}
    for pid in bot_processes(server):
        os.kill(pid, signal.SIGSTOP)
    try:
        stopped = until(person, lambda answer: answer.status == 503)
        assert stopped.json == {"ready": False, "database": True, "bots": False}
        assert person.get("/livez").status == 200
    finally:
        for pid in bot_processes(server):
            os.kill(pid, signal.SIGCONT)
    until(person, lambda answer: answer.status == 200)


def test_a_server_without_bots_is_ready_by_its_database(start: Callable[..., Server]) -> None:
    assert until(Person(start().url), lambda answer: answer.status == 200).json["bots"] is True


def test_metrics_are_for_this_machine_and_for_the_token(start: Callable[..., Server]) -> None:
    server = start(KIBITZ_METRICS_TOKEN="secret-enough")
    assert Person(server.url).get("/metrics").status == 200
    from_afar = {"X-Forwarded-For": "203.0.113.9"}
    assert status(server, **from_afar) == 403
    assert status(server, **from_afar, Authorization="Bearer wrong") == 403
    assert status(server, **from_afar, Authorization="Bearer secret-enough") == 200


def test_without_a_token_an_empty_one_opens_nothing(start: Callable[..., Server]) -> None:
    assert status(start(), **{"X-Forwarded-For": "203.0.113.9"}, Authorization="Bearer ") == 403


def status(server: Server, **headers: Any) -> int:
    try:
        with urlopen(Request(f"{server.url}/metrics", headers=headers)) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def bot_processes(server: Server) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]
