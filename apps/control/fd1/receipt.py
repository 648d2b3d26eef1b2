"""A buyer's receipt: version 1 has a signature of its own, version 2 shares the signature of its batch."""

from . import ed25519
from .close_record import StepFailed, raw, require
from .encoding import H, canonical_hash, enc, sha256, u32, u64
from .merkle import leaf_hash
from .record import hash32, id_text, place, signature, time
from .shape import Problem, fields, many, one_of, whole

COMMON = {"instance": id_text, "seq0": place, "leafHash": hash32, "treeSize": place, "root": hash32}
VERSION_1 = fields(**COMMON, unixMs=time, signature=signature)
BATCH = fields(
    n=whole(0, 2**53 - 1),
    count=whole(1, 2**32 - 1),
    index=place,
    path=many(hash32),
    previous=hash32,
    unixMs=time,
    signature=signature,
)
VERSION_2 = fields(
    version=one_of(2), member=id_text, **COMMON, rulesHash=hash32, prizeTableHash=hash32, batch=BATCH
)


def facts_hash(receipt):
    """The signed hash of version 1; it also decides the card of an instant ticket."""
    time_of_sale = receipt["batch"]["unixMs"] if "batch" in receipt else receipt["unixMs"]
    leaf, root = raw(receipt["leafHash"]), raw(receipt["root"])
    return H("receipt", receipt["instance"], u64(receipt["seq0"]), leaf, u64(receipt["treeSize"]), root, u64(time_of_sale))


def root_from_path(leaf, index, size, path):
    """Follows RFC 9162, 2.1.3.2; None if the path does not fit."""
    if index >= size:
        return None
    at, last, value = index, size - 1, leaf
    for sibling in path:
        if last == 0:
            return None
        if at % 2 or at == last:
            value = sha256(b"\x01" + sibling + value)
            while at and at % 2 == 0:
                at, last = at // 2, last // 2
        else:
            value = sha256(b"\x01" + value + sibling)
        at, last = at // 2, last // 2
    return value if last == 0 else None


def batch_hash(receipt):
    batch = receipt["batch"]
    leaf = leaf_hash(
        enc(
            "FD2/receipt",
            receipt["member"],
            receipt["instance"],
            u64(receipt["seq0"]),
            raw(receipt["leafHash"]),
            u64(receipt["treeSize"]),
            raw(receipt["root"]),
            raw(receipt["rulesHash"]),
            raw(receipt["prizeTableHash"]),
        )
    )
    root = root_from_path(leaf, batch["index"], batch["count"], [raw(each) for each in batch["path"]])
    if root is None:
        return None
    signed = enc(receipt["member"], u64(batch["n"]), u32(batch["count"]), root, raw(batch["previous"]), u64(batch["unixMs"]))
    return sha256(b"FD2/batch\x00" + signed)


def open_receipt(record, receipt, key):
    """Requires that the operator signed the receipt for this file, its rules and its prizes."""
    is_second = isinstance(receipt, dict) and "version" in receipt
    try:
        (VERSION_2 if is_second else VERSION_1)(receipt)
    except Problem as problem:
        raise StepFailed("receipt", str(problem)) from None
    signed = batch_hash(receipt) if is_second else facts_hash(receipt)
    given = receipt["batch"]["signature"] if is_second else receipt["signature"]
    genuine = signed is not None and ed25519.verify(raw(key), signed, raw(given))
    require("receipt", genuine, "not signed by the operator")
    require("receipt", receipt["instance"] == record["instance"], "the receipt is for another instance")
    if is_second:
        require("receipt", receipt["member"] == record["member"], "the receipt is of another operator")
        for name, terms in (("rulesHash", "rules"), ("prizeTableHash", "prizeTable")):
            same = raw(receipt[name]) == canonical_hash(record[terms])
            require("receipt", same, f"{terms} differ from the receipt")
