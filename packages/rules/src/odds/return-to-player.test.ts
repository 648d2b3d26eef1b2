import { describe, expect, it } from 'vitest'
import { money } from '#money/money.ts'
import type { PrizeTable } from './prize-table.ts'
import { returnToPlayer } from './return-to-player.ts'

const table = (payout: number, progressive: number, shares: number[], jackpot = true): PrizeTable => ({
  payoutPercentage: payout,
  progressivePercentage: progressive,
  tiers: [
    ...(jackpot ? [{ matches: 6, prize: { kind: 'jackpot' } as const }] : []),
    ...shares.map((percent, i) => ({ matches: 5 - i, prize: { kind: 'share', percent } as const })),
  ],
})

const fixedLadder: PrizeTable['tiers'] = [
  { matches: 6, prize: { kind: 'jackpot' } },
  { matches: 5, prize: { kind: 'fixed', amount: '500' } },
]

const price = (cost: bigint, fee: bigint) => ({ cost: money(cost, 'USD'), fee: money(fee, 'USD') })

describe('return to player', () => {
  it.each([
    ['payout and progressive', table(50, 10, [60, 40]), price(200n, 0n), '60'],
    ['no progressive', table(65, 0, [100]), price(200n, 0n), '65'],
    ['shares below the pool', table(60, 0, [50]), price(200n, 0n), '30'],
    ['a fee lowers it', table(50, 10, [100]), price(200n, 50n), '48'],
    ['a progressive nobody can win', table(50, 10, [100], false), price(200n, 0n), '50'],
    ['odd percentages', table(52.5, 7.25, [33.33, 33.33, 33.34]), price(200n, 0n), '59.8'],
    ['rounds half up', table(62.25, 0, [100]), price(200n, 0n), '62.3'],
    ['free game', table(50, 10, [100]), price(0n, 0n), '0'],
  ])('%s: %s', (_, prizes, paid, percent) => {
    expect(returnToPlayer(prizes, paid).percent).toBe(percent)
  })

  it.each([
    ['fixed prizes leave the rest to the jackpot', { ...table(50, 10, []), tiers: fixedLadder }],
    ['what the draws leave is ranked', { ...table(50, 10, []), ranked: [60, 40] }],
  ])('%s', (_, prizes) => {
    expect(returnToPlayer(prizes, price(200n, 0n)).percent).toBe('60')
  })

  it('shows its formula', () => {
    expect(returnToPlayer(table(50, 10, [60, 40]), price(200n, 0n)).formula).toBe(
      '(payout 50% × prize shares 100% + progressive 10%) × cost ÷ (cost + fee)',
    )
  })
})
