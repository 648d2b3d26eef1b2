import type { Prize } from '#settlement/prize.ts'
import type { PoolShares } from '#settlement/pool.ts'

/** Number race: pick `pick` numbers of 1 .. `from`; `draws` draws of `ballsPerDraw` balls, each paid by matches. */
export interface RegularRules {
  kind: 'regularGame'
  pick: number
  from: number
  draws: number
  ballsPerDraw: number
  /** One ball of each draw is the lucky ball, which doubles the units of a win that contains it. */
  luckyBall: boolean
}

export interface RegularTier {
  name: string
  matches: number
  /** A share is a percentage of the prize fund per draw. */
  prize: Prize
}

export interface RegularPrizeTable extends PoolShares {
  /** In descending order of matches; only the first may be the jackpot. */
  tiers: RegularTier[]
  /** Percentages of the remaining prize fund for the first, second ... rank. */
  ranked: number[]
}

export interface RaceDraw {
  /** In drawn order. */
  numbers: number[]
  lucky?: number
}

export interface Regular {
  rules: RegularRules
  prizeTable: RegularPrizeTable
  outcome: { draws: RaceDraw[] }
}
