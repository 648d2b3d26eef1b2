import { expect, it } from 'vitest'
import { roundViewAt } from './round-view.ts'
import { round } from './round.test-support.ts'
import { winnersCount, winnersShown } from './winners-shown.ts'

const named = [
  { name: 'ma…d', seq: 40, won: '40.00', tiers: [4] },
  { name: 'ro…n', seq: 11, won: '600.00', tiers: [4, 3, 2] },
]

const shownAt = (calls: number) =>
  winnersShown(roundViewAt(round, calls), named).map(({ tier, name, ticket }) => [tier.name, name ?? ticket])

it('shows nobody before the deciding call', () => expect(shownAt(4)).toEqual([]))

it('shows my tickets first, each prize once', () => {
  expect(shownAt(5)).toEqual([
    ['One line', 1],
    ['One line', 'ma…d'],
  ])
  expect(shownAt(10)).toEqual([
    ['Two lines', 1],
    ['One line', 1],
    ['One line', 'ma…d'],
  ])
})

it('counts the winners of prizes shown', () => {
  expect(winnersCount(roundViewAt(round, 4).tiers)).toBe(0)
  expect(winnersCount(roundViewAt(round, 10).tiers)).toBe(3)
})
