"""Nyet! as an OpenSpiel game: `pyspiel.load_game("python_kibitz_nyet(players=4,rounds=1)")`."""

from __future__ import annotations

import random
from typing import Any, cast

import pyspiel

from kibitz.compiled.nyet.observations import ACTIONS, FIELDS, NUMBERS_SIZE, OBSERVATION_SIZE, One
from kibitz.compiled.nyet.pack import rules_for, unpack
from kibitz.games.core import Seat, find_game
from kibitz.games.nyet.editions import Line, ruleset
from kibitz.lab.nyet.replay import replay_round
from kibitz.lab.rewards import result_rewards
from kibitz.lab.spiel import CardGame, CardState, game_type

RULES = find_game("nyet")
DEFAULTS: dict[str, Any] = {
    "players": 4,
    "edition": "en",
    "bonus_rule": "",
    "supertrump_follows": "",
    "no_trump_box": False,
    "rounds": 0,
    "reward": "points",
}
"""Empty strings and 0 rounds stand for the edition's defaults."""

CARD_NUMBERS = 64


class NyetState(CardState):
    """A state of Nyet!."""

    at: One

    def chance_text(self, action: int) -> str:
        if self.at.fields["dealer"] < 0:
            return f"dealer {action}"
        return f"deal {self.at.rules.codes.cards[action]}"

    def returns(self) -> list[float]:
        if self.get_game().by_points:
            return [float(score) for score in self.at.scores]
        return self._result() if self.is_terminal() else [0.0] * self.num_players()

    def rewards(self) -> list[float]:
        if self.get_game().by_points:
            return [float(points) for points in self.at.scored or (0,) * self.num_players()]
        return self.returns()

    def _result(self) -> list[float]:
        scores = self.at.scores
        return result_rewards(len(scores), tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def redo(self, twin: CardState, player: Seat, rng: random.Random) -> None:
        for at in (*self.at.past, self.at):
            drawn = RULES.sample(RULES.view(unpack(at), player), rng)
            replay_round(cast(One, twin.at), drawn, twin.apply_action)


class NyetGame(CardGame):
    """Nyet! with its options as parameters, except `target`: such a game has no maximum length."""

    kind = game_type(
        "python_kibitz_nyet",
        "Nyet!",
        seats=(2, 5),
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        rewards=pyspiel.GameType.RewardModel.REWARDS,
        parameters=DEFAULTS,
    )
    row_size = OBSERVATION_SIZE
    numbers_size = NUMBERS_SIZE
    private = tuple(slice(at, at + size) for at, size, _ in (FIELDS[name] for name in ("hand", "given", "received")))

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        reward = chosen["reward"]
        if reward not in ("points", "result"):
            raise ValueError(f"reward is 'points' or 'result', not {reward!r}")
        self.by_points = reward == "points"
        given = {name: value for name, value in chosen.items() if name != "reward" and value not in ("", 0)}
        self.options = RULES.options(given | {"no_trump_box": bool(chosen["no_trump_box"])})
        rules = ruleset(self.options)
        players, rounds, hand = self.options.players, self.options.rounds, rules.seating.hand
        tokens = sum(len(boxes) - 1 for boxes in rules.boxes.values())
        given_up = max(asked.cards for asked in rules.give_ups.values())
        self.remembered = rounds
        self.chance_nodes = 1 + rounds * players * hand
        worth = [int(box) for box in rules.boxes[Line.POINTS]]
        most = 2 * (hand + len([card for card in rules.deck if card[1:] == "1"]))
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=CARD_NUMBERS,
                num_players=players,
                min_utility=float(rounds * most * min(worth)) if self.by_points else -1.0,
                max_utility=float(rounds * most * max(worth)) if self.by_points else 1.0,
                max_game_length=rounds * (tokens + 2 + players * (given_up + hand)),
            ),
            chosen,
        )

    def new_initial_state(self) -> NyetState:
        return NyetState(self)

    def new_game(self) -> One:
        return One(rules_for(self.options))


GAME = NyetGame
