"""The beacon chain: its rounds and their times. Times are epoch milliseconds."""

from fd1 import bls
from fd1.close_record import QUICKNET, is_known

__all__ = ["QUICKNET", "Chain"]


class Chain:
    def __init__(self, fields):
        self.fields = fields
        self.hash = bytes.fromhex(fields["chainHash"])
        self.public_key = bytes.fromhex(fields["publicKey"])
        self.genesis, self.period = fields["genesis"] * 1000, fields["period"] * 1000

    def is_known(self):
        return is_known(self.fields)

    def round_at(self, at):
        return (at - self.genesis) // self.period + 1

    def time(self, round_number):
        return self.genesis + (round_number - 1) * self.period

    def draw_round(self, closed_at):
        return self.round_at(closed_at + 6000) + 1

    def is_genuine(self, round_number, signature):
        return bls.verify_round(self.public_key, round_number, signature)
