import type { GameTemplate } from '@fairground/contract/operator/game-template'
import { getTiers } from '../kinds/terms/fit-terms.ts'

export interface Headline {
  /** Minor units. */
  readonly amount: bigint
  readonly word: 'jackpot' | 'prize pool' | 'top prize'
}

const readUnits = (value: unknown): bigint =>
  typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : 0n

/** The prize in large letters on the card of a run that has sold a number of lines. */
export const findHeadline = (game: GameTemplate, lines: number): Headline => {
  const prize = getTiers(game)[0]?.['prize']
  if (typeof prize !== 'object' || prize === null) return { amount: readUnits(prize), word: 'top prize' }
  const { kind, seed, amount, cashOption } = prize as Readonly<Record<string, unknown>>
  if (kind === 'jackpot') return { amount: readUnits(seed), word: 'jackpot' }
  if (kind === 'fixed') return { amount: readUnits(amount), word: 'top prize' }
  if (kind === 'item') return { amount: readUnits(cashOption), word: 'top prize' }
  const { payoutPercentage = 0 } = game.prizeTable as { readonly payoutPercentage?: unknown }
  const percent = typeof payoutPercentage === 'number' ? BigInt(Math.trunc(payoutPercentage)) : 0n
  return { amount: (readUnits(game.cost) * BigInt(lines) * percent) / 100n, word: 'prize pool' }
}
