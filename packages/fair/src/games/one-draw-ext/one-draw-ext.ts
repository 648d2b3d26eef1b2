import type { Prize } from '#settlement/prize.ts'
import type { PoolShares } from '#settlement/pool.ts'

/** Pick `pick` numbers of 1 .. `from` and `pick2nd` of 1 .. `from2nd`, drawn from separate pools. */
export interface ExtRules {
  kind: 'oneDrawGameExt'
  pick: number
  from: number
  pick2nd: number
  from2nd: number
}

export interface ExtTier {
  name: string
  matches: number
  matches2nd: number
  prize: Prize
}

export interface ExtPrizeTable extends PoolShares {
  /** The first is the jackpot; no two tiers require the same matches. */
  tiers: ExtTier[]
}

export interface Ext {
  rules: ExtRules
  prizeTable: ExtPrizeTable
  /** Each in drawn order. */
  outcome: { numbers: number[]; second: number[] }
}
