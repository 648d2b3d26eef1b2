import type { FixedPrize } from '#settlement/prize.ts'
import type { PoolShares } from '#settlement/pool.ts'
import type { MultiOption } from './pick-x-play.ts'

/** A digit 0 .. 9 for each of `pick` positions, with units staked on match options. */
export interface PickXRules {
  kind: 'oneDrawGameExtMulti'
  pick: number
  from: 10
  multiOptions: MultiOption[]
}

export interface PickXTier {
  name: string
  option: MultiOption
  /** The number of orders of the digits of a box; 1 for other options. */
  arrangements: number
  /** Per unit. */
  prize: FixedPrize
}

export interface PickXPrizeTable extends PoolShares {
  tiers: PickXTier[]
}

export interface PickX {
  rules: PickXRules
  prizeTable: PickXPrizeTable
  outcome: { digits: number[] }
}
