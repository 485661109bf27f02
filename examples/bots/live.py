"""Plays a seat at a house, by lot: python3 live.py http://localhost:3000 TOKEN. Standard library only; docs/bots.md."""
import base64, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlsplit

house, token = sys.argv[1:3]
request = urllib.request.Request(f"{house}/api/me", headers={"Authorization": f"Bearer {token}"})
me = json.load(urllib.request.urlopen(request))

# A WebSocket in its simplest form: text frames, no TLS.
address = urlsplit(house)
wire = socket.create_connection((address.hostname, address.port or 80))
key = base64.b64encode(os.urandom(16)).decode()
wire.sendall((f"GET /api/live HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
              f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
stream = wire.makefile("rb")
while stream.readline() not in (b"\r\n", b""):
    pass

def say(message):
    data, mask = json.dumps(message).encode(), os.urandom(4)
    size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    wire.sendall(b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

def hear():
    kind, size = stream.read(2)
    size = struct.unpack("!H", stream.read(2))[0] if size == 126 else struct.unpack("!Q", stream.read(8))[0] if size == 127 else size
    data = stream.read(size)
    return json.loads(data) if kind & 15 == 1 else {"is": "bye"}

def patched(before, patch):
    """[value] replaces, a bare one too; an object changes the members it names, null takes one away."""
    if not isinstance(patch, dict):
        return patch[0] if isinstance(patch, list) else patch
    after = list(before) if isinstance(before, list) else dict(before or {})
    for name, change in patch.items():
        place = int(name) if isinstance(after, list) else name
        if change is None:
            del after[place]
        else:
            after[place] = patched(after[place] if isinstance(after, list) else after.get(name), change)
    return after

def answers(options):
    """["play", 17, [4, "A.rood"], …] is one pick with several cards; ["pass"] stands alone."""
    for pick, *given in options:
        for one in given or [[None, None]]:
            card, to = one if isinstance(one, list) else (one, None)
            yield {"pick": pick} | ({} if card is None else {"card": cards[card]}) | ({} if to is None else {"to": to})

say({"do": "hello", "protocol": 1, "token": token})
say({"do": "open", "table": me["table"]})
sight, cards, moves = None, [], 0
while (message := hear())["is"] != "bye":
    if message["is"] == "ping":
        say({"do": "pong", "n": message["n"]})
    if message["is"] not in ("view", "step"):
        continue
    sight = message["sight"] if message["is"] == "view" else patched(sight, message.get("p", {}))
    cards = message.get("cards", cards)
    if sight["outcome"]:
        break
    decision = sight["d"]
    if decision and decision["options"]:
        moves += 1
        say({"do": "move", "table": me["table"], "seat": me["seat"], "decision": decision["number"],
             "id": f"move-{os.getpid()}-{moves}", "answer": random.choice(list(answers(decision["options"])))})
