"""The terms of an instance. They are fixed before its first ticket."""

import json

from fd1.deck_record import check_instant_terms
from fd1.encoding import canonical_hash, canonical_text
from fd1.games import GAMES
from fd1.record import id_text
from fd1.shape import Optional, Problem, amount, anything, fields, text
from fd1.terms import check_terms
from .answers import Comparison, Refused
from .store import find_terms

SHAPE = fields(
    member=Optional(id_text),
    game=id_text,
    instance=id_text,
    rules=anything,
    prizeTable=anything,
    currency=text(10),
    jackpot=amount,
)


def is_draw(rules):
    return rules["kind"] in GAMES


def check(given):
    try:
        SHAPE(given)
        rules, table = given["rules"], given["prizeTable"]
        known_draw = isinstance(rules, dict) and rules.get("kind") in GAMES
        (check_terms if known_draw else check_instant_terms)(rules, table)
    except Problem as problem:
        raise Refused(422, "terms are not valid", problem=str(problem)) from None


def put_terms(db, member, given):
    """Stores terms once. The jackpot counts for the first instance of a game; later ones follow from the own books."""
    check(given)
    instance, rules, table = given["instance"], given["rules"], given["prizeTable"]
    stored = find_terms(db, member, instance)
    if stored:
        comparison = Comparison()
        for name in ("game", "currency"):
            comparison.same(name, stored[name], given[name])
        comparison.same("rules", json.loads(stored["rules"]), rules)
        comparison.same("prizeTable", json.loads(stored["prize_table"]), table)
        comparison.finish("terms", instance=instance)
        return
    hashes = (canonical_hash(rules), canonical_hash(table))
    row = (member, instance, given["game"], given["currency"], canonical_text(rules), canonical_text(table), *hashes)
    db.execute("INSERT INTO terms VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    db.execute("INSERT OR IGNORE INTO jackpot VALUES (?, ?, ?)", (member, given["game"], given["jackpot"]))
    db.execute("INSERT INTO tree (member, instance, size, peaks, pool) VALUES (?, ?, 0, x'', '0')", (member, instance))


def require_terms(db, member, instance):
    terms = find_terms(db, member, instance)
    if terms is None:
        raise Refused(409, "terms are missing", wants={"terms": [instance]})
    return terms
