"""The fields of log entries that the platform sends. A field has the name and form that it has in the public log."""

from fd1.record import hash32, id_text, place, round_number, signature, time
from fd1.shape import Optional, amount, anything, fields, hexadecimal, many, need, text, whole
from fd2.timelock import LOCK_LENGTH

SIGNER = fields(at=time, term=whole(0, 2**32 - 1), k=whole(0, 2**53 - 1), head=hash32, sig=signature)
LOCKED = {"lock": hexadecimal(LOCK_LENGTH), "masks": many(hash32), "signer": SIGNER}
CLOSE_FIELDS = {
    "C": hash32,
    "member": id_text,
    "game": id_text,
    "instance": id_text,
    "rules": hash32,
    "prizes": hash32,
    "size": place,
    "root": hash32,
    "pool": amount,
    "jackpot": amount,
    "currency": text(10),
    "chain": whole(1, 2**32 - 1),
    "index": whole(1, 2**32 - 1),
    "previous": hash32,
    "round": round_number,
    "closedAt": time,
    **LOCKED,
}
# The platform may send the whole entry of the log.
UNUSED = {name: Optional(anything) for name in ("t", "prev", "platform")}
CLOSE = fields(**CLOSE_FIELDS, **UNUSED, ics=Optional(anything))
SEAL = fields(**CLOSE_FIELDS, **UNUSED, ics=Optional(anything), latestEnd=time)
DECK = fields(D=hash32, N=place, root=hash32, anchor=hash32, signer=SIGNER, **UNUSED, C=Optional(hash32), game=Optional(id_text))


def row(value):
    """[D, n, size, root]"""
    need(isinstance(value, list) and len(value) == 4, "not a row")
    for shape, field in zip((hash32, place, place, hash32), value):
        shape(field)


ROUND = fields(Q=hash32, round=round_number, cutAt=time, rows=many(row), **LOCKED, t=Optional(anything))
