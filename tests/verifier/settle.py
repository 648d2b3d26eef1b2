#!/usr/bin/env python3
"""Draws and settles what a line of JSON asks for, and answers with a line: for comparing many outcomes."""

import json
import sys

sys.dont_write_bytecode = True
from fd1.games import GAMES


def answer(asked):
    rules = asked["rules"]
    game = GAMES[rules["kind"]]
    tickets = [{"seq0": seq0, "player": player, "plays": plays} for seq0, player, plays in asked["tickets"]]
    seed, close = bytes.fromhex(asked["seed"]), bytes.fromhex(asked["close"])
    result = game.draw(seed, close, rules, [ticket["seq0"] for ticket in tickets])
    pool, jackpot = int(asked["pool"]), int(asked["jackpot"])
    return {"result": result, **game.settle(rules, asked["prizeTable"], result, tickets, pool, jackpot)}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line)), separators=(",", ":")), flush=True)
