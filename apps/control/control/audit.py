"""Prints the own books, beside given totals if there are any."""

import json

from fd2.tree import Frontier
from .status import BOOKS

COLUMNS = ("size", "root", "pool", "paid", "count", "settlement")


def read_books(store):
    with store.read() as db:
        for row in db.execute(BOOKS):
            settlement = row["settlement"].hex() if row["settlement"] else None
            root = Frontier.from_bytes(row["size"], row["peaks"]).root().hex()
            values = (row["size"], root, row["pool"], row["paid"], row["count"], settlement)
            yield (row["member"], row["instance"]), dict(zip(COLUMNS, values))


def audit(store, totals_file):
    """Returns whether every given total equals the own one; `totals_file` has one JSON object per line."""
    given = {}
    if totals_file:
        with open(totals_file, encoding="utf-8") as lines:
            for line in lines:
                total = json.loads(line)
                given[str(total.pop("member")), str(total.pop("instance"))] = total
    equal = True
    for place, ours in read_books(store):
        theirs = given.pop(place, None if totals_file else {})
        differing = ["instance"] if theirs is None else [name for name in theirs if theirs[name] != ours.get(name)]
        equal = equal and not differing
        line = {"member": place[0], "instance": place[1], "ours": ours}
        print(json.dumps({**line, "theirs": theirs, "different": differing} if totals_file else line))
    for (member, instance), theirs in given.items():
        equal = False
        print(json.dumps({"member": member, "instance": instance, "ours": None, "theirs": theirs, "different": ["instance"]}))
    return equal
