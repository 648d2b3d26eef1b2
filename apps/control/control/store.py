"""The books in SQLite. Every change is one transaction, so a kill leaves either all of a request or nothing."""

import json
import sqlite3
import threading
import time
from contextlib import contextmanager

from fd2.tree import Frontier

SCHEMA = """
CREATE TABLE IF NOT EXISTS batch (
  member TEXT NOT NULL, n INTEGER NOT NULL, hash BLOB NOT NULL, unix_ms INTEGER NOT NULL, count INTEGER NOT NULL,
  signature BLOB NOT NULL, received INTEGER NOT NULL, PRIMARY KEY (member, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS terms (
  member TEXT NOT NULL, instance TEXT NOT NULL, game TEXT NOT NULL, currency TEXT NOT NULL,
  rules TEXT NOT NULL, prize_table TEXT NOT NULL, rules_hash BLOB NOT NULL, prizes_hash BLOB NOT NULL,
  PRIMARY KEY (member, instance)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS line (
  tree INTEGER NOT NULL, seq0 INTEGER NOT NULL, player BLOB, plays TEXT, price INTEGER, voided INTEGER,
  PRIMARY KEY (tree, seq0)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tree (
  id INTEGER PRIMARY KEY, member TEXT NOT NULL, instance TEXT NOT NULL, size INTEGER NOT NULL, peaks BLOB NOT NULL,
  pool TEXT NOT NULL, balanced INTEGER NOT NULL DEFAULT 0, UNIQUE (member, instance)
);
CREATE TABLE IF NOT EXISTS void (
  tree INTEGER NOT NULL, voided INTEGER NOT NULL, PRIMARY KEY (tree, voided)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS head (
  tree INTEGER NOT NULL, size INTEGER NOT NULL, root BLOB NOT NULL, PRIMARY KEY (tree, size)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS jackpot (
  member TEXT NOT NULL, game TEXT NOT NULL, amount TEXT NOT NULL, PRIMARY KEY (member, game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS winners (
  context BLOB PRIMARY KEY, member TEXT NOT NULL, instance TEXT NOT NULL, lock BLOB NOT NULL, link_id TEXT UNIQUE,
  root BLOB NOT NULL, paid TEXT NOT NULL, count INTEGER NOT NULL, signature BLOB NOT NULL, at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS deck (
  hash BLOB PRIMARY KEY, member TEXT NOT NULL, instance TEXT NOT NULL, close BLOB NOT NULL, lock BLOB NOT NULL,
  seal_round INTEGER NOT NULL, previous BLOB NOT NULL, cards INTEGER NOT NULL, root BLOB NOT NULL,
  n INTEGER NOT NULL, size INTEGER NOT NULL, link BLOB NOT NULL, missed INTEGER NOT NULL, UNIQUE (member, instance)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS dealt (
  deck BLOB NOT NULL, seq0 INTEGER NOT NULL, choice INTEGER NOT NULL, position INTEGER NOT NULL, context BLOB NOT NULL,
  PRIMARY KEY (deck, seq0)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS round (
  context BLOB PRIMARY KEY, member TEXT NOT NULL, round INTEGER NOT NULL, lock BLOB NOT NULL, UNIQUE (member, round)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS beacon (round INTEGER PRIMARY KEY, signature BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS opened (
  lock BLOB NOT NULL, round INTEGER NOT NULL, key BLOB NOT NULL, sound INTEGER NOT NULL, PRIMARY KEY (lock, round)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS difference (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, member TEXT NOT NULL, kind TEXT NOT NULL, detail TEXT NOT NULL,
  UNIQUE (member, kind, detail)
);
"""


def now_ms():
    return time.time_ns() // 1_000_000


class Tree:
    """The tickets of an instance: the tree over their leaves and the sum of the prices of the live ones."""

    def __init__(self, number, frontier, pool, balanced):
        self.id, self.frontier, self.pool, self.balanced = number, frontier, pool, balanced


class Store:
    def __init__(self, path):
        self._path = path
        self._local = threading.local()
        self._writing = threading.Lock()
        with self.write() as db:
            for statement in SCHEMA.split(";"):
                db.execute(statement)

    def _connection(self):
        if not hasattr(self._local, "db"):
            db = sqlite3.connect(self._path, timeout=60, isolation_level=None)
            db.row_factory = sqlite3.Row
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            self._local.db = db
        return self._local.db

    @contextmanager
    def read(self):
        """One consistent view; it does not wait for writers."""
        db = self._connection()
        db.execute("BEGIN")
        try:
            yield db
        finally:
            db.execute("COMMIT")

    @contextmanager
    def write(self):
        db = self._connection()
        with self._writing:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
            except BaseException:
                db.execute("ROLLBACK")
                raise
            db.execute("COMMIT")

    def close(self):
        if hasattr(self._local, "db"):
            self._local.db.close()
            del self._local.db

    def add_difference(self, member, kind, detail):
        with self.write() as db:
            db.execute(
                "INSERT OR IGNORE INTO difference (at, member, kind, detail) VALUES (?, ?, ?, ?)",
                (now_ms(), member, kind, json.dumps(detail)),
            )


def find_terms(db, member, instance):
    return db.execute("SELECT * FROM terms WHERE member = ? AND instance = ?", (member, instance)).fetchone()


def find_tree(db, member, instance):
    row = db.execute("SELECT * FROM tree WHERE member = ? AND instance = ?", (member, instance)).fetchone()
    if row is None:
        return None
    return Tree(row["id"], Frontier.from_bytes(row["size"], row["peaks"]), int(row["pool"]), row["balanced"])


def find_root(db, tree, size):
    row = db.execute("SELECT root FROM head WHERE tree = ? AND size = ?", (tree, size)).fetchone()
    return row and row["root"]


def find_newest_batch(db, member):
    return db.execute("SELECT * FROM batch WHERE member = ? ORDER BY n DESC LIMIT 1", (member,)).fetchone()


def read_lines(db, tree, start=0, end=2**62):
    query = "SELECT * FROM line WHERE tree = ? AND seq0 >= ? AND seq0 < ? ORDER BY seq0"
    return db.execute(query, (tree, start, end))


def read_live_tickets(db, tree):
    """In order of sale, with the fields that the games need."""
    query = """SELECT seq0, player, plays FROM line WHERE tree = ? AND voided IS NULL
        AND seq0 NOT IN (SELECT voided FROM void WHERE tree = ?) ORDER BY seq0"""
    rows = db.execute(query, (tree, tree))
    return [{"seq0": row["seq0"], "player": row["player"].hex(), "plays": row["plays"]} for row in rows]
