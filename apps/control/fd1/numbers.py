"""oneDrawGame, oneDrawGameExt and regularGame: plays are numbers, and the matches determine the prize."""

import re

from .money import Books, Tier, split_fund

NUMBER = re.compile("[1-9][0-9]*", re.ASCII)


def joined(numbers):
    return ",".join(str(number) for number in numbers)


def valid_set(text, pick, of):
    parts = text.split(",")
    if len(parts) != pick or not all(NUMBER.fullmatch(part) for part in parts):
        return False
    numbers = [int(part) for part in parts]
    return numbers[-1] <= of and all(a < b for a, b in zip(numbers, numbers[1:]))


def parse_set(text):
    return {int(part) for part in text.split(",")}


class OneDraw:
    @staticmethod
    def valid(rules, plays):
        return valid_set(plays, rules["pick"], rules["from"])

    @staticmethod
    def draw(streams, rules, _live):
        return joined(streams("lottery/main").pick(rules["pick"], rules["from"]))

    @staticmethod
    def settle(rules, table, result, tickets, pool, jackpot):
        drawn = parse_set(result)
        matched = [(ticket["seq0"], len(drawn & parse_set(ticket["plays"]))) for ticket in tickets]
        return settle_matches(table, [tier["matches"] for tier in table["tiers"]], matched, pool, jackpot)


def settle_matches(table, required, matched, pool, jackpot):
    winners = {each: [] for each in required}
    for seq0, matches in matched:
        if matches in winners:
            winners[matches].append((seq0, 1))
    books = Books(table, pool, jackpot)
    pairs = zip(table["tiers"], required)
    books.settle_tiers([Tier(tier["name"], tier["prize"], winners[each], ladder=0) for tier, each in pairs])
    return books.settlement()


class Ext:
    @staticmethod
    def valid(rules, plays):
        sets = plays.split("|")
        sizes = [(rules["pick"], rules["from"]), (rules["pick2nd"], rules["from2nd"])]
        return len(sets) == 2 and all(valid_set(text, *size) for text, size in zip(sets, sizes))

    @staticmethod
    def draw(streams, rules, _live):
        main = streams("lottery/main").pick(rules["pick"], rules["from"])
        second = streams("lottery/second").pick(rules["pick2nd"], rules["from2nd"])
        return f"{joined(main)}|{joined(second)}"

    @staticmethod
    def settle(rules, table, result, tickets, pool, jackpot):
        drawn = [parse_set(text) for text in result.split("|")]
        matched = [
            (ticket["seq0"], tuple(len(a & parse_set(b)) for a, b in zip(drawn, ticket["plays"].split("|"))))
            for ticket in tickets
        ]
        required = [(tier["matches"], tier["matches2nd"]) for tier in table["tiers"]]
        return settle_matches(table, required, matched, pool, jackpot)


class Regular:
    valid = OneDraw.valid

    @staticmethod
    def draw(streams, rules, _live):
        draws = []
        for d in range(1, rules["draws"] + 1):
            balls = streams(f"lottery/main/{d}").pick(rules["ballsPerDraw"], rules["from"])
            lucky = ""
            if rules["luckyBall"]:
                index = streams(f"lottery/bonus/{d}").uniform(rules["ballsPerDraw"])
                lucky = f"+{balls[index]}"
            draws.append(joined(balls) + lucky)
        return ";".join(draws)

    @staticmethod
    def settle(rules, table, result, tickets, pool, jackpot):
        draws = []
        for text in result.split(";"):
            balls, _, lucky = text.partition("+")
            draws.append((parse_set(balls), int(lucky) if lucky else None))
        plays = [(ticket["seq0"], ticket["player"], parse_set(ticket["plays"])) for ticket in tickets]
        books = Books(table, pool, jackpot)
        tiers = race_tiers(table["tiers"], draws, plays)
        books.settle_tiers(tiers)
        pay_ranking(books, table["ranked"], len(tiers), rank_players(books.payouts, draws, plays))
        return books.settlement()


def race_tiers(table_tiers, draws, plays):
    def won(draw, matches):
        balls, lucky = draw
        hits = [(seq0, numbers) for seq0, _, numbers in plays if len(balls & numbers) == matches]
        return [(seq0, 2 if lucky in numbers else 1) for seq0, numbers in hits]

    tiers = []
    for tier in table_tiers:
        if tier["prize"]["kind"] == "jackpot":
            units = {}
            for draw in draws:
                for seq0, each in won(draw, tier["matches"]):
                    units[seq0] = units.get(seq0, 0) + each
            tiers.append(Tier(tier["name"], tier["prize"], sorted(units.items())))
    for d, draw in enumerate(draws, 1):
        for tier in table_tiers:
            if tier["prize"]["kind"] != "jackpot":
                tiers.append(Tier(f"{d}/{tier['name']}", tier["prize"], won(draw, tier["matches"]), ladder=d))
    return tiers


def rank_players(payouts, draws, plays):
    """The lowest seq0 of every player, the best player first."""
    first, matches, paid, owner = {}, {}, {}, {}
    for seq0, player, numbers in plays:
        owner[seq0] = player
        first.setdefault(player, seq0)
        matches[player] = matches.get(player, 0) + sum(len(balls & numbers) for balls, _ in draws)
    for seq0, _, _, from_pool, from_jackpot in payouts:
        paid[owner[seq0]] = paid.get(owner[seq0], 0) + from_pool + from_jackpot
    ranked = sorted(first, key=lambda player: (-paid.get(player, 0), -matches[player], first[player]))
    return [first[player] for player in ranked]


def pay_ranking(books, ranked, order, seq0s):
    counting = ranked[: len(seq0s)]
    if not counting:
        return
    for r, part in enumerate(split_fund(books.unpaid(), counting)):
        books.pay(order + r, seq0s[r], f"rank/{r + 1}", part, 0)
        books.from_fund += part
