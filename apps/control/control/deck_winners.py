"""Signs the prizes of instant tickets: of one round while the deck sells, and of the whole deck when it has ended."""

import json

from fd1.close_record import payouts_root
from fd1.merkle import root_of
from fd1.record import beacon_signature, hash32, id_text, place
from fd1.shape import Optional, amount, fields, many, text
from fd2.decks import card_leaf, card_salt, deck_payouts, shuffled_outcomes
from fd2.hashes import chain_step, winners_hash
from fd2.seeds import draw_seed
from fd2.tree import root_from_path
from .answers import Comparison, Different, Refused, difference
from .decks import raw, require_deck
from .store import find_terms, find_tree, now_ms

PAYOUTS = many(fields(seq0=place, tier=text(60), amount=amount))
SETTLEMENT = fields(payouts=PAYOUTS, root=hash32, paid=amount, count=place)
OUTCOME = many(fields(seq0=place, outcome=text(60), salt=hash32, path=many(hash32)))
ROUND_BODY = fields(member=id_text, deck=hash32, Q=hash32, cards=OUTCOME, settlement=SETTLEMENT)
END_BODY = fields(member=id_text, deck=hash32, link=hash32, beacon=Optional(beacon_signature), settlement=SETTLEMENT)
SHOWN = 50


class DeckWinners:
    def __init__(self, store, config, key, beacon):
        self.store, self.chain, self.key, self.beacon = store, config.chain, key, beacon

    def sign(self, body):
        return self.sign_round(body) if "Q" in body else self.sign_end(body)

    def sign_round(self, body):
        """The named prizes of one round. Every card is proved against the published deck."""
        ROUND_BODY(body)
        member, context, deck = body["member"], raw(body["Q"]), raw(body["deck"])
        with self.store.read() as db:
            stored = require_deck(db, member, deck)
            terms = find_terms(db, member, stored["instance"])
            query = "SELECT lock FROM round WHERE context = ? AND member = ?"
            known = db.execute(query, (context, member)).fetchone()
            if known is None:
                raise Refused(409, "round is unknown", wants={"rounds": [body["Q"]]})
            query = "SELECT seq0, position FROM dealt WHERE deck = ? AND context = ?"
            dealt = {row["seq0"]: row["position"] for row in db.execute(query, (deck, context))}
        comparison = Comparison()
        outcomes = []
        for card in body["cards"]:
            seq0 = card["seq0"]
            if seq0 not in dealt:
                raise Different("winners", [difference("round of the ticket", None, seq0)], held=True)
            position = dealt[seq0]
            leaf = card_leaf(stored["instance"], position, raw(card["salt"]), card["outcome"])
            root = root_from_path(leaf, position, stored["cards"], [raw(step) for step in card["path"]])
            comparison.same("card", stored["root"], root, seq0=seq0, position=position)
            outcomes.append((seq0, card["outcome"]))
        comparison.finish("winners", held=True, instance=stored["instance"], Q=body["Q"])
        place_of = (context + deck, member, stored["instance"], known["lock"])
        return self.settle(body, terms, outcomes, context, place_of)

    def sign_end(self, body):
        """All prizes of the deck. The cards follow from the seal's link, so the platform need not send them."""
        END_BODY(body)
        member, deck, link = body["member"], raw(body["deck"]), raw(body["link"])
        with self.store.read() as db:
            stored = require_deck(db, member, deck)
            terms = find_terms(db, member, stored["instance"])
            size = find_tree(db, member, stored["instance"]).frontier.size
            query = "SELECT seq0, position FROM dealt WHERE deck = ? ORDER BY seq0"
            dealt = [(row["seq0"], row["position"]) for row in db.execute(query, (deck,))]
        comparison = Comparison()
        comparison.same("tickets with a card", size, len(dealt))
        comparison.same("link", stored["previous"], chain_step(link))
        comparison.finish("winners", held=True, instance=stored["instance"])
        given = raw(body["beacon"]) if "beacon" in body else None
        value = self.beacon.signature(stored["seal_round"], given)
        close, table = stored["close"], json.loads(terms["prize_table"])
        seed = draw_seed(link, close, stored["lock"], stored["seal_round"], value)
        cards = shuffled_outcomes(table, seed, close)
        leaves = (card_leaf(stored["instance"], at, card_salt(link, close, at), each) for at, each in enumerate(cards))
        comparison.same("cards", root_of(leaves), stored["root"])
        comparison.finish("winners", held=True, instance=stored["instance"])
        outcomes = [(seq0, cards[position]) for seq0, position in dealt]
        return self.settle(body, terms, outcomes, close, (close, member, stored["instance"], stored["lock"]))

    def settle(self, body, terms, outcomes, context, place_of):
        given = body["settlement"]
        due = deck_payouts(json.loads(terms["prize_table"]), sorted(outcomes))
        paid, root = sum(each for _, _, each in due), payouts_root(terms["instance"], due)
        own = {(seq0, tier): str(each) for seq0, tier, each in due}
        theirs = {(each["seq0"], each["tier"]): each["amount"] for each in given["payouts"]}
        comparison = Comparison()
        for seq0, tier in sorted(own.keys() | theirs.keys()):
            line = (seq0, tier)
            if len(comparison.differences) < SHOWN:
                comparison.same("payout", own.get(line), theirs.get(line), seq0=seq0, tier=tier)
        comparison.same("paid", str(paid), given["paid"])
        comparison.same("count", len(due), given["count"])
        comparison.same("root", root.hex(), given["root"])
        comparison.finish("winners", held=True, instance=terms["instance"])
        signed = self.key.sign(winners_hash(context, place_of[3], root, paid, len(due)))
        with self.store.write() as db:
            known = db.execute("SELECT root FROM winners WHERE context = ?", (place_of[0],)).fetchone()
            if known and known["root"] != root and len(place_of[0]) == len(context):
                raise Different("second statement", [difference("root", known["root"], root)])
            row = (*place_of, None, root, str(paid), len(due), signed, now_ms())
            db.execute("INSERT OR IGNORE INTO winners VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        return {"root": root.hex(), "paid": str(paid), "count": len(due), "signature": signed.hex()}
