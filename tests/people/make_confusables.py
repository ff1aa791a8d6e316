"""Writes `confusables.txt`: the signs that look like others (Unicode TS 39), as ICU on this machine knows them.

    python tests/people/make_confusables.py

Signs that a compatibility decomposition (NFKD) already takes apart are left out: `skeleton` does that first.
"""

from __future__ import annotations

import ctypes
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable
from ctypes.util import find_library
from pathlib import Path

import kibitz.server.storage.people.skeleton as made

NOTICE = """\
# Signs that look like others, from the confusables of Unicode {version} (Unicode Technical Standard 39). A line is
# what the signs after the first tab look like, and those signs. Modified: only signs that no compatibility
# decomposition takes apart.
#
# COPYRIGHT AND PERMISSION NOTICE
# Copyright © 1991-2022 Unicode, Inc. All rights reserved.
# Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
#
# Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data files and any
# associated documentation (the "Data Files") or Unicode software and any associated documentation (the "Software") to
# deal in the Data Files or Software without restriction, including without limitation the rights to use, copy,
# modify, merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom
# the Data Files or Software are furnished to do so, provided that either (a) this copyright and permission notice
# appear with all copies of the Data Files or Software, or (b) this copyright and permission notice appear in
# associated Documentation.
#
# THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT
# NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD
# PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR
# ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR
# PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH
# THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.
#
# Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to
# promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the
# copyright holder.
"""


def icu() -> tuple[str, Callable[[str], str]]:
    """The Unicode version of this machine's ICU, and its function that makes skeletons."""
    name = find_library("icui18n")
    if name is None:
        raise SystemExit("needs ICU: apt install libicu72, or whichever this system has")
    number = re.findall(r"\d+", name.split(".so")[-1])[0]
    library = ctypes.CDLL(name)
    version = (ctypes.c_uint8 * 4)()
    getattr(library, f"u_getUnicodeVersion_{number}")(version)
    opened = getattr(library, f"uspoof_open_{number}")
    opened.restype = ctypes.c_void_p
    status = ctypes.c_int(0)
    checker = ctypes.c_void_p(opened(ctypes.byref(status)))
    call = getattr(library, f"uspoof_getSkeletonUTF8_{number}")

    def prototype(sign: str) -> str:
        given, room, status = sign.encode(), ctypes.create_string_buffer(400), ctypes.c_int(0)
        size = call(checker, 0, given, len(given), room, len(room), ctypes.byref(status))
        assert status.value <= 0
        return room.raw[:size].decode()

    return f"{version[0]}.{version[1]}", prototype


def table() -> str:
    """The whole file."""
    version, prototype = icu()
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for code in range(0x21, 0x110000):
        sign = chr(code)
        if unicodedata.category(sign) in ("Cs", "Cn", "Co", "Cc", "Cf", "Mn", "Me") or sign.isspace():
            continue
        looks = "".join(prototype(sign).split())  # one of them holds a tab
        if unicodedata.normalize("NFKD", sign) == sign and looks not in ("", sign):
            alike[looks].append(sign)
    lines = (f"{looks}\t{''.join(signs)}\n" for looks, signs in sorted(alike.items()))
    return NOTICE.format(version=version) + "".join(lines)


if __name__ == "__main__":
    Path(made.TABLE).write_text(table(), encoding="utf-8")
