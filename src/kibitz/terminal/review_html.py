"""A review as one HTML file: tables and a chart, styles and drawings inside, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from kibitz.games.core import Seat
from kibitz.games.record import Record
from kibitz.locales.catalogue import Catalogue
from kibitz.review.model import PlayedLine, Review, ReviewedDecision
from kibitz.terminal.review import MOMENT_HEADS, account_rows, key_moments, margin_text, moment_row, reason_text
from kibitz.terminal.words import Names, game_title

WIDTH, HEIGHT, EDGE = 900, 280, 36
COLOURS = ("#2a6fdb", "#d1495b", "#3a9a5b", "#b8860b", "#7b4fb0")
"""One a seat; the lines differ in their dashes as well."""
DASHES = ("none", "7 3", "2 3", "10 3 2 3", "14 4")
MARKS = {
    "inaccuracy": "#e0a526",
    "mistake": "#e0702a",
    "blunder": "#c9252d",
    "unlucky": "#6b7f99",
    "lucky": "#3a9a5b",
}
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8884; }
.why { color: color-mix(in srgb, currentColor 75%, transparent); }
.scroll { overflow-x: auto; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; }
svg text { fill: currentColor; font-size: 12px; }
ul.seats { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; list-style: none; padding: 0; margin: 0; }
ul.seats svg { display: inline-block; width: 2.5rem; min-width: 0; vertical-align: middle; }
details ul { margin: .3rem 0; padding-left: 1.2rem; }
@media (max-width: 44rem) {
  body { margin: 1rem auto; }
  h1 { font-size: 1.5rem; }
  h2 { font-size: 1.15rem; }
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { padding: .5rem 0; border-bottom: 1px solid #8884; }
  tr:has(+ tr > .why) { border: 0; padding-bottom: 0; }
  td { display: flex; justify-content: space-between; gap: 1rem; padding: .1rem 0; border: 0; text-align: right; }
  td::before { content: attr(data-head); text-align: left; opacity: .7; }
  td.why { display: block; text-align: left; }
  td:empty { display: none; }
}
footer { margin-top: 2rem; font-size: .85rem; opacity: .7; }
"""


def report(say: Catalogue, record: Record, review: Review, names: Names, seat: Seat | None) -> str:
    """The whole page."""
    title = f"{game_title(say, record.game)}: {say('reviewed-title')}"
    told = key_moments(review, seat)
    winners = record.result.winners if record.result else ()
    margins = [
        margin_text(say, review, names, winner, margin)
        for winner in winners
        if (margin := review.seats[winner].margin) is not None
    ]
    heads, *rows = account_rows(say, review, names)
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(text)}</p>" for text in margins),
        f"<h2>{escape(say('reviewed-account'))} ({escape(say(f'reviewed-unit-{review.unit}'))})</h2>",
        _table(heads, rows),
        f"<h2>{escape(say('reviewed-chart'))}</h2>",
        chart(say, review, names),
        f"<h2>{escape(say('reviewed-moments'))}</h2>",
        _moments(say, told, names) if told else f"<p>{escape(say('reviewed-no-moments'))}</p>",
        f"<footer>{escape(say('reviewed-engine', engine=review.engine, effort=review.effort))}</footer>",
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def chart(say: Catalogue, review: Review, names: Names) -> str:
    """Everyone's chance to win over the game, with a dot for each decision that has a verdict."""
    steps = max(1, len(review.decisions) - 1)

    def x(step: int) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * step / steps

    def y(chance: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * chance

    drawn = [
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(level):.1f}" y2="{y(level):.1f}" stroke="currentColor" '
        f'stroke-opacity=".2"/><text x="2" y="{y(level) + 4:.1f}">{say.percent(level, digits=0)}</text>'
        for level in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    for seat in range(len(review.seats)):
        points = " ".join(f"{x(each.step):.1f},{y(each.chances[seat]):.1f}" for each in review.decisions)
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat % 5]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat % 5]}"/>'
        )
    for each in review.decisions:
        if each.label in MARKS:
            told = f"{each.step} {names[each.seat]}: {each.action} – {say('reviewed-verdict', label=each.label)}"
            drawn.append(
                f'<circle cx="{x(each.step):.1f}" cy="{y(each.chances[each.seat]):.1f}" '
                f'r="{7 if each.punished else 4}" fill="{MARKS[each.label]}"><title>{escape(told)}</title></circle>'
            )
    label = escape(say("reviewed-chart"))
    lines = (
        f'<svg viewBox="0 {EDGE // 2} {WIDTH} {HEIGHT - EDGE}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
    )
    return f'<ul class="seats">{_seats(review, names)}</ul><div class="scroll">{lines}</div>'


def _seats(review: Review, names: Names) -> str:
    """Whose line is which."""
    return "".join(
        f'<li><svg viewBox="0 0 40 8" aria-hidden="true"><path d="M0 4H40" stroke="{COLOURS[seat % 5]}" '
        f'stroke-width="3" stroke-dasharray="{DASHES[seat % 5]}"/></svg> {escape(names.long(seat))}</li>'
        for seat in range(len(review.seats))
    )


def _moments(say: Catalogue, told: list[ReviewedDecision], names: Names) -> str:
    rows = []
    texts = [say(f"reviewed-{head}") for head in MOMENT_HEADS]
    for each in told:
        cells = _cells(texts, moment_row(say, each, names))
        why = " ".join(escape(reason_text(say, reason, names)) for reason in each.why)
        rows.append(f"<tr>{cells}</tr>")
        if why or each.lines:
            lines = _lines(say, each.lines, names)
            rows.append(f'<tr><td></td><td colspan="{len(MOMENT_HEADS) - 1}" class="why">{why}{lines}</td></tr>')
    heads = "".join(f"<th>{escape(text)}</th>" for text in texts)
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _cells(heads: Iterable[str], row: Iterable[str]) -> str:
    """A row; on a phone each cell stands under the next with its heading beside it."""
    return "".join(f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in zip(heads, row, strict=True))


def _lines(say: Catalogue, lines: tuple[PlayedLine, ...], names: Names) -> str:
    """Both lines in the telling world, folded away."""
    if not lines:
        return ""
    hands = "".join(
        f"<li>{escape(names[seat])}: {escape(' '.join(hand))}</li>" for seat, hand in enumerate(lines[0].hands)
    )
    told = "".join(
        f"<p>{escape('  '.join(f'{names[seat]}: {action}' for seat, action in line.actions))}</p>" for line in lines
    )
    return f"<details><summary>{escape(say('reviewed-telling'))}</summary><ul>{hands}</ul>{told}</details>"


def _table(heads: list[str], rows: Iterable[list[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(f"<tr>{_cells(heads, row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
