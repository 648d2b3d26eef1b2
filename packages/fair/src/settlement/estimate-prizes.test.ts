import { expect, it } from 'vitest'
import { estimatePrizes } from './estimate-prizes.ts'
import type { Prize } from './prize.ts'

const jackpot: Prize = { kind: 'jackpot', minimum: '500' }
const share = (percent: number, minimum?: string): Prize => ({
  kind: 'share',
  percent,
  ...(minimum !== undefined && { minimum }),
})
const fixed: Prize = { kind: 'fixed', amount: '300' }

const estimate = (prizes: [prize: Prize, oneIn: number, count?: number][], fund: bigint, plays: number) =>
  estimatePrizes(
    prizes.map(([prize, oneIn, count]) => ({ prize, oneIn, ...(count !== undefined && { prizes: count }) })),
    { fund, jackpot: 100_000n, plays, isLevelled: true },
  )

it('divides a share by the winners to expect, or gives it to one winner', () => {
  expect(
    estimate(
      [
        [jackpot, 1000],
        [share(100), 50],
      ],
      2000n,
      200,
    ),
  ).toEqual([100_000n, 500n])
  expect(
    estimate(
      [
        [jackpot, 1000],
        [share(100), 50],
      ],
      2000n,
      1,
    ),
  ).toEqual([100_000n, 2000n])
})

it('shows fixed prizes as they are and never less than a minimum', () => {
  expect(
    estimate(
      [
        [jackpot, 1000],
        [share(100, '400'), 50],
        [fixed, 5],
      ],
      0n,
      0,
    ),
  ).toEqual([100_000n, 400n, 300n])
})

it('levels the estimates of shares as the settlement does', () => {
  // Ten expected winners share 100, one would get 1900: together eleven share 2000.
  expect(
    estimate(
      [
        [share(5), 20],
        [share(95), 200],
      ],
      2000n,
      200,
    ),
  ).toEqual([181n, 181n])
})

it('gives every one of a known number of prizes its whole share, and the rest to the lowest', () => {
  expect(
    estimate(
      [
        [share(60), 10, 1],
        [share(40), 10, 1],
      ],
      101n,
      10,
    ),
  ).toEqual([60n, 41n])
})
