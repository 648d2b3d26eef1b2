import { exactly, integer, minorUnits, object, refuse, type Shape } from '#encoding/shape.ts'
import type { PoolShares } from './pool.ts'

export type JackpotPrize = { kind: 'jackpot' }
export type SharePrize = { kind: 'share'; percent: number }
/** Minor units for every unit won, as a decimal string. */
export type FixedPrize = { kind: 'fixed'; amount: string }
export type Prize = JackpotPrize | SharePrize | FixedPrize

export const percent = integer(0, 100)

const kinds: { [K in Prize['kind']]: Shape<Extract<Prize, { kind: K }>> } = {
  jackpot: object<JackpotPrize>({ kind: exactly('jackpot') }),
  share: object<SharePrize>({ kind: exactly('share'), percent }),
  fixed: object<FixedPrize>({ kind: exactly('fixed'), amount: minorUnits }),
}

const isPrizeKind = (value: unknown): value is Prize['kind'] =>
  typeof value === 'string' && Object.hasOwn(kinds, value)

export const parsePrize: Shape<Prize> = (value, at) => {
  const kind: unknown =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  return isPrizeKind(kind) ? kinds[kind](value, at) : refuse(`${at}.kind`, 'is not a known kind of prize')
}

export const parseFixedPrize: Shape<FixedPrize> = kinds.fixed

interface NamedTier {
  name: string
  prize: Prize
}

export function checkPoolShares({ payoutPercentage, progressivePercentage }: PoolShares, at: string): void {
  if (payoutPercentage + progressivePercentage > 100) refuse(at, 'pays out more than the pool')
}

export function checkNames(tiers: readonly NamedTier[], at: string): void {
  if (new Set(tiers.map(tier => tier.name)).size !== tiers.length) refuse(at, 'have duplicate names')
}

/**
 * Rejects tables that would leave money unassigned: the first tier takes the jackpot, and the others take the whole
 * prize fund, by percentages or by fixed amounts with the remainder going to the jackpot.
 */
export function checkLadder(tiers: readonly NamedTier[], { payoutPercentage }: PoolShares, at: string): void {
  checkNames(tiers, at)
  if (tiers.findLastIndex(tier => tier.prize.kind === 'jackpot') !== 0) {
    refuse(at, 'must have exactly one jackpot, as the first tier')
  }
  const shares = tiers.flatMap(({ prize }) => (prize.kind === 'share' ? [prize.percent] : []))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const isShared = shares.length > 0 ? whole === 100 : tiers.length > 1
  if (!isShared && (payoutPercentage > 0 || shares.length > 0))
    refuse(at, 'do not distribute the whole prize fund')
}
