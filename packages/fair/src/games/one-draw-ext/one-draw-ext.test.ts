import { describe, expect, it } from 'vitest'
import { attempt } from '#encoding/shape.ts'
import type { ExtPrizeTable, ExtRules } from './one-draw-ext.ts'
import { oneDrawGameExt } from './one-draw-ext-game.ts'

const rules: ExtRules = { kind: 'oneDrawGameExt', pick: 3, from: 9, pick2nd: 1, from2nd: 4 }
const prizeTable: ExtPrizeTable = {
  payoutPercentage: 50,
  progressivePercentage: 10,
  tiers: [
    { name: '3+1', matches: 3, matches2nd: 1, prize: { kind: 'jackpot', minimum: '4' } },
    { name: '3', matches: 3, matches2nd: 0, prize: { kind: 'share', percent: 70, minimum: '4' } },
    { name: '2+1', matches: 2, matches2nd: 1, prize: { kind: 'share', percent: 30, minimum: '4' } },
    { name: '0+1', matches: 0, matches2nd: 1, prize: { kind: 'fixed', amount: '4' } },
  ],
}
const outcome = { numbers: [7, 1, 4], second: [2] }

describe('settlement', () => {
  it('pays by the matches in both sets', () => {
    const plays = ['1,4,7|1', '1,4,9|2', '2,3,5|2', '1,4,7|3', '1,4,9|3', '2,3,5|1', '1,7,8|2']
    const settled = oneDrawGameExt.settle({
      rules,
      prizeTable,
      outcome,
      tickets: plays.map((each, seq0) => ({ seq0, plays: each })),
      pool: 210n,
      jackpot: 1000n,
    })
    // 210: fund 105, contribution 21, revenue 84. 73 for two, 31 + 1 for two; the reserve pays 4.
    expect(settled.payouts).toEqual([
      { seq0: 0, tier: '3', fromPool: 36n, fromJackpot: 0n },
      { seq0: 1, tier: '2+1', fromPool: 16n, fromJackpot: 0n },
      { seq0: 2, tier: '0+1', fromPool: 4n, fromJackpot: 0n },
      { seq0: 3, tier: '3', fromPool: 36n, fromJackpot: 0n },
      { seq0: 6, tier: '2+1', fromPool: 16n, fromJackpot: 0n },
    ])
    expect(settled).toMatchObject({ revenue: 84n, fromReserve: 4n, rollover: 1n, jackpotAfter: 1022n })
  })
})

describe('play text', () => {
  it.each(['1,2,3|1', '7,8,9|4'])('accepts the play %s', plays => {
    expect(oneDrawGameExt.validPlays(rules, plays)).toBe(true)
  })

  it.each(['1,2,3', '1,2,3|', '|1', '1,2,3|5', '1,2,3|0', '1,2|1', '1,2,3|1|1', '1,2,3|1,2', '3,2,1|1'])(
    'rejects the play "%s"',
    plays => {
      expect(oneDrawGameExt.validPlays(rules, plays)).toBe(false)
    },
  )
})

it.each<[string, unknown, unknown, string]>([
  ['more picks than numbers', { ...rules, pick2nd: 5 }, prizeTable, 'picks more'],
  [
    'one pair of matches twice',
    rules,
    {
      ...prizeTable,
      tiers: [...prizeTable.tiers, { ...prizeTable.tiers[3], name: 'again' }],
    },
    'same matches twice',
  ],
  [
    'a better match below a lower one',
    rules,
    {
      ...prizeTable,
      tiers: [
        ...prizeTable.tiers.slice(0, 3),
        { ...prizeTable.tiers[3], matches: 0, matches2nd: 0 },
        { ...prizeTable.tiers[3], name: 'again' },
      ],
    },
    'better match below',
  ],
  [
    'a larger minimum below',
    rules,
    {
      ...prizeTable,
      tiers: [
        ...prizeTable.tiers.slice(0, 3),
        { ...prizeTable.tiers[3], prize: { kind: 'fixed', amount: '5' } },
      ],
    },
    'lower tier more',
  ],
  [
    'a share below a fixed prize',
    rules,
    {
      ...prizeTable,
      tiers: [
        prizeTable.tiers[0],
        { ...prizeTable.tiers[1], prize: { kind: 'fixed', amount: '4' } },
        { ...prizeTable.tiers[2], prize: { kind: 'share', percent: 100, minimum: '4' } },
      ],
    },
    'share below a fixed prize',
  ],
])('rejects terms with %s', (_, given, table, problem) => {
  const read = attempt(
    value => oneDrawGameExt.parsePrizeTable(table, 'prizeTable', oneDrawGameExt.parseRules(value, 'rules')),
    given,
    'rules',
  )
  expect(read).toEqual({ problem: expect.stringContaining(problem) })
})
