"""Checks that the signer countersigned a close record or a round before its beacon round."""

from fd1 import ed25519
from fd2.hashes import countersign_hash
from .answers import Different, difference

MARGIN_MS = 1500


def check_countersignature(operator, context, locked, signer, deadline):
    """`deadline` is the time of the beacon round, or None if the statement has no round."""
    signed = countersign_hash(context, locked, signer)
    if not any(ed25519.verify(key, signed, bytes.fromhex(signer["sig"])) for key in operator.signer_keys):
        raise Different("signer", [difference("countersignature", signed, signer["sig"])], context=context.hex())
    if deadline is not None and signer["at"] >= deadline - MARGIN_MS:
        raise Different("signer", [difference("countersigned before", deadline - MARGIN_MS, signer["at"])])
