#!/usr/bin/env python3
"""Deals the picture of an instant ticket that a line of JSON asks for, and answers with a line."""

import json
import sys

sys.dont_write_bytecode = True
from fd1.pictures import crossword, scratch


def answer(asked):
    rules, table, outcome, seq0 = (asked[name] for name in ("rules", "prizeTable", "outcome", "seq0"))
    seed, close = bytes.fromhex(asked["seed"]), bytes.fromhex(asked["close"])
    if rules["kind"] == "scratchcardGame":
        return scratch(seed, close, seq0, rules, outcome)
    return crossword(seed, close, seq0, rules, table, outcome)


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line)), separators=(",", ":"), ensure_ascii=False), flush=True)
