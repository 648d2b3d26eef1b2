import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { expect, it } from 'vitest'
import { liveLadder } from '#shared/game/live-ladder.ts'
import { results } from '#features/raffle/tickets/raffle.test-support.ts'
import { settledLadder } from './settled-ladder.ts'

const row = (tier: number, kind: PrizeLadderRow['kind'], each: string, winners: number): PrizeLadderRow => ({
  tier,
  matches: 0,
  kind,
  each,
  winners,
  odds: { in: 44 },
  ...(kind === 'share' && { percent: 20 }),
})

it('shows the amounts paid after settlement', () => {
  const prizeLadder = [
    row(1, 'item', '15.00', 1),
    row(2, 'share', '0', 1),
    row(3, 'share', '0', 2),
    row(4, 'fixed', '2.00', 1),
  ]
  const sales = { prizePool: '26.40', payoutCurrencyId: 'GBP', gamePlayCurrent: 44 }
  const ladder = liveLadder({ prizeLadder, prizesFinal: false, prizesLevelled: false }, sales)
  expect(settledLadder(ladder, results, 'GBP').map(({ each }) => each.amount)).toEqual([
    1500n,
    600n,
    200n,
    200n,
  ])
})
