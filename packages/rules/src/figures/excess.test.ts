import { expect, it } from 'vitest'
import { binomial } from './counts.ts'
import { findExcess, findSpread } from './excess.ts'

const rare = { costs: [0, 10_000], chances: [0.995, 0.005] }
const toCost = (tries: number, chance: number, amount: number) => {
  const { first, chances } = binomial(tries, chance)
  return { costs: Float64Array.from(chances, (_, i) => (first + i) * amount), chances }
}

it('finds how often one cost exceeds the limit and by how much', () => {
  const { chance, average } = findExcess([rare], 900)
  expect(chance).toBeCloseTo(0.005, 9)
  expect(average).toBeCloseTo(9100, 4)
})

it('finds nothing where the costs stay below the limit', () => {
  expect(findExcess([{ costs: [0, 800], chances: [0.5, 0.5] }], 900)).toEqual({ chance: 0, average: 0 })
})

it('counts every cost above a limit of zero', () => {
  expect(findExcess([rare, { costs: [0, 7], chances: [0.5, 0.5] }], 0).chance).toBeCloseTo(1 - 0.4975, 9)
})

it('adds costs of several tiers as the enumeration of all their counts does', () => {
  const [frequent, seldom] = [toCost(12, 0.2, 30), toCost(12, 0.05, 110)]
  const limit = 160
  let chance = 0
  let total = 0
  frequent.costs.forEach((first, i) => {
    seldom.costs.forEach((second, j) => {
      const likelihood = (frequent.chances[i] ?? 0) * (seldom.chances[j] ?? 0)
      if (first + second <= limit) return
      chance += likelihood
      total += likelihood * (first + second - limit)
    })
  })
  const found = findExcess([frequent, seldom], limit)
  expect(found.chance).toBeCloseTo(chance, 2)
  expect(found.chance * found.average).toBeCloseTo(total, 2)
})

it('measures the spread of a rare cost', () => {
  const { deviation, skewness } = findSpread([rare])
  expect(deviation).toBeCloseTo(10_000 * Math.sqrt(0.005 * 0.995), 6)
  expect(skewness).toBeCloseTo(0.99 / Math.sqrt(0.005 * 0.995), 6)
})
