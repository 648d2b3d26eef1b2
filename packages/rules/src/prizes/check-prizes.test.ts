import { describe, expect, it } from 'vitest'
import type { Prize } from '#odds/prize-table.ts'
import { checkPrizes } from './check-prizes.ts'
import { expectedReturns } from './expected-return.ts'
import { liability } from './liability.ts'
import type { PrizeTerms, TierTerms } from './prize-terms.ts'

const tier = (name: string, prize: Prize, total: bigint, more: Partial<TierTerms> = {}): TierTerms => ({
  name,
  prize,
  odds: { ways: 1n, total },
  ...more,
})
const fixed = (amount: string): Prize => ({ kind: 'fixed', amount })
const share = (percent: number, minimum?: string): Prize => ({
  kind: 'share',
  percent,
  ...(minimum !== undefined && { minimum }),
})
const jackpot = (minimum?: string, seed?: string): Prize => ({
  kind: 'jackpot',
  ...(minimum !== undefined && { minimum }),
  ...(seed !== undefined && { seed }),
})

const terms = (tiers: TierTerms[], more: Partial<PrizeTerms> = {}): PrizeTerms => ({
  payoutPercentage: 40,
  progressivePercentage: 10,
  reserve: 10n ** 12n,
  cost: 100n,
  fee: 0n,
  cap: 1000,
  draws: 1,
  unitsPerWin: 1,
  isLevelled: true,
  isJackpotLevelled: true,
  isPerBet: false,
  paysRollover: false,
  tiers,
  ...more,
})

const problems = (given: PrizeTerms, range?: { min: number; max: number }) =>
  checkPrizes(given, range).map(problem => problem.kind)

describe('a better match never pays less', () => {
  it.each([
    ['fixed prizes that fall', [tier('a', fixed('500'), 9n), tier('b', fixed('100'), 5n)], []],
    ['fixed prizes that rise', [tier('a', fixed('100'), 9n), tier('b', fixed('500'), 5n)], ['inverted']],
    [
      'a share without a minimum above a fixed prize',
      [tier('a', share(100), 9n), tier('b', fixed('1'), 5n)],
      ['inverted'],
    ],
    [
      'a share with the minimum of the fixed prize below',
      [tier('a', share(100, '1'), 9n), tier('b', fixed('1'), 5n)],
      [],
    ],
    // 40 % of 1,000 plays at 1.00 is 400.00.
    [
      'a fixed prize above a larger share',
      [tier('a', fixed('39999'), 9n), tier('b', share(100), 5n)],
      ['inverted'],
    ],
    [
      'a fixed prize as large as the share below',
      [tier('a', fixed('40000'), 9n), tier('b', share(100), 5n)],
      [],
    ],
    [
      'shares in any proportion, because they are levelled',
      [tier('a', share(1), 9n), tier('b', share(99), 5n)],
      [],
    ],
  ])('%s', (_, tiers, expected) => {
    expect(problems(terms([tier('top', jackpot('40000'), 99n), ...tiers]))).toEqual(expected)
  })

  it('compares shares that are not levelled by their percentages', () => {
    const tiers = [tier('a', share(30), 9n, { prizes: 1 }), tier('b', share(70), 5n, { prizes: 1 })]
    const more = { isLevelled: false, isJackpotLevelled: false, progressivePercentage: 0 }
    expect(problems(terms(tiers, more))).toEqual(['inverted'])
    expect(problems(terms(tiers.toReversed(), more))).toEqual([])
  })

  it('does not compare a prize that is paid in addition', () => {
    const tiers = [tier('early', jackpot(), 99n, { isExtra: true }), tier('house', fixed('5'), 2n)]
    expect(problems(terms(tiers, { isJackpotLevelled: false }))).toEqual([])
  })

  it('ranks single bets by how rare their win is', () => {
    const [box, straight] = [tier('box', fixed('80'), 166n), tier('straight', fixed('500'), 1000n)]
    const more = { isPerBet: true, payoutPercentage: 0, progressivePercentage: 0 }
    const ways = (each: TierTerms, n: bigint) => ({ ...each, odds: { ways: n, total: 1000n } })
    expect(problems(terms([ways(box, 6n), ways(straight, 1n)], more))).toEqual([])
    expect(problems(terms([ways(box, 1n), ways(straight, 6n)], more))).toEqual(['inverted'])
  })
})

describe('an advertised prize can be paid', () => {
  it('rejects a jackpot that no tier pays and a tier that cannot be won', () => {
    expect(problems(terms([tier('a', share(100), 9n)]))).toEqual(['unpayable'])
    const never = { ...tier('a', jackpot(), 9n), odds: { ways: 0n, total: 9n } }
    expect(problems(terms([never]))).toEqual(['unreachable'])
  })

  it('needs the reserve of all guaranteed prizes at full sale', () => {
    // One win in 1,000 at 1,000 plays: more than six winners in fewer than one of 10,000 draws.
    const given = terms([tier('top', jackpot('500'), 10n ** 9n), tier('a', fixed('500'), 1000n)])
    expect(liability(given)).toBe(3500n)
    expect(problems({ ...given, reserve: 3500n })).toEqual([])
    expect(checkPrizes({ ...given, reserve: 3499n }, undefined)).toEqual([{ kind: 'reserve', needed: 3500n }])
  })

  it('counts prizes with a known number and several units per win', () => {
    expect(liability(terms([tier('a', fixed('500'), 9n, { prizes: 3 })]))).toBe(1500n)
    const bets = terms([tier('a', fixed('500'), 1_000_000_000n)], { unitsPerWin: 100, cap: 10 ** 6 })
    expect(liability(bets)).toBe(500n * 100n)
  })
})

describe('the return to player', () => {
  it('adds fixed prizes and the seed of the jackpot by their odds', () => {
    const given = terms([tier('top', jackpot('100', '10000'), 1000n), tier('a', fixed('100'), 10n)])
    // 50 % of the cost, 10,000 in 1,000 plays at 100, and 100 in 10 plays at 100.
    expect(expectedReturns(given)).toEqual([50 + 10 + 10])
    expect(problems(given, { min: 70, max: 70 })).toEqual([])
    expect(checkPrizes(given, { min: 71, max: 90 })).toEqual([{ kind: 'return', percent: 70 }])
  })

  it('falls with the fee, and is zero for a free game', () => {
    const given = terms([tier('top', jackpot(), 1000n)])
    expect(expectedReturns({ ...given, fee: 100n })).toEqual([25])
    expect(expectedReturns({ ...given, cost: 0n })).toEqual([0])
  })

  it('has one figure for every single bet', () => {
    const given = terms([tier('a', fixed('50000'), 1000n), tier('b', fixed('2500'), 100n)], {
      isPerBet: true,
    })
    expect(expectedReturns(given)).toEqual([50, 25])
  })
})
