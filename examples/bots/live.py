"""Plays a seat at a house, by lot: python3 live.py http://localhost:3000 TOKEN [MILLISECONDS]. See docs/bots.md."""
import json, os, random, sys, time, urllib.request
from wire import Wire, answers, patched

house, token, *pause = sys.argv[1:]
request = urllib.request.Request(f"{house}/api/me", headers={"Authorization": f"Bearer {token}"})
me = json.load(urllib.request.urlopen(request))
wire = Wire(house, "/api/live")
wire.say({"do": "hello", "protocol": 1, "token": token})
wire.say({"do": "open", "table": me["table"]})
sight, cards, answered, moves = {"outcome": None, "d": None}, [], None, 0

while (message := wire.hear())["is"] != "bye":
    if message["is"] == "ping":
        wire.say({"do": "pong", "n": message["n"]})
    if message["is"] == "view":
        sight, cards = message["sight"], message["cards"]
    if message["is"] == "step":
        sight = patched(sight, message.get("p", {}))
    if sight["outcome"]:
        break
    if message["is"] == "trouble":
        if message.get("id") == f"move-{os.getpid()}-{moves}":
            answered = None  # once more, when the next message comes
        continue
    decision = sight["d"]
    # Steps also come because of others, while the same decision stays open: each number is answered once.
    if decision and decision["options"] and decision["number"] != answered:
        answered, moves = decision["number"], moves + 1
        time.sleep(int((pause or [250])[0]) / 1000)  # keeps to the limits of a house
        wire.say({"do": "move", "table": me["table"], "seat": me["seat"], "decision": answered,
                  "id": f"move-{os.getpid()}-{moves}",
                  "answer": random.choice(list(answers(decision["options"], cards)))})
