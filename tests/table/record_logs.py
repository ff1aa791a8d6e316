"""Writes the logs that tests/table/logs keeps: one folder a release, never changed later. Run it for a new release."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from kibitz.table import log, requests
from kibitz.table.decide import Change
from kibitz.table.info import DAY, ClockSettings, Settings
from kibitz.table.table import drafted, present
from table.sim import PEOPLE, Sim

LOGS = Path(__file__).parent / "logs"


def stopped() -> Sim:
    """A table of Nyet! where nearly everything happens, abandoned and played again."""
    sim = Sim("nyet", 3, rounds=1)
    sim.do("ann", requests.Join, seat=0, character="bear")
    sim.do("bob", requests.Join, seat=1)
    sim.do("bob", requests.Leave)
    sim.do("bob", requests.Join, seat=1)
    sim.do("cat", requests.Join, seat=2)
    sim.do("ann", requests.Remove, seat=2)
    sim.do("ann", requests.Arrange, seat=2, kind="bot", bot="greedy")
    sim.commit("ann", "ab" * 32)
    sim.do("ann", requests.Start)
    sim.commit("bob", "cd" * 32)
    sim.do("ann", requests.Contribute, contribution="ab" * 32)
    sim.do("bob", requests.Contribute, contribution="cd" * 32)
    for seat in (0, 1):
        sim.table = present(sim.table, seat, away=None)
    rng = random.Random(1)
    for _ in range(6):
        _step(sim, rng)
    asker = next(past.seat for past in reversed(sim.table.recent[:-1]) if past.seat < 2)
    for agree in (False, True):
        sim.write(Change((log.Asked(asker),)))
        sim.do(PEOPLE[1 - asker], requests.Answer, agree=agree)
    sim.do("ann", requests.Say, text="hello — „Grüße“")
    sim.do("bob", requests.React, reaction="wow")
    sim.write(Change((log.Said(None, "psst", name="Eve", person="eve"),)))
    sim.write(Change((log.StoodIn(1, on=True), log.StoodIn(1, on=False))))
    sim.write(Change((log.Hinted(0, 2),)))
    sim.do("ann", requests.Abandon)
    sim.do("ann", requests.Abandon, agree=False)
    sim.do("ann", requests.Abandon)
    sim.do("bob", requests.Abandon)
    sim.do("ann", requests.Rematch)
    return sim


def conceded() -> Sim:
    """A duel with drafts, lost by the word of the loser."""
    for seed in range(60):
        sim, rng = Sim("face-to-face").seated(), random.Random(seed)
        while sim.table.status == "running":
            seat = sim.table.game.to_act(sim.table.state)[0]
            if sim.table.draft and not sim.table.game.to_act(drafted(sim.table)):
                sim.do(PEOPLE[seat], requests.Concede)
                if any(isinstance(row.body, log.TookBack) for row in sim.rows):
                    return sim
            elif sim.table.draft and rng.random() < 0.2:
                sim.do(PEOPLE[seat], requests.TakeBack)
            else:
                sim.play(rng)
    raise AssertionError("nobody concedes")


def by_days() -> Sim:
    """A table where people have days, with plans, a reminder and a nudge."""
    sim = Sim("nyet", 3, Settings(clock=ClockSettings(seconds=DAY, bank=2 * DAY)), rounds=1).seated()
    seat = sim.table.game.to_act(sim.table.state)[0]
    here, other = PEOPLE[seat], PEOPLE[(seat + 1) % 3]
    sim.do(other, requests.PlanAhead, lines=("x trump R", "x points 2"))
    sim.do(here, requests.PlanAhead, lines=("x trump B",), once=True)
    sim.do(here, requests.PlanAhead, lines=())
    sim.now += DAY * 900
    sim.write(Change((log.Reminded(seat),)))
    sim.do(other, requests.Nudge)
    sim.do(here, requests.Act, action="x trump R")
    return sim


def _step(sim: Sim, rng: random.Random) -> None:
    seat = sim.table.game.to_act(sim.table.state)[0]
    action = str(rng.choice(sim.table.game.legal(sim.table.state, seat)))
    sim.write(Change((log.Acted(seat, action, "bot" if seat == 2 else ""),)), "" if seat == 2 else f"{PEOPLE[seat]}:x")


def lines(sim: Sim) -> str:
    rows = (
        {"seq": row.seq, "at": row.at, "asked": row.asked, "body": json.loads(log.encode(row.body))} for row in sim.rows
    )
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


if __name__ == "__main__":
    folder = LOGS / sys.argv[1]
    folder.mkdir(parents=True)
    for made in (stopped, conceded, by_days):
        (folder / f"{made.__name__}.jsonl").write_text(lines(made()), encoding="utf-8")
