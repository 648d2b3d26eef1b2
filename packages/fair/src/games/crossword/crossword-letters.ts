import { type GridText, listWords } from './crossword-grid.ts'

/** A range of completed word counts, both ends included. */
export interface WordRange {
  min: number
  max: number
}

const half = 13
const prefixes = 2 ** half
const firstLetter = 65

/** A is the highest bit, so alphabetical order of sets is descending order of masks. */
const toMask = (word: string): number =>
  Array.from(word).reduce(
    (mask, letter) => mask | (1 << (2 * half - 1 - (letter.charCodeAt(0) - firstLetter))),
    0,
  )

const toLetters = (mask: number): string[] =>
  Array.from({ length: 2 * half }, (_, i) => i)
    .filter(i => (mask >>> (2 * half - 1 - i)) & 1)
    .map(i => String.fromCharCode(firstLetter + i))

function countBits(mask: number): number {
  let size = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1
  return size
}

/** The subsets of N to Z by size, in alphabetical order. */
const suffixesBySize: readonly number[][] = Array.from({ length: half + 1 }, (_, size) =>
  Array.from({ length: prefixes }, (_, i) => prefixes - 1 - i).filter(mask => countBits(mask) === size),
)

const within = (word: number, letters: number): boolean => (word & ~letters) === 0

/**
 * All letter sets of one size, grouped by the number of words of a grid that they complete. The counts per prefix
 * (the part in A to M) are computed once per grid, so the n-th set is found without enumerating millions.
 */
export class LetterSets {
  readonly #size: number
  readonly #words: readonly number[]
  readonly #counts: Uint16Array
  readonly #sums = new Map<string, Uint32Array>()

  constructor(grid: GridText, size: number) {
    this.#size = size
    this.#words = listWords(grid).map(toMask)
    this.#counts = new Uint16Array(prefixes * (this.#words.length + 1))
    for (let prefix = 0; prefix < prefixes; prefix += 1) this.#count(prefix)
  }

  get words(): number {
    return this.#words.length
  }

  /** The number of sets that complete a word count in the range. */
  ways(range: WordRange): number {
    return this.#before(range)[prefixes] ?? 0
  }

  /** The set at an index of the alphabetical list of sets in the range. */
  at(range: WordRange, place: number): string[] {
    const before = this.#before(range)
    const index = before.findLastIndex(sets => sets <= place)
    const prefix = prefixes - 1 - index
    if (prefix < 0) throw new Error(`there is no letter set at index ${place}`)
    return toLetters((prefix << half) | this.#suffixAt(prefix, range, place - (before[index] ?? 0)))
  }

  /** Prefix sums: the number of sets before each prefix in alphabetical order, and the total at the end. */
  #before(range: WordRange): Uint32Array {
    const known = this.#sums.get(`${range.min}-${range.max}`)
    if (known) return known
    const before = new Uint32Array(prefixes + 1)
    for (let i = 0; i < prefixes; i += 1)
      before[i + 1] = (before[i] ?? 0) + this.#within(prefixes - 1 - i, range)
    this.#sums.set(`${range.min}-${range.max}`, before)
    return before
  }

  #suffixes(prefix: number): readonly number[] {
    return suffixesBySize[this.#size - countBits(prefix)] ?? []
  }

  /** The N to Z parts of the words that the prefix can complete. */
  #open(prefix: number): number[] {
    return this.#words.filter(word => within(word >>> half, prefix)).map(word => word & (prefixes - 1))
  }

  #count(prefix: number): void {
    const open = this.#open(prefix)
    const start = prefix * (this.#words.length + 1)
    for (const suffix of this.#suffixes(prefix)) {
      const place = start + completed(open, suffix)
      this.#counts[place] = (this.#counts[place] ?? 0) + 1
    }
  }

  #within(prefix: number, { min, max }: WordRange): number {
    const start = prefix * (this.#words.length + 1)
    let ways = 0
    for (let words = min; words <= Math.min(max, this.#words.length); words += 1)
      ways += this.#counts[start + words] ?? 0
    return ways
  }

  #suffixAt(prefix: number, { min, max }: WordRange, place: number): number {
    const open = this.#open(prefix)
    let left = place
    for (const suffix of this.#suffixes(prefix)) {
      const words = completed(open, suffix)
      if (words < min || words > max) continue
      if (left === 0) return suffix
      left -= 1
    }
    throw new Error(`there is no letter set at index ${place}`)
  }
}

function completed(words: readonly number[], letters: number): number {
  let count = 0
  for (const word of words) if (within(word, letters)) count += 1
  return count
}
