"""How fast the compiled rules are on one core, beside OpenSpiel's spades and hearts in the same run.

`make bench` installs what this needs. Every contender is measured in turn, several times over; the table shows medians.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

from kibitz.compiled.face_to_face import pack as face_to_face_pack
from kibitz.compiled.face_to_face import playout as face_to_face_playout
from kibitz.compiled.nyet import pack as nyet_pack
from kibitz.compiled.nyet import playout as nyet_playout
from kibitz.compiled.nyet.rules import Position
from kibitz.compiled.nyet.sample import Sampler
from kibitz.games.face_to_face.game import GAME as DUEL
from kibitz.games.nyet.game import GAME as NYET

REPEATS = 7
DEALS = 40
Work = Callable[[], int]
"""Does something many times and returns the number of actions."""


def nyet_start(players: int, deal: int) -> Position:
    options = NYET.options({"players": players})
    return nyet_pack.pack(NYET.start(options, random.Random(deal).randbytes(32)).state)


def trick_phases(players: int) -> list[Position]:
    """Positions before the first trick, of different deals and terms."""
    chance, found = random.Random(players), []
    for deal in range(DEALS):
        position = nyet_start(players, deal)
        while (seat := position.actor) is not None and position.fields["phase"] < 4:
            position.step(seat, chance.choice(position.legal(seat)))
        found.append(position)
    return found


def random_tricks(players: int, *, heuristic: bool = False) -> Work:
    positions = trick_phases(players)
    cards: int = sum(hand.bit_count() for position in positions for hand in position.fields["hands"])

    def work() -> int:
        for position in positions:
            nyet_playout.playouts(position, 1000, seed=1, heuristic=heuristic)
        return 1000 * cards

    return work


def whole_games(players: int) -> Work:
    position = nyet_start(players, 0)
    return lambda: nyet_playout.step_games(position, 1500, seed=1)


def duels() -> Work:
    position = face_to_face_pack.pack(DUEL.start(DUEL.options({}), bytes(32)).state)
    return lambda: sum(a + b for _, a, b in face_to_face_playout.playouts(position, 15000, seed=1).tolist())


def worlds(players: int) -> Work:
    samplers = []
    for position in trick_phases(players):
        while position.fields["play_count"] < 4 * players and (seat := position.actor) is not None:
            position.step(seat, position.legal(seat)[0])
        state = nyet_pack.unpack(position)
        samplers.append(Sampler(NYET.view(state, NYET.to_act(state)[0])))

    def work() -> int:
        return sum(len(sampler.worlds(2000, seed=1)) for sampler in samplers)

    return work


def dealt(name: str, seed: int) -> Any:
    """An OpenSpiel state with the cards dealt at random."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    return state


def driven_from_python(name: str) -> Work:
    def work() -> int:
        chance, actions = random.Random(1), 0
        for seed in range(4):
            state = dealt(name, seed)
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                actions += 1
        return actions

    return work


def evaluate_bots(name: str) -> Work:
    starts = [dealt(name, seed) for seed in range(20)]

    def work() -> int:
        actions = 0
        for seed, start in enumerate(starts):
            state = start.clone()
            bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(4)]
            pyspiel.evaluate_bots(state, bots, seed)
            actions += len(state.history()) - len(start.history())
        return actions

    return work


def mcts_rollouts(name: str) -> Work:
    """Rollouts inside OpenSpiel's own search, without Python between actions; lengths are means of random games."""
    state, rollouts = dealt(name, 0), 300
    lengths = []
    for seed in range(20):
        copy = state.clone()
        pyspiel.evaluate_bots(copy, [pyspiel.make_uniform_random_bot(p, seed) for p in range(4)], seed)
        lengths.append(len(copy.history()) - len(state.history()))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 3, 100, solve=False, seed=1, verbose=False)

    def work() -> int:
        bot.step(state)
        return round(3 * rollouts * statistics.fmean(lengths))

    return work


def contenders() -> Iterator[tuple[str, str, Work]]:
    for players in range(2, 6):
        yield "Nyet!, random tricks", f"{players} players, card plays", random_tricks(players)
    for players in range(2, 6):
        yield (
            "Nyet!, tricks by heuristics",
            f"{players} players, card plays",
            random_tricks(players, heuristic=True),
        )
    for players in range(2, 6):
        yield "Nyet!, whole random games", f"{players} players, actions", whole_games(players)
    for players in range(2, 6):
        yield "Nyet!, worlds from a view", f"{players} players, worlds", worlds(players)
    yield "Face to Face, whole random games", "placements", duels()
    for name in ("spades", "hearts"):
        yield f"OpenSpiel {name}, from Python", "actions", driven_from_python(name)
        yield f"OpenSpiel {name}, evaluate_bots in C++", "actions", evaluate_bots(name)
        yield f"OpenSpiel {name}, rollouts of MCTSBot", "actions", mcts_rollouts(name)


def main() -> None:
    all_work = list(contenders())
    rates: dict[tuple[str, str], list[float]] = {(name, unit): [] for name, unit, _ in all_work}
    for _ in range(REPEATS):
        for name, unit, work in all_work:
            start = time.process_time()
            done = work()
            rates[name, unit].append(done / (time.process_time() - start))
    medians = {key: statistics.median(found) for key, found in rates.items()}
    best_peer = max(rate for (name, _), rate in medians.items() if name.startswith("OpenSpiel"))
    table = Table(title=f"One core, medians of {REPEATS} runs by processor time")
    for column in ("what", "unit", "per second", "least", "times OpenSpiel's best"):
        table.add_column(column, justify="left" if column in ("what", "unit") else "right")
    for (name, unit), rate in medians.items():
        least = min(rates[name, unit])
        ratio = "" if unit.endswith("worlds") else f"{rate / best_peer:.2f}"  # a world is not an action
        table.add_row(name, unit, f"{rate / 1e6:.2f} M", f"{least / 1e6:.2f} M", ratio)
    Console().print(table)


if __name__ == "__main__":
    main()
