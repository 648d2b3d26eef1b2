"""Fields, tagged hashes and canonical JSON of scheme FD1."""

import hashlib
import json


def sha256(data):
    return hashlib.sha256(data).digest()


def u32(value):
    return value.to_bytes(4, "big")


def u64(value):
    return value.to_bytes(8, "big")


def enc(*fields):
    raw = [field.encode("utf-8") if isinstance(field, str) else field for field in fields]
    return b"".join(u32(len(field)) + field for field in raw)


def H(tag, *fields):
    return sha256(b"FD1/" + tag.encode("ascii") + b"\x00" + enc(*fields))


def canonical_text(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def canonical_hash(value):
    return sha256(canonical_text(value).encode("utf-8"))
