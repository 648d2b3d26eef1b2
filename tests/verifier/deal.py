#!/usr/bin/env python3
"""Deals the card of an instant ticket: reads one JSON request per line and prints one line per card."""

import json
import sys

sys.dont_write_bytecode = True
import shared  # noqa: F401
from fd1.pictures import crossword, scratch
from fd1.stream import open_streams


def deal(request):
    rules, table, outcome, seq0 = (request[name] for name in ("rules", "prizeTable", "outcome", "seq0"))
    seed, close = bytes.fromhex(request["seed"]), bytes.fromhex(request["close"])
    streams = open_streams("FD1", seed, close)
    if rules["kind"] == "scratchcardGame":
        return scratch(streams, seq0, rules, outcome)
    return crossword(streams, seq0, rules, table, outcome)


for line in sys.stdin:
    print(json.dumps(deal(json.loads(line)), separators=(",", ":"), ensure_ascii=False), flush=True)
