import type { Settlement } from './settlement.ts'
import { payTiers } from './pay-tiers.ts'
import { dividePool, type PoolShares } from './pool.ts'
import type { WonTier } from './won-tier.ts'

export interface Pots {
  pool: bigint
  jackpot: bigint
}

/**
 * Settles a ladder of tiers. The unwon part of the prize fund rolls over into the jackpot, so the operator does not
 * profit from it. Therefore pool + fromReserve = paid from the pool + revenue + contribution + rollover, to the unit, and
 * jackpotAfter = jackpot + contribution + rollover - paid from the jackpot.
 */
export function settleLadder(
  table: PoolShares,
  { pool, jackpot }: Pots,
  wonTiers: readonly WonTier[],
): Settlement {
  const { prizeFund, contribution, revenue } = dividePool(table, pool)
  const whole = jackpot + contribution
  const paid = payTiers(wonTiers, { fund: prizeFund, jackpot: whole })
  const rollover = prizeFund - paid.fromFund
  return {
    prizeFund,
    contribution,
    revenue,
    tiers: paid.tiers,
    payouts: paid.payouts,
    fromReserve: paid.fromReserve,
    rollover,
    jackpotAfter: whole + rollover - paid.fromJackpot,
  }
}
