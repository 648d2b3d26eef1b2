import type { Prize } from './prize.ts'

/** A winning play with the number of units it won. */
export interface Won {
  seq0: number
  units: number
}

export interface WonTier {
  name: string
  matches?: number
  prize: Prize
  /** All winners share one prize, instead of one prize per unit won. */
  isShared?: boolean
  /** One of several prizes of the same size: units that no percentage divides stay in the prize fund. */
  isEqualPrize?: boolean
  /** Tiers of one ladder, best first: a better tier never pays less per unit than a lower one. */
  ladder?: number
  /** In play order. */
  won: Won[]
}
