"""Plays anything: one of the offered options, by lot. Speaks JSON lines (docs/bots.md)."""
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["is"] != "ask":
        continue  # "match" comes first, "over" last
    option = random.choice(message["decision"]["options"])
    print(json.dumps({"n": message["n"], "answer": option}), flush=True)
