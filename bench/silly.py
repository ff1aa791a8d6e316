"""Counts silly plays: what people at a table would shake their heads at, unless it was deep.

    python bench/silly.py --bots club,expert --games 300 --jobs 2
    python bench/silly.py --bots master --games 40 --game face-to-face
    python bench/silly.py --records games.jsonl

Bots play each other (every seat the same one), or records are read, which `kibitz simulate` writes. A detector knows by
what the seat can see when a silly play is possible (a chance) and which actions would be silly. Such a play is then
priced by what was known: the best of the other actions against the one chosen, over worlds from the belief, the last
tricks solved. The other action is chosen in some worlds and priced in others, so luck doesn't make it look better. A
play is silly beyond doubt if it cost chance to win, or points and no chance, by more than two standard errors. Printed
for each bot and detector: chances, plays, their share, and those beyond doubt.

With NAME:FIELD=VALUE,… in --bots a bot has another effort; millis=0 is no time limit. Several are separated by spaces.
"""

from __future__ import annotations

import argparse
import random
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from kibitz.compiled.face_to_face.pack import END, TEXT, from_view
from kibitz.compiled.face_to_face.playout import worlds
from kibitz.engines.core import find_bot
from kibitz.engines.face_to_face import search as duel_search
from kibitz.engines.face_to_face.search import CARD_WEIGHT
from kibitz.engines.face_to_face.turns import Plans, mean_and_error, mean_lead
from kibitz.engines.nyet import search as nyet_search
from kibitz.engines.nyet.habits import odd_cards
from kibitz.engines.nyet.search import EFFORTS, evaluate
from kibitz.games.core import find_game
from kibitz.games.face_to_face.piles import JUMP
from kibitz.games.face_to_face.view import View as DuelView
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.view import View
from kibitz.games.record import Record, make, read, replay

ENOUGH = 2.0
"""The number of standard errors beyond which a price is no accident."""
TABLES: dict[str, list[dict[str, object]]] = {
    "nyet": [{"players": players, "rounds": 2} for players in (2, 3, 4, 5)],
    "face-to-face": [{}],
}
"""The games, in turn: two rounds of Nyet! are an open game and one that may be decided."""
SEARCHES: dict[str, Any] = {"nyet": nyet_search, "face-to-face": duel_search}
PRICING = replace(EFFORTS["master"], card_worlds=128, depth=24, confidence=1e9, millis=0)
Better: TypeAlias = Callable[[list[str]], bool]
"""Whether a turn avoids what was silly in another; the turn must also keep the rest of that one."""

PLANS = 40
"""How many other turns a silly one is compared with, the most promising ones."""
WORLDS = 300


class Price(NamedTuple):
    """What a play lost against another, with standard errors."""

    chance: float
    chance_error: float
    points: float
    points_error: float

    @property
    def beyond_doubt(self) -> bool:
        lost = self.chance > ENOUGH * self.chance_error + 1e-9
        return lost or (self.points > ENOUGH * self.points_error + 1e-9 and self.chance > -1e-9)


class Finding(NamedTuple):
    """A chance for a silly play, and the price if it was taken."""

    bot: str
    detector: str
    price: Price | None
    where: str


def decide(spec: str, view: Any, rng: random.Random) -> str:
    """The action of a bot, which may have an effort of its own."""
    name, _, given = spec.partition(":")
    bot = find_bot(name)
    if not given:
        return bot.decide(view, rng=rng, millis=1000).action
    search = SEARCHES[view.__struct_config__.tag]
    effort = msgspec.structs.asdict(search.EFFORTS[name]) | dict(change.split("=") for change in given.split(","))
    effort = msgspec.convert(effort, type(search.EFFORTS[name]), strict=False)
    return str(search.decide(view, effort, rng).action)


def played(game_name: str, spec: str, number: int) -> Record:
    """A game of one bot against itself."""
    game, tables = find_game(game_name), TABLES[game_name]
    options = game.options(tables[number % len(tables)])
    seed = sha256(f"kibitz/silly/{number}".encode()).digest()
    luck = random.Random(number)
    state, actions = game.start(options, seed).state, []
    while (seat := game.next_to_act(state)) is not None:
        legal = game.legal(state, seat)
        action = legal[0] if len(legal) == 1 else game.parse(decide(spec, game.view(state, seat), luck))
        actions.append((seat, action))
        state = game.play(state, seat, action).state
    return make(game, options, seed, (f"bot:{spec}",) * game.seats(options), actions)


def findings(record: Record) -> list[Finding]:
    """Every chance for a silly play in a game."""
    return [*(cards_of(record) if record.game == "nyet" else turns_of(record))]


def cards_of(record: Record) -> Iterator[Finding]:
    game, state = find_game(record.game), None
    for moment in replay(record):
        if state is not None and moment.seat is not None and state.phase is Phase.TRICKS:
            view = game.view(state, moment.seat)
            for detector, silly in odd_cards(view).items():
                action, price = str(moment.action), None
                if action in silly:
                    price = Price(*card_price(view, action, silly))
                yield Finding(
                    record.players[moment.seat], detector, price, f"{record.seed[:8]} #{moment.number} {action}"
                )
        state = moment.step.state


def turns_of(record: Record) -> Iterator[Finding]:
    game, state, turn = find_game(record.game), None, list[str]()
    for moment in replay(record):
        if state is not None and moment.seat is not None:
            if not turn:
                begun = game.view(state, moment.seat)
            turn.append(str(moment.action))
            if moment.step.state.turn != state.turn:
                for detector, (silly, better) in silly_turn(begun, game.view(state, moment.seat)).items():
                    price = Price(*turn_price(begun, turn, better)) if silly else None
                    where = f"{record.seed[:8]} #{moment.number} {'; '.join(turn)}"
                    yield Finding(record.players[moment.seat], detector, price, where)
                turn = []
        state = moment.step.state


def played_and_searched(task: tuple[str, str, int]) -> list[Finding]:
    return findings(played(*task))


def all_findings(work: Iterable[Any], search: Any, jobs: int) -> Iterator[list[Finding]]:
    if jobs == 1:
        yield from map(search, work)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(search, work)


def report(found: Iterable[list[Finding]], *, show: bool) -> None:
    chances, plays, silly = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for finding in (finding for game in found for finding in game):
        kind = finding.bot, finding.detector
        chances[kind] += 1
        if finding.price is not None:
            plays[kind] += 1
            silly[kind] += finding.price.beyond_doubt
            if show and finding.price.beyond_doubt:
                price = finding.price
                print(
                    f"{finding.detector:12} {price.chance:+.3f} {price.points:+.1f} points  {finding.where}", flush=True
                )
    bots = sorted({bot for bot, _ in chances})
    for kind in [*sorted(chances), *((bot, "all") for bot in bots)]:
        if kind[1] == "all":
            for counter in (chances, plays, silly):
                counter[kind] = sum(counter[bot, name] for bot, name in [*counter] if bot == kind[0] and name != "all")
        n = chances[kind]
        print(
            f"{kind[0]:24} {kind[1]:12} {n:6} chances {plays[kind]:5} plays {plays[kind] / n:6.1%}"
            f" {silly[kind]:5} beyond doubt {silly[kind] / n:6.2%}"
        )


# ── Nyet! ──────────────────────────────────────────────────────────────────────────────────────────


def card_price(view: View, chosen: str, silly: set[str]) -> tuple[float, float, float, float]:
    """What a card lost against the best that isn't silly: in chance and in points, each with its standard error."""
    first = evaluate(view, PRICING, random.Random(1))
    worths = dict(zip(view.legal, first.worth_means(), strict=True))
    better = max((action for action in view.legal if action not in silly), key=worths.__getitem__)
    second = evaluate(view, PRICING, random.Random(2))
    pair = view.legal.index(better), view.legal.index(chosen)
    return *second.lead(*pair), *second.points_lead(*pair)


# ── Face to Face ───────────────────────────────────────────────────────────────────────────────────


def silly_turn(begun: DuelView, ended: DuelView) -> dict[str, tuple[bool, Better]]:
    """By detector, where a silly turn is possible: whether this one is, and which turns aren't.

    A turn is seen as it began, and just before its end. A gift buys nothing if the turn draws no more cards than it
    would have without. A jump is left lying if a card in hand would have gone back by ten in the end.
    """
    seat = begun.to_act[0]
    found: dict[str, tuple[bool, Better]] = {}
    if any(action.startswith("opp-") for action in begun.legal):
        usual = min(2, ended.draw_sizes[seat])
        drawn = min(6 - ended.hand_sizes[seat], ended.draw_sizes[seat]) if ended.gave else usual
        found["idle-gift"] = ended.gave and drawn <= usual, lambda turn: not any("opp-" in action for action in turn)
    jumps = jumps_in(ended)
    if jumps:
        found["jump-left"] = True, lambda turn: any(jump in turn for jump in jumps)
    elif any(jump in begun.legal for jump in jumps_in(begun)):
        found["jump-left"] = False, lambda _: True
    return found


def jumps_in(view: DuelView) -> list[str]:
    """The cards in hand that would go back by ten."""
    seat = view.to_act[0]
    hand, tops = view.hands[seat] or (), view.tops[seat]
    up, down = (
        (f"up {card}" for card in hand if card == tops.up - JUMP),
        (f"down {c}" for c in hand if c == tops.down + JUMP),
    )
    return [*up, *down]


def turn_price(begun: DuelView, turn: list[str], better: Better) -> tuple[float, float, float, float]:
    """What a turn lost in chance and in cards, each with its standard error, against the best that isn't silly.

    Those are compared that place the same cards on one's own piles, and more: with the jump, or instead of the gift.
    """
    plans = Plans(from_view(begun), searching=True)
    texts = {plan: [TEXT[code] for code in plans.codes(plan)] for plan in range(len(plans))}
    rest = {action for action in turn if not action.startswith("opp-")}
    chosen = next((plan for plan, codes in texts.items() if _same(codes, turn)), None)
    others = [plan for plan, codes in texts.items() if plan != chosen and rest <= set(codes) and better(codes)][:PLANS]
    if chosen is None or not others:
        return 0.0, 0.0, 0.0, 0.0

    def tried(some: list[int], seed: int) -> list[tuple[array[float], array[float]]]:
        drawn = worlds(begun, WORLDS, seed=seed)
        return plans.evaluate(drawn, some, turns=4, candidates=4)

    first = dict(zip(others, tried(others, 1), strict=True))
    best = max(
        others, key=lambda plan: mean_and_error(first[plan][0])[0] + CARD_WEIGHT * mean_and_error(first[plan][1])[0]
    )
    (chances, cards), (own_chances, own_cards) = tried([best, chosen], 2)
    return *mean_lead(chances, own_chances), *mean_lead(cards, own_cards)


def _same(codes: list[str], turn: list[str]) -> bool:
    """Whether two turns place the same cards, and end with the same ones on top."""
    return sorted(codes) == sorted(turn) and _tops(codes) == _tops(turn)


def _tops(turn: list[str]) -> dict[str, str]:
    return {action.split()[0]: action for action in turn if action != TEXT[END]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="club", help="separated by spaces, or by commas if they have no own effort")
    parser.add_argument("--game", default="nyet", choices=list(TABLES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--records", type=Path, help="read these instead of playing")
    parser.add_argument("--show", action="store_true", help="print every play that is silly beyond doubt")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if args.records is not None:
        records = [read(line) for line in args.records.read_bytes().splitlines()]
        report(all_findings(records, findings, args.jobs), show=args.show)
        return
    bots = args.bots.split() if ":" in args.bots else args.bots.replace(",", " ").split()
    tasks = [(args.game, bot, number) for bot in bots for number in range(args.first, args.first + args.games)]
    report(all_findings(tasks, played_and_searched, args.jobs), show=args.show)


if __name__ == "__main__":
    main()
