import type { GameTerms } from '@fairground/contract/operator/game-template'
import { computeReturn } from '@fairground/server/kinds/compute-return'
import { maxDeckCards } from '@fairground/server/kinds/max-deck-cards'
import { type Range, toChecked } from './random-games.ts'

export interface BrokenGame {
  readonly terms: GameTerms
  readonly range: Range
  /** The rules that may notice it. */
  readonly rules: readonly string[]
  /** Whether the database refuses it too. */
  readonly isInTable: boolean
}

interface Table {
  readonly reserve?: string
  readonly payoutPercentage?: number
  readonly losing?: number
  readonly tiers: readonly { readonly name: string; readonly prize: unknown; readonly count?: number }[]
}

type Break = (
  terms: GameTerms,
  table: Table,
  isDeck: boolean,
) => Partial<GameTerms> | { range: Range } | undefined

const withTable = (table: Table, change: object): Partial<GameTerms> => ({
  prizeTable: { ...table, ...change },
})

/** The straight bet is the rarest one. */
const isStraight = (tier: object): boolean => 'option' in tier && tier.option === 'straight'

const payRarestLess = (tiers: Table['tiers']) =>
  tiers.map(tier => ({
    ...tier,
    prize: { kind: 'fixed', amount: isStraight(tier) ? '1' : '500' },
  }))

/** Rules that the table does not know: the worker checks the first before it opens a deck. */
const rulesOutsideTable = ['display', 'pool']

/** What goes wrong, and which rules name it. A change that does not fit the kind is undefined. */
const breaks: readonly (readonly [rules: readonly string[], change: Break])[] = [
  [
    ['reserve'],
    (_, { reserve, ...table }) => {
      if (reserve === undefined) return undefined
      return withTable(table, reserve === '1' ? {} : { reserve: String(BigInt(reserve) - 1n) })
    },
  ],
  [
    ['terms', 'pool'],
    (_, table, isDeck) =>
      isDeck ? undefined : withTable(table, { payoutPercentage: 95, progressivePercentage: 10 }),
  ],
  [
    ['terms'],
    (_, table, isDeck) =>
      isDeck && table.tiers.length > 1 ? withTable(table, { tiers: table.tiers.toReversed() }) : undefined,
  ],
  [
    ['return-range'],
    terms => {
      const back = Number(computeReturn({ ...toChecked(terms), currency: 'EUR' }))
      return { range: back < 90 ? { min: Math.ceil(back) + 2, max: 100 } : { min: 0, max: 50 } }
    },
  ],
  [['kind'], ({ rules }) => ({ rules: { ...rules, kind: 'unknownGame' } })],
  [
    ['terms'],
    ({ rules }) => {
      const [, ...fields] = Object.keys(rules)
      return {
        rules: {
          kind: rules.kind,
          ...Object.fromEntries(
            fields.slice(1).map(name => [name, (rules as Record<string, unknown>)[name]]),
          ),
        },
      }
    },
  ],
  [
    ['terms'],
    ({ rules }) =>
      'pick' in rules && 'from' in rules ? { rules: { ...rules, pick: Number(rules.from) + 1 } } : undefined,
  ],
  [
    ['terms'],
    (_, table) =>
      table.tiers[0] ? withTable(table, { tiers: [...table.tiers, table.tiers[0]] }) : undefined,
  ],
  [
    ['terms'],
    (_, table) =>
      table.tiers[0]
        ? withTable(table, {
            tiers: [{ ...table.tiers[0], prize: { kind: 'dream' } }, ...table.tiers.slice(1)],
          })
        : undefined,
  ],
  [
    ['schedule'],
    () => ({
      schedule: {
        timeZone: 'Mars/Base',
        weekdays: [1],
        times: ['20:00'],
        closeBeforeStartMs: 0,
        openAheadCount: 1,
      },
    }),
  ],
  [
    ['deck-size'],
    (_, table, isDeck) => (isDeck ? withTable(table, { losing: maxDeckCards + 1 }) : undefined),
  ],
  [
    ['reachable-tier'],
    ({ rules }, table) =>
      rules.kind === 'oneDrawGame' && table.tiers.length > 1
        ? { rules: { ...rules, from: (rules as unknown as { pick: number }).pick } }
        : undefined,
  ],
  [
    ['better-match'],
    ({ rules }, table) =>
      rules.kind === 'oneDrawGameExtMulti' && table.tiers.length > 1 && table.tiers.some(isStraight)
        ? withTable(table, { reserve: '9'.repeat(15), tiers: payRarestLess(table.tiers) })
        : undefined,
  ],
  [
    ['display'],
    ({ rules }, table) => {
      const [first, ...others] = table.tiers
      return rules.kind === 'crosswordGame'
        ? withTable(table, { tiers: [{ ...first, words: 100 }, ...others] })
        : undefined
    },
  ],
  [['pool'], (_, __, isDeck) => (isDeck ? { cost: '1', fee: '0' } : undefined)],
]

export const breakCount = breaks.length

/** Breaks one rule of valid terms. Undefined if their kind does not have this rule. */
export const breakGame = (terms: GameTerms, n: number): BrokenGame | undefined => {
  const [rules, change] = breaks[n % breaks.length]!
  const table = terms.prizeTable as unknown as Table
  const changed = change(terms, table, table.losing !== undefined)
  if (!changed) return undefined
  const isInTable = !rules.every(rule => rulesOutsideTable.includes(rule))
  if ('range' in changed) return { terms, range: changed.range, rules, isInTable }
  return { terms: { ...terms, ...changed }, range: undefined, rules, isInTable }
}
