#!/usr/bin/env python3
"""Verifies a published draw or deck record: prints VALID or the first failed step, with the step names of the
platform's verifiers. It was written from the documentation of scheme FD1 and of the games and shares no code with
them."""

import argparse
import json
import sys

sys.dont_write_bytecode = True
from fd1.deck_steps import verify_deck
from fd1.draw_steps import verify_draw
from fd1.close_record import Options, StepFailed
from fd1.shape import Problem, read_json


def as_deck(content):
    try:
        record = read_json(content)
    except Problem:
        return None
    return record if isinstance(record, dict) and record.get("scheme") == "FD1/deck" else None


def verdict(content, options):
    deck = as_deck(content)
    try:
        if deck is None:
            verify_draw(content, options)
        else:
            verify_deck(deck, options)
    except StepFailed as failed:
        return f"INVALID: step {failed.step}: {failed}"
    return "VALID"


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?")
    parser.add_argument("--stream", action="store_true", help="read many files from stdin, each as a JSON string on one line")
    parser.add_argument("--beacon", action="store_true", help="also check the beacon signatures, which takes seconds each")
    parser.add_argument("--receipt", help="file with the receipt of a ticket; only for draws")
    for name in ("platform-key", "signer-key", "anchor"):
        parser.add_argument(f"--{name}", help="expected value as published, hexadecimal")
    arguments = parser.parse_args()
    if arguments.stream == (arguments.file is not None):
        parser.error("give either a file or --stream")
    return arguments


def read_content(path):
    with open(path, "rb") as file:
        return file.read().decode("utf-8", "replace")


def main():
    given = read_arguments()
    receipt = json.loads(read_content(given.receipt)) if given.receipt else None
    options = Options(given.beacon, given.platform_key, given.signer_key, given.anchor, receipt)
    if given.stream:
        for line in sys.stdin:
            print(verdict(json.loads(line), options), flush=True)
        return 0
    answer = verdict(read_content(given.file), options)
    print(answer)
    return 0 if answer == "VALID" else 1


if __name__ == "__main__":
    sys.exit(main())
