import { describe, expect, it } from 'vitest'
import { attempt } from '#encoding/shape.ts'
import type { RegularPrizeTable, RegularRules } from './regular.ts'
import { regularGame } from './regular-game.ts'

const rules: RegularRules = {
  kind: 'regularGame',
  pick: 3,
  from: 12,
  draws: 2,
  ballsPerDraw: 4,
  luckyBall: true,
}
const prizeTable: RegularPrizeTable = {
  payoutPercentage: 50,
  progressivePercentage: 10,
  tiers: [
    { name: 'three', matches: 3, prize: { kind: 'jackpot', minimum: '20' } },
    { name: 'two', matches: 2, prize: { kind: 'fixed', amount: '20' } },
  ],
  ranked: [60, 40],
}
const outcome = {
  draws: [
    { numbers: [1, 2, 3, 4], lucky: 4 },
    { numbers: [9, 1, 5, 2], lucky: 1 },
  ],
}
const settle = (tickets: [player: string, plays: string][], pool: bigint, jackpot = 0n, table = prizeTable) =>
  regularGame.settle({
    rules,
    prizeTable: table,
    outcome,
    tickets: tickets.map(([player, plays], seq0) => ({ seq0, plays, player })),
    pool,
    jackpot,
  })
const lines = ({ payouts }: ReturnType<typeof settle>) =>
  payouts.map(({ seq0, tier, fromPool, fromJackpot }) => `${seq0} ${tier} ${fromPool}+${fromJackpot}`)

describe('settlement', () => {
  it('pays each draw by matches, double with the lucky ball, and shares the rest by ranking', () => {
    const settled = settle(
      [
        ['ann', '1,2,12'], // two in draw 1; two with the lucky 1 in draw 2
        ['bob', '3,4,11'], // two with the lucky 4 in draw 1
        ['cyd', '6,7,8'],
        ['bob', '5,9,10'], // two in draw 2
      ],
      401n,
    )
    // 401: fund 200, contribution 40, revenue 161. Draws: 20 + 40 + 40 + 20 = 120 from the reserve. Ranks: 120 and 80.
    expect(lines(settled)).toEqual([
      '0 1/two 20+0',
      '0 2/two 40+0',
      '0 rank/1 120+0',
      '1 1/two 40+0',
      '1 rank/2 80+0',
      '3 2/two 20+0',
    ])
    expect(settled).toMatchObject({
      revenue: 161n,
      contribution: 40n,
      fromReserve: 120n,
      rollover: 0n,
      jackpotAfter: 40n,
    })
  })

  it('shares one jackpot among the perfect wins of all draws by units', () => {
    const settled = settle(
      [
        ['ann', '1,2,5'], // draw 1 two; draw 2 perfect with the lucky 1
        ['bob', '1,2,3'], // draw 1 perfect; draw 2 two with the lucky 1
        ['cyd', '2,5,9'], // draw 2 perfect
      ],
      0n,
      100n,
    )
    expect(lines(settled)).toEqual([
      '0 three 0+50',
      '0 1/two 20+0',
      '1 three 0+25',
      '1 2/two 40+0',
      '2 three 0+25',
    ])
    expect(settled).toMatchObject({ fromReserve: 60n, jackpotAfter: 0n })
  })

  it.each<[string, [string, string][], string[]]>([
    [
      'ranks equal winnings by matches',
      [
        ['ann', '6,7,8'],
        ['bob', '1,6,7'],
      ],
      ['0 rank/2 40+0', '1 rank/1 60+0'],
    ],
    [
      'ranks equal matches by the earlier play',
      [
        ['ann', '6,7,8'],
        ['bob', '7,8,10'],
        ['cyd', '8,10,11'],
      ],
      ['0 rank/1 60+0', '1 rank/2 40+0'],
    ],
    [
      'pays the whole rest to the only player, on the first play',
      [
        ['ann', '6,7,8'],
        ['ann', '7,8,10'],
      ],
      ['0 rank/1 100+0'],
    ],
  ])('%s', (_, tickets, expected) => {
    expect(lines(settle(tickets, 200n))).toEqual(expected)
  })

  it('gives odd units of the ranking to the higher ranks', () => {
    const thirds = { ...prizeTable, ranked: [34, 33, 33] }
    const tickets: [string, string][] = ['a', 'b', 'c'].map(player => [player, '6,7,8'])
    expect(lines(settle(tickets, 10n, 0n, thirds))).toEqual(['0 rank/1 2+0', '1 rank/2 2+0', '2 rank/3 1+0'])
  })

  it('rolls the fund over without players', () => {
    expect(settle([], 200n)).toMatchObject({ payouts: [], rollover: 100n, jackpotAfter: 120n })
  })

  const shares: RegularPrizeTable = {
    ...prizeTable,
    tiers: [
      { name: 'two', matches: 2, prize: { kind: 'share', percent: 10 } },
      { name: 'one', matches: 1, prize: { kind: 'share', percent: 40 } },
    ],
    progressivePercentage: 0,
  }

  it('levels the share tiers of each draw separately, and the whole fund goes to the draws', () => {
    const settled = settle(
      [
        ['ann', '1,2,12'], // two in draw 1; two with the lucky 1 in draw 2
        ['bob', '3,6,7'], // one in draw 1
        ['cyd', '5,6,7'], // one in draw 2
      ],
      200n,
      0n,
      shares,
    )
    // Draw 1: 10 and 40 for one unit each: 25 each. Draw 2: 10 for two units, 40 for one: 50 / 3, and 2 for rank 1.
    expect(lines(settled)).toEqual([
      '0 1/two 25+0',
      '0 2/two 32+0',
      '0 rank/1 2+0',
      '1 1/one 25+0',
      '2 2/one 16+0',
    ])
    expect(settled).toMatchObject({ fromReserve: 0n, rollover: 0n, jackpotAfter: 0n })
  })

  it('adds what is missing to the minimum and still shares the rest of the fund by ranking', () => {
    const guaranteed = {
      ...shares,
      tiers: shares.tiers.map(tier => ({ ...tier, prize: { ...tier.prize, minimum: '30' } as const })),
    }
    const settled = settle([['ann', '1,2,12']], 100n, 0n, guaranteed)
    // Fund 50: each draw has 5 for two; 30 and, with the lucky ball, 60. The ranking gets the other 40.
    expect(lines(settled)).toEqual(['0 1/two 30+0', '0 2/two 60+0', '0 rank/1 40+0'])
    expect(settled).toMatchObject({ fromReserve: 80n, rollover: 0n })
  })

  it('requires the player of every ticket', () => {
    const anonymous = [{ seq0: 0, plays: '1,2,3' }]
    const input = { rules, prizeTable, outcome, tickets: anonymous, pool: 0n, jackpot: 0n }
    expect(() => regularGame.settle(input)).toThrow('no player tag')
  })
})

describe('result text', () => {
  it('lists draw by draw, with the lucky ball after a plus sign', () => {
    expect(regularGame.resultText(outcome)).toBe('1,2,3,4+4;9,1,5,2+1')
    expect(regularGame.resultText({ draws: [{ numbers: [3, 1] }, { numbers: [2, 5] }] })).toBe('3,1;2,5')
  })

  it('accepts only a drawn ball as the lucky ball', () => {
    expect(regularGame.parseOutcome(rules, [1, 2, 3, 4, 5, 9, 1, 5, 2, 1])).toBeUndefined()
    expect(regularGame.parseOutcome(rules, [1, 2, 3, 4, 4, 9, 1, 5, 2, 1])).toEqual(outcome)
  })
})

it.each<[string, object, object, string]>([
  ['more picks than balls', { pick: 5 }, {}, 'picks more'],
  ['more balls than numbers', { ballsPerDraw: 13 }, {}, 'draws more'],
  ['too many draws', { from: 99, ballsPerDraw: 50, draws: 100 }, {}, 'too many'],
  ['a slash in a name', {}, { tiers: [{ ...prizeTable.tiers[0], name: '1/x' }] }, 'slash'],
  ['a progressive percentage without a jackpot', {}, { tiers: prizeTable.tiers.slice(1) }, 'no jackpot'],
  [
    'a larger minimum below',
    {},
    { tiers: [prizeTable.tiers[0], { name: 'x', matches: 2, prize: { kind: 'fixed', amount: '21' } }] },
    'lower tier more',
  ],
  [
    'a share below a fixed prize',
    {},
    {
      tiers: [...prizeTable.tiers, { name: 'x', matches: 1, prize: { kind: 'share', percent: 1 } }],
    },
    'share below a fixed prize',
  ],
  ['ranks below 100 percent', {}, { ranked: [60, 30] }, '100 percent'],
  ['ascending ranks', {}, { ranked: [40, 60] }, 'lower rank'],
  [
    'shares of more than the fund',
    {},
    { tiers: [prizeTable.tiers[0], { name: 'x', matches: 2, prize: { kind: 'share', percent: 51 } }] },
    'more than the prize fund',
  ],
])('rejects terms with %s', (_, changedRules, changedTable, problem) => {
  const table = { ...prizeTable, ...changedTable }
  const read = attempt(
    value => regularGame.parsePrizeTable(table, 'prizeTable', regularGame.parseRules(value, 'rules')),
    { ...rules, ...changedRules },
    'rules',
  )
  expect(read).toEqual({ problem: expect.stringContaining(problem) })
})
