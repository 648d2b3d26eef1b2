"""oneDrawGameExtMulti: digits by position, with units on straight, box and pair."""

import re
from math import factorial

from .money import Books, Tier

OPTIONS = ["straight", "box", "pair"]
PLAY = re.compile(r"([0-9](?:,[0-9])*)\|((?:0|[1-9][0-9]*)(?:,(?:0|[1-9][0-9]*)){2})", re.ASCII)


def read_play(plays):
    match = PLAY.fullmatch(plays)
    return match and tuple([int(part) for part in group.split(",")] for group in match.groups())


def count_orders(digits):
    orders = factorial(len(digits))
    for digit in set(digits):
        orders //= factorial(digits.count(digit))
    return orders


class PickX:
    @staticmethod
    def valid(rules, plays):
        play = read_play(plays)
        if not play or len(play[0]) != rules["pick"]:
            return False
        digits, units = play
        offered = all(n == 0 or each in rules["multiOptions"] for each, n in zip(OPTIONS, units))
        return offered and 1 <= sum(units) <= 100 and not (units[1] and len(set(digits)) == 1)

    @staticmethod
    def draw(streams, rules, _live):
        stream = streams("lottery/digits")
        return ",".join(str(stream.uniform(10)) for _ in range(rules["pick"]))

    @staticmethod
    def settle(rules, table, result, tickets, pool, jackpot):
        drawn = [int(part) for part in result.split(",")]
        winners = {(tier["option"], tier["arrangements"]): [] for tier in table["tiers"]}
        for ticket in tickets:
            digits, units = read_play(ticket["plays"])
            won = {
                "straight": digits == drawn,
                "box": sorted(digits) == sorted(drawn),
                "pair": digits[:2] == drawn[:2] or digits[-2:] == drawn[-2:],
            }
            for option, staked in zip(OPTIONS, units):
                if staked and won[option]:
                    orders = count_orders(digits) if option == "box" else 1
                    winners[option, orders].append((ticket["seq0"], staked))
        books = Books(table, pool, jackpot)
        books.settle_tiers(
            [Tier(t["name"], t["prize"], winners[t["option"], t["arrangements"]]) for t in table["tiers"]]
        )
        return books.settlement()
