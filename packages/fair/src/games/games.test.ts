import { describe, expect, it } from 'vitest'
import { type GameRules, highestNumber, readTerms } from './games.ts'

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
  it('reads valid terms unchanged', () => {
    expect(readTerms(rules, prizeTable)).toEqual({ rules, prizeTable })
  })

  it('accepts a jackpot tier without a prize fund', () => {
    const only = { payoutPercentage: 0, progressivePercentage: 50, tiers: [jackpot] }
    expect(readTerms(rules, only)).toEqual({ rules, prizeTable: only })
  })

  it.each([
    ['in addition to shares', [jackpot, share('five', 5, 100), fixed('four', 4, '500')]],
    ['alone', [jackpot, fixed('five', 5, '0'), fixed('four', 4, '999999999999999999')]],
  ])('accepts fixed prizes %s', (_, tiers) => {
    expect(readTerms(rules, withTiers(...tiers))).toEqual({ rules, prizeTable: withTiers(...tiers) })
  })

  it.each<[string, unknown, unknown, string]>([
    ['no rules', null, prizeTable, 'rules.kind'],
    ['another kind', { ...rules, kind: 'toString' }, prizeTable, 'rules.kind'],
    ['more picks than numbers', { ...rules, pick: 50 }, prizeTable, 'picks more'],
    ['a fraction', { ...rules, pick: 5.5 }, prizeTable, 'rules.pick'],
    ['an unknown rule', { ...rules, bonus: 1 }, prizeTable, 'rules.bonus'],
    ['more than the pool', rules, { ...prizeTable, payoutPercentage: 96 }, 'more than the pool'],
    ['shares below 100 percent', rules, withTiers(jackpot, share('five', 5, 99)), 'whole prize fund'],
    ['no share of a prize fund', rules, withTiers(jackpot), 'whole prize fund'],
    ['no jackpot tier', rules, withTiers(share('five', 5, 100)), 'exactly one jackpot'],
    ['no tiers', rules, withTiers(), 'exactly one jackpot'],
    [
      'a jackpot below',
      rules,
      withTiers(share('six', 6, 100), { ...jackpot, name: 'five', matches: 5 }),
      'jackpot',
    ],
    ['ascending tiers', rules, withTiers(jackpot, share('a', 4, 60), share('b', 5, 40)), 'descending'],
    ['one name twice', rules, withTiers(jackpot, share('a', 5, 60), share('a', 4, 40)), 'duplicate names'],
    ['more matches than picks', rules, withTiers({ ...jackpot, matches: 7 }, share('a', 4, 100)), 'matches'],
    [
      'shares below 100 percent in addition to fixed prizes',
      rules,
      withTiers(jackpot, share('five', 5, 99), fixed('four', 4, '1')),
      'whole prize fund',
    ],
    ['a fractional fixed prize', rules, withTiers(jackpot, fixed('five', 5, '1.5')), 'amount'],
    ['a negative fixed prize', rules, withTiers(jackpot, fixed('five', 5, '-1')), 'amount'],
    ['a prize of an unknown kind', rules, withTiers({ ...jackpot, prize: { kind: 'car' } }), 'prize.kind'],
  ])('rejects terms with %s', (_, givenRules, givenTable, problem) => {
    expect(readTerms(givenRules, givenTable)).toEqual({ problem: expect.stringContaining(problem) })
  })
})

describe('highestNumber', () => {
  it.each<[GameRules, number]>([
    [{ kind: 'oneDrawGame', pick: 6, from: 49 }, 49],
    [{ kind: 'bingoGame', balls: 90, patterns: ['fullHouse'], jackpotCalls: 0 }, 90],
    [{ kind: 'raffleGame', winners: 3 }, 500],
  ])('for %j with 500 tickets is %i', (terms, highest) => {
    expect(highestNumber(terms, 500)).toBe(highest)
  })
})
