"""Signs the winners of a draw, if and only if the own draw and settlement give the platform's payouts."""

import json

from fd1.close_record import payouts_root
from fd1.games import GAMES
from fd1.record import SETTLEMENT_PAYOUT, beacon_signature, hash32, place
from fd1.shape import Optional, amount, ascii_text, fields, many
from fd1.stream import open_streams
from fd2.hashes import chain_step, close_hash, lock_hash, winners_hash
from fd2.seeds import draw_seed
from fd2.timelock import masked
from .answers import Comparison, Refused, difference
from .config import log
from .entries import CLOSE
from .signer import check_countersignature
from .store import find_tree, now_ms, read_live_tickets
from .terms import is_draw, require_terms

SETTLEMENT = fields(payouts=many(SETTLEMENT_PAYOUT), root=hash32, paid=amount, count=place)
BODY = fields(close=CLOSE, settlement=SETTLEMENT, result=ascii_text, beacon=Optional(beacon_signature))
SHOWN = 50


def seed_amount(table):
    """The guaranteed start of the jackpot; the operator fills the jackpot up to it before a close."""
    tiers = table["tiers"]
    return int(tiers[0]["prize"].get("seed", "0")) if tiers else 0


def own_jackpot(db, terms):
    query = "SELECT amount FROM jackpot WHERE member = ? AND game = ?"
    row = db.execute(query, (terms["member"], terms["game"])).fetchone()
    return max(int(row["amount"]), seed_amount(json.loads(terms["prize_table"])))


def compare_close(chain, terms, tree, close, jackpot):
    """The close record against the own books and the rule of the beacon round."""
    comparison = Comparison()
    comparison.same("game", terms["game"], close["game"])
    comparison.same("currency", terms["currency"], close["currency"])
    comparison.same("rules", terms["rules_hash"].hex(), close["rules"])
    comparison.same("prizes", terms["prizes_hash"].hex(), close["prizes"])
    comparison.same("treeSize", tree.frontier.size, close["size"])
    comparison.same("root", tree.frontier.root().hex(), close["root"])
    comparison.same("pool", str(tree.pool), close["pool"])
    comparison.same("jackpot", jackpot, close["jackpot"])
    comparison.same("round", chain.draw_round(close["closedAt"]), close["round"])
    comparison.same("C", close_hash({**close, "beacon": chain.hash}).hex(), close["C"])
    comparison.same("masks", 1, len(close["masks"]))
    comparison.finish("close", instance=close["instance"])


def compare_payouts(ours, theirs):
    """Names every line of the settlement that differs."""

    def by_line(payouts):
        return {(each["seq0"], each["tier"]): (each["fromPool"], each["fromJackpot"]) for each in payouts}

    own, given = by_line(ours), by_line(theirs)
    lines = [
        difference("payout", own.get(line), given.get(line), seq0=line[0], tier=line[1])
        for line in sorted(own.keys() | given.keys())
        if own.get(line) != given.get(line)
    ]
    if not lines and ours != theirs:
        return [difference("order of payouts", [each["seq0"] for each in ours], [each["seq0"] for each in theirs])]
    return lines[:SHOWN]


class DrawWinners:
    def __init__(self, store, config, key, beacon):
        self.store, self.config, self.key, self.beacon = store, config, key, beacon

    def sign(self, body):
        BODY(body)
        close = body["close"]
        terms, tickets = self.read_books(close)
        context = bytes.fromhex(close["C"])
        lock, masks = bytes.fromhex(close["lock"]), [bytes.fromhex(mask) for mask in close["masks"]]
        locked = lock_hash(context, close["round"], lock, masks)
        operator = self.config.operators[close["member"]]
        deadline = self.config.chain.time(close["round"])
        check_countersignature(operator, context, locked, close["signer"], deadline)
        self.refuse_second(close, context, locked)
        seed = self.open_seed(body, context, locked, lock, masks[0])
        return self.settle(body, terms, tickets, context, locked, seed)

    def read_books(self, close):
        with self.store.read() as db:
            terms = require_terms(db, close["member"], close["instance"])
            if not is_draw(json.loads(terms["rules"])):
                raise Refused(422, "instance is a deck")
            tree = find_tree(db, close["member"], close["instance"])
            known = db.execute("SELECT 1 FROM winners WHERE context = ?", (bytes.fromhex(close["C"]),)).fetchone()
            # The own jackpot has moved on after the first answer; C, which covers it, is compared again.
            jackpot = close["jackpot"] if known else str(own_jackpot(db, terms))
            compare_close(self.config.chain, terms, tree, close, jackpot)
            return terms, read_live_tickets(db, tree.id)

    def refuse_second(self, close, context, locked):
        """One close of an instance, one lock of a close, and one close of a link are ever signed."""
        with self.store.read() as db:
            query = "SELECT context, lock FROM winners WHERE (member = ? AND instance = ?) OR link_id = ?"
            rows = db.execute(query, (close["member"], close["instance"], link_id(close))).fetchall()
        comparison = Comparison()
        for row in rows:
            comparison.same("signed C", row["context"], context)
            comparison.same("signed L", row["lock"], locked)
        comparison.finish("second statement", instance=close["instance"])

    def open_seed(self, body, context, locked, lock, mask):
        close = body["close"]
        number = close["round"]
        given = bytes.fromhex(body["beacon"]) if "beacon" in body else None
        value = self.beacon.signature(number, given)
        key, sound = self.beacon.open(lock, number, value)
        link = masked(mask, key, context, 0)
        if not sound or chain_step(link).hex() != close["previous"]:
            # The result stands. The signed lock is the proof against the signer.
            log("lock fault", member=close["member"], instance=close["instance"], C=close["C"])
            self.store.add_difference(close["member"], "lock fault", {"C": close["C"], "link": link.hex()})
        return draw_seed(link, context, locked, number, value)

    def settle(self, body, terms, tickets, context, locked, seed):
        close, given = body["close"], body["settlement"]
        rules, table = json.loads(terms["rules"]), json.loads(terms["prize_table"])
        game = GAMES[rules["kind"]]
        result = game.draw(open_streams("FD2", seed, context), rules, [ticket["seq0"] for ticket in tickets])
        pool, jackpot = int(close["pool"]), int(close["jackpot"])
        own = game.settle(rules, table, result, tickets, pool, jackpot)
        payouts = own["payouts"]
        paid = [(each["seq0"], each["tier"], int(each["fromPool"]) + int(each["fromJackpot"])) for each in payouts]
        root, total = payouts_root(close["instance"], paid), sum(amount for _, _, amount in paid)
        comparison = Comparison()
        comparison.same("result", result, body["result"])
        comparison.differences += compare_payouts(payouts, given["payouts"])
        comparison.same("paid", str(total), given["paid"])
        comparison.same("count", len(paid), given["count"])
        comparison.same("root", root.hex(), given["root"])
        comparison.finish("winners", held=True, instance=close["instance"], C=close["C"])
        return self.store_winners(close, terms, context, locked, root, total, len(paid), own["jackpotAfter"])

    def store_winners(self, close, terms, context, locked, root, total, count, jackpot_after):
        with self.store.write() as db:
            query = "SELECT signature FROM winners WHERE context = ? AND root = ?"
            known = db.execute(query, (context, root)).fetchone()
            if known:
                signed = known["signature"]
            else:
                signed = self.key.sign(winners_hash(context, locked, root, total, count))
                place_of = (context, close["member"], close["instance"], locked, link_id(close))
                row = (*place_of, root, str(total), count, signed, now_ms())
                db.execute("INSERT INTO winners VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
                after = (jackpot_after, close["member"], terms["game"])
                db.execute("UPDATE jackpot SET amount = ? WHERE member = ? AND game = ?", after)
        return {"root": root.hex(), "paid": str(total), "count": count, "signature": signed.hex()}


def link_id(close):
    return f"{close['member']}/{close['game']}/{close['chain']}/{close['index']}"
