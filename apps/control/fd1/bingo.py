"""bingoGame: 75-ball and 90-ball cards; the cards that complete a pattern at the earliest call win it."""

import re

from .money import Books, Tier

CELLS = re.compile(r"(?:0|[1-9][0-9]?)(?:,(?:0|[1-9][0-9]?))*", re.ASCII)


def parse_cells(plays):
    return [int(part) for part in plays.split(",")]


def valid_75(cells):
    if len(cells) != 25 or cells[12] != 0 or 0 in cells[:12] + cells[13:]:
        return False
    numbers = [(i % 5, cell) for i, cell in enumerate(cells) if i != 12]
    in_column = all(15 * c + 1 <= cell <= 15 * c + 15 for c, cell in numbers)
    return in_column and len({cell for _, cell in numbers}) == 24


def valid_90(cells):
    if len(cells) != 27 or any(sum(cell > 0 for cell in cells[r : r + 9]) != 5 for r in (0, 9, 18)):
        return False
    for c in range(9):
        lowest, highest = max(10 * c, 1), 90 if c == 8 else 10 * c + 9
        column = [cell for cell in cells[c::9] if cell]
        if not column or any(a >= b for a, b in zip(column, column[1:])):
            return False
        if column[0] < lowest or column[-1] > highest:
            return False
    return True


def lines_75(at):
    rows = [[at[5 * r + c] for c in range(5)] for r in range(5)]
    columns = [[row[c] for row in rows] for c in range(5)]
    return rows + columns + diagonals(at)


def diagonals(at):
    return [[at[6 * i] for i in range(5)], [at[4 * i + 4] for i in range(5)]]


def completed(balls, call_of, cells, patterns):
    """The call at which each pattern is complete; blanks and the free centre count as call 0."""
    at = [call_of[cell] if cell else 0 for cell in cells]
    if balls == 75:
        lines = sorted(max(line) for line in lines_75(at))
        across = sorted(max(line) for line in diagonals(at))
    else:
        lines = sorted(max(at[r : r + 9]) for r in (0, 9, 18))
        across = [0, 0]
    calls = {"oneLine": lines[0], "twoLines": lines[1], "fullHouse": max(at)}
    calls |= {"fourCorners": max(at[0], at[4], at[20], at[24]), "diagonal": across[0], "cross": across[1]}
    return [calls[pattern] for pattern in patterns]


class Bingo:
    @staticmethod
    def valid(rules, plays):
        if not CELLS.fullmatch(plays):
            return False
        return (valid_75 if rules["balls"] == 75 else valid_90)(parse_cells(plays))

    @staticmethod
    def draw(streams, rules, _live):
        balls = rules["balls"]
        return ",".join(str(ball) for ball in streams("bingo/call").pick(balls, balls))

    @staticmethod
    def settle(rules, table, result, tickets, pool, jackpot):
        call_of = {int(ball): call for call, ball in enumerate(result.split(","), 1)}
        patterns = rules["patterns"]
        best = {pattern: (len(call_of) + 1, []) for pattern in patterns}
        for ticket in tickets:
            calls = completed(rules["balls"], call_of, parse_cells(ticket["plays"]), patterns)
            for pattern, call in zip(patterns, calls):
                if call < best[pattern][0]:
                    best[pattern] = (call, [])
                if call == best[pattern][0]:
                    best[pattern][1].append((ticket["seq0"], 1))
        books = Books(table, pool, jackpot)
        books.settle_tiers([make_tier(tier, rules, best) for tier in table["tiers"]])
        return books.settlement()


def make_tier(tier, rules, best):
    call, winners = best[tier["pattern"]]
    kind = tier["prize"]["kind"]
    if kind == "jackpot" and call > rules["jackpotCalls"]:
        winners = []
    return Tier(tier["name"], tier["prize"], winners, one_prize=True)
