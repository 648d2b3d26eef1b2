#!/usr/bin/env python3
"""Draws and settles games: reads one JSON request per line and prints one settlement per line."""

import json
import sys

sys.dont_write_bytecode = True
import shared  # noqa: F401
from fd1.games import GAMES
from fd1.stream import open_streams


def settle(request):
    rules = request["rules"]
    game = GAMES[rules["kind"]]
    tickets = [{"seq0": seq0, "player": player, "plays": plays} for seq0, player, plays in request["tickets"]]
    seed, close = bytes.fromhex(request["seed"]), bytes.fromhex(request["close"])
    result = game.draw(open_streams("FD1", seed, close), rules, [ticket["seq0"] for ticket in tickets])
    pool, jackpot = int(request["pool"]), int(request["jackpot"])
    return {"result": result, **game.settle(rules, request["prizeTable"], result, tickets, pool, jackpot)}


for line in sys.stdin:
    print(json.dumps(settle(json.loads(line)), separators=(",", ":")), flush=True)
