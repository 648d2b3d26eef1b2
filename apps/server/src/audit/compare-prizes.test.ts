import { expect, it } from 'vitest'
import { comparePrizes } from './compare-prizes.ts'

const row = (tier: number, kind: 'jackpot' | 'share' | 'fixed', each: string, more: object = {}) => ({
  tier,
  kind,
  each,
  matches: 7 - tier,
  prizeText: `${7 - tier} right`,
  odds: { in: 10 },
  ...more,
})

const shown: Parameters<typeof comparePrizes>[0] = {
  terms: {
    tiers: [
      { name: '6 right', prize: { kind: 'jackpot', seed: '100000' } },
      { name: '5 right', prize: { kind: 'share', percent: 100, minimum: '500' } },
      { name: '4 right', prize: { kind: 'fixed', amount: '500' } },
    ],
    paysJackpot: true,
  },
  currency: 'GBP',
  lobby: {
    progressiveAmount: '1000.00',
    prizesAvailable: [{ tier: 2, prizeText: '4 right', amount: '5.00', remaining: null }],
  },
  ladder: {
    prizeLadder: [row(1, 'jackpot', '1000.00'), row(2, 'share', '7.20'), row(3, 'fixed', '5.00')],
    prizesFinal: false,
  },
  rules: '<td>4 right</td><td>£5.00</td>',
}

const result = {
  winners: [{ tier: 2, prizeText: '5 right', matches: 5, winners: 2, each: '6.00', paid: '12.00' }],
}

it('accepts pages that agree with the terms and the payments', () => {
  expect(comparePrizes(shown)).toEqual([])
  const ended = {
    ...shown,
    ladder: { prizeLadder: [row(2, 'share', '6.00', { winners: 2 })], prizesFinal: true },
    result,
    paid: new Map([['5 right', 1200n]]),
  }
  expect(comparePrizes(ended)).toEqual([])
})

it.each([
  [
    'a jackpot that the rules never pay',
    { terms: { ...shown.terms, paysJackpot: false } },
    'which the rules never pay',
  ],
  ['two jackpots', { lobby: { ...shown.lobby, progressiveAmount: '999.00' } }, 'the game page 1000.00'],
  [
    'another fixed prize on the card',
    {
      lobby: {
        ...shown.lobby,
        prizesAvailable: [{ tier: 2, prizeText: '4 right', amount: '6.00', remaining: null }],
      },
    },
    'the lobby shows 6.00 for 4 right, the terms say 5.00',
  ],
  ['rules without the prize', { rules: '' }, 'the rules do not name the 5.00 of 4 right'],
  [
    'an estimate below the minimum',
    { ladder: { ...shown.ladder, prizeLadder: [row(2, 'share', '4.99')] } },
    '5 right shows 4.99, guaranteed are 5.00',
  ],
  [
    'a result that differs from the payments',
    { result, paid: new Map([['5 right', 1199n]]) },
    'the result shows 12.00 for 5 right, paid were 11.99',
  ],
  [
    'a prize page that differs from the result',
    { result, paid: new Map([['5 right', 1200n]]) },
    'the prize page shows 7.20 for 5 right, the result 6.00',
  ],
])('reports %s', (_, change, problem) => {
  expect(comparePrizes({ ...shown, ...change }).join('\n')).toContain(problem)
})
