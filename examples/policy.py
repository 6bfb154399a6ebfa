#!/usr/bin/env python3
"""A bot for `orrery arena` and `orrery sim`: for each line that it reads it writes one.

    orrery arena star-realms --bots greedy,random,cmd:examples/policy.py
"""

import json
import random
import sys

draw = None
for line in sys.stdin:
    asked = json.loads(line)
    # The same seed plays the same game.
    draw = draw or random.Random(asked["seed"])
    play = asked["play"]
    # A better bot looks at play["view"] here. This one goes on as long as there is something else to do.
    choices = [choice for choice in play["choices"] if choice["kind"] != "finish"] or play["choices"]
    print(json.dumps({"action": draw.choice(choices)["action"]}), flush=True)
