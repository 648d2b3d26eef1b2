"""The leaves of tickets and voids, and the leaves of their receipts."""

from hashlib import sha256

from fd1.encoding import enc, u64
from fd2.tree import Frontier
from .store import read_lines

LENGTH_8, LENGTH_32 = b"\x00\x00\x00\x08", b"\x00\x00\x00\x20"


class Leaves:
    """The parts that all leaves of an instance share are encoded once, because a busy lane sells thousands a second."""

    def __init__(self, member, instance, currency):
        self._ticket = b"\x00" + enc("FD1/leaf", member, instance) + LENGTH_8
        self._void = b"\x00" + enc("FD1/void", member, instance) + LENGTH_8
        self._receipt = b"\x00" + enc("FD2/receipt", member, instance) + LENGTH_8
        self._currency = enc(currency)

    def ticket(self, seq0, player, plays, price):
        chosen = plays.encode("ascii")
        head = self._ticket + seq0.to_bytes(8, "big") + LENGTH_32 + player + len(chosen).to_bytes(4, "big") + chosen
        return sha256(head + LENGTH_8 + price.to_bytes(8, "big") + self._currency).digest()

    def void(self, seq0, voided):
        return sha256(self._void + u64(seq0) + LENGTH_8 + u64(voided)).digest()

    def receipt(self, seq0, leaf, head):
        return sha256(self._receipt + seq0.to_bytes(8, "big") + LENGTH_32 + leaf + head).digest()

    def stored(self, row):
        if row["voided"] is not None:
            return self.void(row["seq0"], row["voided"])
        return self.ticket(row["seq0"], row["player"], row["plays"], row["price"])


def receipt_head(size, root, rules_hash, prizes_hash):
    """What all receipts of an instance in one batch state."""
    return enc(u64(size), root, rules_hash, prizes_hash)


def stored_leaves(db, tree, terms, size):
    leaves = Leaves(terms["member"], terms["instance"], terms["currency"])
    return [leaves.stored(row) for row in read_lines(db, tree.id, 0, size)]


def root_at(db, tree, terms, size):
    """The own root of the first `size` lines, computed from the stored lines."""
    frontier = Frontier()
    for leaf in stored_leaves(db, tree, terms, size):
        frontier.append(leaf)
    return frontier.root()


def show_line(row):
    """A stored line as the difference names it."""
    if row["voided"] is not None:
        return {"seq0": row["seq0"], "voided": row["voided"]}
    player, price = row["player"].hex(), str(row["price"])
    return {"seq0": row["seq0"], "player": player, "plays": row["plays"], "price": price}
