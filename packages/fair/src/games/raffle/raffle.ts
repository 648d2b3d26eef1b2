import type { FixedPrize, SharePrize } from '#settlement/prize.ts'
import type { PoolShares } from '#settlement/pool.ts'

/** Numbered tickets; `winners` of them are drawn, and a ticket wins at most once. */
export interface RaffleRules {
  kind: 'raffleGame'
  winners: number
}

/** The cash option is in minor units as a decimal string and is set aside until the winner chooses. */
export type ItemPrize = { kind: 'item'; item: string; cashOption: string }
export type RafflePrize = SharePrize | FixedPrize | ItemPrize

export interface RaffleTier {
  name: string
  /** The number of tickets that win this prize, each in full. */
  winners: number
  prize: RafflePrize
}

export interface RafflePrizeTable extends PoolShares {
  /** In drawing order. */
  tiers: RaffleTier[]
}

export interface Raffle {
  rules: RaffleRules
  prizeTable: RafflePrizeTable
  /** The tree indices of the winning tickets in drawn order; fewer than the prizes if fewer tickets were sold. */
  outcome: { winners: number[] }
}
