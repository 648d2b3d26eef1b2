"""The verification steps of a draw file; the first failure raises StepFailed."""

import re

from . import ed25519
from .encoding import H, enc, u64
from .games import GAMES
from .merkle import leaf_hash, root_of
from .receipt import open_receipt
from .record import read_record, read_tickets, split_lines
from .close_record import (
    StepFailed,
    check_close_record,
    draw_seed,
    hash_of_close,
    payouts_root,
    raw,
    record_hash,
    require,
    ticket_leaf,
)
from .shape import Problem
from .stream import open_streams


def compute_leaf_hashes(record, tickets):
    """Leaf hashes in tree order."""
    member, instance = record["member"], record["instance"]
    leaves = {
        each["seq0"]: enc("FD1/void", member, instance, u64(each["seq0"]), u64(each["voided"]))
        for each in record["voids"]
    }
    for ticket in tickets:
        seq0, plays = ticket["seq0"], ticket["plays"]
        leaves[seq0] = ticket_leaf(record, seq0, ticket["player"], plays, ticket["price"])
    return [leaf_hash(leaves[seq0]) for seq0 in sorted(leaves)]


def check_receipt(record, tickets, hashes, receipt, key):
    open_receipt(record, receipt, key)
    seq0, size = receipt["seq0"], receipt["treeSize"]
    leaf, root = raw(receipt["leafHash"]), raw(receipt["root"])
    is_ticket = any(ticket["seq0"] == seq0 for ticket in tickets) and seq0 < len(hashes)
    require("receipt", is_ticket and hashes[seq0] == leaf, "the ticket is missing or was altered")
    then = root_of(hashes[:size]) if 0 < size <= len(hashes) else None
    require("receipt", then == root, "the earlier tickets differ")


def check_leaves(record, tickets, hashes):
    require("leaves", len(hashes) == record["treeSize"], "the number of entries differs from the tree size")
    require("leaves", root_of(hashes).hex() == record["root"], "the tickets do not give the committed root")
    live = [ticket for ticket in tickets if ticket["live"]]
    valid = GAMES[record["rules"]["kind"]].valid
    for ticket in live:
        require("leaves", valid(record["rules"], ticket["plays"]), f"ticket {ticket['seq0']} has no valid play")
    pool = sum(ticket["price"] for ticket in live)
    require("leaves", str(pool) == record["pool"], "the prices do not add up to the pool")


def compare_result(record, due):
    numbers = [int(part) for part in re.split("[,|+;]", due)] if due else []
    given = record["result"]
    require("result", given["drawn"] == numbers and given["text"] == due, f"secret and beacon give {due}")


def check_result(record, close, live):
    rules = record["rules"]
    seq0s = [ticket["seq0"] for ticket in live]
    streams = open_streams("FD1", draw_seed(record, close), close)
    compare_result(record, GAMES[rules["kind"]].draw(streams, rules, seq0s))


def check_settlement(record, live):
    settle = GAMES[record["rules"]["kind"]].settle
    pool, jackpot = int(record["pool"]), int(record["jackpot"])
    due = settle(record["rules"], record["prizeTable"], record["result"]["text"], live, pool, jackpot)
    paid = [(each["seq0"], each["tier"], int(each["fromPool"]) + int(each["fromJackpot"])) for each in due["payouts"]]
    due["root"] = payouts_root(record["instance"], paid).hex()
    for name, value in due.items():
        require("settlement", record["settlement"][name] == value, f"{name} should be {value}")


def result_hash(record, close):
    settlement = record["settlement"]
    return H(
        "result",
        close,
        raw(record["beacon"]["signature"]),
        raw(record["chain"]["link"]),
        record["result"]["text"],
        raw(settlement["root"]),
        u64(int(settlement["paid"])),
    )


def check_result_signature(record, close):
    key, signed = raw(record["keys"]["platform"]), raw(record["resultSignature"])
    genuine = ed25519.verify(key, result_hash(record, close), signed)
    require("signature", genuine, "the signature on the result is not genuine")


def check_signature(record, close):
    check_result_signature(record, close)
    key = raw(record["keys"]["platform"])
    signed = ed25519.verify(key, record_hash(record, close), raw(record["recordSignature"]))
    require("signature", signed, "the signature on the file is not genuine")


def verify_draw(content, options):
    first, *others = split_lines(content) or [""]
    try:
        record = read_record(first)
    except Problem as problem:
        raise StepFailed("format", str(problem)) from None
    try:
        tickets = read_tickets(others, record["voids"])
    except Problem as problem:
        raise StepFailed("leaves" if options.receipt is None else "receipt", str(problem)) from None
    hashes = compute_leaf_hashes(record, tickets)
    if options.receipt is not None:
        key = options.platform_key or record["keys"]["platform"]
        check_receipt(record, tickets, hashes, options.receipt, key)
    check_leaves(record, tickets, hashes)
    pool, jackpot = int(record["pool"]), int(record["jackpot"])
    close = hash_of_close(record, record["treeSize"], raw(record["root"]), pool, jackpot)
    check_close_record(record, close, options)
    live = [ticket for ticket in tickets if ticket["live"]]
    check_result(record, close, live)
    check_settlement(record, live)
    check_signature(record, close)
