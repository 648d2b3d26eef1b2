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

/** Adds neighbouring bits, then pairs, fours and bytes. */
function countBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The subsets of N to Z by size, in alphabetical order. */
const suffixesBySize: readonly number[][] = Array.from({ length: half + 1 }, (_, size) =>
  Array.from({ length: prefixes }, (_, i) => prefixes - 1 - i).filter(mask => countBits(mask) === size),
)

const within = (word: number, letters: number): boolean => (word & ~letters) === 0

/** A 32-bit set of words per group keeps the counting of completed words a few machine operations. */
const groupSize = 30

/** Up to 30 words of a grid. */
interface WordGroup {
  /** The A to M part of each word. */
  readonly prefixes: readonly number[]
  /** The words, as bits, with an N to Z part inside each suffix. */
  readonly bySuffix: Int32Array
}

function toGroup(words: readonly number[]): WordGroup {
  const bySuffix = new Int32Array(prefixes)
  for (const [i, word] of words.entries()) {
    const part = word & (prefixes - 1)
    for (let suffix = part; suffix < prefixes; suffix = (suffix + 1) | part)
      bySuffix[suffix] = (bySuffix[suffix] ?? 0) | (1 << i)
  }
  return { prefixes: words.map(word => word >>> half), bySuffix }
}

/**
 * All letter sets of one size, grouped by the number of words of a grid that they complete. The counts per prefix
 * (the part in A to M) are computed once per grid, so the n-th set is found without enumerating millions.
 */
export class LetterSets {
  readonly #size: number
  readonly #words: number
  readonly #groups: readonly WordGroup[]
  readonly #counts: Uint16Array
  readonly #sums = new Map<string, Uint32Array>()

  constructor(grid: GridText, size: number) {
    const words = listWords(grid).map(toMask)
    this.#size = size
    this.#words = words.length
    this.#groups = Array.from({ length: Math.ceil(words.length / groupSize) }, (_, i) =>
      toGroup(words.slice(i * groupSize, (i + 1) * groupSize)),
    )
    this.#counts = this.#countAll()
  }

  get words(): number {
    return this.#words
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

  /** The words that the prefix can complete, as bits per group. */
  #open(prefix: number): number[] {
    return this.#groups.map(group =>
      group.prefixes.reduce((open, word, i) => (within(word, prefix) ? open | (1 << i) : open), 0),
    )
  }

  /** Prefixes of one size that leave the same words open have the same counts. */
  #countAll(): Uint16Array {
    const width = this.#words + 1
    const counts = new Uint16Array(prefixes * width)
    const known = new Map<string, Uint16Array>()
    for (let prefix = 0; prefix < prefixes; prefix += 1) {
      const suffixes = this.#suffixes(prefix)
      if (suffixes.length === 0) continue
      const open = this.#open(prefix)
      const key = `${countBits(prefix)}:${open.join(',')}`
      const counted = known.get(key) ?? this.#count(open, suffixes)
      known.set(key, counted)
      counts.set(counted, prefix * width)
    }
    return counts
  }

  #count(open: readonly number[], suffixes: readonly number[]): Uint16Array {
    const counts = new Uint16Array(this.#words + 1)
    for (const suffix of suffixes) {
      const words = this.#completed(open, suffix)
      counts[words] = (counts[words] ?? 0) + 1
    }
    return counts
  }

  #completed(open: readonly number[], suffix: number): number {
    let words = 0
    for (let i = 0; i < open.length; i += 1)
      words += countBits((this.#groups[i]?.bySuffix[suffix] ?? 0) & (open[i] ?? 0))
    return words
  }

  #within(prefix: number, { min, max }: WordRange): number {
    const start = prefix * (this.#words + 1)
    let ways = 0
    for (let words = min; words <= Math.min(max, this.#words); words += 1)
      ways += this.#counts[start + words] ?? 0
    return ways
  }

  #suffixAt(prefix: number, { min, max }: WordRange, place: number): number {
    const open = this.#open(prefix)
    let left = place
    for (const suffix of this.#suffixes(prefix)) {
      const words = this.#completed(open, suffix)
      if (words < min || words > max) continue
      if (left === 0) return suffix
      left -= 1
    }
    throw new Error(`there is no letter set at index ${place}`)
  }
}
