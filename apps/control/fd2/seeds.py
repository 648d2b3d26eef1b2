"""The seeds of draws and of rounds of instant tickets."""

from fd1.encoding import enc, u64
from fd1.stream import mac


def draw_seed(link, close, lock, round_number, signature):
    """S"""
    return mac(link, enc("FD2/seed", close, lock, u64(round_number), signature))


def assign_seed(link, context, lock, deck, round_number, signature):
    """S'"""
    return mac(link, enc("FD2/assign", context, lock, deck, u64(round_number), signature))


def ticket_seed(seed, seq0):
    """The seed of a ticket's picture."""
    return mac(seed, enc("FD2/ticket", u64(seq0)))
