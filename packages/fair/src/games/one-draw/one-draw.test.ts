import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OneDrawPrizeTable, OneDrawRules } from './one-draw.ts'
import { oneDrawGame } from './one-draw-game.ts'

const rules: OneDrawRules = { kind: 'oneDrawGame', pick: 3, from: 9 }
const table = (payout: number, progressive: number, twoRight: number): OneDrawPrizeTable => ({
  payoutPercentage: payout,
  progressivePercentage: progressive,
  tiers: [
    { name: 'three', matches: 3, prize: { kind: 'jackpot' } },
    { name: 'two', matches: 2, prize: { kind: 'share', percent: twoRight } },
    { name: 'one', matches: 1, prize: { kind: 'share', percent: 100 - twoRight } },
  ],
})
const toTickets = (...plays: string[]) => plays.map((each, seq0) => ({ seq0, plays: each }))
const outcome = { numbers: [7, 1, 4] }

describe('settlement', () => {
  it('splits by the published rule, including every odd unit', () => {
    const settlement = oneDrawGame.settle({
      rules,
      prizeTable: table(50, 10, 33),
      outcome,
      tickets: toTickets('1,4,7', '1,2,3', '1,4,5', '2,3,5', '4,6,8', '1,4,7', '5,6,7'),
      pool: 203n,
      jackpot: 1000n,
    })
    // 203: fund 101, contribution 20, revenue 82. Two: 33. One: 67 + 1 left over, for three tickets: 23, 23, 22.
    expect(settlement).toEqual({
      prizeFund: 101n,
      contribution: 20n,
      revenue: 82n,
      tiers: [
        { name: 'three', matches: 3, winners: 2, fund: 1020n, paid: 1020n },
        { name: 'two', matches: 2, winners: 1, fund: 33n, paid: 33n },
        { name: 'one', matches: 1, winners: 3, fund: 68n, paid: 68n },
      ],
      payouts: [
        { seq0: 0, tier: 'three', fromPool: 0n, fromJackpot: 510n },
        { seq0: 1, tier: 'one', fromPool: 23n, fromJackpot: 0n },
        { seq0: 2, tier: 'two', fromPool: 33n, fromJackpot: 0n },
        { seq0: 4, tier: 'one', fromPool: 23n, fromJackpot: 0n },
        { seq0: 5, tier: 'three', fromPool: 0n, fromJackpot: 510n },
        { seq0: 6, tier: 'one', fromPool: 22n, fromJackpot: 0n },
      ],
      rollover: 0n,
      jackpotAfter: 0n,
    })
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
    expect(tiers[2]).toMatchObject({ winners: 3, paid: 2n })
    expect(payouts.map(payout => payout.seq0)).toEqual([0, 1])
  })

  it('conserves money to the unit, pays winners only, earlier plays never less', () => {
    const play = fc
      .shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 3, maxLength: 3 })
      .map(numbers => numbers.sort((a, b) => a - b))
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n })
    const percents = fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100))
    fc.assert(
      fc.property(
        fc.array(play, { maxLength: 60 }),
        play,
        amount,
        amount,
        percents,
        (plays, winning, pool, jackpot, p) => {
          const prizeTable = table(p[0], Math.min(p[1], 100 - p[0]), p[2])
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
          expect(sum('fromPool') + settled.revenue + settled.contribution + settled.rollover).toBe(pool)
          expect(settled.jackpotAfter).toBe(
            jackpot + settled.contribution + settled.rollover - sum('fromJackpot'),
          )
          const amounts = [settled.revenue, settled.contribution, settled.rollover, settled.jackpotAfter]
          expect(amounts.every(each => each >= 0n)).toBe(true)
          expect(settled.payouts.every(each => each.fromPool + each.fromJackpot > 0n)).toBe(true)
          settled.tiers.forEach(tier => {
            const won = plays.flatMap((each, seq0) =>
              each.filter(number => winning.includes(number)).length === tier.matches ? [seq0] : [],
            )
            const paid = settled.payouts.filter(each => each.tier === tier.name)
            const values = paid.map(each => each.fromPool + each.fromJackpot)
            expect(tier.winners).toBe(won.length)
            expect(paid.map(each => each.seq0)).toEqual(won.slice(0, paid.length))
            expect(values.reduce((all, each) => all + each, 0n)).toBe(tier.paid)
            expect(values.every((value, i) => value <= (values[i - 1] ?? value))).toBe(true)
            expect((values[0] ?? 0n) - (values.at(-1) ?? 0n)).toBeLessThanOrEqual(1n)
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
