"""Time-lock encryption of 32 bytes to a beacon round (Boneh-Franklin FullIdent), and the masks under its key."""

from fd1.bls_curve import G2_GENERATOR, decode_g1, decode_g2, encode_g2, multiply
from fd1.bls_field import Fp, Fp2, R
from fd1.encoding import enc, sha256, u32, u64
from fd1.hash_to_curve import hash_to_g1
from fd1.pairing import pairing
from fd1.stream import mac
from .hashes import H2

LOCK_LENGTH = 160


def xor(a, b):
    return bytes(x ^ y for x, y in zip(a, b, strict=True))


def gt_bytes(a):
    """The highest coefficient first; c0 has the even powers of w, c1 the odd ones."""
    ordered = (a[5], a[3], a[1], a[4], a[2], a[0])
    return b"".join(c[1].to_bytes(48, "big") + c[0].to_bytes(48, "big") for c in ordered)


def h3(sigma, message):
    start = sha256(b"IBE-H3" + sigma + message)
    for i in range(1, 2**16):
        digest = sha256(i.to_bytes(2, "little") + start)
        number = int.from_bytes(bytes([digest[0] >> 1]) + digest[1:], "big")
        if 0 < number < R:
            return number
    raise ValueError("no number below the order")


def time_lock(public_key, round_number, message, sigma):
    r = h3(sigma, message)
    shared = pairing(multiply(Fp, r, hash_to_g1(sha256(u64(round_number)))), decode_g2(public_key))
    masked_sigma = xor(sigma, sha256(b"IBE-H2" + gt_bytes(shared)))
    return encode_g2(multiply(Fp2, r, G2_GENERATOR)) + masked_sigma + xor(message, sha256(b"IBE-H4" + sigma))


def time_open(lock, signature):
    """The locked bytes, or None if the lock was not made by the rules. The signature must be genuine."""
    if len(lock) != LOCK_LENGTH:
        return None
    point = decode_g2(lock[:96])
    if point is None:
        return None
    sigma = xor(lock[96:128], sha256(b"IBE-H2" + gt_bytes(pairing(decode_g1(signature), point))))
    message = xor(lock[128:], sha256(b"IBE-H4" + sigma))
    return message if multiply(Fp2, h3(sigma, message), G2_GENERATOR) == point else None


def open_lock(lock, signature):
    """K: what the lock opens to, or a value that follows from the lock, so that every lock decides one outcome."""
    opened = time_open(lock, signature)
    return H2("lockfault", lock) if opened is None else opened


def round_lock(public_key, chain_hash, round_number, key):
    """The one lock of K for a beacon round."""
    sigma = mac(key, enc("FD2/sigma", chain_hash, u64(round_number)))
    return time_lock(public_key, round_number, key, sigma)


def masked(secret, key, context, row):
    """Masks the secret of a row; the same function opens the mask."""
    return xor(secret, mac(key, enc("FD2/mask", context, u32(row))))
