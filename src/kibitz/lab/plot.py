"""A plot of ratings: one dot per bot, with its interval."""

from __future__ import annotations

from pathlib import Path

from matplotlib.figure import Figure

from kibitz.lab.ratings import Ratings


def plot_ratings(result: Ratings, path: Path, *, label: str) -> None:
    """Plot the ratings, best on top; the file's extension chooses the format (.png, .svg)."""
    rated = list(reversed(result.ratings))
    figure = Figure(figsize=(7, 1.2 + 0.45 * len(rated)), layout="constrained")
    axes = figure.subplots()
    means = [each.rating.mean for each in rated]
    below = [each.rating.mean - (each.rating.low or 0) for each in rated]
    above = [(each.rating.high or 0) - each.rating.mean for each in rated]
    axes.errorbar(means, range(len(rated)), xerr=[below, above], fmt="o", capsize=4, color="#1f4e79")
    for row, each in enumerate(rated):
        axes.annotate(
            f"{each.rating.mean:.0f}", (each.rating.mean, row), (0, 7), textcoords="offset points", ha="center"
        )
    axes.set_yticks(range(len(rated)), [each.bot for each in rated])
    axes.set_ylim(-0.6, len(rated) - 0.3)
    axes.set_xlabel(label)
    axes.grid(axis="x", alpha=0.3)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    figure.savefig(path, dpi=150)
