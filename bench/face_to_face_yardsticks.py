"""How bots fare at Face to Face against players simpler than greedy, which places card by card.

    python bench/face_to_face_yardsticks.py expert --deals 50

The yardstick jumps back when it can, and else closes the smallest gap; a gift counts as a gap that costs a little less.
Greedy weighs whole turns, so what it wins here tells how much more it is. Every deal is played from both sides.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Callable

from kibitz.bots.core import BOTS, find_bot
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.view import View

Chooser = Callable[[View], str]

MILLIS = 1000
"""The most that any bot may take; each keeps to less by itself."""
FAVOUR = 5
"""So many steps are taken off what a gift costs, since it fills the hand."""


def card_by_card(view: View) -> str:
    """The card with the smallest gap; no more than the turn asks for but for jumps back."""
    gap, action = min(((gap_of(view, action), action) for action in view.legal if action != "end"), default=(0, "end"))
    return "end" if "end" in view.legal and gap >= 0 else action


def gap_of(view: View, action: str) -> int:
    """Steps that a pile takes, negative for a jump back."""
    seat = view.to_act[0]
    pile, card = action.split()
    own, opponent = view.tops[seat], view.tops[1 - seat]
    return {
        "up": int(card) - own.up,
        "down": own.down - int(card),
        "opp-up": opponent.up - int(card) - FAVOUR,
        "opp-down": int(card) - opponent.down - FAVOUR,
    }[pile]


def named(name: str) -> Chooser:
    bot, rng = find_bot(name), random.Random(name)
    return lambda view: bot.decide(view, rng=rng, millis=MILLIS).action


def wins(choose: Chooser, deal: int, side: int) -> bool:
    state = GAME.start(GAME.options({}), random.Random(deal).randbytes(32)).state
    while (outcome := GAME.outcome(state)) is None:
        seat = GAME.to_act(state)[0]
        action = (choose if seat == side else card_by_card)(GAME.view(state, seat))
        state = GAME.play(state, seat, GAME.parse(action)).state
    return side in outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=list(BOTS))
    parser.add_argument("--deals", type=int, default=50)
    asked = parser.parse_args()
    choose = named(asked.bot)
    shares = [(wins(choose, deal, 0) + wins(choose, deal, 1)) / 2 for deal in range(asked.deals)]
    half = 1.96 * statistics.stdev(shares) / math.sqrt(len(shares))
    print(
        f"{asked.bot} wins {statistics.mean(shares):.1%} ± {half:.1%} of {2 * asked.deals} games against card by card"
    )


if __name__ == "__main__":
    main()
