"""Merkle trees of RFC 9162."""

from .encoding import sha256


def leaf_hash(data):
    return sha256(b"\x00" + data)


def root_of(hashes):
    """Joins neighbours level by level; an odd last node moves up unchanged, which equals the split of the RFC."""
    level = list(hashes)
    if not level:
        return sha256(b"")
    while len(level) > 1:
        joined = [sha256(b"\x01" + level[i] + level[i + 1]) for i in range(0, len(level) - 1, 2)]
        level = joined + ([level[-1]] if len(level) % 2 else [])
    return level[0]
