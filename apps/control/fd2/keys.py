"""The keys and the term of the signer that the log names for a game at a place of the log."""

from fd1 import ed25519
from fd1.encoding import u64
from .hashes import H2

ROLES = ("platform", "signer", "control")


def change_hash(change):
    old, new = bytes.fromhex(change["old"]), bytes.fromhex(change["new"])
    return H2("key", change["role"], old, new, u64(change["from"]))


def is_signed_change(change, keys):
    """By the old key, or by two other roles if the old key is lost."""
    signed, data = change_hash(change), bytes.fromhex(change["sig"])
    signatures = [data[at : at + 64] for at in range(0, len(data), 64)]
    if any(len(each) != 64 for each in signatures):
        return False
    if len(signatures) == 1:
        return ed25519.verify(bytes.fromhex(change["old"]), signed, signatures[0])
    others = [bytes.fromhex(keys[role]) for role in ROLES if role != change["role"] and keys[role]]
    pairs = list(zip(others, signatures))
    return len(signatures) == len(others) == 2 and all(ed25519.verify(key, signed, each) for key, each in pairs)


def keys_at(game, entries, index, at):
    """`entries` are (index, entry). Returns the keys by role and the term of the signer, or None for a false change."""
    keys, term = dict(game["keys"]), 1
    for place, each in sorted(entries, key=lambda pair: pair[0]):
        if place >= index:
            break
        if each["t"] == "term":
            if each["term"] <= term:
                return None
            keys["signer"], term = each["key"], each["term"]
        elif each["t"] == "key" and each["role"] in ROLES and each["from"] <= at and keys[each["role"]] == each["old"]:
            if not is_signed_change(each, keys):
                return None
            keys[each["role"]] = each["new"]
    return keys, term
