"""Splits a pool into payouts as in docs/GAMES.md, "Money". Every division rounds down."""


class Tier:
    """`winners` are (seq0, units) in play order; `due` is the total of a fixed prize."""

    def __init__(self, name, prize, winners, due=None):
        self.name, self.kind, self.winners = name, prize["kind"], winners
        self.units = sum(units for _, units in winners)
        self.percent = prize.get("percent", 0)
        self.due = int(prize["amount"]) * self.units if due is None and self.kind == "fixed" else due or 0
        self.fund = 0


def fund_fixed(tiers, available):
    fixed = [tier for tier in tiers if tier.kind == "fixed"]
    dues = sum(tier.due for tier in fixed)
    if dues <= available:
        for tier in fixed:
            tier.fund = tier.due
        return dues
    for tier in fixed:
        tier.fund = available * tier.due // dues
    left = available - sum(tier.fund for tier in fixed)
    for tier in reversed(fixed):
        more = min(left, tier.due - tier.fund)
        tier.fund += more
        left -= more
    return available - left


def fund_shares(tiers, rest):
    shares = [tier for tier in tiers if tier.kind == "share"]
    for tier in shares:
        tier.fund = rest * tier.percent // 100
    if shares and sum(tier.percent for tier in shares) == 100:
        shares[-1].fund += rest - sum(tier.fund for tier in shares)


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

    def pay(self, order, seq0, tier, from_pool, from_jackpot):
        if from_pool + from_jackpot > 0:
            self.payouts.append((seq0, order, tier, from_pool, from_jackpot))

    def settle_tiers(self, tiers, has_reserve=False):
        reserve = self.jackpot + self.contribution
        fixed = fund_fixed(tiers, self.prize_fund + (reserve if has_reserve else 0))
        fund_shares(tiers, max(self.prize_fund - fixed, 0))
        for order, tier in enumerate(tiers):
            if tier.kind == "jackpot":
                tier.fund = reserve
            if not tier.winners:
                continue
            for (seq0, _), part in zip(tier.winners, split_fund(tier.fund, [units for _, units in tier.winners])):
                is_jackpot = tier.kind == "jackpot"
                self.pay(order, seq0, tier.name, 0 if is_jackpot else part, part if is_jackpot else 0)
        self.payouts.sort(key=lambda payout: payout[:2])
        if has_reserve:
            self.use_reserve()

    def use_reserve(self):
        """Takes payouts in order from the prize fund until it is empty, then from the reserve."""
        left, split = self.prize_fund, []
        for seq0, order, tier, amount, _ in self.payouts:
            from_pool = min(left, amount)
            left -= from_pool
            split.append((seq0, order, tier, from_pool, amount - from_pool))
        self.payouts = split

    def unpaid(self):
        return self.prize_fund - sum(payout[3] for payout in self.payouts)

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
            "rollover": str(rollover),
            "jackpotAfter": str(self.jackpot + self.contribution + rollover - from_jackpot),
            "paid": str(sum(payout[3] + payout[4] for payout in self.payouts)),
        }
