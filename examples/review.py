"""Review a record and look at it from several sides: python examples/review.py game.json"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from kibitz.games.record import read
from kibitz.locales.catalogue import Catalogue
from kibitz.review.tasks import EFFORTS, assemble, plan, run

# 1. Do the work. Tasks are independent: spread them over processes if you like.
record = read(Path(sys.argv[1]).read_bytes())
effort = EFFORTS["quick"]
review = assemble(record, effort, [run(record, task, effort) for task in plan(record, effort)])

# 2. Where did the result come from?
for player, line in zip(record.players, review.seats, strict=True):
    parts = f"{line.expectation:.1f} expected, {line.luck:+.1f} luck, {line.own:+.1f} own, {line.others:+.1f} others"
    print(f"{player}: {line.result:.1f} {review.unit} = {parts}")

# 3. How good were the decisions?
for seat, player in enumerate(record.players):
    print(player, dict(Counter(each.label for each in review.decisions if each.seat == seat)))

# 4. The dearest one, and why.
dearest = max(review.decisions, key=lambda each: each.fair.chance)
say = Catalogue("en")
print(
    f"step {dearest.step}: {dearest.action} instead of {dearest.best} cost {100 * dearest.fair.chance:.1f} % of the win"
)
for reason in dearest.why:
    print(" ", say(reason.id, **reason.params))
