#!/usr/bin/env python3
"""A bot in one page: it reads what each choice would do and takes what it likes best.

    empires play empires-end --bots "program:python3 examples/bot.py"

The lines it reads and writes are explained in docs/outside-bots.md.
"""

import json
import random
import sys

# What happens to whom, and how good that is for them. Everything else is worth nothing.
WORTH = {"destroyed": -8, "averted": -2, "gained": 2, "scored": 4, "rebuilt": 8, "built": 5}
WORTH |= {"stepped": 5, "conquered": 3, "took_cities": 8, "placed_city": 5, "retreated": -2}


def liking(choice: dict, seat: int) -> float:
    """My own gains count in full, the others' a little against it."""
    events = [event for event in choice["effects"] if event.get("seat") is not None]
    return sum(
        WORTH.get(event["event"], 0) * (1 if event["seat"] == seat else -0.3) for event in events
    )


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if "hello" in message:
        dice = random.Random(message["seed"])  # so the same game can be played again
        answer = {"hello": 1, "name": "Example"}
    elif "decide" in message:
        seat, choices = message["view"]["seat"], message["view"]["prompt"]["choices"]
        best = max(choices, key=lambda choice: (liking(choice, seat), dice.random()))
        answer = {"decide": message["decide"], "move": best["id"]}
    elif "error" in message:
        print(message["error"], file=sys.stderr)
    if answer:
        print(json.dumps(answer), flush=True)
