"""How a round could have gone on: by heuristics, and the last tricks by the solver."""

from __future__ import annotations

from kibitz.engines.nyet.greedy import choose
from kibitz.engines.nyet.solver.ending import Ending, team_stakes
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.core import Seat
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.scoring import totals
from kibitz.games.nyet.state import Phase, State, settled
from kibitz.review.model import PlayedLine

SOLVED = 6
"""With this many cards in a hand or fewer, the line is best play."""


def line_in(world: State, seat: Seat, action: str) -> PlayedLine:
    """An action in a world, and the rest of the round."""
    players, number = world.options.players, world.round
    before = totals(players, world.history)
    actions: list[tuple[Seat, str]] = []
    state, mover, text = world, seat, action
    solution: list[str] = []
    while True:
        actions.append((mover, text))
        state = GAME.play(state, mover, GAME.parse(text)).state
        if state.round != number or state.phase is Phase.OVER:
            break
        acting = GAME.next_to_act(state)
        assert acting is not None  # the round goes on
        mover = acting
        if not solution and state.phase is Phase.TRICKS and len(state.hands[mover]) <= SOLVED:
            solution = [f"play {card}" for card in _best_play(state)]
        text = solution.pop(0) if solution else choose(GAME.view(state, mover))
    gained = tuple(
        float(after - earlier) for after, earlier in zip(totals(players, state.history), before, strict=True)
    )
    return PlayedLine(world.hands, tuple(actions), gained)


def _best_play(state: State) -> tuple[str, ...]:
    """A line of best play by both teams, to the end of the round."""
    terms, options = settled(state), state.options
    stakes = team_stakes(options.players, terms.points, state.team, state.bonus, options.bonus_rule)
    ending = Ending(state.hands, terms, state.team, state.leader, state.trick, stakes, options.supertrump_follows)
    return Solver(table_mb=1).solve(ending).line
