"""Plays a whole game against bots with nothing but the documented protocol: python random_player.py URL [GAME]

Needs only the standard library and `websockets`. See docs/protocol.md.
"""

import http.cookiejar
import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

server = sys.argv[1].rstrip("/")
game = sys.argv[2] if len(sys.argv) > 2 else "nyet"

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
contribution = random.SystemRandom().randbytes(32).hex()  # our part of the shuffle
table = post("/api/quick", {"game": game, "pace": 0, "contribution": contribution})["id"]
cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies)
address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"

with connect(address, additional_headers={"Cookie": cookie}) as socket:
    info, view, sent, waiting = {}, {}, 0, False
    while info.get("status") not in ("over", "abandoned"):
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == "hello":
            info, view = message["table"], message["view"]
        elif message["type"] == "update":
            patch(view, message)
            patch(info, message.get("table", {}))
        elif message["type"] == "ack":
            waiting = False
        else:
            sys.exit(f"unexpected: {message}")
        if view["legal"] and not waiting:
            sent, waiting = sent + 1, True
            socket.send(json.dumps({"type": "act", "id": f"m{sent}", "action": random.choice(view["legal"])}))

print(f"{me['name']} played {sent} actions at {server}/t/{table}: {view['outcome']}")
