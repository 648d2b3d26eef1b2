import { exactly, integer, minorUnits, object, optional, refuse, type Shape } from '#encoding/shape.ts'
import type { PoolShares } from './pool.ts'

/** The operator funds the jackpot up to the seed before the first sale and after every win. */
export type JackpotPrize = { kind: 'jackpot'; seed?: string; minimum?: string }
/** A winner gets at least the minimum, which the reserve guarantees. */
export type SharePrize = { kind: 'share'; percent: number; minimum?: string }
/** Minor units for every unit won, as a decimal string. */
export type FixedPrize = { kind: 'fixed'; amount: string }
export type Prize = JackpotPrize | SharePrize | FixedPrize

export const percent = integer(0, 100)

const positiveUnits: Shape<string> = (value, at) => {
  const amount = minorUnits(value, at)
  return amount === '0' ? refuse(at, 'is zero') : amount
}

const kinds: { [K in Prize['kind']]: Shape<Extract<Prize, { kind: K }>> } = {
  jackpot: object<JackpotPrize>({
    kind: exactly('jackpot'),
    seed: optional(positiveUnits),
    minimum: optional(positiveUnits),
  }),
  share: object<SharePrize>({ kind: exactly('share'), percent, minimum: optional(positiveUnits) }),
  fixed: object<FixedPrize>({ kind: exactly('fixed'), amount: minorUnits }),
}

/** The percentages and the reserve of every prize table. */
export const poolShares = {
  payoutPercentage: percent,
  progressivePercentage: percent,
  reserve: optional(positiveUnits),
} as const

const isPrizeKind = (value: unknown): value is Prize['kind'] =>
  typeof value === 'string' && Object.hasOwn(kinds, value)

export const parsePrize: Shape<Prize> = (value, at) => {
  const kind: unknown =
    typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  return isPrizeKind(kind) ? kinds[kind](value, at) : refuse(`${at}.kind`, 'is not a known kind of prize')
}

export const parseFixedPrize: Shape<FixedPrize> = kinds.fixed

/** What a prize pays at least, whatever the sales are: the part that the reserve guarantees. */
export const minimumPrize = (prize: Prize): bigint =>
  BigInt(prize.kind === 'fixed' ? prize.amount : (prize.minimum ?? 0))

interface NamedTier {
  name: string
  prize: Prize
}

export function checkPoolShares({ payoutPercentage, progressivePercentage }: PoolShares, at: string): void {
  if (payoutPercentage + progressivePercentage > 100) refuse(at, 'pays out more than the pool')
}

export function checkNames(tiers: readonly { name: string }[], at: string): void {
  if (new Set(tiers.map(tier => tier.name)).size !== tiers.length) refuse(at, 'have duplicate names')
}

/** Tiers from best to lowest: no tier may guarantee more than a better one. */
export function checkMinimums(prizes: readonly Prize[], at: string): void {
  prizes.forEach((prize, i) => {
    const better = prizes[i - 1]
    if (better && minimumPrize(prize) > minimumPrize(better))
      refuse(at, 'guarantee a lower tier more than a better one')
  })
}

/** A share grows with the sales, so below a fixed prize it could pay more than a better match. */
export function checkFixedLast(prizes: readonly Prize[], at: string): void {
  const fixed = prizes.findIndex(prize => prize.kind === 'fixed')
  if (fixed >= 0 && prizes.slice(fixed).some(prize => prize.kind === 'share'))
    refuse(at, 'have a share below a fixed prize')
}

/** The share tiers must divide the whole prize fund, and without a share tier there may be no prize fund. */
export function checkWholeFund(
  percents: readonly number[],
  { payoutPercentage }: PoolShares,
  at: string,
): void {
  const whole = percents.reduce((sum, share) => sum + share, 0)
  const isWhole = percents.length > 0 ? whole === 100 : payoutPercentage === 0
  if (!isWhole) refuse(at, 'do not distribute the whole prize fund')
}

/**
 * Rejects tables that would leave money unassigned: only the first tier may be the jackpot, which takes the contribution
 * and what is not won, and the share tiers take the whole prize fund.
 */
export function checkLadder(tiers: readonly NamedTier[], table: PoolShares, at: string): void {
  checkNames(tiers, at)
  const jackpot = tiers.findLastIndex(tier => tier.prize.kind === 'jackpot')
  if (jackpot > 0) refuse(at, 'have a jackpot that is not the first tier')
  if (jackpot < 0 && table.payoutPercentage + table.progressivePercentage > 0)
    refuse(at, 'need a jackpot for the money that is not won')
  checkWholeFund(
    tiers.flatMap(({ prize }) => (prize.kind === 'share' ? [prize.percent] : [])),
    table,
    at,
  )
}
