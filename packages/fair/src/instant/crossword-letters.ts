import { type GridText, wordsOf } from './crossword-grid.ts'

/** A number of completed words, both ends included. */
export interface WordRange {
  least: number
  most: number
}

const half = 13
const prefixes = 2 ** half
const firstLetter = 65

/** A is the highest bit, so sets in alphabetical order of their letters are masks in descending order. */
const maskOf = (word: string): number =>
  Array.from(word).reduce(
    (mask, letter) => mask | (1 << (2 * half - 1 - (letter.charCodeAt(0) - firstLetter))),
    0,
  )

const lettersOf = (mask: number): string[] =>
  Array.from({ length: 2 * half }, (_, i) => i)
    .filter(i => (mask >>> (2 * half - 1 - i)) & 1)
    .map(i => String.fromCharCode(firstLetter + i))

function sizeOf(mask: number): number {
  let size = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) size += 1
  return size
}

/** The sets of N to Z by size, in alphabetical order. */
const suffixesBySize: readonly number[][] = Array.from({ length: half + 1 }, (_, size) =>
  Array.from({ length: prefixes }, (_, i) => prefixes - 1 - i).filter(mask => sizeOf(mask) === size),
)

const within = (word: number, letters: number): boolean => (word & ~letters) === 0

/**
 * All sets of so many letters of the alphabet, told apart by how many words of one grid they complete. Counted
 * once a grid, by the part of each set in A to M, so that any one set is found without going through millions.
 */
export class LetterSets {
  readonly #size: number
  readonly #words: readonly number[]
  readonly #counts: Uint16Array
  readonly #sums = new Map<string, Uint32Array>()

  constructor(grid: GridText, size: number) {
    this.#size = size
    this.#words = wordsOf(grid).map(maskOf)
    this.#counts = new Uint16Array(prefixes * (this.#words.length + 1))
    for (let prefix = 0; prefix < prefixes; prefix += 1) this.#count(prefix)
  }

  get words(): number {
    return this.#words.length
  }

  /** How many sets complete that many words. */
  ways(range: WordRange): number {
    return this.#before(range)[prefixes] ?? 0
  }

  /** The set at a place, from 0, of the alphabetical list of those that complete that many words. */
  at(range: WordRange, place: number): string[] {
    const before = this.#before(range)
    const index = before.findLastIndex(sets => sets <= place)
    const prefix = prefixes - 1 - index
    if (prefix < 0) throw new Error(`no set of letters at place ${place}`)
    return lettersOf((prefix << half) | this.#suffixAt(prefix, range, place - (before[index] ?? 0)))
  }

  /** How many sets come before those of each prefix in alphabetical order, and at the end all of them. */
  #before(range: WordRange): Uint32Array {
    const known = this.#sums.get(`${range.least}-${range.most}`)
    if (known) return known
    const before = new Uint32Array(prefixes + 1)
    for (let i = 0; i < prefixes; i += 1)
      before[i + 1] = (before[i] ?? 0) + this.#within(prefixes - 1 - i, range)
    this.#sums.set(`${range.least}-${range.most}`, before)
    return before
  }

  #suffixes(prefix: number): readonly number[] {
    return suffixesBySize[this.#size - sizeOf(prefix)] ?? []
  }

  /** What the words still need of N to Z once they have all they need of A to M. */
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

  #within(prefix: number, { least, most }: WordRange): number {
    const start = prefix * (this.#words.length + 1)
    let ways = 0
    for (let words = least; words <= Math.min(most, this.#words.length); words += 1)
      ways += this.#counts[start + words] ?? 0
    return ways
  }

  #suffixAt(prefix: number, { least, most }: WordRange, place: number): number {
    const open = this.#open(prefix)
    let left = place
    for (const suffix of this.#suffixes(prefix)) {
      const words = completed(open, suffix)
      if (words < least || words > most) continue
      if (left === 0) return suffix
      left -= 1
    }
    throw new Error(`no set of letters at place ${place}`)
  }
}

function completed(words: readonly number[], letters: number): number {
  let count = 0
  for (const word of words) if (within(word, letters)) count += 1
  return count
}
