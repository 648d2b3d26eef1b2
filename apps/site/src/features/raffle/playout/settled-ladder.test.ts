import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { expect, it } from 'vitest'
import { liveLadder } from '#shared/game/live-ladder.ts'
import { results } from '#features/raffle/tickets/raffle.test-support.ts'
import { settledLadder } from './settled-ladder.ts'

const row = (tier: number, kind: PrizeLadderRow['kind'], fund: string, winners: number): PrizeLadderRow => ({
  tier,
  matches: 0,
  kind,
  fund,
  winners,
  odds: { in: 44 },
  ...(kind === 'share' && { percent: 20 }),
})

it('shows the amounts paid after settlement', () => {
  const ladder = liveLadder(
    [
      row(1, 'item', '15.00', 1),
      row(2, 'share', '0', 1),
      row(3, 'share', '0', 2),
      row(4, 'fixed', '2.00', 1),
    ],
    { prizePool: '26.40', payoutCurrencyId: 'GBP' },
  )
  expect(settledLadder(ladder, results, 'GBP').map(({ fund }) => fund.amount)).toEqual([
    1500n,
    600n,
    200n,
    200n,
  ])
})
