"""The rounds of a deck: which tickets each serves, and the cards that they get."""

from fd1.merkle import root_of
from . import hashes
from .decks import Positions
from .locks import is_genuine, is_sound, open_key
from .log_entries import entry_leaf, is_included
from .notes import open_checkpoint
from .seeds import assign_seed
from .timelock import masked
from .verdict import require

CUT_BEFORE_MS, SIGNER_MARGIN_MS = 3000, 1500


def raw(text):
    return bytes.fromhex(text)


class Served:
    """A round that assigned cards: its row of this deck, and the number of missed rounds before it."""

    def __init__(self, line, number, context, locked, start, missed):
        entry = line["entry"]
        self.round, self.value = entry["round"], raw(line["signature"])
        self.lock, self.mask, self.number = raw(entry["lock"]), raw(entry["masks"][number]), number
        self.context, self.locked, self.missed = context, locked, missed
        self.start, self.end = start, entry["rows"][number][2]


def check_rounds(deck):
    """Returns the rounds that served tickets."""
    size = n = missed = last = 0
    served = []
    for line in deck.rounds:
        entry = line["entry"]
        rows = [(raw(each), n_of, size_of, raw(root)) for each, n_of, size_of, root in entry["rows"]]
        number = next((i for i, row in enumerate(entry["rows"]) if row[0] == deck.deck["D"]), None)
        names = [row[0] for row in rows]
        require("rounds", number is not None and names == sorted(set(names)), "a round does not name the deck once")
        require("rounds", len(entry["masks"]) == len(rows), "a round has not one mask for each deck")
        context = check_round_entry(deck, line, rows)
        _, n_of, end, root = rows[number]
        in_order = last < entry["round"] < deck.end_round
        later = n_of == n + 1 and in_order and size < end <= len(deck.leaves)
        require("rounds", later, "the rounds are not in order")
        require("rounds", root_of(deck.leaves[:end]) == root, "the tickets are not those of the round")
        n, last = n_of, entry["round"]
        if line["missed"]:
            check_missed(deck, line)
            missed += 1
            continue
        checkpoint = deck.find_checkpoint(line["proof"], entry)
        require("rounds", deck.is_seen(checkpoint, last), "too few witnesses saw the round in time")
        served.append(Served(line, number, context, lock_of(line, context), size, missed))
        size, missed = end, 0
    require("rounds", size == len(deck.leaves) or has_opened(deck), "a ticket has no round")
    return served


def has_opened(deck):
    """The tickets that no round serves were refunded, once the lock of the deck was open."""
    published = deck.published
    return published["endSignature"] is not None and published["endedAt"] >= deck.beacon.time(deck.end_round)


def lock_of(line, context):
    entry = line["entry"]
    return hashes.lock_hash(context, entry["round"], raw(entry["lock"]), [raw(mask) for mask in entry["masks"]])


def check_round_entry(deck, line, rows):
    entry = line["entry"]
    context = hashes.round_hash(deck.seal["member"], deck.beacon.hash, entry["round"], entry["cutAt"], rows)
    require("rounds", context.hex() == entry["Q"], "the hash differs from the round")
    appears = deck.beacon.time(entry["round"])
    require("rounds", entry["cutAt"] == appears - CUT_BEFORE_MS, "the round has another cut")
    signed = deck.is_signed(entry["signer"], context, lock_of(line, context), line["proof"]["index"])
    require("rounds", signed, "the signer's signature on a round is not genuine")
    require("rounds", entry["signer"]["at"] < appears - SIGNER_MARGIN_MS, "the signer countersigned a round too late")
    require("rounds", deck.find_checkpoint(line["proof"], entry) is not None, "a round is not in the log")
    return context


def check_missed(deck, line):
    said = line["missed"]
    named = said["entry"]["t"] == "missed" and said["entry"]["Q"] == line["entry"]["Q"]
    newest = open_checkpoint(deck.published["history"]["checkpoint"], deck.given.policy)
    included = newest and is_included(entry_leaf(said["entry"]), said["index"], said["path"], newest)
    require("rounds", named and included, "the log does not call the round missed")


def check_beacons(deck, served):
    for each in served:
        genuine = is_genuine(deck.beacon.public_key, each.round, each.value)
        require("beacons", genuine, f"the value of round {each.round} is not genuine")


def deal_rounds(deck, served, cards):
    """Returns the positions of all tickets, and whether every lock and link is the committed one."""
    positions, dealt, sound = Positions(cards), [], True
    own, before = raw(deck.deck["D"]), raw(deck.deck["anchor"])
    for each in served:
        key = open_key(each.lock, each.value)
        link = masked(each.mask, key, each.context, each.number)
        back = link
        for _ in range(each.missed + 1):
            back = hashes.chain_step(back)
        sound = sound and back == before and is_sound(deck.beacon.public_key, deck.beacon.hash, each.round, key, each.lock)
        seed = assign_seed(link, each.context, each.locked, own, each.round, each.value)
        dealt += [position for _, position in positions.assign(seed, own, each.end - each.start)]
        before = link
    return dealt, sound
