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
  /** All winners share one fixed prize, instead of one prize per unit won. */
  isShared?: boolean
  /** In play order. */
  won: Won[]
}
