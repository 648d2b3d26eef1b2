"""Signs what was sold, if and only if the platform's totals equal the own books."""

import json

from fd1.record import hash32, id_text, place
from fd1.shape import Optional, amount, fields, many
from fd2.hashes import balance_hash
from .answers import Comparison, Different, difference
from .batches import Sale
from .lines import root_at, show_line, stored_leaves
from .store import find_newest_batch, find_tree, now_ms, read_lines
from .terms import is_draw, require_terms

BODY = fields(
    member=id_text,
    instance=id_text,
    treeSize=place,
    root=hash32,
    pool=amount,
    voids=Optional(many(fields(seq0=place, voided=place))),
    leaves=Optional(many(hash32)),
)
SHOWN = 20


def add_last_voids(db, body):
    """A void has no receipt, so no batch contains the voids after the last sale. Known voids must be the same."""
    sale = Sale(db, body["member"], body["instance"])
    tree = sale.tree
    for line in body.get("voids", []):
        seq0, voided = line["seq0"], line["voided"]
        if seq0 < tree.frontier.size:
            sale.flush()
            known = read_lines(db, tree.id, seq0, seq0 + 1).fetchone()
            if known["voided"] != voided:
                raise Different("balance", [difference("line", show_line(known), line, seq0=seq0)], instance=sale.instance)
        elif seq0 > tree.frontier.size or tree.balanced:
            expected = "closed" if tree.balanced else tree.frontier.size
            raise Different("balance", [difference("void", expected, line, seq0=seq0)], instance=sale.instance)
        else:
            sale.add_void(seq0, voided)
    sale.save()


def name_lines(db, comparison, terms, tree, body):
    """Narrows a difference to lines as far as the given values allow."""
    ours, theirs = tree.frontier.size, body["treeSize"]
    if ours > theirs and root_at(db, tree, terms, theirs).hex() == body["root"]:
        for row in read_lines(db, tree.id, theirs, min(ours, theirs + SHOWN)):
            comparison.same("line", show_line(row), None, seq0=row["seq0"])
    elif ours < theirs:
        newest = find_newest_batch(db, body["member"])
        comparison.same("batches", newest["n"] if newest else None, "later", firstMissing=ours)
    named = 0
    for seq0, (own, given) in enumerate(zip(stored_leaves(db, tree, terms, ours), body.get("leaves", []))):
        if own.hex() != given and named < SHOWN:
            named += 1
            line = show_line(read_lines(db, tree.id, seq0, seq0 + 1).fetchone())
            comparison.same("leaf", own.hex(), given, seq0=seq0, line=line)


def sign_balance(store, key, body):
    BODY(body)
    member, instance = body["member"], body["instance"]
    with store.write() as db:
        terms = require_terms(db, member, instance)
        add_last_voids(db, body)
        tree = find_tree(db, member, instance)
        root, size = tree.frontier.root(), tree.frontier.size
        comparison = Comparison()
        comparison.same("treeSize", size, body["treeSize"])
        comparison.same("root", root.hex(), body["root"])
        comparison.same("pool", str(tree.pool), body["pool"])
        if comparison.differences:
            name_lines(db, comparison, terms, tree, body)
        comparison.finish("balance", instance=instance)
        if is_draw(json.loads(terms["rules"])):
            db.execute("UPDATE tree SET balanced = 1 WHERE id = ?", (tree.id,))
        at = now_ms()
    signed = key.sign(balance_hash(member, instance, size, root, tree.pool, at))
    return {"at": at, "signature": signed.hex()}
