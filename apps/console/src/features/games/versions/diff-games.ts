import type { GameTemplate, GameTerms } from '@fairground/contract/operator/game-template'
import { type DescribeOptions, diff, type DiffRow } from '#parts/form/model/describe-value.ts'
import { toGameSchema } from '../kinds/terms/check-terms.ts'
import { rulesLabels } from '../kinds/terms/rules-schemas.ts'
import { poolLabels } from '../kinds/terms/tier-schemas.ts'

type Compared = GameTemplate | GameTerms

const prefix = (group: string, labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${group}.${name}`, label]))

const labels = { ...prefix('rules', rulesLabels), ...prefix('prizeTable', poolLabels) }

const shortParts: readonly (readonly [RegExp, string])[] = [
  [/^(Rules of the game|Prize table|Schedule) · /, ''],
  [/^Tiers (\d+)/, 'Tier $1'],
  [/ · Prize( · |$)/, ' · '],
]

/** "Prize table · Tiers 2 · Prize · Amount" reads "Match 4 · Amount". */
const shorten = (label: string, path: string, games: readonly Compared[]): string => {
  const short = shortParts.reduce((text, [pattern, by]) => text.replace(pattern, by), label)
  const [, position] = /^prizeTable\.tiers\.(\d+)/.exec(path) ?? []
  if (position === undefined) return short
  const names = games.map(({ prizeTable }) => {
    const { tiers } = prizeTable as { readonly tiers?: readonly { readonly name?: unknown }[] }
    return tiers?.[Number(position)]?.name
  })
  const name = names.findLast(each => typeof each === 'string' && each !== '')
  return typeof name === 'string' ? short.replace(/^Tier \d+/, name) : short
}

/** The fields in which two games differ, in words. */
export const diffGames = (
  before: Compared | undefined,
  after: Compared,
  options: DescribeOptions,
): readonly DiffRow[] =>
  diff(toGameSchema(after.rules.kind), before, after, { ...options, labels }).map(row => ({
    ...row,
    label: shorten(row.label, row.path, before ? [before, after] : [after]),
  }))
