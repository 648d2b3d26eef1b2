"""What rules and prize tables of each kind of game may say."""

from .shape import Problem, amount, fields, flag, many, need, one_of, text, whole

percent = whole(0, 100)
number = whole(1, 999)
name = text(60)
JACKPOT = fields(kind=one_of("jackpot"))
SHARE = fields(kind=one_of("share"), percent=percent)
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
        need(kind in kinds, "no such kind of prize")
        PRIZES[kind](value)

    return check


def table_shape(tier, **more):
    return fields(payoutPercentage=percent, progressivePercentage=percent, tiers=many(tier), **more)


def percents(tiers):
    return [tier["prize"]["percent"] for tier in tiers if tier["prize"]["kind"] == "share"]


def is_descending(values):
    return all(a > b for a, b in zip(values, values[1:]))


def check_table(table):
    need(table["payoutPercentage"] + table["progressivePercentage"] <= 100, "more than the pool")
    names = [tier["name"] for tier in table["tiers"]]
    need(len(set(names)) == len(names), "tiers share a name")


def check_whole(table, others):
    """All of the prize fund has a way to a winner."""
    shares = percents(table["tiers"])
    if shares:
        need(sum(shares) == 100, "shares are not the whole")
    else:
        need(others > 0 or table["payoutPercentage"] == 0, "a prize fund without prizes")


def check_ladder(table):
    kinds = [tier["prize"]["kind"] for tier in table["tiers"]]
    need(kinds[:1] == ["jackpot"] and "jackpot" not in kinds[1:], "the jackpot is not first and only first")
    check_whole(table, len(kinds) - 1)


ladder_prize = prize("jackpot", "share", "fixed")


def one_draw(rules, table):
    fields(kind=one_of("oneDrawGame"), pick=number, **{"from": number})(rules)
    need(rules["pick"] <= rules["from"], "picks too many")
    table_shape(fields(name=name, matches=whole(0, rules["pick"]), prize=ladder_prize))(table)
    check_table(table)
    need(is_descending([tier["matches"] for tier in table["tiers"]]), "tiers out of order")
    check_ladder(table)


def ext(rules, table):
    shape = {"kind": one_of("oneDrawGameExt"), "pick": number, "from": number}
    fields(**shape, pick2nd=number, from2nd=number)(rules)
    need(rules["pick"] <= rules["from"] and rules["pick2nd"] <= rules["from2nd"], "picks too many")
    first, second = whole(0, rules["pick"]), whole(0, rules["pick2nd"])
    table_shape(fields(name=name, matches=first, matches2nd=second, prize=ladder_prize))(table)
    check_table(table)
    asked = [(tier["matches"], tier["matches2nd"]) for tier in table["tiers"]]
    need(len(set(asked)) == len(asked), "the same matches twice")
    check_ladder(table)


def pick_x(rules, table):
    shape = {"kind": one_of("oneDrawGameExtMulti"), "pick": whole(3, 5), "from": one_of(10)}
    fields(**shape, multiOptions=many(one_of(*OPTIONS)))(rules)
    offered = rules["multiOptions"]
    need(offered and offered == [each for each in OPTIONS if each in offered], "options out of order")
    tier = fields(name=name, option=one_of(*OPTIONS), arrangements=whole(1, 120), prize=prize("fixed"))
    table_shape(tier)(table)
    check_table(table)
    ways = [(each, n) for each in offered for n in (ORDERS[rules["pick"]] if each == "box" else [1])]
    listed = [(tier["option"], tier["arrangements"]) for tier in table["tiers"]]
    need(sorted(listed) == sorted(ways), "not one tier for each way to win")


def regular(rules, table):
    shape = {"kind": one_of("regularGame"), "pick": number, "from": number, "draws": whole(1, 100)}
    fields(**shape, ballsPerDraw=number, luckyBall=flag)(rules)
    need(rules["pick"] <= rules["ballsPerDraw"] <= rules["from"], "draws or picks too many")
    need(rules["draws"] * rules["ballsPerDraw"] <= 1000, "too many balls")
    tier = fields(name=text(50), matches=whole(0, rules["pick"]), prize=ladder_prize)
    table_shape(tier, ranked=many(whole(1, 100)))(table)
    check_table(table)
    tiers, ranked = table["tiers"], table["ranked"]
    need(all("/" not in tier["name"] for tier in tiers), "a name with a slash")
    need(is_descending([tier["matches"] for tier in tiers]), "tiers out of order")
    kinds = [tier["prize"]["kind"] for tier in tiers]
    need("jackpot" not in kinds[1:], "a jackpot that is not first")
    need(kinds[:1] == ["jackpot"] or table["progressivePercentage"] == 0, "no jackpot to feed")
    need(rules["draws"] * sum(percents(tiers)) <= 100, "more than the prize fund")
    need(len(ranked) <= 100 and sum(ranked) == 100, "ranks do not share the whole")
    need(all(a >= b for a, b in zip(ranked, ranked[1:])), "a lower rank gets more")


def raffle(rules, table):
    fields(kind=one_of("raffleGame"), winners=whole(1, 1000))(rules)
    tier = fields(name=name, winners=whole(1, 1000), prize=prize("share", "fixed", "item"))
    table_shape(tier)(table)
    check_table(table)
    tiers = table["tiers"]
    need(all(tier["name"] != "Rolled over" for tier in tiers), "a reserved name")
    need(sum(tier["winners"] for tier in tiers) == rules["winners"], "not as many prizes as winners")
    shares = [tier["prize"]["percent"] * tier["winners"] for tier in tiers if tier["prize"]["kind"] == "share"]
    need(not shares or sum(shares) == 100, "shares are not the whole")


def bingo(rules, table):
    shape = {"kind": one_of("bingoGame"), "balls": one_of(75, 90), "jackpotCalls": whole(0, 90)}
    fields(**shape, patterns=many(one_of(*PATTERNS[75])))(rules)
    balls, patterns, calls = rules["balls"], rules["patterns"], rules["jackpotCalls"]
    need(patterns and len(set(patterns)) == len(patterns), "no pattern, or one twice")
    need(set(patterns) <= set(PATTERNS[balls]), "not a pattern of these cards")
    if calls:
        need((24 if balls == 75 else 15) <= calls <= balls, "jackpot calls")
        need("fullHouse" in patterns, "no full house to win the jackpot")
    table_shape(fields(name=name, pattern=one_of(*PATTERNS[75]), prize=ladder_prize))(table)
    check_table(table)
    tiers = table["tiers"]
    kinds = [tier["prize"]["kind"] for tier in tiers]
    prized = [tier["pattern"] for tier in tiers if tier["prize"]["kind"] != "jackpot"]
    need(sorted(prized) == sorted(patterns), "not one tier for every pattern")
    if calls:
        need(kinds.count("jackpot") == 1 and kinds[0] == "jackpot", "the jackpot is not first")
        need(tiers[0]["pattern"] == "fullHouse", "a jackpot without a full house")
    else:
        need("jackpot" not in kinds and table["progressivePercentage"] == 0, "a jackpot nobody can win")
        need("share" in kinds or table["payoutPercentage"] == 0, "a prize fund needs shares")
    need(not percents(tiers) or sum(percents(tiers)) == 100, "shares are not the whole")


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
        raise Problem("a kind of game that is not known")
    KINDS[kind](rules, table)
