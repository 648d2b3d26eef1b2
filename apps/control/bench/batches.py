#!/usr/bin/env python3
"""Measures the processor time per ticket: python3 apps/control/bench/batches.py [tickets]"""

import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from control.batches import accept_batches
from control.config import Key
from control.lines import Leaves, receipt_head
from control.store import Store
from fd1.encoding import canonical_hash, sha256
from fd1.merkle import root_of
from fd2.hashes import ZERO, batch_hash
from fd2.tree import Frontier

RULES = {"kind": "oneDrawGame", "pick": 6, "from": 49}
TIERS = [{"name": "Six", "matches": 6, "prize": {"kind": "jackpot"}}, {"name": "Five", "matches": 5, "prize": {"kind": "share", "percent": 100}}]
TABLE = {"payoutPercentage": 50, "progressivePercentage": 10, "tiers": TIERS}
PER_BATCH, PER_REQUEST = 64, 32
MEMBER, INSTANCE = "1", "48001"


class Lane:
    """Sells tickets like a platform."""

    def __init__(self, key):
        self.key, self.frontier, self.previous, self.n = key, Frontier(), ZERO, 0
        self.leaves = Leaves(MEMBER, INSTANCE, "EUR")
        self.hashes = (canonical_hash(RULES), canonical_hash(TABLE))

    def sell(self):
        tickets, leaves = [], []
        for _ in range(PER_BATCH):
            seq0 = self.frontier.size
            player, plays = sha256(b"%d" % (seq0 % 5000)), f"{1 + seq0 % 10},{12 + seq0 % 7},20,30,40,{41 + seq0 % 9}"
            leaf = self.leaves.ticket(seq0, player, plays, 100)
            self.frontier.append(leaf)
            leaves.append(leaf)
            tickets.append({"instance": INSTANCE, "seq0": seq0, "player": player.hex(), "plays": plays, "price": "100"})
        root, size = self.frontier.root(), self.frontier.size
        head = receipt_head(size, root, *self.hashes)
        receipts = [self.leaves.receipt(line["seq0"], leaf, head) for line, leaf in zip(tickets, leaves)]
        self.n += 1
        at = time.time_ns() // 1_000_000
        own = batch_hash(MEMBER, self.n, PER_BATCH, root_of(receipts), self.previous, at)
        batch = {"n": self.n, "unixMs": at, "previous": self.previous.hex(), "signature": "", "tickets": tickets}
        self.previous = own
        rules, prizes = (each.hex() for each in self.hashes)
        stated = {"instance": INSTANCE, "currency": "EUR", "treeSize": size, "root": root.hex()}
        return {**batch, "heads": [{**stated, "rulesHash": rules, "prizeTableHash": prizes}]}, own


def main():
    tickets = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    key = Key(sha256(b"bench"))

    class Config:
        operators = {MEMBER: type("Operator", (), {"platform_keys": [key.public]})}

    terms = {"game": "1", "instance": INSTANCE, "rules": RULES, "prizeTable": TABLE, "currency": "EUR", "jackpot": "0"}
    lane, spent, done = Lane(key), 0.0, 0
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "control.db")
        accept_batches(store, Config, {"member": MEMBER, "terms": [terms], "batches": []})
        while done < tickets:
            made = [lane.sell() for _ in range(PER_REQUEST)]
            for batch, own in made:
                batch["signature"] = key.sign(own).hex() if own is made[-1][1] else "00" * 64
            body = json.dumps({"member": MEMBER, "batches": [batch for batch, _ in made]})
            start = time.process_time()
            accept_batches(store, Config, json.loads(body))
            spent += time.process_time() - start
            done += PER_BATCH * PER_REQUEST
        size = (Path(folder) / "control.db").stat().st_size
        print(f"{done} tickets, {spent / done * 1e6:.1f} us each, {size / done:.0f} bytes each")
        store.close()


main()
