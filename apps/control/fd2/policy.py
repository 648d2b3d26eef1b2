"""Reads a log policy in the text form of C2SP tlog-policy."""

import re

from fd1.shape import Problem, need
from .notes import LOG, WITNESS, Policy, decode_base64, key_id

KEY = re.compile(r"([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)")


def read_key(text, kind):
    match = KEY.fullmatch(text)
    need(match, "not a key")
    name, identity, encoded = match.groups()
    data = decode_base64(encoded)
    need(data is not None and len(data) == 33 and data[0] == kind, "not a key of this kind")
    need(key_id(name, kind, data[1:]).hex() == identity, "the id does not belong to the key")
    return name, data[1:]


def read_policy(text):
    log, witnesses, groups, quorum = None, {}, {}, None
    for line in text.split("\n"):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        word, *rest = words
        if word == "log":
            need(log is None and len(rest) in (1, 2), "more than one log")
            log = read_key(rest[0], LOG)
        elif word == "witness":
            need(len(rest) in (2, 3) and rest[0] not in {*witnesses, *groups, "none"}, "a witness has no or a used name")
            witnesses[rest[0]] = read_key(rest[1], WITNESS)
        elif word == "group":
            need(len(rest) >= 3 and rest[0] not in {*witnesses, *groups, "none"}, "a group has no or a used name")
            groups[rest[0]] = read_group(rest[1], rest[2:], witnesses)
        elif word == "quorum":
            need(quorum is None and len(rest) == 1, "more than one quorum")
            quorum = rest[0]
        else:
            raise Problem(f"unknown word {word}")
    need(log is not None and quorum is not None, "no log or no quorum")
    keys = [key for _, key in witnesses.values()]
    names = [name for name, _ in witnesses.values()]
    need(len(set(keys)) == len(keys) and len(set(names)) == len(names), "two witnesses have one key or one name")
    if quorum == "none":
        return Policy(*log, {}, 0)
    need(quorum in groups or quorum in witnesses, "unknown quorum")
    count, members = groups.get(quorum, (1, [quorum]))
    return Policy(*log, dict(witnesses[member] for member in members), count)


def read_group(threshold, members, witnesses):
    need(all(member in witnesses for member in members) and len(set(members)) == len(members), "invalid members")
    counts = {"any": 1, "all": len(members)}
    count = counts.get(threshold) or (int(threshold) if re.fullmatch("[1-9][0-9]{0,3}", threshold) else 0)
    need(1 <= count <= len(members), "invalid threshold")
    return count, members
