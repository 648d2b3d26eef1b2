"""What the control system knows: for monitoring, and for an audit beside the platform's totals."""

import json

from .store import now_ms

NEWEST = """SELECT member, max(n) AS n, max(unix_ms) AS unix_ms, max(received) AS received, sum(count) AS receipts
  FROM batch GROUP BY member"""
BOOKS = """SELECT t.member, t.instance, t.size, t.pool, t.peaks, w.paid, w.count, w.root AS settlement
  FROM tree t LEFT JOIN winners w ON w.member = t.member AND w.instance = t.instance AND length(w.context) = 32
  ORDER BY t.member, t.id"""
SHOWN = 100


def status(store, config, key):
    at = now_ms()
    with store.read() as db:
        newest = {row["member"]: row for row in db.execute(NEWEST)}
        total = db.execute("SELECT count(*) FROM difference").fetchone()[0]
        rows = db.execute("SELECT * FROM difference ORDER BY id DESC LIMIT ?", (SHOWN,)).fetchall()
    members = {}
    for member in config.operators:
        row = newest.get(member)
        members[member] = {
            "n": row["n"] if row else None,
            "receipts": row["receipts"] if row else 0,
            "lagMs": row["received"] - row["unix_ms"] if row else None,
            "idleMs": at - row["received"] if row else None,
        }
    differences = [
        {"at": row["at"], "member": row["member"], "kind": row["kind"], **json.loads(row["detail"])} for row in rows
    ]
    return {"key": key.public.hex(), "at": at, "members": members, "differenceCount": total, "differences": differences}
