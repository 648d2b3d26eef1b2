#!/usr/bin/env python3
"""Recomputes the vectors of scheme FD2: prints one line for each value that differs, then the number of values."""

import json
import sys

sys.dont_write_bytecode = True
import shared  # noqa: F401
from fd1 import ed25519
from fd1.encoding import canonical_text, enc, sha256, u64
from fd1.merkle import leaf_hash
from fd1.stream import mac, open_streams
from fd2 import hashes, seeds, timelock
from fd2.beacon import QUICKNET, Chain
from fd2.notes import Policy, open_checkpoint
from fd2.tree import is_consistent, root_from_path

raw = bytes.fromhex
chain = Chain(QUICKNET)
count = 0


def same(name, found, due):
    global count
    count += 1
    found = found.hex() if isinstance(found, bytes) else found
    if found != due:
        print(f"DIFFERENT {name}: {found} instead of {due}")


def check_draw(vectors, signature, number):
    draw, close = vectors["draw"], vectors["draw"]["close"]
    fields = {**close, "rules": close["rulesHash"], "prizes": close["prizeTableHash"], "size": close["treeSize"]}
    context = hashes.close_hash({**fields, "beacon": chain.hash})
    same("C", context, draw["C"])
    link = hashes.chain_step(hashes.chain_step(sha256(b"FD1 test chain secret")))
    same("previous", hashes.chain_step(link), close["previous"])
    key = mac(sha256(b"FD2 test kappa"), enc("FD2/K", u64(number)))
    same("K", key, draw["K"])
    lock = timelock.round_lock(chain.public_key, chain.hash, number, key)
    same("lock", lock, draw["lock"])
    same("open", timelock.time_open(lock, signature), key.hex())
    same("altered lock", timelock.time_open(lock[:159] + bytes([lock[159] ^ 1]), signature), None)
    same("fault", timelock.open_lock(b"\x07" * 160, signature), draw["fault"])
    mask = timelock.masked(link, key, context, 0)
    same("mask", mask, draw["mask"])
    locked = hashes.lock_hash(context, number, lock, [mask])
    same("L", locked, draw["L"])
    root, pool = raw(close["root"]), int(close["pool"])
    place = (close["member"], close["instance"], close["treeSize"])
    same("balance", hashes.balance_hash(*place, root, pool, close["closedAt"] + 300), draw["balance"])
    signed = hashes.countersign_hash(context, locked, draw["said"])
    same("countersign", signed, draw["countersign"])
    genuine = ed25519.verify(raw(vectors["keys"]["signer"]), signed, raw(draw["signerSignature"]))
    same("signer signature", genuine, True)
    seed = seeds.draw_seed(link, context, locked, number, signature)
    same("seed", seed, draw["seed"])
    drawn = open_streams("FD2", seed, context)("lottery/main").pick(6, 49)
    same("result", ",".join(map(str, drawn)), draw["result"])
    same("winners", hashes.winners_hash(context, locked, sha256(b"settlement"), 350, 1), draw["winners"])
    return key


def check_batch(vectors):
    batch = vectors["batch"]
    receipt, place = batch["receipt"], batch["receipt"]["batch"]
    leaf = hashes.receipt_leaf(receipt)
    same("receipt leaf", leaf, batch["leaf"])
    root = root_from_path(leaf, place["index"], place["count"], [raw(step) for step in place["path"]])
    head = (receipt["member"], place["n"], place["count"], root, raw(place["previous"]), place["unixMs"])
    same("batch", hashes.batch_hash(*head), batch["hash"])
    key = raw(vectors["keys"]["platform"])
    same("batch signature", ed25519.verify(key, raw(batch["hash"]), raw(place["signature"])), True)


def check_round(vectors, signature, number, key):
    made, head = vectors["round"], vectors["round"]["q"]
    rows = [(raw(row["deck"]), row["n"], row["size"], raw(row["root"])) for row in head["rows"]]
    context = hashes.round_hash(head["member"], chain.hash, number, head["cutAt"], rows)
    same("Q", context, made["Q"])
    masks = [raw(mask) for mask in made["masks"]]
    links = [timelock.masked(mask, key, context, row) for row, mask in enumerate(masks)]
    same("links", [link.hex() for link in links], made["links"])
    locked = hashes.lock_hash(context, number, raw(made["ct"]), masks)
    same("L of the round", locked, made["L"])
    deck = raw(made["deck"])
    seed = seeds.assign_seed(links[0], context, locked, deck, number, signature)
    same("seed of the round", seed, made["seed"])
    same("positions", open_streams("FD2", seed, deck)("assign").raffle(16, 80), made["positions"])


def check_log(vectors):
    log, keys = vectors["log"], vectors["keys"]
    witnesses = {f"w{i}.example": raw(keys[f"w{i}"]) for i in (1, 2, 3)}
    checkpoint = open_checkpoint(log["checkpoint"], Policy(log["origin"], raw(keys["log"]), witnesses, 2))
    same("size", checkpoint.size, len(log["leaves"]))
    same("cosignatures", len(checkpoint.times), 3)
    same("canonical entry", canonical_text(json.loads(log["entry"])), log["entry"])
    path = [raw(step) for step in log["path"]]
    leaf = leaf_hash(log["entry"].encode("utf-8"))
    same("inclusion", root_from_path(leaf, log["index"], checkpoint.size, path), checkpoint.root.hex())
    steps, old = [raw(step) for step in log["consistency3"]], raw(log["root3"])
    same("consistency", is_consistent(3, checkpoint.size, steps, old, checkpoint.root), True)
    same("broken consistency", is_consistent(3, checkpoint.size, steps, old[::-1], checkpoint.root), False)


def main():
    vectors, malformed = (json.loads(line) for line in sys.stdin)
    signature, number = raw(vectors["beacon"]["signature"]), vectors["beacon"]["round"]
    same("beacon", chain.is_genuine(number, signature), True)
    same("H2", hashes.H2("test", "a", u64(1)), vectors["H2"])
    key = check_draw(vectors, signature, number)
    check_batch(vectors)
    check_round(vectors, signature, number, key)
    check_log(vectors)
    for name, lock, due in malformed:
        same(f"lock {name}", timelock.open_lock(raw(lock), signature), due)
    print(f"{count} values")


main()
