"""Push messages are what the RFCs say they are, and nobody but the server can have sent them."""

from __future__ import annotations

import json
import time

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from kibitz.server.notifications.encryption import check_keys, encrypt, unb64
from kibitz.server.notifications.keys import NoticeKeys
from notifications.receivers import SubscribedBrowser, b64

TEXT = b"When I grow up, I want to be a watermelon"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""The example of RFC 8291, section 5 and appendix A."""


def test_the_example_of_the_rfc() -> None:
    key = ec.derive_private_key(int.from_bytes(unb64(SENDER)), ec.SECP256R1())
    assert b64(encrypt(TEXT, RECEIVER, AUTH, key=key, salt=unb64(SALT))) == MESSAGE


def test_a_browser_reads_what_was_sent_to_it_and_no_two_messages_are_alike() -> None:
    browser = SubscribedBrowser()
    keys = browser.subscription("https://push.example/1")
    sent = [encrypt(b'{"body": "Wilk"}', keys["p256dh"], keys["auth"]) for _ in range(2)]
    assert [browser.read(one) for one in sent] == [{"body": "Wilk"}] * 2
    assert sent[0] != sent[1]


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", AUTH), ("AAAA", AUTH), (RECEIVER[:-4] + "AAAA", AUTH), (RECEIVER, "AAAA"), ("é", AUTH), (RECEIVER, "!")],
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    check_keys(RECEIVER, AUTH)
    with pytest.raises(ValueError):
        check_keys(p256dh, auth)


def test_the_server_signs_for_one_push_service_and_not_for_long() -> None:
    keys = NoticeKeys(b"s" * 32, "mailto:host@kibitz.example")
    scheme, _, rest = keys.vapid("https://push.example:8443/send/abc").partition(" ")
    fields = dict(part.split("=", 1) for part in rest.split(", "))
    head, claims, signature = fields["t"].split(".")
    assert scheme == "vapid"
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(unb64(claims))
    assert told["aud"] == "https://push.example:8443"
    assert told["sub"] == "mailto:host@kibitz.example"
    assert time.time() < told["exp"] < time.time() + 24 * 3600
    assert fields["k"] == keys.public == NoticeKeys(b"s" * 32).public
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(fields["k"]))
    both = unb64(signature)
    signed = encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(signed, f"{head}.{claims}x".encode(), ec.ECDSA(SHA256()))


def test_a_link_is_good_for_what_it_was_made_for() -> None:
    keys, others = NoticeKeys(b"s" * 32), NoticeKeys(b"t" * 32)
    token = keys.stop_token("ann", "mail")
    assert keys.stopped(token) == ("ann", "mail")
    assert others.stopped(token) is None
    assert keys.confirmed(token) is None
    assert keys.stopped(keys.confirm_token("ann", "ann@kibitz.example")) is None
    assert keys.stopped(token[:-2] + ("AA" if token[-2:] != "AA" else "BB")) is None
    assert keys.stopped("nonsense") is None
