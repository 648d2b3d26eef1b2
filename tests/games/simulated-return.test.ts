import type { GameTerms } from '@fairground/contract/operator/game-template'
import { expect, it } from 'vitest'
import { kinds, randomGame } from '#system/kinds/random-games.ts'
import { binomialBound, type Judged, judgeReturn } from './judge-returns.ts'

/** The number of random games of all kinds together. SIMULATED_GAMES=10000 is the full run. */
const runs = Number(process.env['SIMULATED_GAMES'] ?? 160)
const longest = 7_200_000

/** The chance of more than three standard errors, and the risk that a right program fails the bound. */
const outside3 = 0.0027
const falseAlarm = 1e-4
/** With 10,000 comparisons the chance of one outside five standard errors is about 0.6 %. */
const never = 5

interface Judgement {
  readonly judged: readonly Judged[]
  readonly tooRare: number
  readonly outside3: readonly Judged[]
  readonly isRight: boolean
}

const judgeAll = (count: number, change: (terms: GameTerms) => GameTerms = terms => terms): Judgement => {
  const judged: Judged[] = []
  let tooRare = 0
  for (let n = 0; n < count; n++) {
    const { terms } = randomGame(kinds[n % kinds.length]!, n)
    const lines = 1 + ((n * 7919) % 40)
    const each = judgeReturn(terms, lines, n, change(terms))
    if (each) judged.push(each)
    else tooRare++
  }
  const outside = judged.filter(({ deviation }) => deviation > 3)
  const isRight =
    outside.length <= binomialBound(judged.length, outside3, falseAlarm) &&
    judged.every(({ deviation }) => deviation <= never)
  return { judged, tooRare, outside3: outside, isRight }
}

const report = ({ judged, tooRare, outside3: outside }: Judgement): void => {
  if (!process.env['SIMULATED_GAMES']) return
  const byKind = Object.fromEntries(
    kinds.map(kind => {
      const some = judged.filter(each => each.kind === kind)
      return [kind, { judged: some.length, exact: some.filter(each => each.isExact).length }]
    }),
  )
  const deviations = judged.map(({ deviation }) => deviation)
  console.log(
    'simulated returns',
    JSON.stringify({
      judged: judged.length,
      tooRare,
      byKind,
      outside2: deviations.filter(each => each > 2).length,
      outside3: outside,
      bound: binomialBound(judged.length, outside3, falseAlarm),
      largest: Math.max(...deviations),
      instances: judged.reduce((sum, { instances }) => sum + instances, 0),
    }),
  )
}

it('measures the return that the figures of random games state', { timeout: longest }, () => {
  const judgement = judgeAll(runs)
  report(judgement)
  expect(judgement.outside3.filter(({ deviation }) => deviation > never)).toEqual([])
  expect(judgement.isRight, JSON.stringify(judgement.outside3)).toBe(true)
  expect(judgement.judged.filter(({ isExact }) => isExact).length).toBeGreaterThan(runs / 2)
})

/** Applies a fault to the simulated terms only, so that the figures are those of the right ones. */
const faults: readonly (readonly [string, (terms: GameTerms) => GameTerms])[] = [
  [
    'prizes that pay 5 % too much',
    terms => ({ ...terms, prizeTable: raiseAmounts(terms.prizeTable) as GameTerms['prizeTable'] }),
  ],
  [
    'a draw from one number more',
    ({ rules, ...terms }) => ({
      ...terms,
      rules:
        'pick' in rules && 'from' in rules && rules.kind !== 'oneDrawGameExtMulti'
          ? { ...rules, from: Number(rules.from) + 1 }
          : rules,
    }),
  ],
]

const amounts = new Set(['amount', 'prize', 'cashOption', 'minimum', 'seed'])

const raiseAmounts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(raiseAmounts)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    amounts.has(name) ? raise(field) : raiseAmounts(field),
  ])
  return Object.fromEntries(fields)
}

const raise = (amount: unknown): unknown =>
  typeof amount === 'string' ? String((BigInt(amount) * 105n) / 100n) : raiseAmounts(amount)

it.each(faults)('finds %s', { timeout: longest }, (_name, plant) => {
  expect(judgeAll(48, plant).isRight).toBe(false)
})
