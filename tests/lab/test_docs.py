"""The lab's documentation agrees with the code, and its examples run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from math import prod
from pathlib import Path

from kibitz.compiled.face_to_face import observations as face_to_face_rows
from kibitz.compiled.nyet import observations as nyet_rows
from kibitz.lab import encodings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/lab.md").read_text("utf-8")


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    assert encodings.with_tables(PAGE) == PAGE, "run: python -m kibitz.lab.encodings docs/lab.md"


def test_fields_follow_each_other_without_a_gap() -> None:
    for rows in (nyet_rows, face_to_face_rows):
        for fields, size in ((rows.FIELDS, rows.OBSERVATION_SIZE), (rows.NUMBER_FIELDS, rows.NUMBERS_SIZE)):
            end = 0
            for at, length, shape in fields.values():
                assert at == end
                assert not shape or length == prod(shape)
                end += length
            assert end == size


def test_the_snippets_of_the_page_run() -> None:
    snippets = [block for block in re.findall(r"(?:^    .*\n|^\n)+", PAGE, flags=re.MULTILINE) if "import" in block]
    code = "\n".join(re.sub(r"^    ", "", block, flags=re.MULTILINE) for block in snippets)
    prelude = "steps = iter(range(3))\npolicy = lambda *seen: env.sample()\n"
    code = prelude + code.replace("while training:", "for _ in steps:").replace(
        "players=4, edition", "players=2, edition"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert len(snippets) == 3


def test_the_training_example_learns(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    command = [sys.executable, str(ROOT / "examples/lab_learn.py"), "4", str(curve)]
    single = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=single)
    assert done.returncode == 0, done.stderr
    first, *_, last = (float(found) for found in re.findall(r"([0-9.]+)% of", done.stdout))
    assert first < 60 < 70 < last
    assert curve.read_text().startswith("<?xml")
