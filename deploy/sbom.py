"""The parts of Kibitz as a CycloneDX document, from what is pinned; `make sbom`. The same pins give the same bytes."""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PYTHON = ("run.txt", "postgres.txt")
"""What runs beside the server: its packages, and the driver for PostgreSQL."""
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def document() -> dict[str, Any]:
    """The whole document. It has no date and no random number, so that it can be compared."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    parts = {part["bom-ref"]: part for part in (*_python(), *_javascript())}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "kibitz",
                "name": project["name"],
                "version": project["version"],
            }
        },
        "components": [parts[key] for key in sorted(parts)],
    }


def _python() -> list[dict[str, Any]]:
    """Packages of the constraints, each with the digests of the files that may be installed."""
    found = []
    for name in PYTHON:
        text = (ROOT / "constraints" / name).read_text(encoding="utf-8")
        pins = list(PINNED.finditer(text))
        for pin, following in zip(pins, [*pins[1:], None], strict=True):
            package, version = pin[1].lower().replace("_", "-"), pin[2]
            digests = HASH.findall(text[pin.end() : following.start() if following else len(text)])
            hashes = [{"alg": "SHA-256", "content": digest} for digest in sorted(digests)]
            found.append(_part(f"pkg:pypi/{package}@{version}", package, version, "required", hashes))
    return found


def _javascript() -> list[dict[str, Any]]:
    """Packages of the page's lock file; what only builds or tests the page isn't shipped, and says so."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found = []
    for place, package in lock["packages"].items():
        if not place or package.get("link"):
            continue
        name, version = package.get("name", place.rpartition("node_modules/")[2]), package["version"]
        scope = "excluded" if package.get("dev") else "required"
        hashes = [
            {"alg": "SHA-512", "content": base64.b64decode(one[7:]).hex()}
            for one in package.get("integrity", "").split()
            if one.startswith("sha512-")
        ]
        found.append(_part(f"pkg:npm/{name.replace('@', '%40')}@{version}", name, version, scope, hashes))
    return found


def _part(url: str, name: str, version: str, scope: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": url,
        "name": name,
        "version": version,
        "scope": scope,
        "hashes": hashes,
        "purl": url,
    }


def written() -> str:
    """The document as text."""
    return json.dumps(document(), indent=1) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
