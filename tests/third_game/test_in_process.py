"""A game nobody here has heard of keeps to the contract, is played at a table and by bots, and its record verifies."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kibitz.engines import generic
from kibitz.engines.core import BOTS, LIMITS, find_bot
from kibitz.games import record
from kibitz.games.core import OPEN, SPECTATOR, AnyGame, BadOptions, IllegalAction, Viewer
from kibitz.games.fairness import contribution_commitment
from kibitz.lab.duplicate import plan_match, play_deal
from kibitz.lab.vector import VectorEnv
from kibitz.table import log, requests
from kibitz.table.decide import decide
from kibitz.table.duty import wanted
from kibitz.table.info import Settings
from kibitz.table.shown import ShownViews
from kibitz.table.table import fold, opening, present

PLAYERS = (2, 3, 4)


def plain(view: Any) -> Any:
    """A view as a client holds it."""
    return msgspec.json.decode(msgspec.json.encode(view))


def walk(game: AnyGame, players: int, seed: int) -> Iterator[tuple[Any, int | None, Any]]:
    """A random game: each state with who did what to reach it."""
    rng = random.Random(seed)
    state, seat, action = game.start(game.options({"players": players}), rng.randbytes(32)).state, None, None
    yield state, seat, action
    while (seat := game.next_to_act(state)) is not None:
        action = rng.choice(game.legal(state, seat))
        state = game.play(state, seat, action).state
        yield state, seat, action


@pytest.mark.parametrize("players", PLAYERS)
def test_views_show_what_their_viewer_may_know_and_nothing_else(game: AnyGame, players: int) -> None:
    viewers: tuple[Viewer, ...] = (*range(players), SPECTATOR, OPEN)
    rng = random.Random(1)
    for state, *_ in walk(game, players, 4):
        for viewer in viewers:
            view = game.view(state, viewer)
            wire = msgspec.json.encode(view)
            drawn = game.sample(msgspec.json.decode(wire, type=game.view_type), rng)
            assert msgspec.json.encode(game.view(drawn, viewer)) == wire
            own = game.personal(state, game.view(state, SPECTATOR), viewer)
            assert own == tuple(getattr(view, name) for name in game.personal_fields)
        if any(len(hand) > 1 for hand in state.hands):
            hidden = [game.sample(game.view(state, 0), rng).hands[1:] for _ in range(20)]
            assert len({*hidden}) > 1, "what is hidden is drawn anew"


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_legal_is_played_and_the_rest_is_refused(game: AnyGame, players: int) -> None:
    everything = [game.parse(f"play {card}") for card in range(1, 40)]
    for state, *_ in walk(game, players, 5):
        for seat in range(players + 1):
            accepted = {action for action in everything if game.refusal(state, seat, action) is None}
            assert accepted == {*game.legal(state, seat)}
            for action in {*everything} - accepted:
                with pytest.raises(IllegalAction):
                    game.play(state, seat, action)
    outcome = game.outcome(state)
    assert outcome is not None
    assert sum(outcome.scores) == 5
    assert [figures["points"] for figures in game.figures(state).seats] == list(outcome.scores)


def test_what_is_no_action_or_no_option_is_refused(game: AnyGame) -> None:
    with pytest.raises(IllegalAction) as error:
        game.parse("play everything")
    assert error.value.refusal.code == "unparsable"
    with pytest.raises(BadOptions):
        game.options({"players": 5})


def test_a_record_replays_and_verifies(game: AnyGame) -> None:
    *_, (end, _, _) = moments = list(walk(game, 3, 6))
    options, seed = game.options({"players": 3}), random.Random(6).randbytes(32)
    made = record.make(game, options, seed, ("a", "b", "c"), [(seat, act) for _, seat, act in moments[1:]])  # type: ignore[misc]
    read = record.read(record.write(made))
    assert record.verify(read) == game.outcome(end)
    assert [moment.step.state for moment in record.replay(read)] == [state for state, *_ in moments]


def test_a_table_is_played_at_and_everyone_is_told_what_the_rules_show(game: AnyGame) -> None:
    people = ("ann", "bob", "cat")
    chairs = tuple(log.ChairSpec("open") for _ in people)
    opened = log.Opened(game.name, {"players": 3}, Settings(), chairs, "ann", "ab" * 32, "key")
    table = opening("t", log.Row(1, 0, opened))

    def do(person: str, kind: type[requests.Request], **fields: Any) -> None:
        nonlocal table
        for body in decide(table, person, person, kind(id="x", **fields)).bodies:
            table, _ = fold(table, log.Row(table.seq + 1, 0, body))

    for seat, person in enumerate(people):
        do(person, requests.Join, seat=seat)
        table = present(table, seat, away=None)
        do(person, requests.Commit, commitment=contribution_commitment(f"{seat:064x}"))
    do("ann", requests.Start)
    for seat, person in enumerate(people):
        do(person, requests.Contribute, contribution=f"{seat:064x}")
    viewers: tuple[Viewer, ...] = (0, 1, 2, SPECTATOR)
    views = ShownViews()
    held = {viewer: plain(views.show(table, viewer).view) for viewer in viewers}
    assert wanted(table) == ()
    while table.status == "running":
        seat = game.to_act(table.state)[0]
        do(people[seat], requests.Act, action=game.legal(table.state, seat)[0])
        for viewer, (patch, _) in views.advance(table, viewers).items():
            changed = msgspec.json.decode(b"{" + patch.members() + b"}")
            held[viewer] |= changed.get("set", {})
            for field, items in changed.get("push", {}).items():
                held[viewer][field] = [*held[viewer][field], *items]
            assert held[viewer] == plain(game.view(table.state, viewer))
    assert table.status == "over"


def test_every_bot_plays_it_and_those_that_think_see_what_wins(game: AnyGame) -> None:
    state = game.start(game.options({}), bytes(32)).state
    for bot in map(find_bot, BOTS):
        assert bot.decide(game.view(state, 0), rng=random.Random(2), millis=100).action in game.legal(state, 0)
    # Seat 1 needs both tricks that are left: 11 takes this one, and 30 surely the last.
    played = ((0, 1), (1, 2), (0, 28), (1, 3), (0, 29), (1, 4), (0, 10))
    view = game.view(replace(state, hands=((5,), (11, 30)), played=played), 1)
    for name in ("greedy", "club", "expert", "master"):
        decision = find_bot(name).decide(view, rng=random.Random(3), millis=1000)
        assert decision.action == "play 11"
        assert decision.estimates["play 11"].mean == 1 > decision.estimates["play 30"].mean


def test_the_same_view_and_random_numbers_give_the_same_decision(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as the clock doesn't end the thought."""
    monkeypatch.setattr(generic, "LIMITS", dict.fromkeys(LIMITS, 10**9))
    view = game.view(game.start(game.options({}), bytes(32)).state, 0)
    for name in ("greedy", "club", "expert", "master"):
        first, again = (find_bot(name).decide(view, rng=random.Random(3), millis=10**9) for _ in range(2))
        assert first == again


def test_a_game_without_sample_is_played_at_random(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(type(game), "sample")
    view = game.view(game.start(game.options({}), bytes(32)).state, 0)
    actions = {find_bot("master").decide(view, rng=random.Random(seed), millis=10).action for seed in range(40)}
    assert actions == {*view.legal}


def test_bots_meet_in_a_match_of_it(game: AnyGame) -> None:
    plan = plan_match(game.name, ("club", "random"), {}, deals=1)
    assert [sum(played.wins) for played in play_deal(plan, 0).games] == [1, 1]


def test_research_says_what_it_lacks(game: AnyGame) -> None:
    with pytest.raises(ValueError, match="no research encodings for highest-card"):
        VectorEnv(game.name, 16)


def test_what_a_simple_game_does_not_say_is_one(game: AnyGame) -> None:
    """Its rules are in their first version, and it has one round, which its figures count."""
    last = [state for state, _, _ in walk(game, 2, 3)][-1]
    assert (game.rules_version, game.rounds(last), game.figures(last).length) == (1, 1, 1)
