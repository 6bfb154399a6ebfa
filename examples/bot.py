#!/usr/bin/env python3
"""A bot in Python's own words: it plays one game to the end over HTTP.

    ORRERY_TOKEN=... examples/bot.py http://127.0.0.1:8737 star-realms

The settings page makes tokens; `docs/api.md` says how to get one without a browser.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER, GAME = sys.argv[1], sys.argv[2]
HEADERS = {"authorization": f"Bearer {os.environ['ORRERY_TOKEN']}", "content-type": "application/json"}


def call(path, body=...):
    """GETs, or POSTs a body; waits if the server is asked too often."""
    data = None if body is ... else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVER}/api{path}", data, HEADERS)
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code != 429:
                raise SystemExit(f"{path}: {refused.code} {refused.read().decode()}")
            time.sleep(float(refused.headers["retry-after"]))


table = call(f"/quick/{GAME}", None)["id"]
play = call(f"/tables/{table}/play?wait=30")["play"]
moves = 0
while play["winners"] is None:
    if play["choices"]:
        # A better bot looks at play["view"] here.
        choice = random.choice(play["choices"])
        play = call(f"/tables/{table}/act", {"version": play["version"], "action": choice["action"]})["play"]
        moves += 1
    else:
        play = call(f"/tables/{table}/play?wait=30")["play"]
won = play["viewer"] in play["winners"]
print(f"{'won' if won else 'lost'} after {moves} moves")
