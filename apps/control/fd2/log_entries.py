"""The entries of the public log, and the proofs that they are in it."""

from fd1.encoding import canonical_text
from fd1.merkle import leaf_hash
from fd1.record import hash32, id_text
from fd1.shape import Optional, Problem, amount, fields, many, need, one_of, pattern, whole
from .notes import open_checkpoint
from .tree import root_from_path

ZERO = "00" * 32
count = whole(0, 2**53 - 1)
any_bytes = pattern("(?:[0-9a-f]{2}){0,32767}")
path = many(hash32)


def any_text(limit):
    def check(value):
        need(isinstance(value, str) and len(value.encode("utf-16-le", "surrogatepass")) // 2 <= limit, "not a text")
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:
            raise Problem("unpaired surrogate") from None

    return check


note = any_text(100_000)
short = any_text(65_535)


def row(*shapes):
    def check(value):
        need(isinstance(value, list) and len(value) == len(shapes), "not a row")
        for shape, field in zip(shapes, value):
            shape(field)

    return check


SIGNER = fields(at=count, term=count, k=count, head=hash32, sig=any_bytes)
IN_GAME = {"game": id_text, "prev": hash32}
REASON = {**IN_GAME, "C": hash32, "reason": short}
KEYS = fields(platform=hash32, signer=hash32, control=any_bytes)
ENTRIES = {
    "policy": {"text": short, "from": count},
    "key": {"role": id_text, "old": any_bytes, "new": any_bytes, "from": count, "sig": any_bytes},
    "term": {"key": hash32, "term": count, "k": count, "head": hash32},
    "game": {
        **IN_GAME,
        "scheme": one_of("FD2", "FD2/deck"),
        "anchor": hash32,
        "keys": KEYS,
        "rules": hash32,
        "prizes": hash32,
        "fd1Index": count,
    },
    "chain": {**IN_GAME, "chain": count, "anchor": hash32, "length": count, "platform": any_bytes, "signer": any_bytes},
    "heads": {"n": count, "batch": hash32, "rows": many(row(id_text, count, hash32))},
    "close": {
        **IN_GAME,
        "C": hash32,
        "member": id_text,
        "instance": id_text,
        "rules": hash32,
        "prizes": hash32,
        "size": count,
        "root": hash32,
        "pool": amount,
        "jackpot": amount,
        "currency": id_text,
        "chain": count,
        "index": count,
        "previous": hash32,
        "round": count,
        "closedAt": count,
        "latestEnd": Optional(count),
        "platform": any_bytes,
        "lock": any_bytes,
        "masks": many(any_bytes),
        "signer": SIGNER,
        "ics": fields(at=count, sig=any_bytes),
    },
    "deck": {
        **IN_GAME,
        "D": hash32,
        "C": hash32,
        "N": count,
        "root": hash32,
        "anchor": hash32,
        "platform": any_bytes,
        "signer": SIGNER,
    },
    "round": {
        "Q": hash32,
        "round": count,
        "cutAt": count,
        "rows": many(row(hash32, count, count, hash32)),
        "lock": any_bytes,
        "masks": many(any_bytes),
        "signer": SIGNER,
    },
    "result": {
        **IN_GAME,
        "C": hash32,
        "beacon": any_bytes,
        "link": hash32,
        "text": short,
        "settlement": hash32,
        "paid": amount,
        "count": count,
        "ics": any_bytes,
        "platform": any_bytes,
    },
    "late": REASON,
    "missed": {"Q": hash32, "reason": short},
    "cancel": REASON,
    "held": REASON,
    "release": REASON,
    "books": {"journal": hash32, "audit": hash32, "at": count},
}
SHAPES = {name: fields(t=one_of(name), **each) for name, each in ENTRIES.items()}


def entry(value):
    kind = value.get("t") if isinstance(value, dict) else None
    need(isinstance(kind, str) and kind in SHAPES, "unknown type of entry")
    SHAPES[kind](value)


def entry_leaf(value):
    return leaf_hash(canonical_text(value).encode("utf-8"))


def is_included(leaf, index, steps, checkpoint):
    root = root_from_path(leaf, index, checkpoint.size, [bytes.fromhex(step) for step in steps])
    return root is not None and root == checkpoint.root


def proved_pairs(record):
    """(index, entry) of the entries that the newer checkpoint of a record includes; a step trusts no others."""
    newest = open_checkpoint(record["history"]["checkpoint"], None)
    return [
        (each["index"], each["entry"])
        for each in record["entries"]
        if newest and is_included(entry_leaf(each["entry"]), each["index"], each["path"], newest)
    ]


PROOF = fields(index=count, path=path, checkpoint=note)
PROVED = fields(entry=entry, index=count, path=path, checkpoint=note)


def timely(checkpoint, deadline_ms):
    """The number of witnesses that saw the checkpoint truly before a second before the deadline."""
    return sum(seconds <= deadline_ms / 1000 - 2 for seconds in checkpoint.times.values())
