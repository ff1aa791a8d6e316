"""Writes every lesson, one file each: `GAME/NUMBER-NAME.json`, in the order they are taught."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec

from tools.lessons.lesson import Lesson


def all_lessons() -> Iterator[tuple[str, list[Lesson]]]:
    """The lessons of each game that has some: those of the modules beside this one with a `LESSONS`."""
    for found in iter_modules([str(Path(__file__).parent)]):
        module = None if found.name == "__main__" else import_module(f"tools.lessons.{found.name}")
        if told := getattr(module, "LESSONS", ()):
            lessons = [tell() for tell in told]
            yield lessons[0].record.game, lessons


def main(folder: Path) -> None:
    """Write them in place of those written before."""
    shutil.rmtree(folder, ignore_errors=True)
    for game, lessons in all_lessons():
        (folder / game).mkdir(parents=True)
        for number, lesson in enumerate(lessons, 1):
            (folder / game / f"{number}-{lesson.name}.json").write_bytes(msgspec.json.encode(lesson.steps))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
