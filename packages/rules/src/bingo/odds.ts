import { choose, type Odds, oneIn } from '../odds/one-draw.ts'

/** Complete once `need` of the sets are; a set is the places on the card that it takes. */
export type CardPattern = { readonly need: number; readonly sets: readonly (readonly number[])[] }

type Term = { readonly size: number; readonly times: number }

const bitsIn = (mask: number): number => {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/**
 * Inclusion and exclusion: how often "all places of this many" must be counted so that every way to have at
 * least `need` sets complete is counted once. Of j sets together it is (-1)^(j - need) C(j - 1, need - 1).
 */
const terms = ({ need, sets }: CardPattern): Term[] => {
  const masks = sets.map(set => set.reduce((mask, place) => mask | (1 << place), 0))
  const unions = new Uint32Array(2 ** masks.length)
  const times = new Map<number, number>()
  for (let chosen = 1; chosen < unions.length; chosen++) {
    const lowest = 31 - Math.clz32(chosen & -chosen)
    const union = (unions[chosen & (chosen - 1)] ?? 0) | (masks[lowest] ?? 0)
    unions[chosen] = union
    const together = bitsIn(chosen)
    const sign = (together - need) % 2 === 0 ? 1 : -1
    const size = bitsIn(union)
    times.set(size, (times.get(size) ?? 0) + sign * Number(choose(together - 1, need - 1)))
  }
  return [...times]
    .map(([size, count]) => ({ size, times: count }))
    .filter(term => term.times !== 0)
    .sort((a, b) => a.size - b.size)
}

const termText = ({ size, times }: Term, i: number, balls: number, calls: number): string => {
  const sign = times < 0 ? '− ' : i === 0 ? '' : '+ '
  const factor = Math.abs(times) === 1 ? '' : `${Math.abs(times)} × `
  return `${sign}${factor}C(${balls - size},${calls - size})`
}

/** That one card has the pattern within so many calls: exact, whatever the numbers on the card. */
export const patternOdds = (balls: number, pattern: CardPattern, calls: number): Odds => {
  const possible = terms(pattern).filter(({ size }) => size <= calls)
  const ways = possible.reduce(
    (sum, { size, times }) => sum + BigInt(times) * choose(balls - size, calls - size),
    0n,
  )
  const total = choose(balls, calls)
  const sum = possible.map((term, i) => termText(term, i, balls, calls)).join(' ') || '0'
  return {
    ways,
    total,
    text: oneIn(ways, total),
    formula: `(${sum}) ÷ C(${balls},${calls}) = ${ways} ÷ ${total}`,
  }
}

/**
 * That a card wins a prize which is certain to be won: all cards are dealt alike, so each has an equal part.
 * Ties, which share, only make it likelier.
 */
export const cardOdds = (cardsInPlay: number): Odds => ({
  ways: 1n,
  total: BigInt(cardsInPlay),
  text: oneIn(1n, BigInt(cardsInPlay)),
  formula: `1 ÷ ${cardsInPlay} cards`,
})
