"""What is sent where and when: once, not in quiet hours, not what was seen, not too much, and only what one wants."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Engine, insert, select

from kibitz.server.notifications import delivery
from kibitz.server.notifications.delivery import EACH
from kibitz.server.storage import model
from kibitz.server.storage.database import connect
from kibitz.server.storage.notifications import channels, deliveries
from kibitz.server.storage.notifications.channels import Wishes
from kibitz.server.storage.notifications.deliveries import (
    ATTEMPTS,
    FIRST_RETRY,
    HOUR,
    MOST_AN_HOUR,
    Claim,
    DeliveryOutcome,
)
from kibitz.server.storage.notifications.notifications import forget_old, notices_of, notify, see, see_links
from kibitz.server.storage.notifications.quiet import quiet_until
from kibitz.server.storage.people.deletion import begin_leaving, finish_leaving
from kibitz.server.storage.store import Store

NOON = round(datetime(2026, 6, 1, 12, 0, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)
MINUTE = 60_000


@pytest.fixture
def engine(empty: str) -> Iterator[Engine]:
    """A database with two people, of whom Ann has a browser, an address and a webhook."""
    made = connect(empty)
    with made.begin() as connection:
        for number, person in enumerate(("ann", "bob")):
            name = person.capitalize()
            connection.execute(
                insert(model.people).values(
                    id=person, name=name, skeleton=person, stem=person, number=number, created=1
                )
            )
        channels.add_browser(connection, "ann", "https://push.example/ann", "key", "auth", "Firefox", 1)
        channels.set_mail(connection, "ann", "ann@kibitz.example", 24)
        channels.confirm_mail(connection, "ann", "ann@kibitz.example", 1)
        channels.set_webhook(connection, "ann", "https://ntfy.example/ann", 1)
    yield made
    made.dispose()


def tell(engine: Engine, key: str = "turn:t:1", person: str = "ann", kind: str = "turn", at: int = NOON) -> None:
    with engine.begin() as connection:
        notify(connection, person, kind, key, params={"game": "nyet", "name": "Bob"}, link="/t/t", at=at)


def sent(engine: Engine, at: int) -> list[Claim]:
    """What a server would send now."""
    deliveries.plan(engine, at)
    return deliveries.claim(engine, at)


def targets(claims: list[Claim]) -> list[str]:
    return sorted(one.target.partition(":")[0] for one in claims)


def wish(engine: Engine, **wishes: object) -> None:
    with engine.begin() as connection:
        channels.set_wishes(connection, "ann", Wishes(**wishes))  # type: ignore[arg-type]


def test_each_target_gets_it_once_also_after_the_server_was_killed(engine: Engine) -> None:
    tell(engine)
    assert targets(sent(engine, NOON)) == ["mail", "push", "webhook"]
    tell(engine)
    assert sent(engine, NOON + HOUR) == []  # killed before anything was settled, and started again


def test_several_servers_send_it_once(engine: Engine) -> None:
    for number in range(6):
        tell(engine, f"turn:t:{number}")
    with ThreadPoolExecutor(4) as servers:
        found = [claim for batch in servers.map(lambda _: sent(engine, NOON), range(8)) for claim in batch]
    pushed = [item.number for claim in found if claim.target.startswith("push:") for item in claim.items]
    assert len(pushed) == len(set(pushed)) == 6
    assert targets(found).count("mail") == 1


def test_a_failure_is_tried_again_later_and_not_for_ever(engine: Engine) -> None:
    with engine.begin() as connection:
        channels.drop_target(connection, "ann", "mail")
        channels.drop_target(connection, "ann", "webhook")
    tell(engine)
    at = NOON
    for attempt in range(ATTEMPTS):
        (claimed,) = sent(engine, at)
        deliveries.settle(engine, claimed, "again", at)
        wait = FIRST_RETRY << attempt
        assert sent(engine, at + wait - 1) == []
        at += wait
    assert sent(engine, at + 24 * HOUR) == []


def test_a_browser_that_is_gone_is_forgotten(engine: Engine) -> None:
    tell(engine)
    tell(engine, "turn:t:2")
    claims = [one for one in sent(engine, NOON) if one.target.startswith("push:")]
    deliveries.settle(engine, claims[0], "gone", NOON)
    tell(engine, "turn:t:3")
    assert targets(sent(engine, NOON + 1)) == ["webhook"]
    with engine.connect() as connection:
        assert channels.browsers_of(connection, "ann") == ()


def test_mail_is_gathered_and_not_more_often_than_wanted(engine: Engine) -> None:
    tell(engine)
    (first,) = [one for one in sent(engine, NOON) if one.target == "mail"]
    deliveries.settle(engine, first, "done", NOON)
    for number in (2, 3):
        tell(engine, f"turn:t:{number}")
    assert "mail" not in targets(sent(engine, NOON + 24 * HOUR - 1))
    (second,) = sent(engine, NOON + 24 * HOUR)
    assert second.target == "mail"
    assert len(second.items) == 2


def test_nothing_is_mailed_to_an_address_that_is_not_confirmed(engine: Engine) -> None:
    with engine.begin() as connection:
        assert channels.set_mail(connection, "ann", "other@kibitz.example", 24)
        assert not channels.confirm_mail(connection, "ann", "ann@kibitz.example", 2)
    tell(engine)
    assert targets(sent(engine, NOON)) == ["push", "webhook"]


def test_what_was_seen_in_the_page_is_not_sent(engine: Engine) -> None:
    wish(engine, quiet_from=11 * 60, quiet_until=13 * 60)
    tell(engine)
    tell(engine, "turn:u:1")
    assert sent(engine, NOON) == []
    with engine.begin() as connection:
        newest, oldest = notices_of(connection, "ann")
        see(connection, "bob", newest.number, NOON, through=True)
        see(connection, "ann", oldest.number, NOON, through=False)
    claims = sent(engine, NOON + HOUR)
    assert {item.number for claim in claims for item in claim.items} == {newest.number}


def test_who_goes_there_has_seen_it(engine: Engine) -> None:
    tell(engine)
    with engine.begin() as connection:
        see_links(connection, [("bob", "/t/t"), ("ann", "/t/other")], NOON)
        assert [one.seen for one in notices_of(connection, "ann")] == [False]
        see_links(connection, [("ann", "/t/t")], NOON)
        assert [one.seen for one in notices_of(connection, "ann")] == [True]


def test_one_chooses_what_is_sent_where(engine: Engine) -> None:
    wish(engine, off={"push": ("joined",), "mail": ("joined", "turn")})
    tell(engine, "joined:t", kind="joined")
    assert targets(sent(engine, NOON)) == ["webhook"]
    tell(engine)
    assert targets(sent(engine, NOON)) == ["push", "webhook"]


def test_nobody_is_flooded(engine: Engine) -> None:
    for number in range(MOST_AN_HOUR + 10):
        tell(engine, f"turn:t:{number}")
    found = [claim for _ in range(5) for claim in sent(engine, NOON)]
    assert targets(found).count("push") == MOST_AN_HOUR
    tell(engine, "later", at=NOON + HOUR)
    assert "push" in targets(sent(engine, NOON + HOUR))


def test_what_happened_long_ago_is_not_sent(engine: Engine) -> None:
    tell(engine, at=NOON - 72 * HOUR)
    assert sent(engine, NOON) == []


def test_a_browser_tells_the_one_who_uses_it_now(engine: Engine) -> None:
    with engine.begin() as connection:
        channels.add_browser(connection, "bob", "https://push.example/ann", "key", "auth", "Firefox", 2)
    tell(engine)
    tell(engine, person="bob")
    assert [claim.person for claim in sent(engine, NOON) if claim.target.startswith("push:")] == ["bob"]


def test_a_deleted_person_gets_nothing_and_is_named_nowhere(engine: Engine) -> None:
    tell(engine)
    tell(engine, person="bob", key="nudge")
    with engine.begin() as connection:
        notify(connection, "bob", "joined", "joined", params={"name": "Ann"}, link="/t/t", at=NOON)
    begin_leaving(engine, "ann", NOON)
    assert sent(engine, NOON) == []
    finish_leaving(engine, "ann")
    with engine.connect() as connection:
        assert [one.params.get("name") for one in notices_of(connection, "bob")] == ["someone", "Bob"]
        for table in model.metadata.sorted_tables:
            if table.name != "alembic_version":
                assert "ann" not in str(connection.execute(select(table)).all()).lower(), table.name


def test_old_notifications_go(engine: Engine) -> None:
    tell(engine)
    sent(engine, NOON)
    with engine.begin() as connection:
        forget_old(connection, NOON + 1)
        assert notices_of(connection, "ann") == ()
        assert connection.execute(select(model.deliveries)).all() == []


def local(zone: str, *moment: int) -> int:
    return round(datetime(*moment, tzinfo=ZoneInfo(zone)).timestamp() * 1000)  # type: ignore[misc, arg-type]


@pytest.mark.parametrize(
    ("quiet", "at", "until"),
    [
        ((22, 7), (2026, 6, 1, 21, 59), None),
        ((22, 7), (2026, 6, 1, 22, 0), (2026, 6, 2, 7, 0)),
        ((22, 7), (2026, 6, 2, 6, 59), (2026, 6, 2, 7, 0)),
        ((22, 7), (2026, 6, 2, 7, 0), None),
        ((9, 17), (2026, 6, 2, 12, 0), (2026, 6, 2, 17, 0)),
        ((9, 17), (2026, 6, 2, 18, 0), None),
        ((22, 7), (2026, 3, 28, 23, 0), (2026, 3, 29, 7, 0)),  # the night in which clocks go forward
        ((7, 7), (2026, 6, 2, 7, 0), None),
    ],
)
@pytest.mark.parametrize("zone", ["Europe/Warsaw", "America/New_York"])
def test_quiet_hours_are_those_of_the_person_s_own_clock(
    zone: str, quiet: tuple[int, int], at: tuple[int, ...], until: tuple[int, ...] | None
) -> None:
    wishes = Wishes(quiet_from=quiet[0] * 60, quiet_until=quiet[1] * 60, zone=zone)
    assert quiet_until(wishes, local(zone, *at)) == (local(zone, *until) if until else None)


def test_in_quiet_hours_it_waits_and_then_comes(engine: Engine) -> None:
    wish(engine, quiet_from=11 * 60, quiet_until=13 * 60, zone="UTC")
    tell(engine)
    assert sent(engine, NOON) == []
    assert sent(engine, NOON + 59 * MINUTE) == []
    assert targets(sent(engine, NOON + HOUR)) == ["mail", "push", "webhook"]


class Receivers:
    """What sends a message: to Ann it takes until someone says so, to others no time."""

    def __init__(self) -> None:
        self.let_go = asyncio.Event()
        self.told: list[str] = []

    async def send(self, claim: Claim) -> DeliveryOutcome:
        if claim.person == "ann":
            await self.let_go.wait()
        self.told.append(claim.person)
        return "done"


def test_nobody_waits_behind_someone_whose_receivers_never_answer(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person's webhook that takes ten seconds for each message must not be what everyone else's turns wait for."""
    monkeypatch.setattr(delivery, "HURRY", 0.02)
    with engine.begin() as connection:
        channels.set_webhook(connection, "bob", "https://ntfy.example/bob", 1)
    receivers = Receivers()
    both = {"webhook": receivers, "push": receivers, "mail": receivers}

    async def life() -> None:
        sending = delivery.Delivery(Store(engine), both, lambda *_: False)
        for number in range(20):
            tell(engine, f"turn:t:{number}")
        tell(engine, "turn:b:1", "bob")
        async with asyncio.timeout(20):
            while "bob" not in receivers.told:
                assert await sending.deliver(NOON)
            assert "ann" not in receivers.told
            receivers.let_go.set()
            await sending.stop()
        assert receivers.told.count("ann") >= EACH

    asyncio.run(life())
