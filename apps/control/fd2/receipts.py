"""A buyer's receipt of scheme FD2; one signature covers all receipts of a batch."""

from fd1 import ed25519
from fd1.record import hash32, id_text, place, signature, time
from fd1.shape import Problem, fields, many, one_of, whole
from .hashes import batch_hash, receipt_leaf
from .tree import root_from_path
from .verdict import StepFailed, require

BATCH = fields(
    n=whole(0, 2**53 - 1),
    count=whole(1, 2**32 - 1),
    index=place,
    path=many(hash32),
    previous=hash32,
    unixMs=time,
    signature=signature,
)
RECEIPT = fields(
    version=one_of(2),
    member=id_text,
    instance=id_text,
    seq0=place,
    leafHash=hash32,
    treeSize=place,
    root=hash32,
    rulesHash=hash32,
    prizeTableHash=hash32,
    batch=BATCH,
)


def is_genuine(receipt, key):
    batch = receipt["batch"]
    steps = [bytes.fromhex(step) for step in batch["path"]]
    root = root_from_path(receipt_leaf(receipt), batch["index"], batch["count"], steps)
    if root is None:
        return False
    place_of = (receipt["member"], batch["n"], batch["count"], root, bytes.fromhex(batch["previous"]), batch["unixMs"])
    return ed25519.verify(key, batch_hash(*place_of), bytes.fromhex(batch["signature"]))


def open_receipt(receipt, key, member, instance, terms):
    """Requires a genuine receipt for this sale. `terms` are the hashes of rules and prize table."""
    try:
        RECEIPT(receipt)
    except Problem as problem:
        raise StepFailed("receipt", str(problem)) from None
    require("receipt", is_genuine(receipt, key), "not signed by the operator")
    same = receipt["member"] == member and receipt["instance"] == instance
    require("receipt", same, "the receipt is for another sale")
    stated = (bytes.fromhex(receipt["rulesHash"]), bytes.fromhex(receipt["prizeTableHash"]))
    require("receipt", stated == tuple(terms), "the ticket was bought under other terms")
