"""How many connections a process and an address may have, and whom a server's limits remember."""

from __future__ import annotations

import logging

import pytest

from kibitz.server.limits import buckets
from kibitz.server.socket.gate import Gate, room


def test_as_many_connections_stay_as_there_is_room_for() -> None:
    doors = Gate(2)
    assert [doors.enter("192.0.2.1"), doors.enter("192.0.2.2"), doors.enter("192.0.2.3")] == [True, True, False]
    doors.leave("192.0.2.3")
    assert not doors.enter("192.0.2.1")
    doors.leave("192.0.2.1")
    doors.leave("192.0.2.2")
    assert doors.enter("192.0.2.3")


def test_an_address_has_as_many_connections_as_it_may_unless_it_is_exempt() -> None:
    doors = Gate(100, 2, lambda host: host == "127.0.0.1")
    assert [doors.enter("2001:db8::1"), doors.enter("2001:db8::2"), doors.enter("2001:db8::3")] == [True, True, False]
    assert doors.enter("2001:db8:0:1::1"), "another network"
    doors.leave("2001:db8::3")
    doors.leave("2001:db8::1")
    assert doors.enter("2001:db8::1")
    assert [doors.enter("127.0.0.1") for _ in range(3)] == [True] * 3
    assert all(Gate(100).enter("192.0.2.1") for _ in range(100)), "no number for an address"


def test_the_log_says_once_that_there_is_no_room_and_once_that_there_is(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = [1000.0]
    monkeypatch.setattr("kibitz.server.socket.gate.time.monotonic", lambda: moment[0])
    caplog.set_level(logging.INFO, "kibitz.sockets")
    doors = Gate(20)

    def come_and_go(number: int) -> list[str]:
        caplog.clear()
        for _ in range(number):
            doors.enter("192.0.2.1")
        for _ in range(number):
            doors.leave("192.0.2.1")
        return [record.message for record in caplog.records]

    assert come_and_go(20) == []
    assert come_and_go(23) == ["no-room"]
    assert come_and_go(17) == ["room-again"]
    moment[0] += 59
    assert come_and_go(23) == [], "not again within a minute"
    assert come_and_go(17) == ["room-again"]
    moment[0] += 1
    assert come_and_go(23) == ["no-room"]


def test_it_is_relief_only_when_a_tenth_is_free_again(caplog: pytest.LogCaptureFixture) -> None:
    doors = Gate(20)
    for _ in range(21):
        doors.enter("192.0.2.1")
    for left in (20, 19, 18):
        doors.leave("192.0.2.1")
        doors.leave("192.0.2.1")
        doors.enter("192.0.2.1")
        assert "room-again" not in caplog.text, left
    doors.leave("192.0.2.1")
    doors.leave("192.0.2.1")
    doors.enter("192.0.2.1")
    assert "room-again" in caplog.text


@pytest.mark.parametrize(
    ("soft", "hard", "left"), [(1024, 4096, 4032), (4096, 4096, 4032), (90, 90, 26), (64, 64, 16), (8, 8, 16)]
)
def test_the_process_takes_all_files_it_may_and_keeps_some_for_itself(
    soft: int, hard: int, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr("kibitz.server.socket.gate.resource.getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr("kibitz.server.socket.gate.resource.setrlimit", lambda _, limits: asked.append(limits))
    assert room() == left
    assert asked == [(hard, hard)] * (soft < hard)


def test_limits_forget_whoever_came_least_recently(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "MOST_CLIENTS", 2)
    shared = buckets.Buckets(0.001, 1)
    assert [shared.take("a"), shared.take("b"), shared.take("a"), shared.take("c")] == [True, True, False, True]
    assert not shared.take("a"), "came after b, so it is remembered"
    assert shared.take("b"), "forgotten, so it begins anew"
