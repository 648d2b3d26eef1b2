import type { Prize } from '#settlement/prize.ts'
import type { PoolShares } from '#settlement/pool.ts'

/** Pick `pick` numbers of 1 .. `from`; one draw; prizes by matches. */
export interface OneDrawRules {
  kind: 'oneDrawGame'
  pick: number
  from: number
}

export interface OneDrawTier {
  name: string
  matches: number
  prize: Prize
}

export interface OneDrawPrizeTable extends PoolShares {
  /** In descending order of matches; only the first can be the jackpot. */
  tiers: OneDrawTier[]
}

export interface OneDraw {
  rules: OneDrawRules
  prizeTable: OneDrawPrizeTable
  /** In drawn order. */
  outcome: { numbers: number[] }
}
