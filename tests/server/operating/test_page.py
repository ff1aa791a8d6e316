"""The page's files over HTTP: packed for those who can unpack, and sent once."""

from __future__ import annotations

import gzip
import re

from server.harness.wire import Person, Server


def test_texts_are_packed_for_whoever_asks_and_say_the_same(server: Server) -> None:
    person = Person(server.url)
    index = person.get("/", Accept_Encoding="gzip, br")
    assert index.headers["content-encoding"] == "gzip"
    plain = person.get("/")
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(index.body) == plain.body
    assert int(index.headers["content-length"]) == len(index.body) < len(plain.body)
    assert "accept-encoding" in index.headers["vary"].lower()
    script = re.search(r'src="(/assets/[^"]+\.js)"', plain.body.decode())
    assert script is not None
    packed, whole = person.get(script[1], Accept_Encoding="gzip"), person.get(script[1])
    assert gzip.decompress(packed.body) == whole.body
    assert len(packed.body) < len(whole.body) / 2


def test_what_a_browser_has_is_not_sent_again(server: Server) -> None:
    person = Person(server.url)
    first = person.get("/", Accept_Encoding="gzip")
    again = person.get("/", Accept_Encoding="gzip", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert "content-encoding" not in again.headers
