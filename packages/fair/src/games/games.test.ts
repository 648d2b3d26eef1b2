import { describe, expect, it } from 'vitest'
import { readTerms } from './games.ts'

const rules = { kind: 'oneDrawGame', pick: 6, from: 49 }
const jackpot = { name: 'six', matches: 6, prize: { kind: 'jackpot' } }
const share = (name: string, matches: number, percent: number) => ({
  name,
  matches,
  prize: { kind: 'share', percent },
})
const fixed = (name: string, matches: number, amount: string) => ({
  name,
  matches,
  prize: { kind: 'fixed', amount },
})
const prizeTable = {
  payoutPercentage: 45,
  progressivePercentage: 5,
  tiers: [jackpot, share('five', 5, 60), share('four', 4, 40)],
}
const withTiers = (...tiers: unknown[]) => ({ ...prizeTable, tiers })

describe('terms', () => {
  it('are read as they are', () => {
    expect(readTerms(rules, prizeTable)).toEqual({ rules, prizeTable })
  })

  it('a jackpot alone needs no prize fund', () => {
    const only = { payoutPercentage: 0, progressivePercentage: 50, tiers: [jackpot] }
    expect(readTerms(rules, only)).toEqual({ rules, prizeTable: only })
  })

  it.each([
    ['beside shares', [jackpot, share('five', 5, 100), fixed('four', 4, '500')]],
    ['alone', [jackpot, fixed('five', 5, '0'), fixed('four', 4, '999999999999999999')]],
  ])('fixed prizes may stand %s', (_, tiers) => {
    expect(readTerms(rules, withTiers(...tiers))).toEqual({ rules, prizeTable: withTiers(...tiers) })
  })

  it.each<[string, unknown, unknown, string]>([
    ['no rules', null, prizeTable, 'rules.kind'],
    ['another kind', { ...rules, kind: 'toString' }, prizeTable, 'rules.kind'],
    ['more picks than numbers', { ...rules, pick: 50 }, prizeTable, 'picks more'],
    ['a fraction', { ...rules, pick: 5.5 }, prizeTable, 'rules.pick'],
    ['an unknown rule', { ...rules, bonus: 1 }, prizeTable, 'rules.bonus'],
    ['more than the pool', rules, { ...prizeTable, payoutPercentage: 96 }, 'more than the pool'],
    ['shares below the whole', rules, withTiers(jackpot, share('five', 5, 99)), 'whole prize fund'],
    ['no share of a prize fund', rules, withTiers(jackpot), 'whole prize fund'],
    ['no jackpot tier', rules, withTiers(share('five', 5, 100)), 'jackpot at the top'],
    ['no tiers', rules, withTiers(), 'jackpot at the top'],
    [
      'a jackpot below',
      rules,
      withTiers(share('six', 6, 100), { ...jackpot, name: 'five', matches: 5 }),
      'jackpot',
    ],
    ['ascending tiers', rules, withTiers(jackpot, share('a', 4, 60), share('b', 5, 40)), 'descending'],
    ['one name twice', rules, withTiers(jackpot, share('a', 5, 60), share('a', 4, 40)), 'share a name'],
    ['more matches than picks', rules, withTiers({ ...jackpot, matches: 7 }, share('a', 4, 100)), 'matches'],
    [
      'shares below the whole beside fixed prizes',
      rules,
      withTiers(jackpot, share('five', 5, 99), fixed('four', 4, '1')),
      'whole prize fund',
    ],
    ['a fixed prize in fractions', rules, withTiers(jackpot, fixed('five', 5, '1.5')), 'amount'],
    ['a fixed prize that is a debt', rules, withTiers(jackpot, fixed('five', 5, '-1')), 'amount'],
    ['a prize of no kind', rules, withTiers({ ...jackpot, prize: { kind: 'car' } }), 'prize.kind'],
  ])('with %s are refused', (_, givenRules, givenTable, problem) => {
    expect(readTerms(givenRules, givenTable)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
