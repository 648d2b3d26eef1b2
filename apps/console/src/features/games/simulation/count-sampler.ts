import { binomial, type Counts, hypergeometric } from '@fairground/rules/figures/counts'
import type { Randomness } from './random-words.ts'

/** A distribution with its cumulated chances, from which a count is drawn in a few steps. */
interface CountTable {
  readonly first: number
  readonly upTo: Float64Array
}

const toTable = ({ first, chances }: Counts): CountTable => {
  const upTo = new Float64Array(chances.length)
  let sum = 0
  chances.forEach((chance, i) => {
    sum += chance
    upTo[i] = sum
  })
  return { first, upTo }
}

const drawCount = ({ first, upTo }: CountTable, fraction: number): number => {
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (upTo[middle]! > fraction) high = middle
    else low = middle + 1
  }
  return first + low
}

type Sample = (random: Randomness, counts: number[]) => void

/** Keeps the table of every number of lines that was left for a class. */
const cached = (make: (left: number) => Counts): ((left: number) => CountTable) => {
  const tables = new Map<number, CountTable>()
  return left => {
    const known = tables.get(left)
    if (known) return known
    const table = toTable(make(left))
    tables.set(left, table)
    return table
  }
}

/** The rarest first, because then few different numbers of lines are left for the frequent ones. */
const rarestFirst = (sizes: readonly number[]): number[] =>
  sizes.map((_, i) => i).sort((a, b) => sizes[a]! - sizes[b]!)

/**
 * Draws how many of the lines are in each class: exactly the law of independent random lines. Writes the counts in the
 * order of the classes.
 */
export const classSampler = (lines: number, chances: readonly number[]): Sample => {
  let before = 0
  const classes = rarestFirst(chances).map(place => {
    const chance = chances[place]!
    const among = before >= 1 ? 0 : Math.min(1, chance / (1 - before))
    before += chance
    return { place, tableFor: cached(left => binomial(left, among)) }
  })
  return (random, counts) => {
    let left = lines
    for (const { place, tableFor } of classes) {
      const count = drawCount(tableFor(left), random.fraction())
      counts[place] = count
      left -= count
    }
  }
}

/** Draws how many of the sold cards are in each tier of a deck, without putting cards back. */
export const deckSampler = (deck: number, tiers: readonly number[], sold: number): Sample => {
  let before = 0
  const classes = rarestFirst(tiers).map(place => {
    const good = tiers[place]!
    const among = deck - before
    before += good
    return { place, tableFor: cached(left => hypergeometric(among, good, left)) }
  })
  return (random, counts) => {
    let left = sold
    for (const { place, tableFor } of classes) {
      const count = drawCount(tableFor(left), random.fraction())
      counts[place] = count
      left -= count
    }
  }
}
