import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attempt } from '#encoding/shape.ts'
import { arrangements, unitsWon } from './pick-x-play.ts'
import type { PickXPrizeTable, PickXRules } from './pick-x.ts'
import { oneDrawGameExtMulti } from './pick-x-game.ts'

const rules: PickXRules = {
  kind: 'oneDrawGameExtMulti',
  pick: 3,
  from: 10,
  multiOptions: ['straight', 'box', 'pair'],
}
const fixed = (amount: string) => ({ kind: 'fixed', amount }) as const
const prizeTable: PickXPrizeTable = {
  payoutPercentage: 0,
  progressivePercentage: 0,
  tiers: [
    { name: 'straight', option: 'straight', arrangements: 1, prize: fixed('500') },
    { name: 'box 6', option: 'box', arrangements: 6, prize: fixed('80') },
    { name: 'box 3', option: 'box', arrangements: 3, prize: fixed('160') },
    { name: 'pair', option: 'pair', arrangements: 1, prize: fixed('25') },
  ],
}
const settle = (digits: number[], plays: string[], pool: bigint, jackpot: bigint) =>
  oneDrawGameExtMulti.settle({
    rules,
    prizeTable,
    outcome: { digits },
    tickets: plays.map((each, seq0) => ({ seq0, plays: each })),
    pool,
    jackpot,
  })

describe('settlement', () => {
  const plays = ['4,0,7|2,1,0', '0,4,7|5,2,0', '1,0,7|0,0,3', '4,0,9|1,1,1', '7,7,0|1,1,1']

  it('pays the prize per unit', () => {
    const { payouts, revenue, fromReserve, rollover, jackpotAfter } = settle([4, 0, 7], plays, 4000n, 5n)
    expect(payouts.map(({ seq0, tier, fromPool }) => [seq0, tier, fromPool])).toEqual([
      [0, 'straight', 1000n],
      [0, 'box 6', 80n],
      [1, 'box 6', 160n],
      [2, 'pair', 75n],
      [3, 'pair', 25n],
    ])
    expect({ revenue, fromReserve, rollover, jackpotAfter }).toEqual({
      revenue: 4000n,
      fromReserve: 1340n,
      rollover: 0n,
      jackpotAfter: 5n,
    })
  })

  it('pays in full from the reserve without sales, and leaves the jackpot alone', () => {
    const { payouts, fromReserve, jackpotAfter } = settle([4, 0, 7], plays, 0n, 1000n)
    expect(payouts.map(each => [each.fromPool, each.fromJackpot])).toEqual([
      [1000n, 0n],
      [80n, 0n],
      [160n, 0n],
      [75n, 0n],
      [25n, 0n],
    ])
    expect({ fromReserve, jackpotAfter }).toEqual({ fromReserve: 1340n, jackpotAfter: 1000n })
  })

  it('pays a box with a repeated digit from its own tier', () => {
    expect(settle([7, 0, 7], plays, 1000n, 0n).payouts.at(-1)).toMatchObject({ seq0: 4, tier: 'box 3' })
  })
})

describe('ways to win', () => {
  it.each([
    [[1, 2, 3], 6],
    [[1, 1, 3], 3],
    [[1, 1, 3, 3], 6],
    [[1, 2, 3, 4, 5], 120],
    [[2, 2, 2], 1],
  ])('%j has %i orders', (digits, orders) => {
    expect(arrangements(digits)).toBe(orders)
  })

  it('wins each option as often as its odds over all possible draws', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }), digits => {
        const wins = [0, 0, 0]
        for (let draw = 0; draw < 1000; draw += 1) {
          const drawn = [Math.floor(draw / 100), Math.floor(draw / 10) % 10, draw % 10]
          unitsWon({ digits, units: [1, 1, 1] }, drawn).forEach(
            (units, i) => (wins[i] = (wins[i] ?? 0) + units),
          )
        }
        expect(wins).toEqual([1, arrangements(digits), 19])
      }),
      { numRuns: 10 },
    )
  })
})

describe('play text', () => {
  it.each([
    ['4,0,7|2,1,0', 3],
    ['0,0,0|1,0,0', 1],
    ['0,0,9|0,0,100', 100],
  ])('%s costs %i units', (plays, units) => {
    expect(oneDrawGameExtMulti.validPlays(rules, plays)).toBe(true)
    expect(oneDrawGameExtMulti.units(rules, plays)).toBe(units)
  })

  it.each([
    '4,0,7',
    '4,0,7|',
    '4,0|1,0,0',
    '4,0,7,1|1,0,0',
    '4,0,10|1,0,0',
    '04,0,7|1,0,0',
    '4,0,7|0,0,0',
    '4,0,7|1,0',
    '4,0,7|01,0,0',
    '4,0,7|100,1,0',
    '4,0,7|-1,2,0',
    '7,7,7|1,1,0',
    '|1,0,0',
    '',
  ])('rejects the play "%s"', plays => {
    expect(oneDrawGameExtMulti.validPlays(rules, plays)).toBe(false)
  })

  it('accepts stakes only on offered options', () => {
    const straight: PickXRules = { ...rules, multiOptions: ['straight'] }
    expect(oneDrawGameExtMulti.validPlays(straight, '1,2,3|1,0,0')).toBe(true)
    expect(oneDrawGameExtMulti.validPlays(straight, '1,2,3|1,1,0')).toBe(false)
  })
})

it.each<[string, unknown, unknown, string]>([
  ['six positions', { ...rules, pick: 6 }, prizeTable, 'rules.pick'],
  ['no option', { ...rules, multiOptions: [] }, prizeTable, 'offer no option'],
  ['options out of order', { ...rules, multiOptions: ['pair', 'box'] }, prizeTable, 'order'],
  ['an unknown option', { ...rules, multiOptions: ['lucky'] }, prizeTable, 'not an option'],
  ['a prize fund', rules, { ...prizeTable, payoutPercentage: 1 }, 'every prize is fixed'],
  ['a contribution to a jackpot', rules, { ...prizeTable, progressivePercentage: 1 }, 'every prize is fixed'],
  ['a reserve of zero', rules, { ...prizeTable, reserve: '0' }, 'reserve is zero'],
  ['a way to win without a prize', rules, { ...prizeTable, tiers: prizeTable.tiers.slice(1) }, 'way to win'],
  ['a prize for an option not offered', { ...rules, multiOptions: ['box'] }, prizeTable, 'way to win'],
])('rejects terms with %s', (_, given, table, problem) => {
  const read = attempt(
    value =>
      oneDrawGameExtMulti.parsePrizeTable(
        table,
        'prizeTable',
        oneDrawGameExtMulti.parseRules(value, 'rules'),
      ),
    given,
    'rules',
  )
  expect(read).toEqual({ problem: expect.stringContaining(problem) })
})
