"""The rules that matter in the current phase of Nyet!."""

from __future__ import annotations

from kibitz.games.nyet.editions import SupertrumpFollows
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.view import View
from kibitz.locales.catalogue import Catalogue


def current_rules(say: Catalogue, view: View) -> list[str]:
    """The rules of the current phase, in a few sentences."""
    match view.phase:
        case Phase.NYET:
            return [say("rules-nyet"), say("rules-nyet-lines"), say("legend-board")]
        case Phase.TEAM:
            return [say(f"rules-team-{view.options.players}")]
        case Phase.BONUS:
            return [say("rules-bonus"), say(f"rules-bonus-{view.options.bonus_rule}")]
        case Phase.GIVE:
            return [say(f"rules-give-{view.terms.discard}")] if view.terms else []
        case Phase.TRICKS:
            trumps, scores = _trump_rules(say, view), _score_rules(say, view)
            return [say("rules-tricks"), *trumps, say("rules-loot"), *scores, say("legend-trick")]
        case Phase.OVER:
            return [say("rules-over")]


def _trump_rules(say: Catalogue, view: View) -> list[str]:
    terms = view.terms
    if terms is None:
        return []
    lines = [say("rules-no-trump" if terms.trump == "none" else "rules-trump", colour=terms.trump)]
    if terms.supertrump == "none":
        return lines
    lines.append(say("rules-supertrump", colour=terms.supertrump))
    if terms.trump == "none":
        lines.append(say("rules-supertrump-alone"))
    elif terms.trump != terms.supertrump:
        both = view.options.supertrump_follows is SupertrumpFollows.TRUMP_AND_COLOUR
        lines.append(say("rules-supertrump-both" if both else "rules-supertrump-trump"))
    return lines


def _score_rules(say: Catalogue, view: View) -> list[str]:
    if view.terms is None:
        return []
    points = view.terms.points
    lines = [say("rules-score-bad" if points < 0 else "rules-score", points=abs(points))]
    if view.bonus is not None:
        lines.append(say(f"rules-bonus-{view.options.bonus_rule}"))
    return lines
