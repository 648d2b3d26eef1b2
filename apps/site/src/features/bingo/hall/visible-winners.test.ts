import { expect, it } from 'vitest'
import { bingoViewAt } from '#features/bingo/game/bingo-view.ts'
import { sampleGame } from '#features/bingo/game/bingo-game.test-support.ts'
import { countWinners, visibleWinners } from './visible-winners.ts'

const named = [
  { name: 'ma…d', seq: 40, won: '40.00', tiers: [4] },
  { name: 'ro…n', seq: 11, won: '600.00', tiers: [4, 3, 2] },
]

const shownAt = (calls: number) =>
  visibleWinners(bingoViewAt(sampleGame, calls), named).map(({ tier, name, ticket }) => [
    tier.name,
    name ?? ticket,
  ])

it('shows no winners before the deciding call', () => expect(shownAt(4)).toEqual([]))

it("lists the viewer's tickets first and each prize once", () => {
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

it('counts the winners of the prizes decided so far', () => {
  expect(countWinners(bingoViewAt(sampleGame, 4).tiers)).toBe(0)
  expect(countWinners(bingoViewAt(sampleGame, 10).tiers)).toBe(3)
})
