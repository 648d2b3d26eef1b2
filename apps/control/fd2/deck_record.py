"""The fields and lines of a deck file of scheme FD2: the record, then cards, rounds and tickets, one per line."""

import json
import re

from fd1.deck_record import check_instant_terms
from fd1.record import BEACON_CHAIN, beacon_signature, hash32, place, signature, time
from fd1.shape import amount, anything, fields, many, need, one_of, read_json, text, whole
from .decks import list_outcomes
from .draw_record import key_or_empty, or_null
from .log_entries import PROOF, SHAPES, count, entry, note, path

RECORD_ENTRY = fields(entry=entry, index=count, path=path)


def logged(kind):
    return fields(entry=SHAPES[kind], proof=PROOF)


RECORD = fields(
    scheme=one_of("FD2/deck"),
    version=one_of(1),
    title=text(200),
    decimals=whole(0, 8),
    rules=anything,
    prizeTable=anything,
    beacon=BEACON_CHAIN,
    seal=logged("close"),
    sealSignature=beacon_signature,
    endSignature=or_null(beacon_signature),
    committed=or_null(PROOF),
    deck=logged("deck"),
    link=hash32,
    keys=fields(platform=hash32, signer=hash32, control=key_or_empty),
    rounds=place,
    tickets=place,
    root=hash32,
    sales=amount,
    payouts=many(fields(seq0=place, tier=text(60), amount=amount)),
    settlementRoot=hash32,
    paid=amount,
    winners=or_null(signature),
    endedAt=time,
    resultSignature=signature,
    history=fields(checkpoint=note),
    entries=many(RECORD_ENTRY),
)
ROUND = fields(
    entry=SHAPES["round"], proof=PROOF, signature=or_null(beacon_signature), missed=or_null(RECORD_ENTRY)
)
TICKET = re.compile(r'\["([0-9a-f]{64})","(0|[1-9][0-9]{0,17})",(null|0|[1-9][0-9]{0,7})\]', re.ASCII)


def read_card(line):
    card = read_json(line)
    need(isinstance(card, list) and len(card) == 2 and all(isinstance(each, str) for each in card), "not a card")
    hash32(card[1])
    need(json.dumps(card, separators=(",", ":"), ensure_ascii=False) == line, "a card has one text")
    return {"outcome": card[0], "salt": card[1]}


def read_round(line):
    value = read_json(line)
    ROUND(value)
    need((value["signature"] is None) == (value["missed"] is not None), "a round is neither assigned nor missed")
    return value


def read_ticket(line):
    match = TICKET.fullmatch(line)
    need(match, "a line is not a ticket")
    position = None if match[3] == "null" else int(match[3])
    return {"player": match[1], "price": int(match[2]), "position": position}


class DeckFile:
    def __init__(self, lines):
        self.record = read_json(lines[0] if lines else "")
        RECORD(self.record)
        record = self.record
        check_instant_terms(record["rules"], record["prizeTable"])
        places = [each["index"] for each in record["entries"]]
        need(places == sorted(set(places)), "the entries are not in order")
        need("latestEnd" in record["seal"]["entry"], "the seal has no latest end")
        cards = len(list_outcomes(record["prizeTable"]))
        need(record["tickets"] <= cards, "more tickets than cards")
        rounds = 1 + cards
        tickets = rounds + record["rounds"]
        need(len(lines) == tickets + record["tickets"], "the number of lines differs from the record")
        self._lines, self._rounds, self._tickets = lines, rounds, tickets

    def cards(self):
        return [read_card(line) for line in self._lines[1 : self._rounds]]

    def rounds(self):
        return [read_round(line) for line in self._lines[self._rounds : self._tickets]]

    def tickets(self):
        return [read_ticket(line) for line in self._lines[self._tickets :]]
