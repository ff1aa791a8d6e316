"""Asks OSV, which gathers the advisories of PyPI and npm, about every part of Kibitz; `make audit`.

Exit code 0: nothing is known of any part. 1: something is. 3: nobody could be asked, so nothing is known at all.
"""

from __future__ import annotations

import json
import sys
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from sbom import document

ADDRESS = "https://api.osv.dev/v1/querybatch"
SECONDS = 30


def main(address: str = ADDRESS) -> int:
    """Ask, and say what came of it."""
    parts = [part["purl"] for part in document()["components"]]
    question = json.dumps({"queries": [{"package": {"purl": part}} for part in parts]}).encode()
    request = urllib.request.Request(address, question, {"Content-Type": "application/json"})  # noqa: S310  ours
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310  ours
            results = json.load(answer)["results"]
    except (OSError, ValueError, KeyError) as error:
        print(f"audit: {address} can't be asked ({error}); nothing is known about {len(parts)} parts.", file=sys.stderr)
        return 3
    known = [(part, [one["id"] for one in found.get("vulns", ())]) for part, found in zip(parts, results, strict=True)]
    for part, advisories in known:
        if advisories:
            print(f"{part}: {', '.join(advisories)}")
    bad = sum(bool(advisories) for _, advisories in known)
    print(f"audit: {len(parts)} parts asked about, advisories for {bad}.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
