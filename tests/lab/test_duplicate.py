"""Duplicate play: the same cards for everyone, and the same results for the same seed wherever deals are played."""

from __future__ import annotations

import msgspec
import pytest

from kibitz.games.core import BadOptions
from kibitz.games.record import verify
from kibitz.lab.duplicate import BotFault, DealPlayed, GamePlayed, plan_match, play_deal, rotations
from kibitz.lab.match import summarise
from kibitz.lab.spread import here, over_processes


def test_every_different_rotation_of_the_bots_is_played_once() -> None:
    assert rotations(("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]


@pytest.mark.parametrize(
    ("game", "options", "seats"), [("nyet", {"players": 3, "rounds": 1}, 3), ("face-to-face", {}, 2)]
)
def test_all_games_of_a_deal_have_the_same_cards_and_replay(game: str, options: dict[str, object], seats: int) -> None:
    plan = plan_match(game, ("eager", "random"), options, deals=2, keep_records=True)
    deals = [play_deal(plan, number) for number in range(2)]
    for deal in deals:
        records = [game.record for game in deal.games if game.record]
        assert len(records) == seats
        assert len({record.seed for record in records}) == 1
        for played, record in zip(deal.games, records, strict=True):
            assert record.players == tuple(f"bot:{name}" for name in played.bots)
            outcome = verify(record)
            assert outcome is not None
            assert outcome.scores == played.points
    assert deals[0].games[0].record != deals[1].games[0].record


def test_luck_is_measured_where_it_is_wanted() -> None:
    """It takes longer than the games of quick bots do."""
    plain = plan_match("nyet", ("random",), {"players": 2, "rounds": 1}, deals=1, keep_records=True)
    (unmeasured,), (measured,) = (
        play_deal(plain, 0).games,
        play_deal(msgspec.structs.replace(plain, luck=True), 0).games,
    )
    assert (unmeasured.luck, len(measured.luck)) == ((), 2)
    assert any(measured.luck)


def test_each_bot_sits_on_every_seat_of_a_deal() -> None:
    plan = plan_match("nyet", ("eager", "random"), {"players": 4, "rounds": 1}, deals=1)
    assert [game.bots.index("eager") for game in play_deal(plan, 0).games] == [0, 3, 2, 1]


def test_the_same_seed_gives_the_same_games_however_many_processes_play_them() -> None:
    plan = plan_match("nyet", ("random",), {"players": 2, "rounds": 1}, deals=6, seed=5, keep_records=True)
    tasks = [(plan, number) for number in range(plan.deals)]
    alone = {deal.number: deal.games for deal in here(tasks)}
    together = {deal.number: deal.games for deal in over_processes(2)(tasks)}
    assert alone == together
    other = plan_match("nyet", ("random",), {"players": 2, "rounds": 1}, deals=6, seed=6, keep_records=True)
    assert play_deal(other, 0).games != alone[0]


def test_the_summary_does_not_depend_on_the_order_of_the_deals() -> None:
    plan = plan_match("face-to-face", ("eager", "random"), {}, deals=8)
    deals = list(here((plan, number) for number in range(8)))
    assert summarise(plan, deals, seconds=1) == summarise(plan, deals[::-1], seconds=1)


def test_bots_of_the_same_name_share_the_win_evenly() -> None:
    plan = plan_match("nyet", ("random",), {"players": 3, "rounds": 1}, deals=3)
    (standing,) = summarise(plan, here((plan, number) for number in range(3)), seconds=1).standings
    assert standing.wins.mean == pytest.approx(1 / 3)
    assert standing.seats == 3


def test_a_better_bot_comes_out_ahead() -> None:
    plan = plan_match("face-to-face", ("patient", "random"), {}, deals=40)
    patient, chance = summarise(plan, here((plan, number) for number in range(40)), seconds=1).standings
    assert patient.wins.low is not None
    assert chance.wins.high is not None
    assert patient.wins.low > 0.6 > 0.4 > chance.wins.high
    assert patient.wins.mean + chance.wins.mean == pytest.approx(1)


def test_ties_share_the_win_and_points_per_round_count_rounds() -> None:
    plan = plan_match("nyet", ("eager", "random"), {"players": 2, "rounds": 2}, deals=1)
    games = (
        GamePlayed(("eager", "random"), (8, 8), (0.5, 0.5), 2),
        GamePlayed(("random", "eager"), (2, 10), (0.0, 1.0), 2),
    )
    clocks = play_deal(plan, 0).clocks
    eager, chance = summarise(plan, [DealPlayed(plan.bots, 0, games, clocks)], seconds=1).standings
    assert (eager.wins.mean, chance.wins.mean) == (0.75, 0.25)
    assert (eager.points_per_game.mean, eager.points_per_round.mean) == (9, 4.5)
    assert (eager.lead_per_round.mean, chance.lead_per_round.mean) == (2, -2)
    assert eager.wins.low is None


def test_a_tied_game_gives_each_winner_a_share() -> None:
    plan = plan_match("nyet", ("random",), {"players": 4, "rounds": 1}, deals=30)
    games = [game for number in range(30) for game in play_deal(plan, number).games]
    assert all(sum(game.wins) == pytest.approx(1) for game in games)
    assert any(0 < share < 1 for game in games for share in game.wins)
    for game in games:
        assert [share > 0 for share in game.wins] == [points == max(game.points) for points in game.points]


def test_only_real_decisions_are_timed() -> None:
    plan = plan_match("nyet", ("eager", "random"), {"players": 2, "rounds": 1}, deals=1, keep_records=True)
    deal = play_deal(plan, 0)
    actions = sum(len(game.record.actions) for game in deal.games if game.record)
    decisions = sum(clock.decisions for clock in deal.clocks.values())
    assert 0 < decisions < actions


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    plan = plan_match("face-to-face", ("cheat", "random"), {}, deals=1)
    with pytest.raises(BotFault, match=r"bot cheat chose 'up 1'.* deal 0"):
        play_deal(plan, 0)


@pytest.mark.parametrize(
    ("bots", "options", "deals", "code"),
    [
        (("random",) * 3, {}, 1, "bot-count"),
        ((), {}, 1, "bot-count"),
        (("nobody",), {}, 1, "unknown-bot"),
        (("random",), {"players": 4}, 1, "unknown-option"),
        (("random",), {}, 0, "bad-option"),
    ],
)
def test_a_match_that_cannot_be_played_says_why(
    bots: tuple[str, ...], options: dict[str, object], deals: int, code: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        plan_match("face-to-face", bots, options, deals=deals)
    assert caught.value.refusal.code == code


def test_a_result_is_json_and_back() -> None:
    plan = plan_match("face-to-face", ("eager", "random"), {"lone_last_card": True}, deals=2)
    result = summarise(plan, here((plan, number) for number in range(2)), seconds=1)
    assert msgspec.json.decode(msgspec.json.encode(result), type=type(result)) == result
