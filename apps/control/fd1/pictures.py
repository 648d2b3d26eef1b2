"""The content of instant cards."""

from .letters import letter_sets, words_wanted


def without_three(stream, count, symbols):
    while True:
        cells = [symbols[stream.uniform(len(symbols))] for _ in range(count)]
        if all(cells.count(cell) < 3 for cell in cells):
            return cells


def scratch(streams, seq0, rules, outcome):
    stream = streams(f"scratch/{seq0}")
    if outcome == "":
        return without_three(stream, 9, rules["symbols"])
    places = stream.raffle(3, 9)
    others = iter(without_three(stream, 6, [symbol for symbol in rules["symbols"] if symbol != outcome]))
    return [outcome if i in places else next(others) for i in range(9)]


def crossword(streams, seq0, rules, table, outcome):
    grids, size = rules["grids"], rules["letters"]
    grid = grids[streams(f"crossword/grid/{seq0}").uniform(len(grids))]
    stream = streams(f"crossword/letters/{seq0}")
    sets, wanted = letter_sets(grid, size), words_wanted(table, outcome)
    letters = sets.at(wanted, stream.uniform(sets.ways(wanted)))
    return [grid] + [letters[i] for i in stream.raffle(size, size)]


def can_show_all(rules, table):
    if rules["kind"] == "scratchcardGame":
        return True
    outcomes = [tier["name"] for tier in table["tiers"]] + [""]
    sets = [letter_sets(grid, rules["letters"]) for grid in rules["grids"]]
    return all(each.ways(words_wanted(table, outcome)) > 0 for each in sets for outcome in outcomes)
