"""raffleGame: tickets are drawn, prizes may be items with a cash option."""

from .money import Books, Tier


class Raffle:
    @staticmethod
    def valid(_rules, plays):
        return plays == ""

    @staticmethod
    def draw(streams, rules, live):
        m = min(rules["winners"], len(live))
        drawn = streams("raffle/main").raffle(m, len(live))
        return ",".join(str(live[index]) for index in drawn)

    @staticmethod
    def settle(rules, table, result, _tickets, pool, jackpot):
        drawn = [int(part) for part in result.split(",")] if result else []
        tiers, first = [], []
        for tier in table["tiers"]:
            for _ in range(tier["winners"]):
                winner = drawn[len(tiers) : len(tiers) + 1]
                tiers.append(Tier(tier["name"], as_money(tier["prize"]), [(seq0, 1) for seq0 in winner]))
                if tier is table["tiers"][0]:
                    first += winner
        tiers.append(Tier("Rolled over", {"kind": "jackpot"}, [(seq0, 1) for seq0 in sorted(first)]))
        books = Books(table, pool, jackpot)
        books.settle_tiers(tiers, remainder_to_lowest=False)
        return books.settlement()


def as_money(prize):
    return {"kind": "fixed", "amount": prize["cashOption"]} if prize["kind"] == "item" else prize
