"""Plays a seat at a house, by lot: python3 live.py http://localhost:3000 TOKEN. See docs/bots.md."""
import json, os, random, sys, urllib.request
from wire import Wire, answers, patched

house, token = sys.argv[1:3]
request = urllib.request.Request(f"{house}/api/me", headers={"Authorization": f"Bearer {token}"})
me = json.load(urllib.request.urlopen(request))
wire = Wire(house, "/api/live")
wire.say({"do": "hello", "protocol": 1, "token": token})
wire.say({"do": "open", "table": me["table"]})
sight, cards, moves = None, [], 0

while (message := wire.hear())["is"] != "bye":
    if message["is"] == "ping":
        wire.say({"do": "pong", "n": message["n"]})
    if message["is"] not in ("view", "step"):
        continue
    cards = message.get("cards", cards)
    sight = message["sight"] if message["is"] == "view" else patched(sight, message.get("p", {}))
    if sight["outcome"]:
        break
    decision = sight["d"]
    if decision and decision["options"]:
        moves += 1
        wire.say({"do": "move", "table": me["table"], "seat": me["seat"], "decision": decision["number"],
                  "id": f"move-{os.getpid()}-{moves}",
                  "answer": random.choice(list(answers(decision["options"], cards)))})
