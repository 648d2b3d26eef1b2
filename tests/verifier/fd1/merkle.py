"""Merkle trees of RFC 9162."""

from .encoding import sha256


def leaf_hash(data):
    return sha256(b"\x00" + data)


def root_of(hashes):
    """Joining neighbours level by level, the odd one going up as it is, splits at the largest power of two."""
    level = list(hashes)
    if not level:
        return sha256(b"")
    while len(level) > 1:
        joined = [sha256(b"\x01" + level[i] + level[i + 1]) for i in range(0, len(level) - 1, 2)]
        level = joined + ([level[-1]] if len(level) % 2 else [])
    return level[0]
