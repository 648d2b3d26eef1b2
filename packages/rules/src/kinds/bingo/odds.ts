import { choose, type Odds, oneIn } from '#odds/odds.ts'

/** Complete when `need` of the sets are complete; a set is a list of places on the card. */
export type CardPattern = { readonly need: number; readonly sets: readonly (readonly number[])[] }

type Term = { readonly size: number; readonly times: number }

const bitsIn = (mask: number): number => {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/**
 * Inclusion-exclusion: the coefficient of each union size, so that every way to complete at least `need` sets is
 * counted once. The coefficient of j sets together is (-1)^(j - need) C(j - 1, need - 1).
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

/** The exact odds that one card completes the pattern within `calls` calls; they do not depend on its numbers. */
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
 * The odds that a card wins a prize that is always won: all cards are equally likely. Ties only improve the odds.
 */
export const cardOdds = (cardsInPlay: number): Odds => ({
  ways: 1n,
  total: BigInt(cardsInPlay),
  text: oneIn(1n, BigInt(cardsInPlay)),
  formula: `1 ÷ ${cardsInPlay} cards`,
})
