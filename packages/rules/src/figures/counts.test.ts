import { describe, expect, it } from 'vitest'
import { choose } from '#odds/odds.ts'
import { averageOver, binomial, hypergeometric } from './counts.ts'

const whole = (chances: Float64Array): number => chances.reduce((sum, each) => sum + each, 0)

describe('the number of winners', () => {
  it.each([
    [10, 0.3],
    [1800, 1 / 8],
    [1_000_000, 1 / 376_992],
    [40, 0.999],
  ])('of %i lines with the chance %f has the mean and variance of a binomial', (tries, chance) => {
    const counts = binomial(tries, chance)
    const mean = tries * chance
    expect(whole(counts.chances)).toBeCloseTo(1, 12)
    expect(averageOver(counts, k => k) / mean).toBeCloseTo(1, 9)
    expect(averageOver(counts, k => (k - mean) ** 2) / (mean * (1 - chance))).toBeCloseTo(1, 9)
  })

  it('equals the binomial formula for few lines', () => {
    const { first, chances } = binomial(5, 0.25)
    expect(first).toBe(0)
    chances.forEach((each, k) => {
      expect(each).toBeCloseTo(Number(choose(5, k)) * 0.25 ** k * 0.75 ** (5 - k), 14)
    })
  })

  it.each([
    [20, 6, 8],
    [4000, 600, 1800],
    [10, 8, 7],
  ])(
    'of a deck of %i cards with %i prizes and %i sold equals the share of all deals',
    (deck, good, drawn) => {
      const { first, chances } = hypergeometric(deck, good, drawn)
      expect(averageOver({ first, chances }, k => k)).toBeCloseTo((drawn * good) / deck, 8)
      const all = choose(deck, drawn)
      const k = first + Math.floor(chances.length / 2)
      const ways = choose(good, k) * choose(deck - good, drawn - k)
      expect(chances[k - first]).toBeCloseTo(Number((ways * 10n ** 15n) / all) / 1e15, 10)
    },
  )

  it('is certain where luck decides nothing', () => {
    expect(binomial(7, 1)).toEqual({ first: 7, chances: Float64Array.of(1) })
    expect(binomial(7, 0)).toEqual({ first: 0, chances: Float64Array.of(1) })
    expect(hypergeometric(9, 4, 9)).toEqual({ first: 4, chances: Float64Array.of(1) })
  })
})
