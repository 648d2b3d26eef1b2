import { describe, expect, it } from 'vitest'
import { payTiers } from './pay-tiers.ts'
import type { Won, WonTier } from './won-tier.ts'
import type { Prize } from './prize.ts'

const won = (...plays: [seq0: number, units: number][]): Won[] =>
  plays.map(([seq0, units]) => ({ seq0, units }))
const jackpot = (minimum?: string): Prize => ({ kind: 'jackpot', ...(minimum && { minimum }) })
const fixed = (amount: string): Prize => ({ kind: 'fixed', amount })
const share = (percent: number, minimum?: string): Prize => ({
  kind: 'share',
  percent,
  ...(minimum && { minimum }),
})
const tier = (name: string, prize: Prize, winners: Won[]): WonTier => ({ name, prize, won: winners })
const ladder = (...tiers: WonTier[]): WonTier[] => tiers.map(each => ({ ...each, ladder: 0 }))

const pay = (tiers: WonTier[], fund: bigint, progressive = 0n) => {
  const { payouts, fromFund, fromJackpot, fromReserve } = payTiers(tiers, { fund, jackpot: progressive })
  return {
    payouts: payouts.map(
      ({ seq0, tier: name, fromPool, fromJackpot: from }) => `${seq0} ${name} ${fromPool}+${from}`,
    ),
    sources: { fund: fromFund, jackpot: fromJackpot, reserve: fromReserve },
  }
}

describe('fixed prizes', () => {
  const tiers = [
    tier('high', fixed('100'), won([4, 1])),
    tier('mid', fixed('10'), won([1, 3], [4, 1])),
    tier('low', fixed('1'), won([0, 1])),
  ]

  it.each([0n, 60n, 141n, 1000n])('come from the reserve in full with a prize fund of %d', fund => {
    expect(pay(tiers, fund, 500n)).toEqual({
      payouts: ['0 low 1+0', '1 mid 30+0', '4 high 100+0', '4 mid 10+0'],
      sources: { fund: 0n, jackpot: 0n, reserve: 141n },
    })
  })

  it('take nothing from the share tiers', () => {
    const mixed = ladder(
      tier('a', share(50), won([2, 1])),
      tier('b', share(50), won([0, 1], [1, 1])),
      tier('c', fixed('7'), won([3, 2])),
    )
    // 115 is shared as 58 and 57, the latter as 28 each. One unit rolls over.
    expect(pay(mixed, 115n)).toEqual({
      payouts: ['0 b 28+0', '1 b 28+0', '2 a 58+0', '3 c 14+0'],
      sources: { fund: 114n, jackpot: 0n, reserve: 14n },
    })
  })

  it('are one prize that the winners share to the unit where winners share a prize', () => {
    const line = { ...tier('line', fixed('21'), won([3, 1], [5, 1])), isShared: true }
    expect(pay([line], 0n)).toEqual({
      payouts: ['3 line 11+0', '5 line 10+0'],
      sources: { fund: 0n, jackpot: 0n, reserve: 21n },
    })
  })
})

describe('levelling', () => {
  it('shares the money of two tiers where the lower would pay more', () => {
    const tiers = ladder(tier('two', share(33), won([0, 1], [1, 1])), tier('one', share(67), won([2, 1])))
    // 14 for two winners against 31 for one.
    expect(pay(tiers, 45n)).toEqual({
      payouts: ['0 two 15+0', '1 two 15+0', '2 one 15+0'],
      sources: { fund: 45n, jackpot: 0n, reserve: 0n },
    })
  })

  it('repeats upwards until no better tier pays less', () => {
    const tiers = ladder(
      tier('a', share(20), won([0, 1])),
      tier('b', share(30), won([1, 2])),
      tier('c', share(50), won([2, 1])),
    )
    // b and c together have 80 / 3, more than the 20 of a: all three get 100 / 4.
    expect(pay(tiers, 100n).payouts).toEqual(['0 a 25+0', '1 b 50+0', '2 c 25+0'])
  })

  it('leaves a better tier that pays as much alone', () => {
    const equal = ladder(tier('top', jackpot(), won([3, 1])), tier('low', share(100), won([1, 1])))
    expect(pay(equal, 50n, 50n).payouts).toEqual(['1 low 50+0', '3 top 0+50'])
    const lower = ladder(
      tier('a', jackpot(), won([2, 1])),
      tier('b', share(10), won([0, 1])),
      tier('c', share(90), won([1, 1])),
    )
    // b and c together have 50 each, as much as a.
    expect(pay(lower, 100n, 50n).payouts).toEqual(['0 b 50+0', '1 c 50+0', '2 a 0+50'])
  })

  it('gives the jackpot money of a group to its payouts in play order, after the prize fund', () => {
    const tiers = ladder(tier('top', jackpot(), won([3, 1], [5, 1])), tier('low', share(100), won([1, 1])))
    // 25 + 80 for three: 35 each. The prize fund provides its 80, the jackpot the other 25.
    expect(pay(tiers, 80n, 25n)).toEqual({
      payouts: ['1 low 10+25', '3 top 35+0', '5 top 35+0'],
      sources: { fund: 80n, jackpot: 25n, reserve: 0n },
    })
  })

  it('leaves what the division leaves of such a group in the jackpot', () => {
    const tiers = ladder(tier('top', jackpot(), won([0, 1], [2, 1])), tier('low', share(100), won([1, 1])))
    // 11 + 20 for three: 10 each.
    expect(pay(tiers, 20n, 11n)).toEqual({
      payouts: ['0 top 0+10', '1 low 10+0', '2 top 10+0'],
      sources: { fund: 20n, jackpot: 10n, reserve: 0n },
    })
  })

  it('passes over fixed prizes and unwon tiers', () => {
    const tiers = ladder(
      tier('a', share(10), won([0, 1])),
      tier('b', share(40), []),
      tier('c', fixed('2'), won([1, 1])),
      tier('d', share(50), won([2, 1])),
    )
    expect(pay(tiers, 100n).payouts).toEqual(['0 a 30+0', '1 c 2+0', '2 d 30+0'])
  })

  it('keeps ladders apart and leaves tiers outside a ladder alone', () => {
    const apart = [
      { ...tier('1/a', share(10), won([0, 1])), ladder: 0 },
      { ...tier('2/a', share(90), won([1, 1])), ladder: 1 },
    ]
    expect(pay(apart, 100n).payouts).toEqual(['0 1/a 10+0', '1 2/a 90+0'])
    const outside = apart.map(({ ladder: _, ...each }) => each)
    expect(pay(outside, 100n).payouts).toEqual(['0 1/a 10+0', '1 2/a 90+0'])
  })
})

describe('minimum', () => {
  it('is filled up from the reserve, per unit', () => {
    const tiers = ladder(tier('a', share(100, '20'), won([0, 1], [4, 2])))
    expect(pay(tiers, 33n)).toEqual({
      payouts: ['0 a 20+0', '4 a 40+0'],
      sources: { fund: 33n, jackpot: 0n, reserve: 27n },
    })
  })

  it('has no effect on a tier that pays more', () => {
    const tiers = ladder(tier('a', share(100, '20'), won([0, 1], [4, 2])))
    expect(pay(tiers, 90n)).toEqual({
      payouts: ['0 a 30+0', '4 a 60+0'],
      sources: { fund: 90n, jackpot: 0n, reserve: 0n },
    })
  })

  it('of the jackpot counts for every winner', () => {
    expect(pay([tier('top', jackpot('50'), won([2, 1], [3, 1]))], 0n, 70n)).toEqual({
      payouts: ['2 top 0+50', '3 top 30+20'],
      sources: { fund: 0n, jackpot: 70n, reserve: 30n },
    })
  })

  it('counts for the winners of its own tier in a group', () => {
    const tiers = ladder(
      tier('two', share(33, '20'), won([0, 1], [1, 1])),
      tier('one', share(67, '3'), won([2, 1])),
    )
    // 45 / 3 is 15, which is more than 3.
    expect(pay(tiers, 45n)).toEqual({
      payouts: ['0 two 20+0', '1 two 20+0', '2 one 15+0'],
      sources: { fund: 45n, jackpot: 0n, reserve: 10n },
    })
  })

  it('in a group with jackpot money uses the prize fund, then the jackpot, then the reserve', () => {
    const tiers = ladder(tier('top', jackpot('60'), won([1, 1])), tier('low', share(100), won([0, 1])))
    // 10 and 40 are shared: 25 each. The top prize is raised to 60.
    expect(pay(tiers, 40n, 10n)).toEqual({
      payouts: ['0 low 15+10', '1 top 60+0'],
      sources: { fund: 40n, jackpot: 10n, reserve: 35n },
    })
  })

  it('counts once for winners who share a prize', () => {
    const line = { ...tier('line', share(100, '25'), won([3, 1], [5, 1])), isShared: true }
    expect(pay([line], 4n)).toEqual({
      payouts: ['3 line 13+0', '5 line 12+0'],
      sources: { fund: 4n, jackpot: 0n, reserve: 21n },
    })
  })
})

describe('rounding', () => {
  it('gives every winner of a tier the same and leaves the rest in the prize fund', () => {
    const tiers = ladder(tier('a', share(100), won([0, 1], [1, 1], [2, 1])))
    expect(pay(tiers, 101n)).toEqual({
      payouts: ['0 a 33+0', '1 a 33+0', '2 a 33+0'],
      sources: { fund: 99n, jackpot: 0n, reserve: 0n },
    })
  })

  it('leaves the rest of a jackpot in the jackpot', () => {
    expect(pay([tier('top', jackpot(), won([0, 1], [1, 2]))], 0n, 100n)).toEqual({
      payouts: ['0 top 0+33', '1 top 0+66'],
      sources: { fund: 0n, jackpot: 99n, reserve: 0n },
    })
  })

  it('gives the units that the percentages leave to the lowest share tier, unless it would overtake a better one', () => {
    const tiers = [tier('a', share(50), won([0, 1])), tier('b', share(50), won([1, 1]))]
    expect(pay(tiers, 101n).payouts).toEqual(['0 a 51+0', '1 b 50+0'])
    const unequal = [tier('a', share(60), won([0, 1])), tier('b', share(40), won([1, 1]))]
    expect(pay(unequal, 101n).payouts).toEqual(['0 a 60+0', '1 b 41+0'])
    const equal = tiers.map(each => ({ ...each, isEqualPrize: true }))
    expect(pay(equal, 101n).payouts).toEqual(['0 a 50+0', '1 b 50+0'])
  })

  it('counts a winner without a payout when the amount rounds down to zero', () => {
    const tiers = ladder(tier('a', share(100), won([0, 1], [1, 1], [2, 1])))
    const { payouts, tiers: results } = payTiers(tiers, { fund: 2n, jackpot: 0n })
    expect(payouts).toEqual([])
    expect(results).toEqual([{ name: 'a', winners: 3, units: 3, fund: 2n, paid: 0n }])
  })
})
