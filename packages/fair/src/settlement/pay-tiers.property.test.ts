import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { payTiers } from './pay-tiers.ts'
import { minimumPrize, type Prize } from './prize.ts'
import { settleLadder } from './settle-ladder.ts'
import type { WonTier } from './won-tier.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300)

/** Small amounts do not divide evenly, and guaranteed prizes exceed them. */
const amount = fc.oneof(fc.bigInt({ min: 0n, max: 500n }), fc.bigInt({ min: 0n, max: 10n ** 15n }))
const units = fc.constantFrom(1, 1, 1, 2, 7)

type Rank = { weight: number; guaranteed: bigint; isFixed: boolean; winners: [seq0: number, units: number][] }

const rank: fc.Arbitrary<Rank> = fc.record({
  weight: fc.nat(20),
  guaranteed: fc.oneof(
    fc.constant(0n),
    fc.bigInt({ min: 0n, max: 100n }),
    fc.bigInt({ min: 0n, max: 10n ** 6n }),
  ),
  isFixed: fc.boolean(),
  winners: fc.uniqueArray(fc.tuple(fc.nat(30), units), { maxLength: 8, selector: ([seq0]) => seq0 }),
})

const atLeast = (minimum: bigint) => (minimum > 0n ? { minimum: String(minimum) } : {})

/** The percentage of each weight; the last one takes what rounding leaves, so they add up to 100. */
function toPercents(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, each) => sum + each, 0)
  const percents = weights.map(each => (whole === 0 ? 0 : Math.floor((100 * each) / whole)))
  const left = 100 - percents.reduce((sum, each) => sum + each, 0)
  return percents.map((percent, i) => (i === percents.length - 1 ? percent + left : percent))
}

/** A valid ladder: an optional jackpot, shares, fixed prizes; guaranteed amounts never rise downwards. */
const ladders = fc
  .record({ ranks: fc.array(rank, { minLength: 1, maxLength: 8 }), hasJackpot: fc.boolean() })
  .map(({ ranks, hasJackpot }): WonTier[] => {
    const ordered = [...ranks.filter(each => !each.isFixed), ...ranks.filter(each => each.isFixed)]
    const guaranteed = ranks.map(each => each.guaranteed).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
    const percents = toPercents(
      ordered.filter((each, i) => !each.isFixed && !(i === 0 && hasJackpot)).map(each => each.weight),
    )
    return ordered.map(({ isFixed, winners }, i) => {
      const minimum = guaranteed[i] ?? 0n
      const prize: Prize = isFixed
        ? { kind: 'fixed', amount: String(minimum) }
        : i === 0 && hasJackpot
          ? { kind: 'jackpot', ...atLeast(minimum) }
          : { kind: 'share', percent: percents.shift() ?? 0, ...atLeast(minimum) }
      const won = winners.toSorted(([a], [b]) => a - b).map(([seq0, each]) => ({ seq0, units: each }))
      return { name: `tier ${i + 1}`, prize, ladder: 0, won }
    })
  })

/** What each winner of the tier gets for one unit; equal for all. */
function perUnit(tier: WonTier, payouts: ReturnType<typeof payTiers>['payouts']): bigint {
  const amounts = tier.won.map(({ seq0, units: each }) => {
    const paid = payouts.filter(payout => payout.tier === tier.name && payout.seq0 === seq0)
    const whole = paid.reduce((sum, { fromPool, fromJackpot }) => sum + fromPool + fromJackpot, 0n)
    expect(whole % BigInt(each)).toBe(0n)
    return whole / BigInt(each)
  })
  expect(new Set(amounts).size).toBe(1)
  return amounts[0] ?? 0n
}

it('pays a better tier never less per unit than a lower one, and every winner of a tier the same', () => {
  fc.assert(
    fc.property(ladders, amount, amount, (tiers, fund, jackpot) => {
      const { payouts } = payTiers(tiers, { fund, jackpot })
      const wonTiers = tiers.filter(tier => tier.won.length > 0)
      const amounts = wonTiers.map(tier => {
        const paid = perUnit(tier, payouts)
        expect(paid).toBeGreaterThanOrEqual(minimumPrize(tier.prize))
        return paid
      })
      expect(amounts.every((each, i) => each <= (amounts[i - 1] ?? each))).toBe(true)
    }),
    { numRuns },
  )
})

it('conserves money to the unit and takes from the reserve only what is guaranteed', () => {
  fc.assert(
    fc.property(
      ladders,
      amount,
      amount,
      fc.nat(100),
      fc.nat(100),
      (tiers, pool, jackpot, payout, progressive) => {
        const table = {
          payoutPercentage: payout,
          progressivePercentage: Math.min(progressive, 100 - payout),
          tiers,
        }
        const settled = settleLadder(table, { pool, jackpot }, tiers)
        const sum = (from: 'fromPool' | 'fromJackpot') =>
          settled.payouts.reduce((total, each) => total + each[from], 0n)
        const { revenue, contribution, rollover, fromReserve, jackpotAfter } = settled
        expect(pool + fromReserve).toBe(sum('fromPool') + revenue + contribution + rollover)
        expect(jackpotAfter).toBe(jackpot + contribution + rollover - sum('fromJackpot'))
        const parts = settled.payouts.flatMap(each => [each.fromPool, each.fromJackpot])
        const pots = [revenue, contribution, rollover, fromReserve, jackpotAfter]
        expect([...pots, ...parts].every(each => each >= 0n)).toBe(true)
        const guaranteed = tiers.reduce(
          (total, { prize, won }) =>
            total + minimumPrize(prize) * BigInt(won.reduce((all, each) => all + each.units, 0)),
          0n,
        )
        if (tiers.every(({ prize }) => minimumPrize(prize) === 0n)) expect(fromReserve).toBe(0n)
        if (tiers.every(({ prize }) => prize.kind === 'fixed')) expect(fromReserve).toBe(guaranteed)
      },
    ),
    { numRuns },
  )
})

it('pays winners who share one prize to the unit, the first of them never less', () => {
  const shared = ladders.map(tiers => tiers.map(({ ladder: _, ...tier }) => ({ ...tier, isShared: true })))
  fc.assert(
    fc.property(shared, amount, amount, (tiers, fund, jackpot) => {
      const plain = tiers.map(tier => ({ ...tier, won: tier.won.map(({ seq0 }) => ({ seq0, units: 1 })) }))
      const { payouts, tiers: results, fromFund } = payTiers(plain, { fund, jackpot })
      expect(fromFund).toBeLessThanOrEqual(fund)
      plain.forEach(({ name, prize, won }, i) => {
        const paid = payouts
          .filter(payout => payout.tier === name)
          .map(each => each.fromPool + each.fromJackpot)
        const provided = results[i]?.fund ?? 0n
        const minimum = minimumPrize(prize)
        const due = won.length === 0 ? 0n : provided > minimum ? provided : minimum
        expect(paid.reduce((sum, each) => sum + each, 0n)).toBe(due)
        expect(paid.every((each, at) => each <= (paid[at - 1] ?? each))).toBe(true)
        expect((paid[0] ?? 0n) - (paid.at(-1) ?? 0n)).toBeLessThanOrEqual(1n)
      })
    }),
    { numRuns },
  )
})
