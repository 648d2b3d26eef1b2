"""Validates the rules and the prize table of each kind of game."""

from .shape import Optional, Problem, amount, fields, flag, many, need, one_of, positive_amount, text, whole

percent = whole(0, 100)
number = whole(1, 999)
name = text(60)
guarantee = Optional(positive_amount)
JACKPOT = fields(kind=one_of("jackpot"), seed=guarantee, minimum=guarantee)
SHARE = fields(kind=one_of("share"), percent=percent, minimum=guarantee)
FIXED = fields(kind=one_of("fixed"), amount=amount)
ITEM = fields(kind=one_of("item"), item=text(60), cashOption=amount)
PRIZES = {"jackpot": JACKPOT, "share": SHARE, "fixed": FIXED, "item": ITEM}
OPTIONS = ["straight", "box", "pair"]
ORDERS = {3: [6, 3], 4: [24, 12, 6, 4], 5: [120, 60, 30, 20, 10, 5]}
PATTERNS = {
    75: ["oneLine", "twoLines", "fullHouse", "fourCorners", "diagonal", "cross"],
    90: ["oneLine", "twoLines", "fullHouse"],
}


def prize(*kinds):
    def check(value):
        kind = value.get("kind") if isinstance(value, dict) else None
        need(kind in kinds, "unknown kind of prize")
        PRIZES[kind](value)

    return check


def table_shape(tier, **more):
    shares = {"payoutPercentage": percent, "progressivePercentage": percent, "reserve": guarantee}
    return fields(**shares, tiers=many(tier), **more)


def percents(tiers):
    return [tier["prize"]["percent"] for tier in tiers if tier["prize"]["kind"] == "share"]


def is_descending(values):
    return all(a > b for a, b in zip(values, values[1:]))


def check_table(table):
    need(table["payoutPercentage"] + table["progressivePercentage"] <= 100, "the percentages exceed the pool")
    names = [tier["name"] for tier in table["tiers"]]
    need(len(set(names)) == len(names), "two tiers have the same name")


def check_whole(table, shares):
    """The shares must use the whole prize fund."""
    if shares:
        need(sum(shares) == 100, "the shares do not add up to 100 %")
    else:
        need(table["payoutPercentage"] == 0, "a prize fund without shares")


def guaranteed(prize):
    """What a winner gets per unit in any case."""
    amounts = {"fixed": "amount", "item": "cashOption"}
    return int(prize.get(amounts.get(prize["kind"], "minimum"), 0))


def check_minimums(tiers):
    minimums = [guaranteed(tier["prize"]) for tier in tiers]
    need(minimums == sorted(minimums, reverse=True), "a lower tier has a larger minimum")


def check_order(table):
    """Guarantees that a better match does not pay less: minimums do not rise, and fixed prizes come last."""
    check_minimums(table["tiers"])
    kinds = [tier["prize"]["kind"] for tier in table["tiers"]]
    after_fixed = kinds[kinds.index("fixed") :] if "fixed" in kinds else []
    need("share" not in after_fixed, "a share below a fixed prize")


def check_ladder(table):
    kinds = [tier["prize"]["kind"] for tier in table["tiers"]]
    need("jackpot" not in kinds[1:], "the jackpot must be the first tier")
    has_money = table["payoutPercentage"] > 0 or table["progressivePercentage"] > 0
    need(kinds[:1] == ["jackpot"] or not has_money, "money without a jackpot to roll over to")
    check_whole(table, percents(table["tiers"]))
    check_order(table)


ladder_prize = prize("jackpot", "share", "fixed")


def one_draw(rules, table):
    fields(kind=one_of("oneDrawGame"), pick=number, **{"from": number})(rules)
    need(rules["pick"] <= rules["from"], "picks more numbers than there are")
    table_shape(fields(name=name, matches=whole(0, rules["pick"]), prize=ladder_prize))(table)
    check_table(table)
    need(is_descending([tier["matches"] for tier in table["tiers"]]), "tiers are not in order")
    check_ladder(table)


def ext(rules, table):
    shape = {"kind": one_of("oneDrawGameExt"), "pick": number, "from": number}
    fields(**shape, pick2nd=number, from2nd=number)(rules)
    need(rules["pick"] <= rules["from"] and rules["pick2nd"] <= rules["from2nd"], "picks more numbers than there are")
    first, second = whole(0, rules["pick"]), whole(0, rules["pick2nd"])
    table_shape(fields(name=name, matches=first, matches2nd=second, prize=ladder_prize))(table)
    check_table(table)
    required = [(tier["matches"], tier["matches2nd"]) for tier in table["tiers"]]
    for i, (first, second) in enumerate(required):
        for above in required[:i]:
            need(first < above[0] or second < above[1], "a better or equal match below another")
    check_ladder(table)


def pick_x(rules, table):
    shape = {"kind": one_of("oneDrawGameExtMulti"), "pick": whole(3, 5), "from": one_of(10)}
    fields(**shape, multiOptions=many(one_of(*OPTIONS)))(rules)
    offered = rules["multiOptions"]
    need(offered and offered == [each for each in OPTIONS if each in offered], "options are not in order")
    tier = fields(name=name, option=one_of(*OPTIONS), arrangements=whole(1, 120), prize=prize("fixed"))
    table_shape(tier)(table)
    check_table(table)
    bets = [(each, n) for each in offered for n in (ORDERS[rules["pick"]] if each == "box" else [1])]
    listed = [(tier["option"], tier["arrangements"]) for tier in table["tiers"]]
    need(table["payoutPercentage"] == 0 and table["progressivePercentage"] == 0, "a prize fund with fixed prizes only")
    need(sorted(listed) == sorted(bets), "there must be one tier for each winning bet")


def regular(rules, table):
    shape = {"kind": one_of("regularGame"), "pick": number, "from": number, "draws": whole(1, 100)}
    fields(**shape, ballsPerDraw=number, luckyBall=flag)(rules)
    need(rules["pick"] <= rules["ballsPerDraw"] <= rules["from"], "too many draws or picks")
    need(rules["draws"] * rules["ballsPerDraw"] <= 1000, "too many balls")
    tier = fields(name=text(50), matches=whole(0, rules["pick"]), prize=ladder_prize)
    table_shape(tier, ranked=many(whole(1, 100)))(table)
    check_table(table)
    tiers, ranked = table["tiers"], table["ranked"]
    need(all("/" not in tier["name"] for tier in tiers), "a tier name contains a slash")
    need(is_descending([tier["matches"] for tier in tiers]), "tiers are not in order")
    kinds = [tier["prize"]["kind"] for tier in tiers]
    need("jackpot" not in kinds[1:], "the jackpot must be the first tier")
    need(kinds[:1] == ["jackpot"] or table["progressivePercentage"] == 0, "a contribution without a jackpot")
    need(rules["draws"] * sum(percents(tiers)) <= 100, "the shares exceed the prize fund")
    check_order(table)
    need(len(ranked) <= 100 and sum(ranked) == 100, "the ranks do not add up to 100 %")
    need(all(a >= b for a, b in zip(ranked, ranked[1:])), "a lower rank has a higher share")


def raffle(rules, table):
    fields(kind=one_of("raffleGame"), winners=whole(1, 1000))(rules)
    tier = fields(name=name, winners=whole(1, 1000), prize=prize("share", "fixed", "item"))
    table_shape(tier)(table)
    check_table(table)
    tiers = table["tiers"]
    need(all(tier["name"] != "Rolled over" for tier in tiers), "a tier has a reserved name")
    need(sum(tier["winners"] for tier in tiers) == rules["winners"], "the number of prizes differs from the number of winners")
    shares = [tier["prize"]["percent"] * tier["winners"] for tier in tiers if tier["prize"]["kind"] == "share"]
    check_whole(table, shares)
    check_minimums(tiers)
    need(percents(tiers) == sorted(percents(tiers), reverse=True), "a later prize has a larger share")


def bingo(rules, table):
    shape = {"kind": one_of("bingoGame"), "balls": one_of(75, 90), "jackpotCalls": whole(0, 90)}
    fields(**shape, patterns=many(one_of(*PATTERNS[75])))(rules)
    balls, patterns, calls = rules["balls"], rules["patterns"], rules["jackpotCalls"]
    need(patterns and len(set(patterns)) == len(patterns), "no pattern, or a repeated pattern")
    need(set(patterns) <= set(PATTERNS[balls]), "a pattern does not exist for these cards")
    if calls:
        need((24 if balls == 75 else 15) <= calls <= balls, "invalid number of jackpot calls")
        need("fullHouse" in patterns, "the jackpot needs the full house pattern")
    table_shape(fields(name=name, pattern=one_of(*PATTERNS[75]), prize=ladder_prize))(table)
    check_table(table)
    tiers = table["tiers"]
    kinds = [tier["prize"]["kind"] for tier in tiers]
    prized = [tier["pattern"] for tier in tiers if tier["prize"]["kind"] != "jackpot"]
    need(sorted(prized) == sorted(patterns), "there must be one tier for every pattern")
    if calls:
        need(kinds.count("jackpot") == 1 and kinds[0] == "jackpot", "the jackpot must be the first tier")
        need(tiers[0]["pattern"] == "fullHouse", "the jackpot must be on the full house")
    else:
        need("jackpot" not in kinds and table["progressivePercentage"] == 0, "a jackpot that cannot be won")
    check_whole(table, percents(tiers))
    check_minimums([tier for tier in tiers if tier["prize"]["kind"] != "jackpot"])


KINDS = {
    "oneDrawGame": one_draw,
    "oneDrawGameExt": ext,
    "oneDrawGameExtMulti": pick_x,
    "regularGame": regular,
    "raffleGame": raffle,
    "bingoGame": bingo,
}


def check_terms(rules, table):
    kind = rules.get("kind") if isinstance(rules, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        raise Problem("unknown kind of game")
    KINDS[kind](rules, table)
