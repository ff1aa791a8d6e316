"""Every sentence is a computed claim: it appears where it holds and not where it doesn't, and replaying confirms it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from statistics import fmean

import pytest
from msgspec.structs import replace

import kibitz.review
from kibitz.compiled.nyet.pack import unpack
from kibitz.games.face_to_face.game import GAME as DUEL
from kibitz.games.nyet.cards import deck, is_one
from kibitz.games.nyet.editions import EDITIONS
from kibitz.games.nyet.state import State as NyetState
from kibitz.games.nyet.tricks import best_card
from kibitz.locales.catalogue import LANGUAGES, Catalogue, source
from kibitz.review.face_to_face import words as duel_words
from kibitz.review.model import Label, PlayedLine, Reason
from kibitz.review.nyet import words
from kibitz.review.nyet.review import weigh
from kibitz.review.prices import Found, Sample, priced
from kibitz.terminal.review import reason_text
from kibitz.terminal.words import Names
from review.played import SMALL, decision_in, nyet, single, with_board
from tables import NYET, duel_table, nyet_table

ID = re.compile(r'"(review-why-[a-z-]+)"')


def ids() -> set[str]:
    """Every message id that the code can give as a reason."""
    sources = Path(kibitz.review.__file__).parent.rglob("*.py")
    return {found for path in sources for found in ID.findall(path.read_text(encoding="utf-8"))}


def evidence(first: str, other: str, action: str, **terms: object) -> words.Evidence:
    """What claims are computed from, for seat 0's lead with two players."""
    state = with_board(nyet_table(first, other, **terms))  # type: ignore[arg-type]
    view = NYET.view(state, 0)
    chosen = view.legal.index(action)
    weighed = weigh(single(NYET, state, action), 0, view, SMALL, chosen)
    found = priced(weighed.sample, [chosen], [i for i in range(len(view.legal)) if i != chosen])
    worlds = tuple(unpack(each.position(i)) for each in weighed.drawn for i in range(len(each)))
    best = view.legal[found.best]
    return words.Evidence(view, 0, action, best, weighed.sample, worlds, chosen, found.best, weighed.gains)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    found = set(re.findall(r"^(review-why-[a-z-]+) =", source(language, "review"), re.MULTILINE))
    assert found == ids()


def test_beaten_counts_the_worlds_in_which_it_is_so() -> None:
    at = evidence("R12 R2", "G2 R3", "play R2", trump="Y")
    claim = words.beaten(at)
    assert claim is not None
    again = 0
    for world in at.worlds:
        after = NYET.play(world, 0, NYET.parse("play R2")).state
        takers = {NYET.play(after, 1, card).state.tricks[0].taker for card in NYET.legal(after, 1)}
        again += 1 in takers
    assert (claim.params["seat"], claim.params["count"], claim.params["number"]) == (1, again, len(at.worlds))


def test_nothing_is_said_about_a_card_that_nobody_can_beat() -> None:
    assert words.beaten(evidence("Y13 R2", "G2 R3", "play Y13", trump="Y")) is None


@pytest.mark.parametrize(
    ("hand", "card", "trump", "sure"),
    [
        ("Y13 R2", "Y13", "Y", True),
        ("Y12 R2", "Y12", "Y", False),  # Y13 is unseen
        ("R13 R2", "R13", "Y", False),  # a trump may be
        ("Y12 Y13", "Y12", "Y", True),
    ],
)
def test_a_sure_trick_is_proved_over_all_unseen_cards(hand: str, card: str, trump: str, sure: bool) -> None:
    state = with_board(nyet_table(hand, "G2 G3", trump=trump))
    view = NYET.view(state, 0)
    assert words.takes_surely(view, 0, card) == sure
    unseen = words.unseen(view, 0)
    assert len(unseen) == 58
    beaten = any(best_card((card, other), view.terms) == 1 for other in unseen if view.terms)
    assert beaten != sure


def test_how_often_and_by_how_much_is_counted_in_the_worlds() -> None:
    at = evidence("R12 R2", "G2 R3", "play R2", trump="Y", points=4)
    claim = words.worse_in(at)
    gains = [row[at.better] - row[at.chosen] for row in at.sample.points]
    assert claim is not None
    assert claim.params["count"] == sum(gain > 1e-9 for gain in gains)
    assert claim.params["points"] == round(fmean(gain for gain in gains if gain > 1e-9), 1)
    equal = evidence("R12 R13", "G2 R3", "play R12", trump="Y")
    assert words.worse_in(equal) is None


def test_who_needs_risk_is_told_the_chances_where_points_say_the_opposite() -> None:
    """Late in a game the better action can cost points: then the games it wins are what there is to say."""
    at = evidence("R12 R2", "G2 R3", "play R2", trump="Y", points=4)
    sample = Sample()
    for number in range(len(at.worlds)):
        chance, points = [0.0] * len(at.view.legal), [0.0] * len(at.view.legal)
        chance[at.better], points[at.better] = float(number % 4 == 0), -1.0
        sample.add(chance, points, number % 2)
    risky = replace(at, sample=sample)
    params: dict[str, str | int | float] = {"best": at.best, "action": "play R2", "better": 25, "worse": 0}
    assert words.worse_in(risky) is None
    assert words.chances(risky) == Reason("review-why-chances", params)
    state = with_board(nyet_table("R12 R2", "G2 R3", trump="Y", points=4))
    weighed = weigh(single(NYET, state, "play R2"), 0, at.view, SMALL, at.chosen)
    found = Found(0.25, 0.01, 0.0, 0.1, at.better, at.chosen)
    for points_too, said in ((weighed, "review-why-worlds"), (replace(weighed, sample=sample), "review-why-chances")):
        ids_said = {reason.id for reason in words.explain(at.view, 0, points_too, found, "mistake")[0]}
        assert ids_said & {"review-why-worlds", "review-why-chances"} == {said}


def test_the_card_that_matters_changes_the_price_with_its_holder() -> None:
    """If the better action gains 6 points where seat 1 holds a card and nothing elsewhere, that card is named."""
    whole = [card for card in deck(EDITIONS["en"].copies) if not is_one(card)]
    at = evidence(" ".join(whole[1::3][:15]), " ".join(whole[0::3][:15]), f"play {whole[1]}", trump="Y", points=4)
    unseen = words.unseen(at.view, 0)
    card = next(card for card in unseen if 0.2 < fmean(card in world.hands[1] for world in at.worlds) < 0.8)

    def gaining(gain: Callable[[NyetState], float]) -> words.Evidence:
        sample = Sample()
        for world in at.worlds:
            row = [0.0] * len(at.view.legal)
            row[at.better] = gain(world)
            sample.add(row, row, 0)
        return replace(at, sample=sample, chosen=(at.better + 1) % len(at.view.legal))

    claim = words.matters(gaining(lambda world: 6.0 * (card in world.hands[1])))
    assert claim is not None
    assert claim.params == {"card": card, "best": at.best, "seat": 1, "there": 6.0, "elsewhere": 0.0}
    assert words.matters(gaining(lambda _: 6.0)) is None


def test_lines_are_played_by_the_rules_and_show_the_difference() -> None:
    decision = decision_in(NYET, with_board(nyet_table("Y13 R2", "Y2 G5", trump="Y")), "play R2").decision
    assert [reason.id for reason in decision.why][:2] == ["review-why-beaten", "review-why-sure"]
    chosen, better = decision.lines
    assert chosen.hands == better.hands
    assert (chosen.actions[0], better.actions[0]) == ((0, "play R2"), (0, decision.best))
    assert better.points[0] - better.points[1] > chosen.points[0] - chosen.points[1]


def test_a_gift_buys_cards_and_sets_a_pile_back() -> None:
    state = duel_table("12 20 30 40 41 42", draw="2 3 4 5 6", up=10, down=50, opp_up=25)
    view = DUEL.view(state, 0)
    assert duel_words.gift_buys(view, ["opp-up 12", "up 20", "end"], ["up 12", "up 20", "end"]) is None, "two as ever"
    longer = ["opp-up 12", "up 20", "up 30", "up 40", "end"]
    claim = duel_words.gift_buys(view, longer, ["up 12", "up 20", "end"])
    for action in longer:
        state = DUEL.play(state, 0, DUEL.parse(action)).state
    assert claim is not None
    assert claim.params["drawn"] == len(state.hands[0]) - 2 == 4
    assert duel_words.gift_buys(view, ["up 12", "up 20", "end"], longer) is None
    assert duel_words.gift_buys(view, longer, ["opp-up 12", "up 20", "end"]) is None, "both give"
    assert duel_words.gift_left(view, "opp-up 12") == Reason("review-why-gift", {"card": 12, "steps": 13})
    assert duel_words.gift_left(view, "up 12") is None


def test_a_jump_that_is_gone_is_named_and_one_that_stays_is_not() -> None:
    view = DUEL.view(duel_table("10 25 26 30", draw="2 3", up=20, down=50), 0)
    made = ["up 10", "up 25", "end"]
    assert duel_words.jump_left(view, made, ["up 25", "up 26", "end"]) == Reason(
        "review-why-jump", {"card": 10, "pile": "up"}
    )
    assert duel_words.jump_left(view, made, ["down 30", "down 26", "end"]) is None, "it is still there"
    assert duel_words.jump_left(view, ["up 25", "up 26", "end"], made) is None


@pytest.mark.parametrize("label", ["unlucky", "lucky"])
def test_what_luck_did_is_said(label: Label) -> None:
    state = with_board(nyet_table("R12 R2", "R13 G3", trump="Y"))
    view = NYET.view(state, 0)
    weighed = weigh(single(NYET, state, "play R2"), 0, view, SMALL, view.legal.index("play R2"))
    found = Found(0.1, 0.01, 1.0, 0.1, view.legal.index("play R12"), view.legal.index("play R2"))
    reasons, _ = words.explain(view, 0, weighed, found, label)
    assert reasons[-1] == Reason(f"review-why-{label}", {"action": "play R2"})
    assert len(reasons) <= 3


def test_sentences_can_be_said_in_every_language() -> None:
    """Every reason of a whole review, with its parameters."""
    from review.played import review_of

    review = review_of(nyet(7, players=2, bots=("random",)), SMALL)
    reasons = [reason for each in review.decisions for reason in each.why]
    assert reasons
    for language in LANGUAGES:
        say = Catalogue(language)
        for reason in reasons:
            assert say(reason.id, **reason.params)
    assert all(isinstance(line, PlayedLine) for each in review.decisions for line in each.lines)
    helped = [reason for reason in reasons if reason.id == "review-why-helps"]
    assert all(float(reason.params["points"]) >= words.WORTH_SAYING for reason in helped)


def test_a_loss_has_a_true_minus_sign_in_a_sentence() -> None:
    say = Catalogue("en")
    names = Names(say, ("Bear", "Wolf"), ("Ada", "bot:club"))
    params: dict[str, str | int | float] = {
        "card": "Y13",
        "best": "play R5",
        "seat": 1,
        "there": -1.2,
        "elsewhere": 2.5,
    }
    said = reason_text(say, Reason("review-why-card", params), names)
    assert said.endswith("−1.2 if Wolf holds it, 2.5 if not.")
