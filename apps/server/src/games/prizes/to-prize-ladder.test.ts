import { describe, expect, it } from 'vitest'
import { kinds } from '#games/every-kind.test-support.ts'
import { toPrizeLadder } from './to-prize-ladder.ts'

const instance = (rules: object, prizeTable: object) => ({
  rules,
  prize_table: prizeTable,
  currency: 'USD',
  price: 200n,
  fee: 50n,
  pool: 20_000n,
  sold: 100,
})
const jackpot = { kind: 'jackpot' }
const shares = { payoutPercentage: 50, progressivePercentage: 10 }

describe('toPrizeLadder', () => {
  it('returns the matches of both sets of numbers', () => {
    const rules = { kind: 'oneDrawGameExt', pick: 5, from: 69, pick2nd: 1, from2nd: 26 }
    const tiers = [
      { name: 'All', matches: 5, matches2nd: 1, prize: jackpot },
      { name: 'Five', matches: 5, matches2nd: 0, prize: { kind: 'share', percent: 100 } },
      { name: 'The ball', matches: 0, matches2nd: 1, prize: { kind: 'fixed', amount: '400' } },
    ]
    const ladder = toPrizeLadder(instance(rules, { ...shares, tiers }), 1000n)
    expect(ladder.prizeLadder).toEqual([
      {
        tier: 1,
        matches: 5,
        matches2nd: 1,
        prizeText: 'All',
        kind: 'jackpot',
        fund: '30.00',
        odds: { in: 292_201_338 },
      },
      {
        tier: 2,
        matches: 5,
        matches2nd: 0,
        prizeText: 'Five',
        kind: 'share',
        percent: 100,
        fund: '100.00',
        odds: { in: 11_688_053.52 },
      },
      {
        tier: 3,
        matches: 0,
        matches2nd: 1,
        prizeText: 'The ball',
        kind: 'fixed',
        fund: '4.00',
        odds: { in: 38.32 },
      },
    ])
    expect(ladder.returnToPlayer).toBe('48')
  })

  it('returns the odds of each option of a digit game and the lowest return', () => {
    const rules = { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'pair'] }
    const tiers = [
      { name: 'Straight', option: 'straight', arrangements: 1, prize: { kind: 'fixed', amount: '100000' } },
      { name: 'Pair', option: 'pair', arrangements: 1, prize: { kind: 'fixed', amount: '5000' } },
    ]
    const ladder = toPrizeLadder(instance(rules, { ...shares, tiers }), 0n)
    expect(ladder.prizeLadder.map(row => [row.prizeText, row.matches, row.fund, row.odds.in])).toEqual([
      ['Straight', 3, '1000.00', 1000],
      ['Pair', 2, '50.00', 52.63],
    ])
    expect(ladder).toMatchObject({ anyPrizeOdds: 52.63, returnToPlayer: '38' })
  })

  it('returns the odds of one draw of a race, and the odds of any prize over all draws', () => {
    const rules = {
      kind: 'regularGame',
      pick: 5,
      from: 30,
      draws: 3,
      ballsPerDraw: 10,
      luckyBall: true,
    }
    const tiers = [
      { name: 'Five', matches: 5, prize: jackpot },
      { name: 'Four', matches: 4, prize: { kind: 'fixed', amount: '2000' } },
    ]
    const ladder = toPrizeLadder(instance(rules, { ...shares, tiers, ranked: [60, 40] }), 0n)
    expect(ladder.prizeLadder.map(row => row.odds.in)).toEqual([565.5, 33.93])
    expect(ladder).toMatchObject({ anyPrizeOdds: 11.01, returnToPlayer: '48' })
  })

  it('computes the odds of a raffle from the tickets sold and shows items with their cash option', () => {
    const { rules, prizeTable } = kinds[35]
    const ladder = toPrizeLadder(instance(rules, prizeTable), 0n)
    expect(
      ladder.prizeLadder.map(row => [row.prizeText, row.kind, row.winners, row.fund, row.odds.in]),
    ).toEqual([
      ['City break', 'item', 1, '0.50', 100],
      // 50 % of the fund of 100.00 after the item.
      ['Others', 'share', 2, '49.75', 50],
    ])
    expect(ladder).toMatchObject({ anyPrizeOdds: 33.33, returnToPlayer: '48' })
    const first = toPrizeLadder({ ...instance(rules, prizeTable), sold: 0, pool: 0n }, 0n)
    expect(first.anyPrizeOdds).toBe(1)
  })

  it('computes bingo odds from the cards sold, and jackpot odds from an early full house', () => {
    const { rules, prizeTable } = kinds[36]
    const ladder = toPrizeLadder(instance(rules, prizeTable), 1000n)
    expect(ladder.prizeLadder.map(row => [row.prizeText, row.matches, row.fund, row.odds.in])).toEqual([
      // C(75, 25) of C(90, 40) calls hold all fifteen numbers.
      ['Jackpot', 15, '30.00', 1_138_478.08],
      ['House', 15, '70.00', 100],
      ['Line', 5, '30.00', 100],
    ])
    expect(ladder).toMatchObject({ anyPrizeOdds: 100, returnToPlayer: '48' })
  })

  it('computes the odds of a deck from the counts of its cards', () => {
    const { rules, prizeTable } = kinds[37]
    const ladder = toPrizeLadder(instance(rules, prizeTable), 0n)
    expect(ladder.prizeLadder.map(row => [row.prizeText, row.matches, row.fund, row.odds.in])).toEqual([
      ['Five words', 5, '10.00', 50],
      ['Three words', 3, '2.00', 12.5],
    ])
    // 36.00 of prizes for 100 cards at 2.50.
    expect(ladder).toMatchObject({ anyPrizeOdds: 10, returnToPlayer: '14.4' })
  })
})
