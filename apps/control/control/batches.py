"""Takes over the lane's batches: recomputes leaves, trees, receipts and the chain of batches."""

import json
import re

from fd1 import ed25519
from fd1.games import GAMES
from fd1.merkle import root_of
from fd1.record import hash32, id_text, place, signature, time
from fd1.shape import Optional, Problem, anything, fields, many, need, whole
from fd2.hashes import ZERO, batch_hash
from .answers import Comparison, Different, Refused, difference
from .lines import Leaves, receipt_head, show_line
from .store import find_newest_batch, find_tree, now_ms, read_lines
from .terms import put_terms, require_terms

PRICE = re.compile("0|[1-9][0-9]{0,17}", re.ASCII)
TICKET = {"instance", "seq0", "player", "plays", "price"}
VOID = {"instance", "seq0", "voided"}
SHOWN = 20

HEAD = fields(
    instance=id_text, currency=anything, treeSize=place, root=hash32, rulesHash=hash32, prizeTableHash=hash32
)
# The tickets are checked one by one while they are hashed.
BATCH = fields(
    n=whole(0, 2**53 - 1), unixMs=time, previous=hash32, signature=signature, heads=many(HEAD), tickets=many(anything)
)
BODY = fields(member=id_text, terms=Optional(many(anything)), batches=many(BATCH))


class Sale:
    """An instance while batches are added to it."""

    def __init__(self, db, member, instance):
        self.db, self.instance = db, instance
        self.terms = require_terms(db, member, instance)
        self.tree = find_tree(db, member, instance)
        self.leaves = Leaves(member, instance, self.terms["currency"])
        self.rules = json.loads(self.terms["rules"])
        game = GAMES.get(self.rules["kind"])
        self.is_valid = game.valid if game else lambda _rules, plays: plays == ""
        self.rows = []

    def flush(self):
        self.db.executemany("INSERT INTO line VALUES (?, ?, ?, ?, ?, ?)", self.rows)
        self.rows.clear()

    def add_ticket(self, seq0, player, plays, price, leaf):
        self.tree.frontier.append(leaf)
        self.tree.pool += price
        self.rows.append((self.tree.id, seq0, player, plays, price, None))

    def add_void(self, seq0, voided):
        self.flush()
        query = "SELECT price FROM line WHERE tree = ? AND seq0 = ? AND voided IS NULL"
        row = self.db.execute(query, (self.tree.id, voided)).fetchone()
        done = self.db.execute("INSERT OR IGNORE INTO void VALUES (?, ?)", (self.tree.id, voided)).rowcount
        if row is None or not done:
            why = "already voided" if row else "no ticket"
            raise Different("line", [difference("voided", why, voided, instance=self.instance, seq0=seq0)])
        self.tree.frontier.append(self.leaves.void(seq0, voided))
        self.tree.pool -= row["price"]
        self.rows.append((self.tree.id, seq0, None, None, None, voided))

    def save(self):
        self.flush()
        tree = self.tree
        row = (tree.frontier.size, tree.frontier.to_bytes(), str(tree.pool), tree.id)
        self.db.execute("UPDATE tree SET size = ?, peaks = ?, pool = ? WHERE id = ?", row)


class Intake:
    """Adds batches in one transaction."""

    def __init__(self, db, member, operator):
        self.db, self.member, self.operator = db, member, operator
        self.newest = find_newest_batch(db, member)
        self.sales, self.unsigned, self.added = {}, None, 0

    def sale(self, instance):
        if instance not in self.sales:
            self.sales[instance] = Sale(self.db, self.member, instance)
        return self.sales[instance]

    def wants(self):
        return self.newest["n"] + 1 if self.newest else None

    def add(self, batch):
        n, previous = batch["n"], bytes.fromhex(batch["previous"])
        if self.newest and n <= self.newest["n"]:
            self.repeat(batch)
            return
        first = self.newest is None and n <= 1
        if not first and (self.newest is None or n != self.newest["n"] + 1):
            raise Refused(409, "gap", wants={"n": self.wants() or 1})
        due = ZERO if first else self.newest["hash"]
        if previous != due:
            raise Different("batch", [difference("previous", due, previous, n=n)])
        heads = {head["instance"]: head for head in batch["heads"]}
        before = {instance: self.sale(instance).tree.frontier.size for instance in heads}
        receipts = self.add_lines(batch, heads)
        self.compare_heads(n, heads, before)
        own = batch_hash(self.member, n, len(receipts), root_of(receipts), previous, batch["unixMs"])
        signed = bytes.fromhex(batch["signature"])
        self.unsigned = (n, own, signed)
        self.newest = {"n": n, "hash": own}
        row = (self.member, n, own, batch["unixMs"], len(receipts), signed, now_ms())
        self.db.execute("INSERT INTO batch VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        self.added += len(batch["tickets"])

    def add_lines(self, batch, heads):
        """Appends every line and returns the leaves of the receipts; a void has no receipt."""
        stated = {instance: head_bytes(head) for instance, head in heads.items()}
        receipts = []
        for index, line in enumerate(batch["tickets"]):
            try:
                instance, seq0 = line["instance"], line["seq0"]
                sale, head = self.sales[instance], stated[instance]
                if sale.tree.frontier.size != seq0:
                    raise Different("line", [difference("seq0", sale.tree.frontier.size, seq0, instance=instance)])
                if sale.tree.balanced:
                    raise Different("line", [difference("sale", "closed", line, instance=instance, seq0=seq0)])
                if "voided" in line:
                    need(set(line) == VOID and type(line["voided"]) is int, "not a void")
                    sale.add_void(seq0, line["voided"])
                    continue
                leaf, ticket = read_ticket(sale, line)
            except Different as different:
                different.fields |= {"n": batch["n"], "line": index}
                raise
            except (Problem, KeyError, TypeError, ValueError, OverflowError) as problem:
                raise Refused(422, "line is not valid", n=batch["n"], line=index, problem=str(problem)) from None
            sale.add_ticket(seq0, *ticket, leaf)
            receipts.append(sale.leaves.receipt(seq0, leaf, head))
        return receipts

    def compare_heads(self, n, heads, before):
        comparison = Comparison()
        for instance, head in heads.items():
            sale = self.sales[instance]
            frontier, terms = sale.tree.frontier, sale.terms
            at = {"instance": instance, "lines": [before[instance], frontier.size]}
            comparison.same("currency", terms["currency"], head["currency"], **at)
            comparison.same("rulesHash", terms["rules_hash"].hex(), head["rulesHash"], **at)
            comparison.same("prizeTableHash", terms["prizes_hash"].hex(), head["prizeTableHash"], **at)
            comparison.same("treeSize", frontier.size, head["treeSize"], **at)
            root = frontier.root()
            comparison.same("root", root.hex(), head["root"], **at)
            self.db.execute("INSERT OR IGNORE INTO head VALUES (?, ?, ?)", (sale.tree.id, frontier.size, root))
        comparison.finish("batch", n=n)

    def repeat(self, batch):
        """A batch that was already taken over must be the same."""
        stored = self.db.execute("SELECT * FROM batch WHERE member = ? AND n = ?", (self.member, batch["n"])).fetchone()
        if stored is None:
            raise Refused(409, "batch is before the first one", wants={"n": self.wants()})
        heads = {head["instance"]: head for head in batch["heads"]}
        receipts = []
        for index, line in enumerate(batch["tickets"]):
            try:
                if "voided" not in line:
                    sale = self.sale(line["instance"])
                    leaf, _ = read_ticket(sale, line)
                    head = head_bytes(heads[line["instance"]])
                    receipts.append(sale.leaves.receipt(line["seq0"], leaf, head))
            except (Problem, KeyError, TypeError, ValueError, OverflowError) as problem:
                raise Refused(422, "line is not valid", n=batch["n"], line=index, problem=str(problem)) from None
        root, previous = root_of(receipts), bytes.fromhex(batch["previous"])
        again = batch_hash(self.member, batch["n"], len(receipts), root, previous, batch["unixMs"])
        if again != stored["hash"]:
            lines = self.find_changed_lines(batch)
            raise Different("batch", [difference("hash", stored["hash"], again)] + lines, n=batch["n"])

    def find_changed_lines(self, batch):
        changed = []
        for line in batch["tickets"]:
            tree = self.sale(line["instance"]).tree
            row = read_lines(self.db, tree.id, line["seq0"], line["seq0"] + 1).fetchone()
            ours = show_line(row) if row else None
            theirs = {name: line[name] for name in line if name not in ("instance", "leafHash")}
            if ours != theirs:
                changed.append(difference("line", ours, theirs, instance=line["instance"], seq0=line["seq0"]))
        return changed[:SHOWN]

    def finish(self):
        """The hash of a batch covers all batches before it, so only the signature of the last one is checked."""
        if self.unsigned:
            n, own, signed = self.unsigned
            if not any(ed25519.verify(key, own, signed) for key in self.operator.platform_keys):
                raise Different("batch", [difference("signature", own, signed)], n=n)
        for sale in self.sales.values():
            sale.save()


def head_bytes(head):
    values = (bytes.fromhex(head[name]) for name in ("root", "rulesHash", "prizeTableHash"))
    return receipt_head(head["treeSize"], *values)


def read_ticket(sale, line):
    """Returns the leaf and (player, plays, price); names the line if the platform states another leaf."""
    need(set(line) - {"leafHash"} == TICKET, "not a ticket")
    seq0, plays, price = line["seq0"], line["plays"], line["price"]
    player = bytes.fromhex(line["player"])
    need(len(player) == 32 and type(seq0) is int and PRICE.fullmatch(price), "invalid player, place or price")
    if not sale.is_valid(sale.rules, plays):
        raise Different("line", [difference("plays", "not valid", plays, instance=sale.instance, seq0=seq0)])
    amount = int(price)
    leaf = sale.leaves.ticket(seq0, player, plays, amount)
    if "leafHash" in line and line["leafHash"] != leaf.hex():
        raise Different("line", [difference("leafHash", leaf, line["leafHash"], instance=sale.instance, seq0=seq0)])
    return leaf, (player, plays, amount)


def accept_batches(store, config, body):
    BODY(body)
    member = body["member"]
    with store.write() as db:
        for given in body.get("terms", []):
            put_terms(db, member, given)
        intake = Intake(db, member, config.operators[member])
        for batch in body["batches"]:
            intake.add(batch)
        intake.finish()
        return {"next": intake.wants(), "added": intake.added}
