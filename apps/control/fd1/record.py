"""The fields of a draw record, and the lines of a draw file."""

import re

from .shape import (
    amount,
    anything,
    ascii_text,
    fields,
    flag,
    hexadecimal,
    many,
    need,
    one_of,
    read_json,
    text,
    whole,
)
from .terms import check_terms

id_text = text(200)
hash32 = hexadecimal(32)
signature = hexadecimal(64)
beacon_signature = hexadecimal(48)
LAST_DATE = 8_640_000_000_000_000
time = whole(0, LAST_DATE)
place = whole(0, 2**32 - 1)
round_number = whole(1, 2**48 - 1)

BEACON_CHAIN = fields(
    name=text(100),
    chainHash=hash32,
    publicKey=hexadecimal(96),
    genesis=whole(0, LAST_DATE // 1000),
    period=whole(1, 86_400),
    local=flag,
)
NAMES = {"member": id_text, "game": id_text, "instance": id_text, "title": text(200), "currency": text(10)}
BEACON = fields(
    chain=BEACON_CHAIN,
    round=round_number,
    signature=beacon_signature,
    lastSeen=fields(round=round_number, signature=beacon_signature),
)
COMMON_FIELDS = {
    **NAMES,
    "decimals": whole(0, 8),
    "rules": anything,
    "prizeTable": anything,
    "closedAt": time,
}
CLOSE_FIELDS = {
    **COMMON_FIELDS,
    "chain": fields(anchor=hash32, index=whole(1, 10_000_000), previous=hash32, link=hash32),
    "beacon": BEACON,
    "close": fields(hash=hash32, platformSignature=signature, signerSignature=signature, signerAt=time),
    "keys": fields(platform=hash32, signer=hash32),
}
SETTLEMENT_PAYOUT = fields(seq0=place, tier=text(60), fromPool=amount, fromJackpot=amount)
SETTLEMENT = fields(
    payouts=many(SETTLEMENT_PAYOUT),
    revenue=amount,
    contribution=amount,
    fromReserve=amount,
    rollover=amount,
    jackpotAfter=amount,
    root=hash32,
    paid=amount,
)
OUTCOME_FIELDS = {
    "voids": many(fields(seq0=place, voided=place)),
    "treeSize": place,
    "root": hash32,
    "pool": amount,
    "jackpot": amount,
    "result": fields(drawn=many(whole(0, 2**32 - 1)), text=ascii_text),
    "settlement": SETTLEMENT,
    "resultSignature": signature,
    "recordSignature": signature,
}
DRAW_FIELDS = {**COMMON_FIELDS, **OUTCOME_FIELDS}
RECORD = fields(**CLOSE_FIELDS, **OUTCOME_FIELDS, scheme=one_of("FD1"), version=one_of(2))
TICKET = re.compile(r'\["([0-9a-f]{64})","([ !#-\[\]-~]{0,1000})","(0|[1-9][0-9]{0,17})"\]', re.ASCII)


def check_voids(record):
    """Each void cancels one earlier ticket, at most once."""
    places = [each["seq0"] for each in record["voids"]]
    taken = [each["voided"] for each in record["voids"]]
    need(places == sorted(set(places)) and len(set(taken)) == len(taken), "voids are not in order or repeated")
    need(all(each < record["treeSize"] for each in places), "voids outside the tree")
    need(all(each["voided"] < each["seq0"] for each in record["voids"]), "a void refers to a later ticket")
    need(not set(places) & set(taken), "a void refers to a void")


def read_record(line):
    record = read_json(line)
    RECORD(record)
    check_voids(record)
    check_terms(record["rules"], record["prizeTable"])
    return record


def split_lines(content):
    lines = content.split("\n")
    return lines[:-1] if lines[-1] == "" else lines


def read_tickets(lines, voids):
    """Assigns the tickets to the places in the tree that the voids leave free."""
    void_places = {each["seq0"] for each in voids}
    voided = {each["voided"] for each in voids}
    seq0, tickets = 0, []
    for line in lines:
        match = TICKET.fullmatch(line)
        need(match, "a line is not a ticket")
        while seq0 in void_places:
            seq0 += 1
        player, plays, price = match.groups()
        is_live = seq0 not in voided
        tickets.append({"seq0": seq0, "player": player, "plays": plays, "price": int(price), "live": is_live})
        seq0 += 1
    return tickets
