"""Decks of instant tickets: the cards, their order, and the positions that rounds assign."""

from fd1.encoding import enc, u64
from fd1.merkle import leaf_hash
from fd1.stream import mac, open_streams


def end_round(chain, latest_end):
    """R_end, the beacon round that opens the lock of a deck."""
    return chain.round_at(latest_end) + 1


def list_outcomes(table):
    listed = [tier["name"] for tier in table["tiers"] for _ in range(tier["count"])]
    return listed + [""] * table["losing"]


def card_leaf(instance, position, salt, outcome):
    return leaf_hash(enc("FD1/card", instance, u64(position), salt, outcome))


def card_salt(link, close, position):
    return mac(link, enc("FD1/salt", close, u64(position)))


def shuffled_outcomes(table, seed, close):
    """The outcomes by position; the seed is that of the seal."""
    outcomes = list_outcomes(table)
    order = open_streams("FD2", seed, close)("deck").raffle(len(outcomes), len(outcomes))
    return [outcomes[index] for index in order]


class Positions:
    """A sparse shuffle over all rounds of a deck: each ticket takes one of the cards that are left."""

    def __init__(self, size):
        self.size, self.served, self._moved = size, 0, {}

    def put(self, chosen):
        """Serves the next ticket with a known choice and returns its position."""
        here = self.served
        position = self._moved.get(chosen, chosen)
        self._moved[chosen] = self._moved.get(here, here)
        self.served += 1
        return position

    def assign(self, seed, deck, count):
        """Serves tickets of one round; returns (choice, position) of each."""
        stream = open_streams("FD2", seed, deck)("assign")
        dealt = []
        for _ in range(count):
            chosen = self.served + stream.uniform(self.size - self.served)
            dealt.append((chosen, self.put(chosen)))
        return dealt


def deck_payouts(table, outcomes):
    """(seq0, tier, amount) of the winning tickets; `outcomes` are (seq0, outcome)."""
    prizes = {tier["name"]: int(tier["prize"]) for tier in table["tiers"]}
    return [(seq0, outcome, prizes[outcome]) for seq0, outcome in outcomes if outcome]
