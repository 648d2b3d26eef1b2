"""The step history: the log has one story of a draw, without a hidden or second one."""

from fd1.shape import Problem
from .log_entries import PROVED, ZERO, entry_leaf, is_included
from .notes import open_checkpoint
from .verdict import require


def fail(why):
    require("history", False, why)


def proved_entries(given):
    """Entries from witnesses that are truly in the log; the others say nothing."""
    for each in given.entries:
        try:
            PROVED(each)
        except Problem:
            continue
        checkpoint = open_checkpoint(each["checkpoint"], given.policy)
        if checkpoint and is_included(entry_leaf(each["entry"]), each["index"], each["path"], checkpoint):
            yield each["index"], each["entry"], checkpoint


def known_checkpoints(draw):
    record = draw.record
    sources = [record["log"]["checkpoint"], record["history"]["checkpoint"], *draw.given.checkpoints]
    sources += draw.more_checkpoints()
    if record["chain"]["committed"]:
        sources.append(record["chain"]["committed"]["checkpoint"])
    opened = [open_checkpoint(source, draw.given.policy) for source in sources]
    return [each for each in opened if each] + [checkpoint for *_, checkpoint in proved_entries(draw.given)]


def check_proofs(draw):
    record, policy = draw.record, draw.given.policy
    newest = open_checkpoint(record["history"]["checkpoint"], policy)
    if policy and len(newest.times) < policy.quorum:
        fail("the newer checkpoint was not seen by the witnesses")
    places = [each["index"] for each in record["entries"]]
    if places != sorted(set(places)):
        fail("the entries are not in order")
    for each in record["entries"]:
        if not is_included(entry_leaf(each["entry"]), each["index"], each["path"], newest):
            fail(f"entry {each['index']} is not in the log")
    roots = {}
    for checkpoint in known_checkpoints(draw):
        if roots.setdefault(checkpoint.size, checkpoint.root) != checkpoint.root:
            fail("the log signed two histories")


def find_list(draw):
    """The game's entries from the previous close, or the first close of this instance, to the result."""
    listed = draw.of_game()
    if draw.own_close() is None:
        fail("the log has no close of this draw")
    own = draw.own_close()[0]
    results = [at for at, entry in listed if entry["t"] == "result" and entry["C"] == draw.context.hex()]
    if len(results) != 1 or results[0] < own:
        fail("the log has no result of this draw, or more than one")
    closes = [(at, entry) for at, entry in listed if entry["t"] == "close" and at < own]
    same = [at for at, entry in closes if entry["instance"] == draw.record["instance"]]
    if closes:
        start = min([closes[-1][0], *same])
    else:
        game = draw.game_entry()
        start = next(at for at, entry in listed if entry is game)
        first = draw.record["chain"]["number"] == 1 and draw.record["chain"]["index"] == game["fd1Index"] + 1
        if not first or game["prev"] != ZERO:
            fail("the previous close is missing")
    return [(at, entry) for at, entry in listed if start <= at <= results[0]]


def is_linked(listed):
    """Whether each entry names the one before it, so that none is left out."""
    return all(entry["prev"] == entry_leaf(before).hex() for (_, before), (_, entry) in zip(listed, listed[1:]))


def check_story(draw, listed):
    """Every close ends as result, late or cancel; this one only as the result."""
    own, instance = draw.context.hex(), draw.record["instance"]
    ended = {}
    for _, entry in listed:
        if entry["t"] in ("result", "late", "cancel"):
            ended.setdefault(entry["C"], set()).add(entry["t"])
    for at, entry in listed:
        if entry["t"] != "close" or entry["C"] == own:
            continue
        if at > draw.own_close()[0]:
            fail("the log has a close between this one and its result")
        ends = ended.get(entry["C"], set())
        if entry["instance"] == instance and ends != {"late"}:
            fail("the log has a second close of this instance")
        if not ends:
            fail("an earlier close has no end")
    if ended.get(own) != {"result"}:
        fail("the draw was called late or cancelled")
    held = [entry["t"] for _, entry in listed if entry["t"] in ("held", "release") and entry["C"] == own]
    if held and held[-1] == "held":
        fail("the draw is held")


def check_result_entry(entry, **due):
    if entry != {"t": "result", "prev": entry["prev"], **due}:
        fail("the log has another result")


def check_reports(draw, listed):
    """What witnesses report must be the same story."""
    shown = dict(draw.entries)
    late = {entry["C"] for _, entry in listed if entry["t"] == "late"}
    befores = {entry["prev"]: entry for _, entry in listed}
    for at, entry, _ in proved_entries(draw.given):
        if at in shown and shown[at] != entry:
            fail(f"the log has two entries {at}")
        if entry.get("game") != draw.record["game"]:
            continue
        if entry["prev"] in befores and befores[entry["prev"]] != entry:
            fail("the list of the game forks")
        is_second = entry["t"] == "close" and entry["instance"] == draw.record["instance"]
        if is_second and entry["C"] != draw.context.hex() and entry["C"] not in late:
            fail("a witness has a second close of this instance")


def find_false_late(draw, listed, missed=()):
    """What was called late or missed although witnesses saw it in time; `missed` are (index, beacon round)."""
    late = {entry["C"] for _, entry in listed if entry["t"] == "late"}
    closes = [(at, entry["round"]) for at, entry in listed if entry["t"] == "close" and entry["C"] in late]
    fault = None
    for at, number in [*closes, *missed]:
        latest = draw.beacon.time(number) / 1000 - 2
        seen = {
            name
            for checkpoint in known_checkpoints(draw)
            if checkpoint.size > at
            for name, seconds in checkpoint.times.items()
            if seconds <= latest
        }
        if draw.given.policy and seen:
            if len(seen) >= draw.given.policy.quorum:
                fail("what was called late had been seen in time")
            fault = "history"
    return fault


def check_history(draw):
    """Returns `history` if a witness had seen a close that was called late."""
    record, settlement = draw.record, draw.record["settlement"]
    check_proofs(draw)
    listed = find_list(draw)
    if not is_linked(listed):
        fail("an entry of the game is left out")
    check_story(draw, listed)
    check_result_entry(
        listed[-1][1],
        game=record["game"],
        C=draw.context.hex(),
        beacon=record["beacon"]["signature"],
        link=record["chain"]["link"],
        text=record["result"]["text"],
        settlement=settlement["root"],
        paid=settlement["paid"],
        count=len(settlement["payouts"]),
        ics=record["winners"]["signature"] if record["winners"] else "",
        platform=record["resultSignature"],
    )
    check_reports(draw, listed)
    return find_false_late(draw, listed)


def check_switch(record, given):
    """A record of scheme FD1 after the game switched to FD2."""
    for _, entry, _ in proved_entries(given):
        if entry["t"] == "game" and entry["game"] == record["game"] and entry["fd1Index"] < record["chain"]["index"]:
            fail("the game had switched to scheme FD2")
