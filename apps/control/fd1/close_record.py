"""The close record of a draw or deck: its hash and signatures, and its binding to secret and beacon."""

from . import bls, ed25519
from .encoding import H, canonical_hash, enc, u32, u64
from .merkle import leaf_hash, root_of
from .stream import mac

QUICKNET = {
    "name": "quicknet",
    "chainHash": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    "publicKey": "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    "genesis": 1692803367,
    "period": 3,
    "local": False,
}


class StepFailed(Exception):
    def __init__(self, step, why):
        super().__init__(why)
        self.step = step


def require(step, condition, why):
    if not condition:
        raise StepFailed(step, why)


def raw(text):
    return bytes.fromhex(text)


def hash_of_close(record, tree_size, root, pool, jackpot):
    chain, beacon = record["chain"], record["beacon"]
    return H(
        "close",
        record["member"],
        record["game"],
        record["instance"],
        canonical_hash(record["rules"]),
        canonical_hash(record["prizeTable"]),
        u64(tree_size),
        root,
        u64(pool),
        u64(jackpot),
        record["currency"],
        raw(chain["previous"]),
        u32(chain["index"]),
        raw(beacon["chain"]["chainHash"]),
        u64(beacon["round"]),
    )


def ticket_leaf(record, seq0, player, plays, price):
    return enc(
        "FD1/leaf",
        record["member"],
        record["instance"],
        u64(seq0),
        raw(player),
        plays,
        u64(price),
        record["currency"],
    )


def check_close(record, close):
    require("close", close.hex() == record["close"]["hash"], "the hash differs from the close record")
    signed = ed25519.verify(raw(record["keys"]["platform"]), close, raw(record["close"]["platformSignature"]))
    require("close", signed, "the operator's signature is not genuine")


def check_chain(chain):
    link = H("chain", raw(chain["link"]))
    require("chain", link.hex() == chain["previous"], "the link does not hash to the committed one")
    for _ in range(chain["index"] - 1):
        link = H("chain", link)
    require("chain", link.hex() == chain["anchor"], "the link does not hash to the anchor")


def is_known(chain):
    if chain == QUICKNET:
        return True
    parameters = {key: chain[key] for key in ("genesis", "name", "period", "publicKey")}
    return chain["local"] and chain["chainHash"] == canonical_hash({**parameters, "scheme": "bls-unchained-g1-rfc9380"}).hex()


def check_round(record, close):
    beacon, keys, signed_close = record["beacon"], record["keys"], record["close"]
    chain = beacon["chain"]
    require("round", is_known(chain), "unknown beacon")
    due = (record["closedAt"] + 6000 - chain["genesis"] * 1000) // (chain["period"] * 1000) + 2
    require("round", beacon["round"] == due, f"the beacon round must be {due}")
    require("round", beacon["lastSeen"]["round"] < beacon["round"], "the beacon round was already published at the close")
    require("round", keys["signer"] != keys["platform"], "signer and platform use the same key")
    seen = H("countersign", close, u64(signed_close["signerAt"]))
    signed = ed25519.verify(raw(keys["signer"]), seen, raw(signed_close["signerSignature"]))
    require("round", signed, "the signer's signature is not genuine")
    appears = (chain["genesis"] + (beacon["round"] - 1) * chain["period"]) * 1000
    require("round", signed_close["signerAt"] <= appears - 1000, "the signer countersigned too late")


def check_beacon(beacon):
    key = raw(beacon["chain"]["publicKey"])
    for each in (beacon["lastSeen"], beacon):
        genuine = bls.verify_round(key, each["round"], raw(each["signature"]))
        require("beacon", genuine, f"the value of round {each['round']} is not genuine")


class Options:
    """Values known from other sources, and whether to check the slow beacon signatures."""

    def __init__(self, beacon=False, platform_key=None, signer_key=None, anchor=None, receipt=None):
        self.beacon, self.receipt = beacon, receipt
        self.platform_key, self.signer_key, self.anchor = platform_key, signer_key, anchor


def check_close_record(record, close, options):
    """Checks the beacon signatures only with --beacon, because they take seconds."""
    require("close", options.platform_key in (None, record["keys"]["platform"]), "the operator key differs from the expected one")
    check_close(record, close)
    require("chain", options.anchor in (None, record["chain"]["anchor"]), "the anchor differs from the expected one")
    check_chain(record["chain"])
    require("round", options.signer_key in (None, record["keys"]["signer"]), "the signer key differs from the expected one")
    check_round(record, close)
    if options.beacon:
        check_beacon(record["beacon"])


def draw_seed(record, close):
    beacon = record["beacon"]
    message = enc("FD1/seed", close, u64(beacon["round"]), raw(beacon["signature"]))
    return mac(raw(record["chain"]["link"]), message)


def payouts_root(instance, payouts):
    """The Merkle root over (seq0, tier, amount)."""
    return root_of(
        leaf_hash(enc("FD1/payout", instance, u64(seq0), tier, u64(amount))) for seq0, tier, amount in payouts
    )


def record_hash(record, close):
    return H(
        "record",
        close,
        record["title"],
        u32(record["decimals"]),
        u64(record["closedAt"]),
        u64(record["beacon"]["lastSeen"]["round"]),
    )
