"""Splits a pool into payouts as in docs/GAMES.md, "Money". Every division rounds down."""

from fractions import Fraction


class Tier:
    """`winners` are (seq0, units) in play order. Tiers with the same `ladder` are levelled."""

    def __init__(self, name, prize, winners, ladder=None, one_prize=False):
        self.name, self.kind, self.winners = name, prize["kind"], winners
        self.units = sum(units for _, units in winners)
        self.percent = prize.get("percent", 0)
        self.minimum = int(prize["amount"] if self.kind == "fixed" else prize.get("minimum", "0"))
        self.ladder = None if self.kind == "fixed" else ladder
        self.one_prize = one_prize
        self.order = self.fund = self.jackpot = 0


class Group:
    """Won tiers that share their money equally per unit."""

    def __init__(self, tiers):
        self.tiers = tiers
        self.fund = sum(tier.fund for tier in tiers)
        self.jackpot = sum(tier.jackpot for tier in tiers)
        self.units = sum(tier.units for tier in tiers)
        self.per_unit = Fraction(self.fund + self.jackpot, self.units)

    def winners(self):
        """(seq0, tier, units) in play order, then in the order of the tiers."""
        won = [(seq0, tier, units) for tier in self.tiers for seq0, units in tier.winners]
        return sorted(won, key=lambda each: (each[0], each[1].order))

    def amounts(self):
        won = self.winners()
        if self.tiers[0].one_prize:
            prize = max(self.fund + self.jackpot, self.tiers[0].minimum)
            return split_fund(prize, [units for _, _, units in won])
        per_unit = (self.fund + self.jackpot) // self.units
        return [max(per_unit, tier.minimum) * units for _, tier, units in won]


def level(tiers):
    """Groups a ladder: from the best tier on, the fewest tiers that together have the highest money per unit."""
    groups, rest = [], [tier for tier in tiers if tier.winners]
    while rest:
        candidates = [Group(rest[: size + 1]) for size in range(len(rest))]
        best = max(candidates, key=lambda group: group.per_unit)
        groups.append(best)
        rest = rest[len(best.tiers) :]
    return groups


def make_groups(tiers):
    groups = []
    for ladder in sorted({tier.ladder for tier in tiers if tier.ladder is not None}):
        groups += level([tier for tier in tiers if tier.ladder == ladder])
    return groups + [Group([tier]) for tier in tiers if tier.ladder is None and tier.winners]


def fund_shares(tiers, prize_fund, remainder_to_lowest):
    shares = [tier for tier in tiers if tier.kind == "share"]
    for tier in shares:
        tier.fund = prize_fund * tier.percent // 100
    if remainder_to_lowest and sum(tier.percent for tier in shares) == 100:
        rest = prize_fund - sum(tier.fund for tier in shares)
        overtakes = len(shares) > 1 and shares[-1].fund <= shares[-2].fund < shares[-1].fund + rest
        shares[0 if overtakes else -1].fund += rest


def split_fund(fund, units):
    """Splits a fund in proportion to the units; the first parts get one more unit each until the remainder is used."""
    total = sum(units)
    parts = [fund * each // total for each in units]
    left = fund - sum(parts)
    return [part + (1 if i < left else 0) for i, part in enumerate(parts)]


class Books:
    def __init__(self, table, pool, jackpot):
        self.jackpot = jackpot
        self.prize_fund = pool * table["payoutPercentage"] // 100
        self.contribution = pool * table["progressivePercentage"] // 100
        self.revenue = pool - self.prize_fund - self.contribution
        self.payouts = []
        self.from_fund = self.from_reserve = 0

    def pay(self, order, seq0, tier, from_pool, from_jackpot):
        if from_pool + from_jackpot > 0:
            self.payouts.append((seq0, order, tier, from_pool, from_jackpot))

    def settle_tiers(self, tiers, remainder_to_lowest=True):
        fund_shares(tiers, self.prize_fund, remainder_to_lowest)
        for order, tier in enumerate(tiers):
            tier.order = order
            tier.jackpot = self.jackpot + self.contribution if tier.kind == "jackpot" else 0
        for group in make_groups(tiers):
            self.pay_group(group)
        self.payouts.sort(key=lambda payout: payout[:2])

    def pay_group(self, group):
        amounts = group.amounts()
        total = sum(amounts)
        from_fund = min(total, group.fund)
        from_jackpot = min(total - from_fund, group.jackpot)
        self.from_fund += from_fund
        self.from_reserve += total - from_fund - from_jackpot
        for (seq0, tier, _), amount in zip(group.winners(), amounts):
            used = min(amount, from_jackpot)
            from_jackpot -= used
            self.pay(tier.order, seq0, tier.name, amount - used, used)

    def unpaid(self):
        return self.prize_fund - self.from_fund

    def settlement(self):
        self.payouts.sort(key=lambda payout: payout[:2])
        from_jackpot = sum(payout[4] for payout in self.payouts)
        rollover = self.unpaid()
        return {
            "payouts": [
                {"seq0": seq0, "tier": tier, "fromPool": str(pool), "fromJackpot": str(jackpot)}
                for seq0, _, tier, pool, jackpot in self.payouts
            ],
            "revenue": str(self.revenue),
            "contribution": str(self.contribution),
            "fromReserve": str(self.from_reserve),
            "rollover": str(rollover),
            "jackpotAfter": str(self.jackpot + self.contribution + rollover - from_jackpot),
            "paid": str(sum(payout[3] + payout[4] for payout in self.payouts)),
        }
