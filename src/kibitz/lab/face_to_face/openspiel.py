"""The Game: Face to Face as an OpenSpiel game: `pyspiel.load_game("python_kibitz_face_to_face")`."""

from __future__ import annotations

import random
from itertools import groupby
from typing import Any

import pyspiel

from kibitz.compiled.face_to_face.observations import ACTIONS, FIELDS, NUMBERS_SIZE, OBSERVATION_SIZE, One
from kibitz.compiled.face_to_face.pack import unpack
from kibitz.games.core import Seat, find_game
from kibitz.games.face_to_face.piles import HAND_SIZE, NUMBER_CARDS
from kibitz.lab.spiel import CHANCE, CardGame, CardState, game_type

RULES = find_game("face-to-face")
DEFAULTS: dict[str, Any] = {"lone_last_card": False}
END = 0


class FaceToFaceState(CardState):
    """A state of Face to Face."""

    at: One

    def chance_text(self, action: int) -> str:
        return f"starter {action}" if self.at.fields["starter"] < 0 else f"draw {action}"

    def returns(self) -> list[float]:
        winner = self.at.winner
        return [0.0, 0.0] if winner is None else [1.0 if seat == winner else -1.0 for seat in range(2)]

    def redo(self, twin: CardState, player: Seat, rng: random.Random) -> None:
        drawn = RULES.sample(RULES.view(unpack(self.at), player), rng)
        draws = [
            self.at.draws(seat) if seat == player else self._draws(seat, drawn.hands[seat], rng) for seat in range(2)
        ]
        actions = self._actions()
        twin.apply_action(drawn.starter)
        next_card = [iter(cards) for cards in draws]
        dealt = 0
        while True:
            if twin.at.player == CHANCE:
                owner = dealt // HAND_SIZE if dealt < 2 * HAND_SIZE else twin.at.fields["seat"]
                dealt += 1
                twin.apply_action(next(next_card[owner]))
            elif actions:
                twin.apply_action(actions.pop(0))
            else:
                return

    def _actions(self) -> list[int]:
        """All actions so far: the placements of each turn, and the end of every turn but the current one."""
        turns = [[code for _, _, code in put] for _, put in groupby(self.at.placed, key=lambda put: put[0])]
        done = [code for turn in turns for code in (*turn, END)]
        return done[:-1] if self.at.fields["count"] and done else done

    def _draws(self, seat: Seat, hand: tuple[int, ...], rng: random.Random) -> list[int]:
        """A uniformly random order in which a hidden hand may have been drawn, by undoing turns one by one."""
        turns = [
            (turn, [code & 63 for _, _, code in put])
            for (turn, who), put in groupby(self.at.placed, key=lambda put: put[:2])
            if who == seat
        ]
        held = list(hand)
        order: list[int] = []
        sizes = self._draw_sizes(seat)
        for (_, placed), size in zip(reversed(turns), reversed(sizes), strict=True):
            rng.shuffle(held)
            order = held[:size] + order
            held = held[size:] + placed
        return held + order

    def _draw_sizes(self, seat: Seat) -> list[int]:
        """The number of cards a player drew at the end of each turn (F3)."""
        sizes, held, left = [], HAND_SIZE, len(NUMBER_CARDS) - HAND_SIZE
        going_on = self.at.fields["turn"] if self.at.fields["count"] else 0
        for (turn, who), put in groupby(self.at.placed, key=lambda put: put[:2]):
            if who != seat:
                continue
            codes = [code for _, _, code in put]
            held -= len(codes)
            gave = any(code >= 128 for code in codes)
            size = 0 if turn == going_on else min(HAND_SIZE - held if gave else 2, left)
            held, left = held + size, left - size
            sizes.append(size)
        return sizes


class FaceToFaceGame(CardGame):
    """Face to Face with its option as a parameter."""

    kind = game_type(
        "python_kibitz_face_to_face",
        "The Game: Face to Face",
        seats=(2, 2),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        rewards=pyspiel.GameType.RewardModel.TERMINAL,
        parameters=DEFAULTS,
    )
    row_size = OBSERVATION_SIZE
    numbers_size = NUMBERS_SIZE
    private = (slice(FIELDS["hand"][0], FIELDS["hand"][0] + FIELDS["hand"][1]),)
    remembered = 1
    drawn = FIELDS["hand"][1]
    chance_nodes = 1 + 2 * len(NUMBER_CARDS)

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = RULES.options(DEFAULTS | (params or {}))
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=max(NUMBER_CARDS) + 1,
                num_players=2,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=3 * len(NUMBER_CARDS),
            ),
            DEFAULTS | (params or {}),
        )

    def new_initial_state(self) -> FaceToFaceState:
        return FaceToFaceState(self)

    def new_game(self) -> One:
        return One(lone_last_card=self.options.lone_last_card)


GAME = FaceToFaceGame
