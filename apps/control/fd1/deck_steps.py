"""The verification steps of a deck record; the first failure raises StepFailed."""

from . import bls, ed25519
from .deck_record import check_deck_record
from .encoding import H, enc, sha256, u64
from .merkle import leaf_hash, root_of
from .pictures import can_show_all
from .receipt import facts_hash, open_receipt
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
from .stream import mac, open_streams


def list_outcomes(table):
    listed = [tier["name"] for tier in table["tiers"] for _ in range(tier["count"])]
    return listed + [""] * table["losing"]


def check_tickets(record, leaves):
    require("tickets", root_of(leaves).hex() == record["root"], "the tickets do not give the root")
    sales = sum(int(ticket["price"]) for ticket in record["tickets"])
    require("tickets", str(sales) == record["sales"], "the prices do not add up")


def check_receipt(record, leaves, receipts, receipt, key):
    open_receipt(record, receipt, key)
    seq0 = receipt["seq0"]
    sold = seq0 < len(leaves) and leaves[seq0] == raw(receipt["leafHash"])
    require("receipt", sold, "the ticket is missing or was altered")
    require("receipt", receipts[seq0] == facts_hash(receipt), "the time or the earlier tickets differ")


def check_cards(record):
    cards, table = record["cards"], record["prizeTable"]
    held = sorted(card["outcome"] for card in cards)
    require("cards", held == sorted(list_outcomes(table)), "the cards do not match the prize table")
    leaves = [
        leaf_hash(enc("FD1/card", record["instance"], u64(p), raw(card["salt"]), card["outcome"]))
        for p, card in enumerate(cards)
    ]
    require("cards", root_of(leaves).hex() == record["deck"]["root"], "the cards do not give the root")
    require("cards", can_show_all(record["rules"], table), "an outcome cannot be shown on a card")


def check_order(record, close):
    outcomes, link = list_outcomes(record["prizeTable"]), raw(record["chain"]["link"])
    order = open_streams("FD1", draw_seed(record, close), close)("deck").raffle(len(outcomes), len(outcomes))
    for p, (index, card) in enumerate(zip(order, record["cards"])):
        salt = mac(link, enc("FD1/salt", close, u64(p)))
        right = card["outcome"] == outcomes[index] and card["salt"] == salt.hex()
        require("order", right, f"the card at position {p} differs")


def check_deck(record, published):
    deck, keys = record["deck"], record["keys"]
    require("deck", published.hex() == deck["hash"], "the hash differs from the published one")
    signed = ed25519.verify(raw(keys["platform"]), published, raw(deck["platformSignature"]))
    require("deck", signed, "the operator's signature is not genuine")
    seen = H("countersign", published, u64(deck["signerAt"]))
    signed = ed25519.verify(raw(keys["signer"]), seen, raw(deck["signerSignature"]))
    require("deck", signed, "the signer's signature is not genuine")
    in_time = all(ticket["unixMs"] >= deck["signerAt"] for ticket in record["tickets"])
    require("deck", in_time, "a ticket was sold before the deck was published")


def check_links(record):
    before = record["deck"]["assignAnchor"]
    for each in record["rounds"]:
        require("links", H("chain", raw(each["link"])).hex() == before, "a link does not hash to the previous one")
        before = each["link"]


def rounds_for_tickets(record):
    chain = record["beacon"]["chain"]
    genesis, period = chain["genesis"] * 1000, chain["period"] * 1000
    return [(ticket["unixMs"] - genesis) // period + 3 for ticket in record["tickets"]]


def check_rounds(record, waited):
    require("rounds", waited == sorted(waited), "tickets were not served in order")
    used = [each["round"] for each in record["rounds"]]
    require("rounds", used == sorted(set(waited)), "the beacon rounds do not match the receipts")


def check_beacons(record):
    key = raw(record["beacon"]["chain"]["publicKey"])
    for each in record["rounds"]:
        genuine = bls.verify_round(key, each["round"], raw(each["signature"]))
        require("beacons", genuine, f"the value of round {each['round']} is not genuine")


def compute_receipts(record, leaves):
    return [
        H(
            "receipt",
            record["instance"],
            u64(seq0),
            leaves[seq0],
            u64(ticket["treeSize"]),
            root_of(leaves[: ticket["treeSize"]]),
            u64(ticket["unixMs"]),
        )
        for seq0, ticket in enumerate(record["tickets"])
    ]


def check_positions(record, close, waited, receipts):
    rounds = {each["round"]: each for each in record["rounds"]}
    size, places = len(record["cards"]), {}
    for i, (ticket, number, receipt) in enumerate(zip(record["tickets"], waited, receipts)):
        value, link = raw(rounds[number]["signature"]), raw(rounds[number]["link"])
        seed = mac(link, enc("FD1/assign", receipt, u64(number), value))
        j = i + open_streams("FD1", seed, close)("assign").uniform(size - i)
        require("positions", ticket["position"] == places.get(j, j), f"ticket {i} has the wrong card")
        places[j] = places.get(i, i)


def check_prizes(record):
    prizes = {tier["name"]: int(tier["prize"]) for tier in record["prizeTable"]["tiers"]}
    due = []
    for seq0, ticket in enumerate(record["tickets"]):
        outcome = record["cards"][ticket["position"]]["outcome"]
        if outcome:
            due.append((seq0, outcome, prizes[outcome]))
    given = [(each["seq0"], each["tier"], int(each["amount"])) for each in record["payouts"]]
    require("prizes", given == due, "the payouts do not match the cards")
    require("prizes", record["paid"] == str(sum(amount for _, _, amount in due)), "the sum of the prizes differs")
    root = payouts_root(record["instance"], due).hex()
    require("prizes", record["settlementRoot"] == root, "the prizes do not give the root")


def check_signature(record, close, published, receipts):
    result = H(
        "deck-result",
        published,
        record_hash(record, close),
        raw(record["chain"]["link"]),
        u64(len(record["tickets"])),
        raw(record["root"]),
        root_of(leaf_hash(receipt) for receipt in receipts),
        raw(record["settlementRoot"]),
        u64(int(record["paid"])),
        u64(record["endedAt"]),
    )
    signed = ed25519.verify(raw(record["keys"]["platform"]), result, raw(record["resultSignature"]))
    require("signature", signed, "the operator's signature is not genuine")
    in_time = all(ticket["unixMs"] <= record["endedAt"] for ticket in record["tickets"])
    require("signature", in_time, "a ticket was sold after the end")


def verify_deck(record, options):
    try:
        check_deck_record(record)
    except Problem as problem:
        raise StepFailed("format", str(problem)) from None
    leaves = [
        leaf_hash(ticket_leaf(record, seq0, ticket["player"], "", int(ticket["price"])))
        for seq0, ticket in enumerate(record["tickets"])
    ]
    receipts = compute_receipts(record, leaves)
    if options.receipt is not None:
        key = options.platform_key or record["keys"]["platform"]
        check_receipt(record, leaves, receipts, options.receipt, key)
    check_tickets(record, leaves)
    close = hash_of_close(record, 0, sha256(b""), 0, 0)
    check_close_record(record, close, options)
    check_cards(record)
    check_order(record, close)
    deck = record["deck"]
    published = H("deck", close, u64(len(record["cards"])), raw(deck["root"]), raw(deck["assignAnchor"]))
    check_deck(record, published)
    check_links(record)
    waited = rounds_for_tickets(record)
    check_rounds(record, waited)
    if options.beacon:
        check_beacons(record)
    check_positions(record, close, waited, receipts)
    check_prizes(record)
    check_signature(record, close, published, receipts)
