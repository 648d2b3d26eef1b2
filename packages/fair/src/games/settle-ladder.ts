import type { Settlement } from '../settlement.ts'
import type { PoolShares } from './game.ts'
import { payTiers, type WonTier } from './pay-tiers.ts'
import { percentOf } from './percent.ts'

export interface Pots {
  pool: bigint
  jackpot: bigint
}

export interface PoolParts {
  prizeFund: bigint
  contribution: bigint
  revenue: bigint
}

export function dividePool({ payoutPercentage, progressivePercentage }: PoolShares, pool: bigint): PoolParts {
  const prizeFund = percentOf(pool, payoutPercentage)
  const contribution = percentOf(pool, progressivePercentage)
  return { prizeFund, contribution, revenue: pool - prizeFund - contribution }
}

/**
 * A ladder of tiers. What nobody won of the prize fund rolls over into the jackpot, so the operator gains nothing
 * by it. Hence pool = paid from the pool + revenue + contribution + rollover, to the unit, and
 * jackpotAfter = jackpot + contribution + rollover - paid from the jackpot.
 * Where the jackpot is a reserve, fixed prizes may draw on it.
 */
export function settleLadder(
  table: PoolShares,
  { pool, jackpot }: Pots,
  wonTiers: readonly WonTier[],
  jackpotIs: 'prize' | 'reserve',
): Settlement {
  const { prizeFund, contribution, revenue } = dividePool(table, pool)
  const whole = jackpot + contribution
  const paid = payTiers(wonTiers, {
    fund: prizeFund,
    jackpot: jackpotIs === 'prize' ? whole : 0n,
    reserve: jackpotIs === 'reserve' ? whole : 0n,
  })
  const rollover = prizeFund - paid.fromPool
  return {
    prizeFund,
    contribution,
    revenue,
    tiers: paid.tiers,
    payouts: paid.payouts,
    rollover,
    jackpotAfter: whole + rollover - paid.fromJackpot,
  }
}
