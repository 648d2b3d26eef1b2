"""Opens locks and checks beacon values. Both are slow, and many draws share them, so the answers are kept."""

from functools import lru_cache

from fd1 import bls
from fd1.bls_curve import decode_g1
from .timelock import open_lock, round_lock


@lru_cache(maxsize=10_000)
def is_genuine(public_key, round_number, signature):
    return bls.verify_round(public_key, round_number, signature)


@lru_cache(maxsize=10_000)
def open_key(lock, signature):
    """K, or None if the signature is not a point of the curve."""
    return None if decode_g1(signature) is None else open_lock(lock, signature)


@lru_cache(maxsize=10_000)
def is_sound(public_key, chain_hash, round_number, key, lock):
    """Whether the lock is the one that its key gives."""
    return round_lock(public_key, chain_hash, round_number, key) == lock
