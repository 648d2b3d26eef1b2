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
  cap: 100,
  sold: 100,
})
const shares = { payoutPercentage: 50, progressivePercentage: 10 }

describe('toPrizeLadder', () => {
  it('returns the matches of both sets of numbers', () => {
    const rules = { kind: 'oneDrawGameExt', pick: 5, from: 69, pick2nd: 1, from2nd: 26 }
    const tiers = [
      { name: 'All', matches: 5, matches2nd: 1, prize: { kind: 'jackpot', minimum: '500' } },
      { name: 'Five', matches: 5, matches2nd: 0, prize: { kind: 'share', percent: 100, minimum: '400' } },
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
        minimum: '5.00',
        each: '10.00',
        odds: { in: 292_201_338 },
      },
      {
        tier: 2,
        matches: 5,
        matches2nd: 0,
        prizeText: 'Five',
        kind: 'share',
        percent: 100,
        minimum: '4.00',
        each: '100.00',
        odds: { in: 11_688_053.52 },
      },
      {
        tier: 3,
        matches: 0,
        matches2nd: 1,
        prizeText: 'The ball',
        kind: 'fixed',
        each: '4.00',
        odds: { in: 38.32 },
      },
    ])
    // 60 % of the cost, and 4.00 with odds of 1 in 38.32, of 2.50.
    expect(ladder.returnToPlayer).toBe('52.2')
  })

  it('returns the odds of each option of a digit game and the lowest return', () => {
    const rules = { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'pair'] }
    const tiers = [
      { name: 'Straight', option: 'straight', arrangements: 1, prize: { kind: 'fixed', amount: '100000' } },
      { name: 'Pair', option: 'pair', arrangements: 1, prize: { kind: 'fixed', amount: '5000' } },
    ]
    const table = { payoutPercentage: 0, progressivePercentage: 0, tiers }
    const ladder = toPrizeLadder(instance(rules, table), 0n)
    expect(ladder.prizeLadder.map(row => [row.prizeText, row.matches, row.each, row.odds.in])).toEqual([
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
      { name: 'Five', matches: 5, prize: { kind: 'jackpot', minimum: '2000' } },
      { name: 'Four', matches: 4, prize: { kind: 'fixed', amount: '2000' } },
    ]
    const ladder = toPrizeLadder(instance(rules, { ...shares, tiers, ranked: [60, 40] }), 0n)
    expect(ladder.prizeLadder.map(row => row.odds.in)).toEqual([565.5, 33.93])
    // 60 % of the cost, and 20.00 in each of 3 draws with odds of 1 in 33.93 and 1.4 units on average.
    expect(ladder).toMatchObject({ anyPrizeOdds: 11.01, returnToPlayer: '147' })
  })

  it('computes the odds of a sold-out raffle and shows items with their cash option', () => {
    const { rules, prizeTable } = kinds[35]
    const ladder = toPrizeLadder({ ...instance(rules, prizeTable), cap: 1000 }, 0n)
    expect(
      ladder.prizeLadder.map(row => [row.prizeText, row.kind, row.winners, row.each, row.odds.in]),
    ).toEqual([
      ['City break', 'item', 1, '30.00', 1000],
      // 50 % of the fund of 100.00 for each of two winners.
      ['Others', 'share', 2, '50.00', 500],
    ])
    // 60 % of the cost of 2.00 and the item of 30.00 for 1,000 tickets, of 2.50.
    expect(ladder).toMatchObject({ anyPrizeOdds: 333.33, returnToPlayer: '49.2', oddsAtCap: true })
    const first = toPrizeLadder({ ...instance(rules, prizeTable), cap: 1000, sold: 0, pool: 0n }, 0n)
    expect(first.anyPrizeOdds).toBe(333.33)
  })

  it('computes bingo odds from the cards sold, and jackpot odds from an early full house', () => {
    const { rules, prizeTable } = kinds[36]
    const ladder = toPrizeLadder(instance(rules, prizeTable), 1000n)
    expect(ladder.prizeLadder.map(row => [row.prizeText, row.matches, row.each, row.odds.in])).toEqual([
      // C(75, 25) of C(90, 40) calls hold all fifteen numbers.
      ['Jackpot', 15, '10.00', 1_138_478.08],
      ['House', 15, '70.00', 100],
      ['Line', 5, '30.00', 100],
    ])
    expect(ladder).toMatchObject({ anyPrizeOdds: 100, returnToPlayer: '48' })
  })

  it('computes the odds of a deck from the counts of its cards', () => {
    const { rules, prizeTable } = kinds[37]
    const ladder = toPrizeLadder(instance(rules, prizeTable), 0n)
    expect(ladder.prizeLadder.map(row => [row.prizeText, row.matches, row.each, row.odds.in])).toEqual([
      ['Five words', 5, '10.00', 50],
      ['Three words', 3, '2.00', 12.5],
    ])
    // 36.00 of prizes for 100 cards at 2.50.
    expect(ladder).toMatchObject({ anyPrizeOdds: 10, returnToPlayer: '14.4' })
  })
})
