"""The tagged hashes of scheme FD2. Parameters are bytes, texts and whole numbers as the scheme names them."""

from fd1.encoding import H, enc, sha256, u32, u64
from fd1.merkle import leaf_hash

ZERO = bytes(32)


def H2(tag, *fields):
    return sha256(b"FD2/" + tag.encode("ascii") + b"\x00" + enc(*fields))


def chain_step(link):
    return H("chain", link)


def close_hash(close):
    """C, from the fields of a log entry of type close."""
    return H2(
        "close",
        close["member"],
        close["game"],
        close["instance"],
        bytes.fromhex(close["rules"]),
        bytes.fromhex(close["prizes"]),
        u64(close["size"]),
        bytes.fromhex(close["root"]),
        u64(int(close["pool"])),
        u64(int(close["jackpot"])),
        close["currency"],
        u32(close["chain"]),
        u32(close["index"]),
        bytes.fromhex(close["previous"]),
        close["beacon"],
        u64(close["round"]),
        u64(close["closedAt"]),
    )


def balance_hash(member, instance, size, root, pool, at):
    return H2("balance", member, instance, u64(size), root, u64(pool), u64(at))


def lock_hash(context, round_number, lock, masks):
    """L"""
    return H2("lock", context, u64(round_number), lock, *masks)


def countersign_hash(context, lock, signer):
    at, term, k, head = (signer[name] for name in ("at", "term", "k", "head"))
    return H2("countersign", context, lock, u64(at), u32(term), u64(k), bytes.fromhex(head))


def winners_hash(context, lock, settlement_root, paid, count):
    return H2("winners", context, lock, settlement_root, u64(paid), u32(count))


def receipt_leaf(receipt):
    names = ("root", "rulesHash", "prizeTableHash")
    root, rules, prizes = (bytes.fromhex(receipt[name]) for name in names)
    place = (receipt["member"], receipt["instance"], u64(receipt["seq0"]), bytes.fromhex(receipt["leafHash"]))
    return leaf_hash(enc("FD2/receipt", *place, u64(receipt["treeSize"]), root, rules, prizes))


def batch_hash(member, n, count, root, previous, unix_ms):
    """b_n"""
    return H2("batch", member, u64(n), u32(count), root, previous, u64(unix_ms))


def round_hash(member, chain_hash, round_number, cut_at, rows):
    """Q; a row is (D, n, size, root)."""
    fields = [field for deck, n, size, root in rows for field in (deck, u32(n), u64(size), root)]
    return H2("round", member, chain_hash, u64(round_number), u64(cut_at), *fields)


def deck_hash(close, lock, cards, root, anchor):
    """D"""
    return H2("deck", close, lock, u64(cards), root, anchor)
