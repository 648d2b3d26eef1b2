import { applyPercent } from './percent.ts'

/** The parts of the pool that every prize table defines; the rest is the operator's revenue. */
export interface PoolShares {
  /** Percent of the pool that becomes the prize fund. */
  payoutPercentage: number
  /** Percent of the pool that feeds the progressive jackpot. */
  progressivePercentage: number
  /** Minor units that the operator sets aside before the sale, for fixed and minimum prizes. Absent if there are none. */
  reserve?: string
}

export interface PoolParts {
  prizeFund: bigint
  contribution: bigint
  revenue: bigint
}

export function dividePool({ payoutPercentage, progressivePercentage }: PoolShares, pool: bigint): PoolParts {
  const prizeFund = applyPercent(pool, payoutPercentage)
  const contribution = applyPercent(pool, progressivePercentage)
  return { prizeFund, contribution, revenue: pool - prizeFund - contribution }
}
