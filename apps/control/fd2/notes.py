"""Signed notes, checkpoints and cosignatures of the public log (C2SP), and the policy that names their keys."""

import base64
import binascii
import re

from fd1 import ed25519
from fd1.encoding import sha256

LOG, WITNESS = 1, 4
SIZE = re.compile("0|[1-9][0-9]{0,15}", re.ASCII)
START = "\u2014 "


def key_id(name, kind, public_key):
    return sha256(name.encode("utf-8") + b"\n" + bytes([kind]) + public_key)[:4]


def decode_base64(text):
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    return data if base64.b64encode(data).decode("ascii") == text else None


def read_note(source):
    """Returns the text and the signatures as (name, key id, bytes), or None."""
    cut = source.rfind("\n\n")
    if cut < 0 or not source.endswith("\n"):
        return None
    signatures = []
    for line in source[cut + 2 : -1].split("\n"):
        name, _, encoded = line.removeprefix(START).partition(" ")
        data = decode_base64(encoded)
        if not line.startswith(START) or not name or data is None or len(data) < 5:
            return None
        signatures.append((name, data[:4], data[4:]))
    return source[: cut + 1], signatures


class Policy:
    """The log, the witnesses by name, and how many witnesses must have seen an entry."""

    def __init__(self, origin, log_key, witnesses, quorum):
        self.origin, self.log_key, self.witnesses, self.quorum = origin, log_key, witnesses, quorum


class Checkpoint:
    def __init__(self, size, root, times):
        self.size, self.root, self.times = size, root, times


def signed_by(signatures, name, kind, public_key):
    identity = key_id(name, kind, public_key)
    return [data for signer, key, data in signatures if signer == name and key == identity]


def cosigned_at(text, signatures, name, public_key):
    """The earliest time in seconds at which a witness cosigned, or None."""
    times = []
    for data in signed_by(signatures, name, WITNESS, public_key):
        if len(data) == 72:
            seconds = int.from_bytes(data[:8], "big")
            message = f"cosignature/v1\ntime {seconds}\n{text}".encode("utf-8")
            if ed25519.verify(public_key, message, data[8:]):
                times.append(seconds)
    return min(times, default=None)


def open_checkpoint(source, policy):
    """None unless the log of the policy signed the checkpoint. Without a policy, only the text is read."""
    note = read_note(source)
    if note is None:
        return None
    text, signatures = note
    lines = text.split("\n")
    if len(lines) != 4 or lines[3] or not lines[0] or not SIZE.fullmatch(lines[1]):
        return None
    root = decode_base64(lines[2])
    if root is None or len(root) != 32:
        return None
    if policy is None:
        return Checkpoint(int(lines[1]), root, {})
    if lines[0] != policy.origin:
        return None
    by_log = signed_by(signatures, policy.origin, LOG, policy.log_key)
    if not any(len(data) == 64 and ed25519.verify(policy.log_key, text.encode("utf-8"), data) for data in by_log):
        return None
    times = {name: cosigned_at(text, signatures, name, key) for name, key in policy.witnesses.items()}
    return Checkpoint(int(lines[1]), root, {name: at for name, at in times.items() if at is not None})
