import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OneDrawPrizeTable, OneDrawRules } from './one-draw.ts'
import { oneDrawGame } from './one-draw-game.ts'

const rules: OneDrawRules = { kind: 'oneDrawGame', pick: 3, from: 9 }
const table = (
  payout: number,
  progressive: number,
  twoRight: number,
  minimum?: string,
): OneDrawPrizeTable => ({
  payoutPercentage: payout,
  progressivePercentage: progressive,
  tiers: [
    { name: 'three', matches: 3, prize: { kind: 'jackpot', ...(minimum && { minimum }) } },
    { name: 'two', matches: 2, prize: { kind: 'share', percent: twoRight, ...(minimum && { minimum }) } },
    { name: 'one', matches: 1, prize: { kind: 'share', percent: 100 - twoRight } },
  ],
})
const toTickets = (...plays: string[]) => plays.map((each, seq0) => ({ seq0, plays: each }))
const outcome = { numbers: [7, 1, 4] }

describe('settlement', () => {
  it('splits by the published rule, and odd units roll over', () => {
    const settlement = oneDrawGame.settle({
      rules,
      prizeTable: table(50, 10, 33),
      outcome,
      tickets: toTickets('1,4,7', '1,2,3', '1,4,5', '2,3,5', '4,6,8', '1,4,7', '5,6,7'),
      pool: 203n,
      jackpot: 1000n,
    })
    // 203: fund 101, contribution 20, revenue 82. Two: 33. One: 67 + 1 left over, for three tickets: 22 each.
    expect(settlement).toEqual({
      prizeFund: 101n,
      contribution: 20n,
      revenue: 82n,
      tiers: [
        { name: 'three', matches: 3, winners: 2, units: 2, fund: 1020n, paid: 1020n },
        { name: 'two', matches: 2, winners: 1, units: 1, fund: 33n, paid: 33n },
        { name: 'one', matches: 1, winners: 3, units: 3, fund: 68n, paid: 66n },
      ],
      payouts: [
        { seq0: 0, tier: 'three', fromPool: 0n, fromJackpot: 510n },
        { seq0: 1, tier: 'one', fromPool: 22n, fromJackpot: 0n },
        { seq0: 2, tier: 'two', fromPool: 33n, fromJackpot: 0n },
        { seq0: 4, tier: 'one', fromPool: 22n, fromJackpot: 0n },
        { seq0: 5, tier: 'three', fromPool: 0n, fromJackpot: 510n },
        { seq0: 6, tier: 'one', fromPool: 22n, fromJackpot: 0n },
      ],
      fromReserve: 0n,
      rollover: 2n,
      jackpotAfter: 2n,
    })
  })

  it('shares the money of a tier with a better one that would pay less', () => {
    const settled = oneDrawGame.settle({
      rules,
      prizeTable: table(50, 10, 33),
      outcome,
      tickets: toTickets('1,4,5', '1,4,6', '4,6,8'),
      pool: 90n,
      jackpot: 0n,
    })
    // Fund 45: 14 for two, 31 for one.
    expect(settled.payouts.map(payout => [payout.tier, payout.fromPool])).toEqual([
      ['two', 15n],
      ['two', 15n],
      ['one', 15n],
    ])
    expect(settled).toMatchObject({ fromReserve: 0n, rollover: 0n, jackpotAfter: 9n })
  })

  it('pays the minimum of a tier after sharing, with the help of the reserve', () => {
    const settled = oneDrawGame.settle({
      rules,
      prizeTable: table(50, 10, 33, '20'),
      outcome,
      tickets: toTickets('1,4,5', '1,4,6', '4,6,8'),
      pool: 90n,
      jackpot: 0n,
    })
    expect(settled.payouts.map(payout => payout.fromPool)).toEqual([20n, 20n, 15n])
    expect(settled).toMatchObject({ fromReserve: 10n, rollover: 0n, jackpotAfter: 9n })
  })

  it('shares a small jackpot with a lower tier that would pay more', () => {
    const settled = oneDrawGame.settle({
      rules,
      prizeTable: table(50, 10, 33),
      outcome,
      tickets: toTickets('1,4,7', '4,6,8'),
      pool: 90n,
      jackpot: 0n,
    })
    // The jackpot has 9 and one match 31: 20 each, and the 14 of two matches roll over.
    expect(settled.payouts).toEqual([
      { seq0: 0, tier: 'three', fromPool: 11n, fromJackpot: 9n },
      { seq0: 1, tier: 'one', fromPool: 20n, fromJackpot: 0n },
    ])
    expect(settled).toMatchObject({ fromReserve: 0n, rollover: 14n, jackpotAfter: 14n })
  })

  it('pays fixed prizes in full without a prize fund', () => {
    const settled = oneDrawGame.settle({
      rules,
      prizeTable: {
        payoutPercentage: 0,
        progressivePercentage: 0,
        reserve: '1000',
        tiers: [
          { name: 'three', matches: 3, prize: { kind: 'fixed', amount: '700' } },
          { name: 'one', matches: 1, prize: { kind: 'fixed', amount: '30' } },
        ],
      },
      outcome,
      tickets: toTickets('1,4,7', '4,6,8', '1,4,7'),
      pool: 0n,
      jackpot: 0n,
    })
    // 1430 is more than the reserve of 1000, which only says what is set aside.
    expect(settled.payouts.map(payout => payout.fromPool)).toEqual([700n, 30n, 700n])
    expect(settled).toMatchObject({ fromReserve: 1430n, revenue: 0n, rollover: 0n, jackpotAfter: 0n })
  })

  it('rolls a tier without winners over into the jackpot', () => {
    const { rollover, jackpotAfter, payouts } = oneDrawGame.settle({
      rules,
      prizeTable: table(50, 10, 33),
      outcome,
      tickets: toTickets('2,3,5', '1,2,3'),
      pool: 200n,
      jackpot: 5n,
    })
    expect(payouts).toEqual([{ seq0: 1, tier: 'one', fromPool: 67n, fromJackpot: 0n }])
    expect(rollover).toBe(33n)
    expect(jackpotAfter).toBe(5n + 20n + 33n)
  })

  it('counts a winner without a payout when the share rounds down to zero', () => {
    const { tiers, payouts } = oneDrawGame.settle({
      rules,
      prizeTable: table(50, 0, 0),
      outcome,
      tickets: toTickets('1,2,3', '1,2,5', '1,2,6'),
      pool: 4n,
      jackpot: 0n,
    })
    expect(tiers[2]).toMatchObject({ winners: 3, fund: 2n, paid: 0n })
    expect(payouts).toEqual([])
  })

  it('conserves money to the unit and pays winners only, all of a tier the same and better matches never less', () => {
    const play = fc
      .shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 3, maxLength: 3 })
      .map(numbers => numbers.sort((a, b) => a - b))
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })
    const percents = fc.tuple(
      fc.nat(100),
      fc.nat(100),
      fc.nat(100),
      fc.option(fc.integer({ min: 1, max: 10 ** 6 })),
    )
    fc.assert(
      fc.property(
        fc.array(play, { maxLength: 60 }),
        play,
        amount,
        amount,
        percents,
        (plays, winning, pool, jackpot, p) => {
          const prizeTable = table(
            p[0],
            Math.min(p[1], 100 - p[0]),
            p[2],
            p[3] === null ? undefined : String(p[3]),
          )
          const tickets = toTickets(...plays.map(each => each.join(',')))
          const settled = oneDrawGame.settle({
            rules,
            prizeTable,
            outcome: { numbers: winning },
            tickets,
            pool,
            jackpot,
          })
          const sum = (of: 'fromPool' | 'fromJackpot') =>
            settled.payouts.reduce((all, each) => all + each[of], 0n)
          expect(sum('fromPool') + settled.revenue + settled.contribution + settled.rollover).toBe(
            pool + settled.fromReserve,
          )
          expect(settled.jackpotAfter).toBe(
            jackpot + settled.contribution + settled.rollover - sum('fromJackpot'),
          )
          const amounts = [settled.revenue, settled.contribution, settled.rollover, settled.jackpotAfter]
          expect(amounts.every(each => each >= 0n)).toBe(true)
          expect(settled.payouts.every(each => each.fromPool + each.fromJackpot > 0n)).toBe(true)
          let better: bigint | undefined
          settled.tiers.forEach(tier => {
            const won = plays.flatMap((each, seq0) =>
              each.filter(number => winning.includes(number)).length === tier.matches ? [seq0] : [],
            )
            const paid = settled.payouts.filter(each => each.tier === tier.name)
            const values = paid.map(each => each.fromPool + each.fromJackpot)
            expect(tier.winners).toBe(won.length)
            expect(paid.map(each => each.seq0)).toEqual(tier.paid === 0n ? [] : won)
            expect(values.reduce((all, each) => all + each, 0n)).toBe(tier.paid)
            expect(new Set(values).size).toBeLessThanOrEqual(1)
            if (won.length === 0) return
            const value = values[0] ?? 0n
            if (better !== undefined) expect(value).toBeLessThanOrEqual(better)
            better = value
          })
        },
      ),
    )
  })

  it.each([
    [
      'out of play order',
      [
        { seq0: 1, plays: '1,2,3' },
        { seq0: 1, plays: '1,2,3' },
      ],
      'out of play order',
    ],
    ['without a valid play', [{ seq0: 0, plays: '1,2' }], 'valid play'],
  ])('rejects tickets %s', (_, tickets, message) => {
    const settle = () =>
      oneDrawGame.settle({ rules, prizeTable: table(50, 0, 50), outcome, tickets, pool: 0n, jackpot: 0n })
    expect(settle).toThrow(message)
  })
})

describe('play text', () => {
  it.each(['1,2,3', '7,8,9', '1,5,9'])('accepts the play %s', plays => {
    expect(oneDrawGame.validPlays(rules, plays)).toBe(true)
  })

  it.each([
    '',
    '1,2',
    '1,2,3,4',
    '1,1,2',
    '3,2,1',
    '0,1,2',
    '01,2,3',
    '1,2,10',
    '1,2,3,',
    ',1,2',
    '1, 2,3',
    '1,2,x',
    '1,2,3|1',
    '1,2,99999999999999999999',
  ])('rejects the play "%s"', plays => {
    expect(oneDrawGame.validPlays(rules, plays)).toBe(false)
  })
})
