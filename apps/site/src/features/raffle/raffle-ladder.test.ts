import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import { expect, it } from 'vitest'
import { raffleLadder, settledLadder } from './raffle-ladder.ts'
import { results } from './raffle.test-support.ts'

const row = (
  tier: number,
  kind: PrizeLadderRow['kind'],
  fund: string,
  oneIn: number,
  percent?: number,
): PrizeLadderRow => ({
  tier,
  matches: 0,
  kind,
  fund,
  odds: { in: oneIn },
  ...(percent !== undefined && { percent }),
})

const lobby = {
  game: { gamePlayCurrent: 44 },
  prizeLadder: [
    row(1, 'item', '15.00', 44),
    row(2, 'share', '15.84', 44, 60),
    row(3, 'share', '5.28', 22, 20),
    row(4, 'fixed', '2.00', 44),
  ],
}
const funds = (prizePool: string) =>
  raffleLadder(lobby, { prizePool, payoutCurrencyId: 'GBP' }).map(({ fund }) => fund.amount)

it('shares what things and fixed sums leave of the pool', () => {
  expect(funds('26.40')).toEqual([1500n, 564n, 188n, 200n])
})

it('has no share of a pool that does not cover the things', () => {
  expect(funds('2.40')).toEqual([1500n, 0n, 0n, 200n])
})

it('names what was paid once it is settled', () => {
  const ladder = raffleLadder(lobby, { prizePool: '26.40', payoutCurrencyId: 'GBP' })
  expect(settledLadder(ladder, results, 'GBP').map(({ fund }) => fund.amount)).toEqual([
    1500n,
    600n,
    200n,
    200n,
  ])
})
