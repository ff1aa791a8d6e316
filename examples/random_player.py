"""Plays a whole game against bots with nothing but docs/protocol.md: python random_player.py URL [GAME]"""

import hashlib
import http.cookiejar
import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

server, game = sys.argv[1].rstrip("/"), sys.argv[2] if len(sys.argv) > 2 else "nyet"

cookies = http.cookiejar.CookieJar()
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))


def post(path, body):
    """Send JSON, get JSON."""
    request = urllib.request.Request(server + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with browser.open(request) as answer:
        return json.load(answer)


def patch(held, change):
    """Apply `set` and `push` to an object we hold."""
    held.update(change.get("set", {}))
    for field, items in change.get("push", {}).items():
        held[field] += items


me = post("/api/me", {"name": "Example"})
table = post("/api/quick", {"game": game, "bot": "greedy", "pace": 0})["id"]
cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)
address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"

with connect(address, additional_headers={"Cookie": cookie}) as socket:
    info, view, sent, waiting, part = {}, {}, 0, False, random.SystemRandom().randbytes(32)
    while info.get("status") not in ("over", "abandoned"):
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == "hello":
            info, view = message["table"], message.get("view", {})
            if info["status"] == "dealing" and not info["commitments"]:  # the server has committed itself: now we do
                socket.send(json.dumps({"id": "c", "type": "commit", "commitment": hashlib.sha256(part).hexdigest()}))
        elif message["type"] == "update":
            patch(view, message)
            patch(info, message.get("table", {}))
            if message.get("table", {}).get("set", {}).get("commitments"):  # all are fixed: open ours
                socket.send(json.dumps({"id": "part", "type": "contribute", "contribution": part.hex()}))
        elif message["type"] == "ack":
            waiting = waiting and message["id"] != f"m{sent}"
        elif message["type"] in ("refused", "bye"):
            sys.exit(f"unexpected: {message}")
        lost = view.get("outcome") and info["status"] == "running"  # a drafted card that loses: accept it
        if (view.get("legal") or lost) and not waiting:
            sent, waiting = sent + 1, True
            request = {"type": "concede"} if lost else {"type": "act", "action": random.choice(view["legal"])}
            socket.send(json.dumps({"id": f"m{sent}", **request}))

print(f"{me['name']} played {sent} actions at {server}/t/{table}: {view['outcome']}")
