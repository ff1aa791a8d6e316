"""`kibitz serve` with a clock that a test sets: a file beside the data folder says how many seconds it is ahead."""

from __future__ import annotations

import sys
import time
from pathlib import Path

ORDER = Path(sys.argv[sys.argv.index("--data") + 1] + ".clock")
_LOOK = 0.05
_real, _real_ns = time.time, time.time_ns
_ahead, _looked = 0, 0.0


def _offset() -> int:
    """Seconds by which the clock is ahead; the file is read now and then."""
    global _ahead, _looked
    if time.monotonic() > _looked + _LOOK:
        _looked = time.monotonic()
        _ahead = int(ORDER.read_text()) if ORDER.exists() else 0
    return _ahead


time.time = lambda: _real() + _offset()
time.time_ns = lambda: _real_ns() + _offset() * 1_000_000_000

if __name__ == "__main__":
    from kibitz import cli

    sys.exit(cli.main())
