import type { FieldError } from '#parts/form/model/check-value.ts'
import { toLabel } from '#parts/form/words/to-words.ts'
import type { BrokenRule } from './checklist.ts'

/** The position of a tier in a message of the parsers: prizeTable.tiers[2].prize is not an amount. */
const readPosition = (text: string): number | undefined => {
  const [, position] = /^prizeTable\.tiers\[(\d+)\]/.exec(text) ?? []
  return position === undefined ? undefined : Number(position)
}

const namesTier = (text: string, name: unknown): boolean =>
  typeof name === 'string' && name !== '' && text.startsWith(`tier ${name} can `)

/** What is wrong with one tier: its fields, and what the server says of it. */
export const findTierProblems = (
  tier: Readonly<Record<string, unknown>>,
  position: number,
  errors: readonly FieldError[],
  problems: readonly BrokenRule[],
): readonly string[] => {
  const path = `prizeTable.tiers.${position}`
  const own = errors
    .filter(error => error.path === path || error.path.startsWith(`${path}.`))
    .map(error => (error.path === path ? error.text : `${toLabel(error.path)}: ${error.text}`))
  const said = problems
    .filter(({ text }) => readPosition(text) === position || namesTier(text, tier['name']))
    .map(({ text }) => text)
  return [...new Set([...own, ...said])]
}
