"""The fields of a deck record of instant tickets."""

import re

from .record import CLOSE_FIELDS, beacon_signature, hash32, place, round_number, signature, time
from .shape import amount, anything, fields, many, need, one_of, text, whole

MAX_CARDS = 10_000_000
RECORD = fields(
    **CLOSE_FIELDS,
    version=one_of(1),
    scheme=one_of("FD1/deck"),
    cards=many(fields(outcome=anything, salt=hash32)),
    deck=fields(
        hash=hash32,
        root=hash32,
        assignAnchor=hash32,
        platformSignature=signature,
        signerSignature=signature,
        signerAt=time,
    ),
    rounds=many(fields(round=round_number, signature=beacon_signature, link=hash32)),
    tickets=many(fields(player=hash32, price=amount, treeSize=place, unixMs=time, position=place)),
    root=hash32,
    sales=amount,
    payouts=many(fields(seq0=place, tier=text(60), amount=amount)),
    settlementRoot=hash32,
    paid=amount,
    endedAt=time,
    resultSignature=signature,
)
TIER = {"name": text(60), "prize": amount, "count": whole(1, MAX_CARDS)}


def check_table(table, tier):
    fields(tiers=many(tier), losing=whole(0, MAX_CARDS))(table)
    tiers = table["tiers"]
    prizes = [int(each["prize"]) for each in tiers]
    need(1 <= len(tiers) <= 60 and 0 not in prizes, "invalid number of tiers, or a prize of zero")
    need(prizes == sorted(prizes, reverse=True), "tiers are not in order")
    need(len({each["name"] for each in tiers}) == len(tiers), "two tiers have the same name")
    need(sum(each["count"] for each in tiers) + table["losing"] <= MAX_CARDS, "too many cards")
    need(sum(each["count"] * int(each["prize"]) for each in tiers) < 10**18, "the prizes exceed the maximum")


def check_scratch(rules, table):
    fields(kind=one_of("scratchcardGame"), symbols=many(text(60)))(rules)
    symbols = rules["symbols"]
    need(5 <= len(symbols) <= 40 and len(set(symbols)) == len(symbols), "invalid or repeated symbols")
    check_table(table, fields(**TIER))
    need(all(tier["name"] in symbols for tier in table["tiers"]), "a tier name is not a symbol")


def find_words(grid):
    rows = grid.split("/")
    columns = ["".join(column) for column in zip(*rows)]
    return [word for line in rows + columns for word in re.findall("[A-Z]{2,}", line)]


def check_grid(grid):
    text(300)(grid)
    rows = grid.split("/")
    need(3 <= len(rows) <= 15 and 3 <= len(rows[0]) <= 15, "invalid size of a grid")
    need(all(re.fullmatch("[A-Z.]+", row) and len(row) == len(rows[0]) for row in rows), "invalid rows of a grid")
    words = find_words(grid)
    need(all(len(word) > 2 for word in words) and len(set(words)) == len(words), "invalid or repeated words in a grid")
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            around = [row[max(x - 1, 0) : x], row[x + 1 : x + 2]]
            around += [rows[i][x] for i in (y - 1, y + 1) if 0 <= i < len(rows)]
            need(cell == "." or any(each not in ("", ".") for each in around), "a letter is not part of a word")


def check_crossword(rules, table):
    fields(kind=one_of("crosswordGame"), letters=whole(13, 25), grids=many(check_grid))(rules)
    grids = rules["grids"]
    need(1 <= len(grids) <= 200 and len(set(grids)) == len(grids), "invalid number of grids, or a repeated grid")
    check_table(table, fields(**TIER, words=whole(1, 100)))
    words = [tier["words"] for tier in table["tiers"]]
    need(all(a > b for a, b in zip(words, words[1:])), "tiers are not in descending order of words")


def check_instant_terms(rules, table):
    kind = rules.get("kind") if isinstance(rules, dict) else None
    kinds = {"scratchcardGame": check_scratch, "crosswordGame": check_crossword}
    need(isinstance(kind, str) and kind in kinds, "unknown kind of instant ticket")
    kinds[kind](rules, table)


def check_deck_record(record):
    RECORD(record)
    tickets = record["tickets"]
    for card in record["cards"]:
        if card["outcome"] != "":
            text(60)(card["outcome"])
    need(len(tickets) <= len(record["cards"]), "more tickets than cards")
    for seq0, ticket in enumerate(tickets):
        need(seq0 < ticket["treeSize"] <= len(tickets), "the tree size does not include the ticket")
    check_instant_terms(record["rules"], record["prizeTable"])
