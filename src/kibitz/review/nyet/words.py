"""Why a choice in Nyet! was wrong, unlucky or lucky: claims computed from worlds and rules, and a telling world."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

from msgspec import Struct

from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.sample import Worlds
from kibitz.games.core import Seat
from kibitz.games.nyet.cards import Card
from kibitz.games.nyet.state import Phase, State, settled
from kibitz.games.nyet.teams import opponents
from kibitz.games.nyet.tricks import best_card, playable
from kibitz.games.nyet.view import View
from kibitz.review.model import Label, PlayedLine, Reason
from kibitz.review.nyet.lines import line_in
from kibitz.review.prices import SURE, Found, Sample, mean_error

ENOUGH = 0.15
"""The share of worlds on either side that a claim about one card needs."""
WORTH_SAYING = 0.5
"""Points; smaller differences aren't worth a sentence."""
TRIES = 4
"""Worlds to look at for one that shows the difference."""


class Comparison(Struct, frozen=True):
    """Every action in worlds that fit a view."""

    sample: Sample
    drawn: list[Worlds]
    gains: list[list[float]]
    """By action and seat: the mean points of the round."""


class Evidence(Struct, frozen=True):
    """What the claims are computed from."""

    view: View
    seat: Seat
    action: str
    best: str
    sample: Sample
    worlds: tuple[State, ...]
    """One for each row of the sample."""
    chosen: int
    better: int
    gains: list[list[float]]

    @property
    def differences(self) -> list[float]:
        """What the better action gains in points, world by world."""
        return [row[self.better] - row[self.chosen] for row in self.sample.points]


def explain(
    view: View, seat: Seat, weighed: Comparison, found: Found, label: Label
) -> tuple[tuple[Reason, ...], tuple[PlayedLine, ...]]:
    """Two or three sentences, and both actions played on in a telling world."""
    worlds = tuple(unpack(each.position(i)) for each in weighed.drawn for i in range(len(each)))
    action, best = view.legal[found.chosen], view.legal[found.best]
    evidence = Evidence(view, seat, action, best, weighed.sample, worlds, found.chosen, found.best, weighed.gains)
    if label == "unlucky":
        return (Reason("review-why-unlucky", {"action": action}),), ()
    gained = worse_in(evidence) or chances(evidence)
    claims = [beaten(evidence), sure_trick(evidence), gained, helps(evidence), matters(evidence)]
    reasons = [claim for claim in claims if claim is not None][: 3 if label != "lucky" else 2]
    if label == "lucky":
        reasons.append(Reason("review-why-lucky", {"action": action}))
    return tuple(reasons), telling(evidence)


def worse_in(evidence: Evidence) -> Reason | None:
    """In how many worlds the better action gains, and how much there."""
    gains = [difference for difference in evidence.differences if difference > 1e-9]
    if not gains or fmean(evidence.differences) < WORTH_SAYING:
        return None
    return Reason(
        "review-why-worlds",
        {
            "best": evidence.best,
            "count": len(gains),
            "number": len(evidence.worlds),
            "points": round(fmean(gains), 1),
        },
    )


def chances(evidence: Evidence) -> Reason:
    """How many of a hundred games each wins: what is left to say where points don't show it, such as late in a game."""
    better, worse = (round(100 * evidence.sample.mean(i)[0]) for i in (evidence.better, evidence.chosen))
    return Reason(
        "review-why-chances", {"best": evidence.best, "action": evidence.action, "better": better, "worse": worse}
    )


def beaten(evidence: Evidence) -> Reason | None:
    """Which opponent still to play can take the trick from the chosen card, and in how many worlds."""
    view = evidence.view
    if view.phase is not Phase.TRICKS:
        return None
    card = evidence.action.split()[1]
    counts = {
        seat: sum(can_beat(world, card, seat) for world in evidence.worlds)
        for seat in behind(view, evidence.seat)
        if opponents(view.teams[0], evidence.seat, seat)
    }
    seat = max(counts, key=lambda each: counts[each], default=None)
    if seat is None or not ENOUGH * len(evidence.worlds) <= counts[seat] < len(evidence.worlds):
        return None
    return Reason(
        "review-why-beaten",
        {"card": card, "seat": seat, "count": counts[seat], "number": len(evidence.worlds)},
    )


def behind(view: View, seat: Seat) -> Iterator[Seat]:
    """The seats that play to this trick after a seat."""
    players = view.options.players
    for i in range(1, players - len(view.trick)):
        yield (seat + i) % players


def can_beat(world: State, card: Card, other: Seat) -> bool:
    """Whether the card takes the trick as it lies, and a seat still to play holds a card that would beat it."""
    terms, trick = settled(world), (*world.trick, card)
    if best_card(trick, terms) != len(trick) - 1:
        return False
    held = playable(world.hands[other], trick, terms, world.options.supertrump_follows)
    return any(best_card((*trick, answer), terms) == len(trick) for answer in held)


def sure_trick(evidence: Evidence) -> Reason | None:
    """Whether the better card takes the trick whatever the others hold: no card that is unseen can beat it."""
    view = evidence.view
    if view.phase is not Phase.TRICKS or (view.terms is not None and view.terms.points < 0):
        return None
    card = evidence.best.split()[1]
    return Reason("review-why-sure", {"card": card}) if takes_surely(view, evidence.seat, card) else None


def takes_surely(view: View, seat: Seat, card: Card) -> bool:
    """A proof over all worlds: the card is winning now, and no unseen card of any seat still to play beats it."""
    if view.terms is None or not any(True for _ in behind(view, seat)):
        return False
    trick = (*view.trick, card)
    if best_card(trick, view.terms) != len(trick) - 1:
        return False
    return all(best_card((*trick, other), view.terms) != len(trick) for other in set(unseen(view, seat)))


def unseen(view: View, seat: Seat) -> list[Card]:
    """The cards a seat hasn't seen: neither in its hand, nor played, nor given up by itself."""
    from collections import Counter

    from kibitz.games.nyet.editions import ruleset

    seen = Counter(view.hands[seat] or ())
    for trick in view.tricks:
        seen.update(trick.cards)
    seen.update(view.trick)
    if view.received is None:
        seen.update(view.given[seat] or ())
    return list((Counter(ruleset(view.options).deck) - seen).elements())


def helps(evidence: Evidence) -> Reason | None:
    """Whom a veto or a team helped most compared with the better one, and which box it kept open."""
    if evidence.view.phase not in (Phase.NYET, Phase.TEAM):
        return None
    chosen, better = evidence.gains[evidence.chosen], evidence.gains[evidence.better]
    others = [seat for seat in range(len(chosen)) if seat != evidence.seat]
    seat = max(others, key=lambda other: chosen[other] - better[other])
    gain = chosen[seat] - better[seat]
    return Reason("review-why-helps", {"seat": seat, "points": round(gain, 1)}) if gain >= WORTH_SAYING else None


def matters(evidence: Evidence) -> Reason | None:
    """The one unseen card whose holder changes the price most."""
    differences = evidence.differences
    strongest: tuple[float, Reason] | None = None
    number = len(evidence.worlds)
    for card in sorted(set(unseen(evidence.view, evidence.seat))):
        for seat in range(evidence.view.options.players):
            holds = [card in world.hands[seat] for world in evidence.worlds]
            if seat == evidence.seat or not ENOUGH * number <= sum(holds) <= (1 - ENOUGH) * number:
                continue
            there, error = mean_error([gain for gain, held in zip(differences, holds, strict=True) if held])
            elsewhere, other = mean_error([gain for gain, held in zip(differences, holds, strict=True) if not held])
            change, noise = abs(there - elsewhere), (error**2 + other**2) ** 0.5
            # Many cards are compared, so the largest change must be clearer than a single one.
            if change < max(2 * WORTH_SAYING, 2 * SURE * noise) or (strongest and change <= strongest[0]):
                continue
            params: dict[str, str | int | float] = {
                "card": card,
                "best": evidence.best,
                "seat": seat,
                "there": round(there, 1),
                "elsewhere": round(elsewhere, 1),
            }
            strongest = change, Reason("review-why-card", params)
    return strongest[1] if strongest else None


def telling(evidence: Evidence) -> tuple[PlayedLine, ...]:
    """The chosen and the better action played on in a world where that shows; empty if none of those tried does."""
    differences = evidence.differences
    for i in sorted(range(len(differences)), key=lambda i: -differences[i])[:TRIES]:
        lines = tuple(line_in(evidence.worlds[i], evidence.seat, action) for action in (evidence.action, evidence.best))
        if _lead(lines[1], evidence.seat) > _lead(lines[0], evidence.seat):
            return lines
    return ()


def _lead(line: PlayedLine, seat: Seat) -> float:
    return line.points[seat] - fmean(points for other, points in enumerate(line.points) if other != seat)
