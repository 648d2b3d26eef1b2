"""Counts the letter sets that complete a given number of words of a crossword without listing them."""

from functools import lru_cache

from .deck_record import find_words

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class LetterSets:
    """Recurses over the alphabet: omitting a letter makes the words that need it impossible."""

    def __init__(self, grid, size):
        words = find_words(grid)
        self.size = size
        self.every_word = 2 ** len(words) - 1
        self.needing = [sum(1 << i for i, word in enumerate(words) if letter in word) for letter in ALPHABET]
        self.ways_from = lru_cache(maxsize=None)(self._ways_from)

    def _ways_from(self, letter, missing, alive):
        """The number of sets that complete 0, 1, 2 ... words, with `missing` letters still to choose from this one on."""
        left = 26 - letter
        if missing < 0 or missing > left:
            return {}
        if left == 0 or missing == left:
            return {alive.bit_count(): 1}
        with_it = self.ways_from(letter + 1, missing - 1, alive)
        without = self.ways_from(letter + 1, missing, alive & ~self.needing[letter])
        return {words: with_it.get(words, 0) + without.get(words, 0) for words in with_it | without}

    def _count(self, letter, missing, alive, wanted):
        ways = self.ways_from(letter, missing, alive)
        return sum(count for words, count in ways.items() if words in wanted)

    def ways(self, wanted):
        return self._count(0, self.size, self.every_word, wanted)

    def at(self, wanted, place):
        """Returns the set at an index; sets with a letter come before those without it."""
        letters, missing, alive = [], self.size, self.every_word
        for letter, name in enumerate(ALPHABET):
            with_it = self._count(letter + 1, missing - 1, alive, wanted)
            if place < with_it:
                letters.append(name)
                missing -= 1
            else:
                place -= with_it
                alive &= ~self.needing[letter]
        return letters


@lru_cache(maxsize=None)
def letter_sets(grid, size):
    return LetterSets(grid, size)


def words_wanted(table, outcome):
    if outcome == "":
        return range(table["tiers"][-1]["words"])
    return [tier["words"] for tier in table["tiers"] if tier["name"] == outcome]
