import { describe, expect, it } from 'vitest'
import { type GameRules, highestNumber, readTerms } from './games.ts'

const rules = { kind: 'oneDrawGame', pick: 6, from: 49 }
const jackpot = { name: 'six', matches: 6, prize: { kind: 'jackpot' } }
const jackpotAtLeast = (minimum: string) => ({
  ...jackpot,
  prize: { kind: 'jackpot', seed: '100000', minimum },
})
const share = (name: string, matches: number, percent: number) => ({
  name,
  matches,
  prize: { kind: 'share', percent },
})
const shareAtLeast = (name: string, matches: number, percent: number, minimum: string) => ({
  name,
  matches,
  prize: { kind: 'share', percent, minimum },
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

  it('accepts a reserve, a seed, minimums and fixed prizes', () => {
    const guaranteed = {
      ...withTiers(
        jackpotAtLeast('5000'),
        shareAtLeast('five', 5, 60, '500'),
        shareAtLeast('four', 4, 40, '500'),
        fixed('three', 3, '500'),
        fixed('two', 2, '0'),
      ),
      reserve: '123456',
    }
    expect(readTerms(rules, guaranteed)).toEqual({ rules, prizeTable: guaranteed })
  })

  it('accepts fixed prizes alone, without a prize fund and a jackpot', () => {
    const only = {
      payoutPercentage: 0,
      progressivePercentage: 0,
      tiers: [fixed('five', 5, '999999999999999999'), fixed('four', 4, '0')],
    }
    expect(readTerms(rules, only)).toEqual({ rules, prizeTable: only })
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
    ['no jackpot tier', rules, withTiers(share('five', 5, 100)), 'need a jackpot'],
    ['no tiers', rules, withTiers(), 'need a jackpot'],
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
      withTiers(jackpotAtLeast('1'), shareAtLeast('five', 5, 99, '1'), fixed('four', 4, '1')),
      'whole prize fund',
    ],
    [
      'a prize fund with fixed prizes only',
      rules,
      withTiers(jackpot, fixed('five', 5, '0')),
      'whole prize fund',
    ],
    [
      'a fixed prize above the minimum of a better tier',
      rules,
      withTiers(jackpotAtLeast('600'), shareAtLeast('five', 5, 100, '499'), fixed('four', 4, '500')),
      'lower tier more',
    ],
    [
      'a fixed prize below a jackpot without a minimum',
      rules,
      withTiers(jackpot, shareAtLeast('five', 5, 100, '500'), fixed('four', 4, '500')),
      'lower tier more',
    ],
    [
      'a larger minimum below',
      rules,
      withTiers(jackpotAtLeast('9'), shareAtLeast('five', 5, 60, '1'), shareAtLeast('four', 4, 40, '2')),
      'lower tier more',
    ],
    [
      'a share below a fixed prize',
      rules,
      withTiers(jackpotAtLeast('9'), fixed('five', 5, '9'), shareAtLeast('four', 4, 100, '9')),
      'share below a fixed prize',
    ],
    ['a minimum of zero', rules, withTiers(jackpot, shareAtLeast('five', 5, 100, '0')), 'minimum is zero'],
    [
      'a seed of zero',
      rules,
      withTiers({ ...jackpot, prize: { kind: 'jackpot', seed: '0' } }, share('five', 5, 100)),
      'seed is zero',
    ],
    ['a reserve of zero', rules, { ...prizeTable, reserve: '0' }, 'reserve is zero'],
    ['a reserve as a number', rules, { ...prizeTable, reserve: 5 }, 'reserve is not an amount'],
    ['a fractional minimum', rules, withTiers(jackpot, shareAtLeast('five', 5, 100, '1.5')), 'amount'],
    [
      'a seed of a share',
      rules,
      withTiers(jackpot, { ...share('five', 5, 100), prize: { kind: 'share', percent: 100, seed: '1' } }),
      'seed is not a known field',
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
