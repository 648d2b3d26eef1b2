import { money } from '@fairground/rules/money/money'
import { expect, it } from 'vitest'
import { drawnPrizes, isMyWin } from './drawn-prizes.ts'
import { ladder, results } from './raffle.test-support.ts'

const prizes = drawnPrizes(ladder, results, 'GBP')

it('gives each drawn ticket the prize at its position', () => {
  expect(prizes.map(({ n, ticket, name }) => [n, ticket, name])).toEqual([
    [1, 417, 'Picnic hamper'],
    [2, 230, 'Second prize'],
    [3, 391, 'Third prizes'],
    [4, 12, 'Third prizes'],
  ])
})

it('adds the rollover to the amount of the first winner', () => {
  expect(prizes[0]?.amount.amount).toBe(1520n)
})

it("marks the player's ticket and names a winner only where a name is published", () => {
  expect(prizes.map(({ isMine, holder }) => [isMine, holder])).toEqual([
    [false, 'ma…d'],
    [true, 'ro…n'],
    [false, undefined],
    [false, undefined],
  ])
})

it('names the item of an item prize with its cash option', () => {
  expect(prizes[0]?.item).toEqual({ name: 'Picnic hamper', cash: money(1500n, 'GBP') })
  expect(prizes[1]?.item).toBeUndefined()
})

it('returns no prizes for a draw without tickets', () => {
  const winners = results.winners.map(tier => ({ ...tier, winners: 0 }))
  expect(drawnPrizes(ladder, { drawn: [], plays: [], winners }, 'GBP')).toEqual([])
})

it('does not count a drawn ticket with amount zero as a win', () => {
  expect(isMyWin({ isMine: true, amount: money(1n, 'GBP') })).toBe(true)
  expect(isMyWin({ isMine: true, amount: money(0n, 'GBP') })).toBe(false)
  expect(isMyWin({ isMine: false, amount: money(1n, 'GBP') })).toBe(false)
})
