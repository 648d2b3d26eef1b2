"""The verification steps of a draw file of scheme FD2; the first failure raises StepFailed."""

from fd1 import ed25519
from fd1.draw_steps import check_leaves, check_result_signature, check_settlement, compare_result, compute_leaf_hashes
from fd1.encoding import canonical_hash
from fd1.games import GAMES
from fd1.merkle import root_of
from fd1.record import read_tickets, split_lines
from fd1.shape import Problem, read_json
from fd1.stream import open_streams
from . import hashes
from .beacon import Chain
from .draw_history import check_history, is_linked
from .draw_record import check_draw_record, close_fields
from .keys import keys_at
from .locks import is_genuine, is_sound, open_key
from .log_entries import entry_leaf, is_included, proved_pairs, timely
from .notes import open_checkpoint
from .receipts import open_receipt
from .seeds import draw_seed
from .timelock import masked
from .verdict import StepFailed, require

SIGNER_MARGIN_MS = 1500
DAY_MS = 86_400_000


def raw(text):
    return bytes.fromhex(text)


class Draw:
    """A draw file with the values that several steps need."""

    scheme = "FD2"

    def __init__(self, record, tickets, given):
        self.record, self.tickets, self.given = record, tickets, given
        self.beacon = Chain(record["beacon"]["chain"])
        self.round, self.value = record["beacon"]["round"], raw(record["beacon"]["signature"])
        self.leaves = compute_leaf_hashes(record, tickets)
        self.live = [ticket for ticket in tickets if ticket["live"]]
        self.terms = (canonical_hash(record["rules"]), canonical_hash(record["prizeTable"]))
        self.close = close_fields(record, self.terms)
        self.context = hashes.close_hash({**self.close, "beacon": self.beacon.hash})
        sealed = record["close"]
        self.lock, self.mask = raw(sealed["lock"]), raw(sealed["masks"][0])
        self.locked = hashes.lock_hash(self.context, self.round, self.lock, [self.mask])
        self.entries = proved_pairs(record)

    def of_game(self):
        game = self.record["game"]
        return sorted((pair for pair in self.entries if pair[1].get("game") == game), key=lambda pair: pair[0])

    def game_entry(self):
        return next((entry for _, entry in self.of_game() if entry["t"] == "game"), None)

    def own_close(self):
        """(index, entry) of this draw's close in the shown list, or None."""
        for each in self.record["entries"]:
            if each["entry"]["t"] == "close" and each["entry"]["C"] == self.record["close"]["hash"]:
                return each["index"], each["entry"]
        return None

    def more_checkpoints(self):
        return []

    def key(self):
        return open_key(self.lock, self.value)

    def opened_link(self):
        key = self.key()
        return None if key is None else masked(self.mask, key, self.context, 0)


def check_receipt(draw):
    record, receipt = draw.record, draw.given.receipt
    key = draw.given.platform_key or record["keys"]["platform"]
    open_receipt(receipt, raw(key), record["member"], record["instance"], draw.terms)
    seq0, size = receipt["seq0"], receipt["treeSize"]
    sold = any(ticket["seq0"] == seq0 for ticket in draw.tickets) and seq0 < len(draw.leaves)
    require("receipt", sold and draw.leaves[seq0] == raw(receipt["leafHash"]), "the ticket is missing or was altered")
    then = root_of(draw.leaves[:size]) if 0 < size <= len(draw.leaves) else None
    require("receipt", then == raw(receipt["root"]), "the earlier tickets differ")


def check_close(draw):
    record, given = draw.record, draw.given
    sealed, keys = record["close"], record["keys"]
    require("close", given.platform_key in (None, keys["platform"]), "the operator key differs from the expected one")
    require("close", given.signer_key in (None, keys["signer"]), "the signer key differs from the expected one")
    require("close", draw.context.hex() == sealed["hash"], "the hash differs from the close record")
    require("close", keys["platform"] != keys["signer"], "signer and platform use the same key")
    check_keys(draw)
    signed = ed25519.verify(raw(keys["platform"]), draw.context, raw(sealed["platformSignature"]))
    require("close", signed, "the operator's signature is not genuine")
    statement = hashes.countersign_hash(draw.context, draw.locked, sealed["signer"])
    signed = ed25519.verify(raw(keys["signer"]), statement, raw(sealed["signer"]["signature"]))
    require("close", signed, "the signer's signature is not genuine")


def check_keys(draw):
    """The log names the keys and the term; a file cannot choose them."""
    record, game = draw.record, draw.game_entry()
    require("close", game is not None and game["scheme"] == draw.scheme, "the log has no entry of this game and scheme")
    own = draw.own_close()
    index = own[0] if own else record["log"]["index"]
    named = keys_at(game, draw.entries, index, record["closedAt"])
    require("close", named is not None and named[0] == record["keys"], "the log names other keys")
    require("close", named[1] == record["close"]["signer"]["term"], "the signer's term has ended or not begun")


def check_balance(draw):
    record = draw.record
    if record["keys"]["control"] == "":
        return
    given = record["close"]["control"]
    require("balance", given is not None, "the control system did not sign the balance")
    place = (record["member"], record["instance"], record["treeSize"])
    stated = hashes.balance_hash(*place, raw(record["root"]), int(record["pool"]), given["at"])
    signed = ed25519.verify(raw(record["keys"]["control"]), stated, raw(given["signature"]))
    require("balance", signed, "the control system counted other sales")


def check_chain(draw):
    record, chain = draw.record, draw.record["chain"]
    require("chain", draw.given.anchor in (None, chain["anchor"]), "the anchor differs from the expected one")
    check_committed(draw)
    require("chain", chain["index"] <= chain["length"], "the chain has no such link")
    link = raw(chain["previous"])
    for _ in range(chain["index"] - 1):
        link = hashes.chain_step(link)
    require("chain", link.hex() == chain["anchor"], "the previous link does not hash to the anchor")
    fits = hashes.chain_step(raw(chain["link"])).hex() == chain["previous"]
    # A link outside the chain stands only if the lock really opens to it; that is the signer's fault.
    require("chain", fits or draw.opened_link() == raw(chain["link"]), "the link belongs to no committed secret")
    check_order(draw)


def check_order(draw):
    """The link follows that of the close before; the first close follows the last index of scheme FD1."""
    chain, own = draw.record["chain"], draw.own_close()
    if own is None:
        return
    earlier = [(at, entry) for at, entry in draw.of_game() if at < own[0]]
    closes = [entry for _, entry in earlier if entry["t"] == "close"]
    if closes:
        follows = chain["number"] == closes[-1]["chain"] and chain["index"] == closes[-1]["index"] + 1
        starts = chain["number"] == closes[-1]["chain"] + 1 and chain["index"] == 1
        require("chain", follows or starts, "a link was skipped or used twice")
    elif is_linked([*earlier, own]):
        first = chain["number"] == 1 and chain["index"] == draw.game_entry()["fd1Index"] + 1
        require("chain", first, "the first link does not follow the last one of scheme FD1")


def check_committed(draw):
    """The anchor is that of the game entry, or of a successor that witnesses saw a day before."""
    record, chain = draw.record, draw.record["chain"]
    if chain["number"] == 1:
        require("chain", draw.game_entry()["anchor"] == chain["anchor"], "the log names another anchor")
        return
    named = [
        entry
        for _, entry in draw.of_game()
        if entry["t"] == "chain" and entry["chain"] == chain["number"] and entry["anchor"] == chain["anchor"]
    ]
    proof = chain["committed"]
    require("chain", named and named[0]["length"] == chain["length"] and proof, "the log does not name this chain")
    checkpoint = open_checkpoint(proof["checkpoint"], draw.given.policy)
    included = checkpoint and is_included(entry_leaf(named[0]), proof["index"], proof["path"], checkpoint)
    require("chain", included, "the chain is not in the log")
    if draw.given.policy:
        seen = sum(seconds * 1000 <= record["closedAt"] - DAY_MS for seconds in checkpoint.times.values())
        require("chain", seen >= draw.given.policy.quorum, "the chain was not committed a day before")


def check_round(draw):
    record, beacon = draw.record, draw.record["beacon"]
    require("round", draw.beacon.is_known(), "unknown beacon")
    due = draw.beacon.draw_round(record["closedAt"])
    require("round", draw.round == due, f"the beacon round must be {due}")
    require("round", beacon["lastSeen"]["round"] < draw.round, "the beacon round was already published at the close")
    in_time = record["close"]["signer"]["at"] < draw.beacon.time(draw.round) - SIGNER_MARGIN_MS
    require("round", in_time, "the signer countersigned too late")


def expected_entry(draw, prev):
    sealed, control = draw.record["close"], draw.record["close"]["control"]
    signer = {name: sealed["signer"][name] for name in ("at", "term", "k", "head")}
    return {
        "t": "close",
        "C": draw.context.hex(),
        **draw.close,
        "prev": prev,
        "platform": sealed["platformSignature"],
        "lock": sealed["lock"],
        "masks": sealed["masks"],
        "signer": {**signer, "sig": sealed["signer"]["signature"]},
        "ics": {"at": control["at"], "sig": control["signature"]} if control else {"at": 0, "sig": ""},
    }


def check_log(draw):
    record, policy, own = draw.record, draw.given.policy, draw.own_close()
    require("log", own is not None, "the close record is not in the list of the log")
    index, entry = own
    require("log", entry == expected_entry(draw, entry["prev"]), "the log has another close record")
    proof = record["log"]
    checkpoint = open_checkpoint(proof["checkpoint"], policy)
    newer = open_checkpoint(record["history"]["checkpoint"], policy)
    require("log", checkpoint and newer, "a checkpoint is not signed by the log")
    included = proof["index"] == index and is_included(entry_leaf(entry), index, proof["path"], checkpoint)
    require("log", included, "the close record is not in the log")
    if policy:
        seen = timely(checkpoint, draw.beacon.time(draw.round))
        require("log", seen >= policy.quorum, f"{seen} witnesses saw the close in time, {policy.quorum} are required")


def check_beacon(draw):
    beacon = draw.record["beacon"]
    for each in (beacon["lastSeen"], beacon):
        genuine = is_genuine(draw.beacon.public_key, each["round"], raw(each["signature"]))
        require("beacon", genuine, f"the value of round {each['round']} is not genuine")


def has_sound_lock(draw):
    """A fault of the signer does not change the result: what the lock opens to decides."""
    link = draw.opened_link()
    if link != raw(draw.record["chain"]["link"]) or hashes.chain_step(link) != raw(draw.record["chain"]["previous"]):
        return False
    return is_sound(draw.beacon.public_key, draw.beacon.hash, draw.round, draw.key(), draw.lock)


def check_result(draw):
    seed = draw_seed(draw.opened_link(), draw.context, draw.locked, draw.round, draw.value)
    rules = draw.record["rules"]
    streams = open_streams("FD2", seed, draw.context)
    compare_result(draw.record, GAMES[rules["kind"]].draw(streams, rules, [ticket["seq0"] for ticket in draw.live]))


def check_winners(draw):
    record, settlement = draw.record, draw.record["settlement"]
    if record["keys"]["control"] == "":
        return
    require("winners", record["winners"] is not None, "the control system did not sign the winners")
    root, paid, count = raw(settlement["root"]), int(settlement["paid"]), len(settlement["payouts"])
    stated = hashes.winners_hash(draw.context, draw.locked, root, paid, count)
    signed = ed25519.verify(raw(record["keys"]["control"]), stated, raw(record["winners"]["signature"]))
    require("winners", signed, "the control system computed other winners")


def check_signature(draw):
    record = draw.record
    check_result_signature(record, draw.context)
    covered = {name: value for name, value in record.items() if name != "recordSignature"}
    signed = hashes.H2("record", draw.context, canonical_hash(covered))
    genuine = ed25519.verify(raw(record["keys"]["platform"]), signed, raw(record["recordSignature"]))
    require("signature", genuine, "the signature on the file is not genuine")


def verify_draw(content, given):
    """Returns the step at which somebody is at fault although the draw stands, or None."""
    first, *others = split_lines(content) or [""]
    try:
        record = read_json(first)
        check_draw_record(record)
    except Problem as problem:
        raise StepFailed("format", str(problem)) from None
    try:
        tickets = read_tickets(others, record["voids"])
    except Problem as problem:
        raise StepFailed("leaves" if given.receipt is None else "receipt", str(problem)) from None
    draw = Draw(record, tickets, given)
    if given.receipt is not None:
        check_receipt(draw)
    check_leaves(record, tickets, draw.leaves)
    for check in (check_close, check_balance, check_chain, check_round, check_log, check_beacon):
        check(draw)
    fault = None if has_sound_lock(draw) else "lock"
    check_result(draw)
    check_settlement(record, draw.live)
    check_winners(draw)
    check_signature(draw)
    return check_history(draw) or fault
