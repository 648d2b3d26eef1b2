"""The fields of a draw record of scheme FD2."""

from fd1.record import (
    BEACON,
    DRAW_FIELDS,
    check_voids,
    hash32,
    signature,
    time,
)
from fd1.shape import fields, many, need, one_of, whole
from fd1.terms import check_terms
from .log_entries import PROOF, any_bytes, count, entry, note, path

MAX_LINKS = 10_000_000


def or_null(shape):
    def check(value):
        if value is not None:
            shape(value)

    return check


def key_or_empty(value):
    if value != "":
        hash32(value)


RECORD = fields(
    scheme=one_of("FD2"),
    version=one_of(1),
    **DRAW_FIELDS,
    beacon=BEACON,
    chain=fields(
        number=whole(1, 2**32 - 1),
        anchor=hash32,
        length=whole(1, MAX_LINKS),
        index=whole(1, MAX_LINKS),
        previous=hash32,
        link=hash32,
        committed=or_null(PROOF),
    ),
    close=fields(
        hash=hash32,
        platformSignature=signature,
        lock=any_bytes,
        masks=many(hash32),
        signer=fields(at=time, term=whole(1, 2**32 - 1), k=count, head=hash32, signature=signature),
        control=or_null(fields(at=time, signature=signature)),
    ),
    winners=or_null(fields(signature=signature)),
    log=PROOF,
    history=fields(checkpoint=note),
    entries=many(fields(entry=entry, index=count, path=path)),
    keys=fields(platform=hash32, signer=hash32, control=key_or_empty),
)


def check_draw_record(record):
    RECORD(record)
    need(len(record["close"]["masks"]) == 1, "not one mask")
    check_voids(record)
    check_terms(record["rules"], record["prizeTable"])


def close_fields(record, hashes):
    """The fields of the close entry that C covers."""
    rules, prizes = hashes
    chain, beacon = record["chain"], record["beacon"]
    return {
        "member": record["member"],
        "game": record["game"],
        "instance": record["instance"],
        "rules": rules.hex(),
        "prizes": prizes.hex(),
        "size": record["treeSize"],
        "root": record["root"],
        "pool": record["pool"],
        "jackpot": record["jackpot"],
        "currency": record["currency"],
        "chain": chain["number"],
        "index": chain["index"],
        "previous": chain["previous"],
        "round": beacon["round"],
        "closedAt": record["closedAt"],
    }
