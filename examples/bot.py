#!/usr/bin/env python3
"""A bot in Python's own words: it plays one game to the end over HTTP.

    ORRERY_TOKEN=... examples/bot.py http://127.0.0.1:8737 star-realms

The settings page makes tokens; `docs/api.md` says how to get one without a browser.
"""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER, GAME = sys.argv[1], sys.argv[2]
HEADERS = {"authorization": f"Bearer {os.environ['ORRERY_TOKEN']}", "content-type": "application/json"}
TRIES = 10


def call(path, body=...):
    """GETs, or POSTs a body; None if what was chosen has been overtaken. Waits for a server that is busy or away."""
    data = None if body is ... else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVER}/api{path}", data, HEADERS)
    failed = 0
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            said, pause = refused.read().decode(), float(refused.headers.get("retry-after", 1))
            if refused.code == 422 and '"table-stale-version"' in said:
                return None
            failed += refused.code != 429
            if refused.code not in (429, 502, 503, 504) or failed == TRIES:
                raise SystemExit(f"{path}: {refused.code} {said}")
        except (OSError, ValueError, http.client.HTTPException) as broken:
            failed, pause = failed + 1, 1
            if failed == TRIES:
                raise SystemExit(f"{path}: {broken}")
        time.sleep(pause)


table = call(f"/quick/{GAME}", None)["id"]
play, moves = None, 0
while play is None or play["winners"] is None:
    # Where a standing order is about to pass, it is left to it.
    if play and play["choices"] and not (play["window"] or {}).get("passing"):
        # A better bot looks at play["view"] here.
        choice = random.choice(play["choices"])
        wish = {"seat": play["viewer"], "version": play["version"], "action": choice["action"]}
        answer = call(f"/tables/{table}/act", wish)
        moves += answer is not None
    else:
        answer = call(f"/tables/{table}/play?wait=30")
    play = answer and answer["play"]
print("won" if play["viewer"] in play["winners"] else "lost", "after", moves, "moves")
