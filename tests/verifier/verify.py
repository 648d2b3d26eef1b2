#!/usr/bin/env python3
"""Verifies a published draw or deck record: prints VALID, FAULT or INVALID with the step names of the platform's
verifiers. It was written from the documentation of the schemes FD1 and FD2 and of the games and shares no code with
them."""

import argparse
import json
import sys

sys.dont_write_bytecode = True
import shared  # noqa: F401
from fd1.close_record import Options, StepFailed
from fd1.deck_steps import verify_deck
from fd1.draw_steps import verify_draw
from fd1.shape import Problem, read_json
from fd2 import deck_steps as second_deck
from fd2 import draw_steps as second_draw
from fd2.draw_history import check_switch
from fd2.policy import read_policy
from fd2.verdict import Given


def read_scheme(content):
    """The scheme and the parsed value of the whole file, or of its first line."""
    for source in (content, content.split("\n", 1)[0]):
        try:
            value = read_json(source)
        except Problem:
            continue
        if isinstance(value, dict):
            return value.get("scheme"), value
    return None, None


def run_steps(content, options, given):
    """Returns the step at fault, or None."""
    scheme, value = read_scheme(content)
    if scheme == "FD2":
        return second_draw.verify_draw(content, given)
    if scheme == "FD2/deck":
        return second_deck.verify_deck(content, given)
    if scheme == "FD1/deck":
        verify_deck(value, options)
        return None
    verify_draw(content, options)
    check_switch(value, given)
    return None


def verdict(content, options, given):
    try:
        fault = run_steps(content, options, given)
    except StepFailed as failed:
        return f"INVALID: step {failed.step}: {failed}"
    return f"FAULT: step {fault}" if fault else "VALID"


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?")
    parser.add_argument(
        "--stream",
        action="store_true",
        help="read many files from stdin, each on one line as a JSON string, or as an object with file, receipt and evidence",
    )
    parser.add_argument("--beacon", action="store_true", help="also check the beacon signatures of scheme FD1")
    parser.add_argument("--receipt", help="file with the receipt of a ticket")
    parser.add_argument("--policy", help="file with the policy of the public log and its witnesses; only scheme FD2")
    parser.add_argument(
        "--evidence", action="append", default=[], help="file with a witness's checkpoint or proved entry; may be repeated"
    )
    for name in ("platform-key", "signer-key", "anchor"):
        parser.add_argument(f"--{name}", help="expected value as published, hexadecimal")
    arguments = parser.parse_args()
    if arguments.stream == (arguments.file is not None):
        parser.error("give either a file or --stream")
    return arguments


def read_content(path):
    with open(path, "rb") as file:
        return file.read().decode("utf-8", "replace")


def read_evidence(path):
    """A checkpoint is a text, a proved entry is JSON."""
    content = read_content(path)
    return json.loads(content) if content.lstrip().startswith("{") else content


class Verifier:
    def __init__(self, arguments):
        self.pins = (arguments.platform_key, arguments.signer_key, arguments.anchor)
        self.beacon = arguments.beacon
        self.policy = read_policy(read_content(arguments.policy)) if arguments.policy else None

    def answer(self, content, receipt=None, evidence=()):
        platform, signer, anchor = self.pins
        checkpoints = [each for each in evidence if isinstance(each, str)]
        entries = [each for each in evidence if not isinstance(each, str)]
        given = Given(self.policy, receipt, checkpoints, entries, platform, signer, anchor)
        return verdict(content, Options(self.beacon, platform, signer, anchor, receipt), given)


def main():
    arguments = read_arguments()
    verifier = Verifier(arguments)
    receipt = json.loads(read_content(arguments.receipt)) if arguments.receipt else None
    evidence = [read_evidence(path) for path in arguments.evidence]
    if arguments.stream:
        for line in sys.stdin:
            case = json.loads(line)
            case = {"file": case} if isinstance(case, str) else case
            print(verifier.answer(case["file"], case.get("receipt", receipt), case.get("evidence", evidence)), flush=True)
        return 0
    answer = verifier.answer(read_content(arguments.file), receipt, evidence)
    print(answer)
    return 1 if answer.startswith("INVALID") else 0


if __name__ == "__main__":
    sys.exit(main())
