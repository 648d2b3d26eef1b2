"""Follows the decks: takes over their seals, opens every countersigned round and deals the cards itself."""

import json
import threading

from fd1.encoding import sha256
from fd1.record import beacon_signature, hash32, id_text
from fd1.shape import Optional, fields, flag, many
from fd2.decks import Positions, end_round, list_outcomes
from fd2.hashes import chain_step, close_hash, deck_hash, lock_hash, round_hash
from fd2.seeds import assign_seed
from fd2.timelock import masked
from .answers import Comparison, Different, Refused, difference
from .config import log
from .entries import DECK, ROUND, SEAL
from .lines import root_at
from .signer import check_countersignature
from .store import find_root, find_terms, find_tree
from .terms import is_draw, require_terms

CUT_BEFORE_MS = 3000
DECK_BODY = fields(member=Optional(id_text), seal=SEAL, deck=DECK)
ROUND_BODY = fields(
    member=id_text,
    entry=ROUND,
    beacon=Optional(beacon_signature),
    missed=Optional(flag),
    # D of the decks in this round whose games have no control system.
    uncontrolled=Optional(many(hash32)),
)


def raw(text):
    return bytes.fromhex(text)


def require_deck(db, member, deck):
    row = db.execute("SELECT * FROM deck WHERE member = ? AND hash = ?", (member, deck)).fetchone()
    if row is None:
        raise Refused(409, "deck is unknown", wants={"decks": [deck.hex()]})
    return row


class Decks:
    def __init__(self, store, config, beacon):
        self.store, self.config, self.beacon, self.chain = store, config, beacon, config.chain
        self._positions, self._dealing = {}, threading.Lock()

    def seal(self, body):
        """Takes over a deck before its first round."""
        DECK_BODY(body)
        seal, deck = body["seal"], body["deck"]
        member, instance, context = seal["member"], seal["instance"], raw(seal["C"])
        locked = lock_hash(
            context, end_round(self.chain, seal["latestEnd"]), raw(seal["lock"]), [raw(mask) for mask in seal["masks"]]
        )
        with self.store.write() as db:
            terms = require_terms(db, member, instance)
            self.compare_seal(terms, seal, deck, locked)
            operator = self.config.operators[member]
            check_countersignature(operator, context, locked, seal["signer"], self.chain.time(seal["round"]))
            check_countersignature(operator, raw(deck["D"]), locked, deck["signer"], None)
            known = db.execute("SELECT hash FROM deck WHERE member = ? AND instance = ?", (member, instance)).fetchone()
            if known and known["hash"] != raw(deck["D"]):
                raise Different("second deck", [difference("D", known["hash"], deck["D"])], instance=instance)
            place = (raw(deck["D"]), member, instance, context, locked, seal["round"], raw(seal["previous"]))
            start = (deck["N"], raw(deck["root"]), 0, 0, raw(deck["anchor"]), 0)
            db.execute("INSERT OR IGNORE INTO deck VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*place, *start))
        return {}

    def compare_seal(self, terms, seal, deck, locked):
        if is_draw(json.loads(terms["rules"])):
            raise Refused(422, "instance is not a deck")
        comparison = Comparison()
        comparison.same("game", terms["game"], seal["game"])
        comparison.same("currency", terms["currency"], seal["currency"])
        comparison.same("rules", terms["rules_hash"].hex(), seal["rules"])
        comparison.same("prizes", terms["prizes_hash"].hex(), seal["prizes"])
        comparison.same("sold", (0, sha256(b"").hex(), "0"), (seal["size"], seal["root"], seal["pool"]))
        comparison.same("round", self.chain.draw_round(seal["closedAt"]), seal["round"])
        comparison.same("C", close_hash({**seal, "beacon": self.chain.hash}).hex(), seal["C"])
        comparison.same("cards", len(list_outcomes(json.loads(terms["prize_table"]))), deck["N"])
        own = deck_hash(raw(seal["C"]), locked, deck["N"], raw(deck["root"]), raw(deck["anchor"]))
        comparison.same("D", own.hex(), deck["D"])
        comparison.finish("seal", instance=seal["instance"])

    def round(self, body):
        """Opens a countersigned round and deals the cards of its rows; answers the positions by deck."""
        ROUND_BODY(body)
        member, entry = body["member"], body["entry"]
        context, lock = raw(entry["Q"]), raw(entry["lock"])
        rows = [(raw(deck), n, size, raw(root)) for deck, n, size, root in entry["rows"]]
        masks = [raw(mask) for mask in entry["masks"]]
        locked = lock_hash(context, entry["round"], lock, masks)
        with self._dealing:
            if not self.is_known(member, context, entry["round"]):
                skipped = {raw(deck) for deck in body.get("uncontrolled", [])}
                self.compare_round(member, entry, context, rows, skipped)
                mine = [(number, row) for number, row in enumerate(rows) if row[0] not in skipped]
                operator, deadline = self.config.operators[member], self.chain.time(entry["round"])
                check_countersignature(operator, context, locked, entry["signer"], deadline)
                if body.get("missed"):
                    self.store_missed(member, context, locked, entry, mine)
                else:
                    given = raw(body["beacon"]) if "beacon" in body else None
                    value = self.beacon.signature(entry["round"], given)
                    opened = self.beacon.open(lock, entry["round"], value)
                    self.deal(member, entry, context, locked, mine, masks, value, opened)
            return {"dealt": self.read_dealt(context)}

    def is_known(self, member, context, number):
        with self.store.read() as db:
            query = "SELECT context FROM round WHERE member = ? AND round = ?"
            row = db.execute(query, (member, number)).fetchone()
        if row and row["context"] != context:
            raise Different("second round", [difference("Q", row["context"], context)], round=number)
        return row is not None

    def compare_round(self, member, entry, context, rows, skipped):
        comparison = Comparison()
        own = round_hash(member, self.chain.hash, entry["round"], entry["cutAt"], rows)
        comparison.same("Q", own, context)
        comparison.same("cutAt", self.chain.time(entry["round"]) - CUT_BEFORE_MS, entry["cutAt"])
        comparison.same("order", sorted(deck.hex() for deck, *_ in rows), [deck.hex() for deck, *_ in rows])
        comparison.same("masks", len(rows), len(entry["masks"]))
        with self.store.read() as db:
            for deck, n, size, root in rows:
                if deck in skipped:
                    continue
                stored = require_deck(db, member, deck)
                at = {"deck": deck.hex(), "instance": stored["instance"]}
                tree = find_tree(db, member, stored["instance"])
                if tree.frontier.size < size:
                    raise Refused(409, "batches are missing", wants={"size": size, **at})
                comparison.same("n", stored["n"] + 1, n, **at)
                comparison.same("size grows", True, stored["size"] < size <= stored["cards"], **at)
                terms = find_terms(db, member, stored["instance"])
                ours = find_root(db, tree.id, size) or root_at(db, tree, terms, size)
                comparison.same("root", ours, root, lines=[stored["size"], size], **at)
        comparison.finish("round", round=entry["round"])

    def store_missed(self, member, context, locked, entry, rows):
        """The witnesses saw the round too late: its links are spent, and its tickets join the next round."""
        with self.store.write() as db:
            db.execute("INSERT INTO round VALUES (?, ?, ?, ?)", (context, member, entry["round"], locked))
            for _, (deck, n, *_) in rows:
                db.execute("UPDATE deck SET n = ?, missed = missed + 1 WHERE hash = ?", (n, deck))

    def deal(self, member, entry, context, locked, rows, masks, value, opened):
        key, sound = opened
        try:
            with self.store.write() as db:
                db.execute("INSERT INTO round VALUES (?, ?, ?, ?)", (context, member, entry["round"], locked))
                for number, (deck, n, size, _) in rows:
                    stored = require_deck(db, member, deck)
                    link = masked(masks[number], key, context, number)
                    self.note_fault(member, stored, link, sound, context)
                    seed = assign_seed(link, context, locked, deck, entry["round"], value)
                    dealt = self.positions(db, stored).assign(seed, deck, size - stored["size"])
                    lines = enumerate(dealt, stored["size"])
                    db.executemany(
                        "INSERT INTO dealt VALUES (?, ?, ?, ?, ?)", ((deck, at, *each, context) for at, each in lines)
                    )
                    update = "UPDATE deck SET n = ?, size = ?, link = ?, missed = 0 WHERE hash = ?"
                    db.execute(update, (n, size, link, deck))
        except BaseException:
            # The positions in memory are ahead of the books, which were rolled back.
            self._positions.clear()
            raise

    def note_fault(self, member, stored, link, sound, context):
        """The result stands; the fault is proof against the signer."""
        before = link
        for _ in range(stored["missed"] + 1):
            before = chain_step(before)
        if not sound or before != stored["link"]:
            log("links fault", member=member, instance=stored["instance"], Q=context.hex())

    def positions(self, db, stored):
        deck = stored["hash"]
        if deck not in self._positions:
            positions = Positions(stored["cards"])
            for row in db.execute("SELECT choice FROM dealt WHERE deck = ? ORDER BY seq0", (deck,)):
                positions.put(row["choice"])
            self._positions[deck] = positions
        return self._positions[deck]

    def read_dealt(self, context):
        dealt = {}
        with self.store.read() as db:
            query = "SELECT deck, seq0, position FROM dealt WHERE context = ? ORDER BY deck, seq0"
            for row in db.execute(query, (context,)):
                dealt.setdefault(row["deck"].hex(), []).append([row["seq0"], row["position"]])
        return dealt
