"""Worlds of Nyet! from the compiled sampler: they fit the view and the rules, and are uniformly distributed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, permutations

import pytest
from msgspec.structs import replace

from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.playout import playouts
from kibitz.compiled.nyet.sample import Sampler
from kibitz.games.core import SPECTATOR, IllegalAction
from kibitz.games.nyet.cards import in_order
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import State
from packed_walks import played_again, states, table
from tables import table_without_own_ones

WORLDS = 2


@pytest.mark.parametrize("edition", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_world_fits_the_view_and_the_rules(players: int, edition: str) -> None:
    """Sizes, known cards, voids, no 1 given up under `1x`: the rules accept the round again from its deal."""
    chance = random.Random(f"{players} {edition}")
    for game in range(5):
        options = table(players, edition, no_trump_box=game % 2 == 0)
        for number, state in enumerate(islice(states(options, chance), game, None, 5)):
            viewer = chance.choice([*range(players), SPECTATOR])
            view = GAME.view(state, viewer)
            worlds = Sampler(view).worlds(WORLDS, seed=number)
            for i in range(WORLDS):
                world = unpack(worlds.position(i))
                assert GAME.view(world, viewer) == view
                assert played_again(world) == world


def fitting_deals(state: State, viewer: int) -> Counter[tuple[tuple[str, ...], ...]]:
    """Every deal of the unseen cards that the rules accept, the 1s of a colour counting as different cards."""
    view = GAME.view(state, viewer)
    others = [seat for seat in range(state.options.players) if seat != viewer]
    unseen = [card for seat in others for card in state.hands[seat]]
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    size = len(state.hands[others[0]])
    for order in permutations(range(len(unseen))):
        if any(order[i] > order[i + 1] for i in range(len(order) - 1) if i + 1 not in (size, 2 * size)):
            continue  # the order within a hand doesn't matter
        hands = list(state.hands)
        at = 0
        for seat in others:
            cards = [unseen[i] for i in order[at : at + len(state.hands[seat])]]
            at += len(cards)
            hands[seat] = in_order(cards)
        world = replace(state, hands=tuple(hands))
        try:
            played_again(world)
        except IllegalAction:
            continue
        assert GAME.view(world, viewer) == view
        found[world.hands] += 1
    return found


def test_every_fitting_deal_is_equally_likely() -> None:
    chance = random.Random(11)
    draws, tested = 6000, 0
    while tested < 6:
        game = [s for s in states(table(4, "pl", rounds=1), chance) if s.terms and s.terms.discard == "none"]
        late = [s for s in game if len(s.tricks) == 13 and not s.trick]
        if not late:
            continue
        state = late[0]
        viewer = state.turn
        expected = fitting_deals(state, viewer)
        total = sum(expected.values())
        if len(expected) < 4 or total == 90:
            continue  # no voids to respect
        tested += 1
        worlds = Sampler(GAME.view(state, viewer)).worlds(draws, seed=tested)
        seen = Counter(unpack(worlds.position(i)).hands for i in range(draws))
        assert set(seen) == set(expected)
        for hands, weight in expected.items():
            share = weight / total
            assert abs(seen[hands] - draws * share) < 5 * (draws * share * (1 - share)) ** 0.5


def some_states(players: int, discard: str) -> Iterator[State]:
    """Early, middle and late states of rounds with this discard box open."""
    chance = random.Random(f"{players} {discard}")
    for share in (0.1, 0.5, 0.8):
        games = iter(lambda: [*states(table(players, "pl", rounds=1), chance)], [])
        fitting = (game for game in games if game[-1].terms and game[-1].terms.discard == discard)
        game = next(fitting)
        yield game[int(share * len(game))]


@pytest.mark.parametrize(
    "some",
    [
        pytest.param(lambda: some_states(3, "1"), id="1"),
        pytest.param(lambda: some_states(5, "2"), id="2"),
        pytest.param(lambda: some_states(4, "1x"), id="1x"),
        pytest.param(lambda: [table_without_own_ones()], id="no own 1s"),
    ],
)
def test_both_samplers_draw_from_one_distribution(some: Callable[[], Iterable[State]]) -> None:
    """How often each unseen card is in each hidden hand or heap, for the compiled sampler and for the rules' own."""
    draws, chance = 1200, random.Random(1)
    for state in some():
        view = GAME.view(state, 0)
        worlds = Sampler(view).worlds(draws, seed=1)
        compiled = lying(unpack(worlds.position(i)) for i in range(draws))
        ours = lying(GAME.sample(view, chance) for _ in range(draws))
        for key in compiled.keys() | ours.keys():
            share = (compiled[key] + ours[key]) / (2 * draws)
            assert abs(compiled[key] - ours[key]) <= 5.5 * (2 * draws * share * (1 - share)) ** 0.5 + 3, key


def lying(worlds: Iterable[State]) -> Counter[tuple[str, int, str, int]]:
    """In how many worlds a hand or heap holds a card that number of times."""
    found: Counter[tuple[str, int, str, int]] = Counter()
    for world in worlds:
        for place, heaps in (("hand", world.hands), ("given", world.given)):
            for seat, cards in enumerate(heaps):
                found.update((place, seat, card, copies) for card, copies in Counter(cards).items())
    return found


def test_threads_and_number_do_not_change_a_world() -> None:
    chance = random.Random(5)
    state = [s for s in states(table(5), chance) if s.phase == "tricks"][20]
    sampler = Sampler(GAME.view(state, 0))
    alone = [unpack(sampler.worlds(30, seed=9).position(i)) for i in range(30)]
    for number, threads in ((30, 3), (10, 1), (10, None)):
        worlds = sampler.worlds(number, seed=9, threads=threads)
        assert [unpack(worlds.position(i)) for i in range(number)] == alone[:number]


@pytest.mark.parametrize("heuristic", [False, True])
def test_the_value_of_an_action_is_a_playout_after_it(heuristic: bool) -> None:
    for number, state in enumerate(states(table(3), random.Random(6))):
        for seat in GAME.to_act(state)[:1]:
            worlds = Sampler(GAME.view(state, seat)).worlds(2, seed=number)
            codes = worlds.position(0).legal(seat)
            values = worlds.values(seat, codes, seed=number, heuristic=heuristic).tolist()
            assert worlds.values(seat, codes, seed=number, heuristic=heuristic, threads=2).tolist() == values
            for code, points in zip(codes, values[0], strict=True):
                position = worlds.position(0)
                position.replay(seat, code)
                if position.fields["round"] == state.round and not position.over:
                    assert playouts(position, 1, seed=number, heuristic=heuristic).tolist()[0] == points
                else:
                    assert list(position.history[-1].points) == points
