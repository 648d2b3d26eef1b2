import { type GameRules, type GameTerms, parseTerms } from '@fairground/fair/games/games'
import type { PlayRule } from '@fairground/rules/picking/play-rule'
import { drawKindFor, findDrawKind } from './kinds.ts'

/** The published terms of an instance, validated as the verifier validates them. */
export const getTerms = (row: { rules: unknown; prizeTable: unknown }): GameTerms => {
  const { rules, prizeTable } = row
  if (typeof rules !== 'object' || rules === null) return parseTerms(rules, prizeTable)
  const cached = cache.get(rules)
  if (cached && cached.prizeTable === prizeTable) return cached.terms
  const terms = parseTerms(rules, prizeTable)
  cache.set(rules, { prizeTable, terms })
  return terms
}

/** A batch of joins shares one row, so its terms are validated once. */
const cache = new WeakMap<object, { readonly prizeTable: unknown; readonly terms: GameTerms }>()

export const toPlayRule = (rules: GameRules): PlayRule => drawKindFor(rules.kind).toPlayRule(rules)

/** The part of the stakes that is paid out as prizes of this instance. */
export const prizeFund = (pool: bigint, terms: GameTerms): bigint =>
  (pool * BigInt(terms.prizeTable.payoutPercentage)) / 100n

/** Whether a winner of this game can win the jackpot, so that it may be advertised. */
export const paysJackpot = (terms: GameTerms): boolean =>
  drawKindFor(terms.rules.kind).prizeRule(terms.rules).paysRollover ||
  terms.prizeTable.tiers.some(({ prize }) => prize.kind === 'jackpot')

/** How many numbers win the jackpot. Null if it does not depend on matched numbers. */
export const matchesForJackpot = ({ prizeTable }: GameTerms): number | null => {
  const tier = prizeTable.tiers.find(({ prize }) => prize.kind === 'jackpot')
  return tier && 'matches' in tier ? tier.matches : null
}

/** Whether the players of an instance are ranked, so that settlement must recognise the tickets of one player. */
export const hasRanking = ({ rules }: { readonly rules: unknown }): boolean =>
  typeof rules === 'object' &&
  rules !== null &&
  'kind' in rules &&
  typeof rules.kind === 'string' &&
  findDrawKind(rules.kind)?.settlementScope === 'allWithPlayers'
