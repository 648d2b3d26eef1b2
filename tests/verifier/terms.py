#!/usr/bin/env python3
"""Validates rules and prize tables: reads one JSON request per line and prints VALID or the problem."""

import json
import sys

sys.dont_write_bytecode = True
import shared  # noqa: F401
from fd1.shape import Problem
from fd1.terms import check_terms


def verdict(request):
    try:
        check_terms(request["rules"], request["prizeTable"])
        return "VALID"
    except Problem as problem:
        return f"INVALID: {problem}"


for line in sys.stdin:
    print(verdict(json.loads(line)), flush=True)
