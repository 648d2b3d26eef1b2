import { expect, it } from 'vitest'
import { drawnPrizes } from '#features/raffle/tickets/drawn-prizes.ts'
import { ladder, results } from '#features/raffle/tickets/raffle.test-support.ts'
import { tierStates } from './tier-states.ts'

const all = drawnPrizes(ladder, results, 'GBP')
const after = (n: number, onStage = true) => {
  const shown = all.slice(0, n)
  return tierStates(ladder, { shown, now: onStage ? shown.at(-1) : undefined }, all).map(
    ({ state, tickets }) => `${state} ${tickets.join()}`.trim(),
  )
}

it('shows every prize as next before the draw', () => {
  expect(tierStates(ladder, { shown: [], now: undefined }, undefined).map(({ state }) => state)).toEqual([
    'next',
    'next',
    'next',
    'next',
  ])
})

it('moves through the prizes in order', () => {
  expect(after(1)).toEqual(['now 417', 'next', 'next', 'missed'])
  expect(after(3)).toEqual(['done 417', 'done 230', 'now 391', 'missed'])
  expect(after(4, false)).toEqual(['done 417', 'done 230', 'done 391,12', 'missed'])
})
