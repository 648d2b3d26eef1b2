"""The verification steps of a deck file of scheme FD2; the first failure raises StepFailed."""

from contextlib import contextmanager
from itertools import zip_longest

from fd1 import ed25519
from fd1.close_record import payouts_root, ticket_leaf
from fd1.encoding import canonical_hash, sha256, u32, u64
from fd1.merkle import leaf_hash, root_of
from fd1.pictures import can_show_all
from fd1.record import split_lines
from fd1.shape import Problem
from . import hashes
from .beacon import Chain
from .deck_record import DeckFile
from .deck_rounds import check_beacons, check_rounds, deal_rounds
from .decks import card_leaf, card_salt, deck_payouts, end_round, list_outcomes, shuffled_outcomes
from .draw_history import check_proofs, check_reports, check_result_entry, check_story, fail, find_false_late, find_list
from .draw_history import is_linked, proved_entries
from .draw_steps import check_committed, check_keys, check_order
from .keys import keys_at
from .locks import is_genuine, is_sound, open_key
from .log_entries import entry_leaf, is_included, proved_pairs, timely
from .notes import open_checkpoint
from .receipts import open_receipt
from .seeds import draw_seed
from .timelock import masked
from .verdict import StepFailed, require

SIGNER_MARGIN_MS = 1500
MAX_SALE_MS = 400 * 86_400_000


def raw(text):
    return bytes.fromhex(text)


@contextmanager
def step(name):
    try:
        yield
    except Problem as problem:
        raise StepFailed(name, str(problem)) from None


class Deck:
    """A deck file. `record` has the fields under the names that the steps of draws use."""

    scheme = "FD2/deck"

    def __init__(self, file, given):
        self.file, self.given, published = file, given, file.record
        self.published = published
        seal = published["seal"]["entry"]
        self.seal, self.deck = seal, published["deck"]["entry"]
        self.beacon = Chain(published["beacon"])
        self.round, self.value = seal["round"], raw(published["sealSignature"])
        self.terms = (canonical_hash(published["rules"]), canonical_hash(published["prizeTable"]))
        self.context = hashes.close_hash({**seal, "beacon": self.beacon.hash})
        self.end_round = end_round(self.beacon, seal["latestEnd"])
        self.lock, self.masks = raw(seal["lock"]), [raw(mask) for mask in seal["masks"]]
        self.locked = hashes.lock_hash(self.context, self.end_round, self.lock, self.masks)
        self.entries = proved_pairs(published)
        self.rounds = []
        game = self.game_entry_of(seal["game"])
        chain = {"number": seal["chain"], "index": seal["index"], "committed": published["committed"]}
        self.record = {
            **{name: seal[name] for name in ("member", "game", "instance", "closedAt", "currency")},
            **{name: published[name] for name in ("keys", "history", "entries", "prizeTable", "rules")},
            "chain": {**chain, "link": published["link"], "previous": seal["previous"], **self.anchor_fields(game)},
            "close": {"hash": self.context.hex(), "signer": seal["signer"]},
            "log": published["seal"]["proof"],
        }

    def anchor_fields(self, game):
        """A deck names its chain by number; anchor and length are those of the log."""
        if self.seal["chain"] == 1:
            return {"anchor": game["anchor"] if game else "", "length": 2**53}
        named = [each for _, each in self.of_game() if each["t"] == "chain" and each["chain"] == self.seal["chain"]]
        return {name: named[0][name] if named else None for name in ("anchor", "length")}

    def game_entry_of(self, game):
        return next((each for _, each in sorted(self.entries, key=lambda pair: pair[0]) if each["t"] == "game" and each["game"] == game), None)

    def of_game(self):
        game = self.seal["game"]
        return sorted((pair for pair in self.entries if pair[1].get("game") == game), key=lambda pair: pair[0])

    def game_entry(self):
        return self.game_entry_of(self.seal["game"])

    def own_close(self):
        own = self.context.hex()
        return next(((at, each) for at, each in self.of_game() if each["t"] == "close" and each["C"] == own), None)

    def more_checkpoints(self):
        return [self.published["deck"]["proof"]["checkpoint"], *(line["proof"]["checkpoint"] for line in self.rounds)]

    def signer_at(self, index, at):
        """(key, term) of the signer for what the log holds at an index."""
        named = keys_at(self.game_entry(), self.entries, index, at)
        return (raw(named[0]["signer"]), named[1]) if named else (None, None)

    def is_signed(self, statement, context, locked, index):
        key, term = self.signer_at(index, statement["at"])
        signed, data = hashes.countersign_hash(context, locked, statement), raw(statement["sig"])
        return term == statement["term"] and len(data) == 64 and ed25519.verify(key, signed, data)

    def find_checkpoint(self, proof, entry):
        """The checkpoint of a proof, if the log of the policy signed it and it includes the entry."""
        checkpoint = open_checkpoint(proof["checkpoint"], self.given.policy)
        included = checkpoint and is_included(entry_leaf(entry), proof["index"], proof["path"], checkpoint)
        return checkpoint if included else None

    def is_seen(self, checkpoint, round_number):
        policy = self.given.policy
        return policy is None or timely(checkpoint, self.beacon.time(round_number)) >= policy.quorum


def check_receipt(deck):
    receipt = deck.given.receipt
    key = deck.given.platform_key or deck.published["keys"]["platform"]
    open_receipt(receipt, raw(key), deck.seal["member"], deck.seal["instance"], deck.terms)
    seq0, size = receipt["seq0"], receipt["treeSize"]
    sold = seq0 < len(deck.leaves) and deck.leaves[seq0] == raw(receipt["leafHash"])
    require("receipt", sold, "the ticket is missing or was altered")
    then = root_of(deck.leaves[:size]) if 0 < size <= len(deck.leaves) else None
    require("receipt", then == raw(receipt["root"]), "the earlier tickets differ")
    if deck.tickets[seq0]["position"] is None:
        cuts = [line["entry"]["cutAt"] for line in deck.rounds if not line["missed"]]
        require("receipt", all(receipt["batch"]["unixMs"] > cut for cut in cuts), "a later round left the ticket out")
        return
    own = deck.deck["D"]
    for line in deck.rounds:
        sizes = [row[2] for row in line["entry"]["rows"] if row[0] == own]
        if sizes and sizes[0] > seq0:
            in_time = receipt["batch"]["unixMs"] <= line["entry"]["cutAt"]
            require("receipt", in_time, "the ticket was sold after the cut of its round")
            return
    require("receipt", False, "no round serves the ticket")


def check_tickets(deck):
    require("tickets", root_of(deck.leaves).hex() == deck.published["root"], "the tickets do not give the root")
    sales = sum(ticket["price"] for ticket in deck.tickets)
    require("tickets", str(sales) == deck.published["sales"], "the prices do not add up")


def check_close(deck):
    seal, keys, given = deck.seal, deck.published["keys"], deck.given
    require("close", given.platform_key in (None, keys["platform"]), "the operator key differs from the expected one")
    require("close", given.signer_key in (None, keys["signer"]), "the signer key differs from the expected one")
    require("close", keys["platform"] != keys["signer"], "signer and platform use the same key")
    require("close", (seal["rules"], seal["prizes"]) == tuple(each.hex() for each in deck.terms), "other rules or prizes")
    empty = (seal["size"], seal["root"], seal["pool"], seal["jackpot"])
    require("close", empty == (0, sha256(b"").hex(), "0", "0"), "the seal has tickets or money")
    require("close", deck.context.hex() == seal["C"] and len(deck.masks) == 1, "the hash differs from the seal")
    check_keys(deck)
    signed = raw(seal["platform"])
    genuine = len(signed) == 64 and ed25519.verify(raw(keys["platform"]), deck.context, signed)
    require("close", genuine, "the operator's signature is not genuine")
    index = deck.published["seal"]["proof"]["index"]
    require("close", deck.is_signed(seal["signer"], deck.context, deck.locked, index), "the signer's signature is not genuine")


def check_chain(deck):
    chain = deck.record["chain"]
    require("chain", deck.given.anchor in (None, chain["anchor"]), "the anchor differs from the expected one")
    check_committed(deck)
    require("chain", 1 <= chain["index"] <= chain["length"], "the chain has no such link")
    require("chain", hashes.chain_step(raw(chain["link"])).hex() == chain["previous"], "the link is not the committed one")
    link = raw(chain["previous"])
    for _ in range(chain["index"] - 1):
        link = hashes.chain_step(link)
    require("chain", link.hex() == chain["anchor"], "the link does not hash to the anchor")
    check_order(deck)


def check_round(deck):
    seal = deck.seal
    require("round", deck.beacon.is_known(), "unknown beacon")
    due = deck.beacon.draw_round(seal["closedAt"])
    require("round", deck.round == due, f"the beacon round must be {due}")
    in_time = seal["signer"]["at"] < deck.beacon.time(deck.round) - SIGNER_MARGIN_MS
    require("round", in_time, "the signer countersigned too late")
    ends = deck.end_round > deck.round and seal["latestEnd"] <= seal["closedAt"] + MAX_SALE_MS
    require("round", ends, "the latest end is too early or too late")


def check_log(deck):
    newer = open_checkpoint(deck.published["history"]["checkpoint"], deck.given.policy)
    checkpoint = deck.find_checkpoint(deck.published["seal"]["proof"], deck.seal)
    require("log", newer and checkpoint, "the seal is not in the log")
    require("log", deck.is_seen(checkpoint, deck.round), "too few witnesses saw the seal in time")


def check_beacon(deck):
    require("beacon", is_genuine(deck.beacon.public_key, deck.round, deck.value), "the value is not genuine")


def check_end_beacon(deck):
    end = deck.published["endSignature"]
    genuine = end is None or is_genuine(deck.beacon.public_key, deck.end_round, raw(end))
    require("beacons", genuine, "the value of the last round is not genuine")


def has_sound_seal(deck):
    """After the last round, the lock of the seal must open to the link that made the cards."""
    end = deck.published["endSignature"]
    if end is None:
        return True
    key = open_key(deck.lock, raw(end))
    same = masked(deck.masks[0], key, deck.context, 0) == raw(deck.published["link"])
    return same and is_sound(deck.beacon.public_key, deck.beacon.hash, deck.end_round, key, deck.lock)


def check_cards(deck, cards):
    table = deck.published["prizeTable"]
    held = sorted(card["outcome"] for card in cards)
    require("cards", held == sorted(list_outcomes(table)), "the cards do not match the prize table")
    leaves = (card_leaf(deck.seal["instance"], at, raw(card["salt"]), card["outcome"]) for at, card in enumerate(cards))
    require("cards", root_of(leaves).hex() == deck.deck["root"], "the cards do not give the root")
    require("cards", can_show_all(deck.published["rules"], table), "an outcome cannot be shown on a card")


def check_card_order(deck, cards):
    link = raw(deck.published["link"])
    seed = draw_seed(link, deck.context, deck.locked, deck.round, deck.value)
    due = shuffled_outcomes(deck.published["prizeTable"], seed, deck.context)
    for at, (outcome, card) in enumerate(zip(due, cards)):
        right = card["outcome"] == outcome and card["salt"] == card_salt(link, deck.context, at).hex()
        require("order", right, f"the card at position {at} differs")


def check_deck(deck, cards):
    entry, proof = deck.deck, deck.published["deck"]["proof"]
    own = hashes.deck_hash(deck.context, deck.locked, len(cards), raw(entry["root"]), raw(entry["anchor"]))
    same = entry["D"] == own.hex() and entry["C"] == deck.context.hex() and entry["N"] == len(cards)
    require("deck", same and entry["game"] == deck.seal["game"], "the hash differs from the published one")
    signed = raw(entry["platform"])
    genuine = len(signed) == 64 and ed25519.verify(raw(deck.published["keys"]["platform"]), own, signed)
    require("deck", genuine, "the operator's signature is not genuine")
    require("deck", deck.is_signed(entry["signer"], own, deck.locked, proof["index"]), "the signer's signature is not genuine")
    checkpoint = deck.find_checkpoint(proof, entry)
    require("deck", checkpoint is not None, "the deck is not in the log")
    if deck.rounds:
        first = deck.rounds[0]["entry"]["round"]
        require("deck", deck.is_seen(checkpoint, first), "the deck was not published before its first round")


def check_positions(deck, positions):
    for seq0, (ticket, due) in enumerate(zip_longest(deck.tickets, positions)):
        require("positions", ticket["position"] == due, f"ticket {seq0} has the wrong card")


def check_prizes(deck, cards):
    published = deck.published
    dealt = [(seq0, ticket["position"]) for seq0, ticket in enumerate(deck.tickets) if ticket["position"] is not None]
    outcomes = [(seq0, cards[position]["outcome"]) for seq0, position in dealt]
    due = deck_payouts(published["prizeTable"], outcomes)
    given = [(each["seq0"], each["tier"], int(each["amount"])) for each in published["payouts"]]
    require("prizes", given == due, "the payouts do not match the cards")
    require("prizes", published["paid"] == str(sum(each for _, _, each in due)), "the sum of the prizes differs")
    root = payouts_root(deck.seal["instance"], due).hex()
    require("prizes", published["settlementRoot"] == root, "the prizes do not give the root")


def check_winners(deck):
    published = deck.published
    if published["keys"]["control"] == "":
        return
    require("winners", published["winners"] is not None, "the control system did not sign the winners")
    settled = (raw(published["settlementRoot"]), int(published["paid"]), len(published["payouts"]))
    stated = hashes.winners_hash(deck.context, deck.locked, *settled)
    signed = ed25519.verify(raw(published["keys"]["control"]), stated, raw(published["winners"]))
    require("winners", signed, "the control system computed other winners")


def check_signature(deck):
    published = deck.published
    ended = hashes.H2(
        "deck-result",
        raw(deck.deck["D"]),
        published["title"],
        u32(published["decimals"]),
        raw(published["link"]),
        u64(len(deck.tickets)),
        raw(published["root"]),
        raw(published["settlementRoot"]),
        u64(int(published["paid"])),
        u64(published["endedAt"]),
    )
    signed = ed25519.verify(raw(published["keys"]["platform"]), ended, raw(published["resultSignature"]))
    require("signature", signed, "the operator's signature is not genuine")


def check_history(deck):
    """Returns `history` if a witness had seen what the log called late or missed."""
    published = deck.published
    check_proofs(deck)
    listed = find_list(deck)
    if deck.own_close()[1] != deck.seal or not is_linked(listed) or deck.deck not in [entry for _, entry in listed]:
        fail("an entry of the game is left out")
    check_story(deck, listed)
    check_result_entry(
        listed[-1][1],
        game=deck.seal["game"],
        C=deck.context.hex(),
        beacon=published["sealSignature"],
        link=published["link"],
        text="",
        settlement=published["settlementRoot"],
        paid=published["paid"],
        count=len(published["payouts"]),
        ics=published["winners"] or "",
        platform=published["resultSignature"],
    )
    check_reports(deck, listed)
    check_second_rounds(deck)
    missed = [(line["proof"]["index"], line["entry"]["round"]) for line in deck.rounds if line["missed"]]
    return find_false_late(deck, listed, missed)


def check_second_rounds(deck):
    """A beacon round has one Q, and a deck has one round of each number."""
    own = deck.deck["D"]
    shown = {line["entry"]["Q"] for line in deck.rounds}
    numbers = {row[1] for line in deck.rounds for row in line["entry"]["rows"] if row[0] == own}
    for _, entry, _ in proved_entries(deck.given):
        if entry["t"] == "round" and entry["Q"] not in shown and any(row[0] == own and row[1] in numbers for row in entry["rows"]):
            fail("a witness has a second round of this deck")


def verify_deck(content, given):
    """Returns the step at which somebody is at fault although the deck stands, or None."""
    with step("format"):
        deck = Deck(DeckFile(split_lines(content)), given)
    with step("tickets" if given.receipt is None else "receipt"):
        deck.rounds = deck.file.rounds()
        deck.tickets = deck.file.tickets()
    deck.leaves = [
        leaf_hash(ticket_leaf(deck.record, seq0, ticket["player"], "", ticket["price"]))
        for seq0, ticket in enumerate(deck.tickets)
    ]
    if given.receipt is not None:
        check_receipt(deck)
    for check in (check_tickets, check_close, check_chain, check_round, check_log, check_beacon):
        check(deck)
    with step("cards"):
        cards = deck.file.cards()
    check_cards(deck, cards)
    check_card_order(deck, cards)
    check_deck(deck, cards)
    served = check_rounds(deck)
    check_beacons(deck, served)
    check_end_beacon(deck)
    positions, sound = deal_rounds(deck, served, len(cards))
    fault = None if sound and has_sound_seal(deck) else "links"
    check_positions(deck, positions)
    check_prizes(deck, cards)
    check_winners(deck)
    check_signature(deck)
    return check_history(deck) or fault
