import type { Odds } from '#odds/odds.ts'
import type { Prize } from '#odds/prize-table.ts'

/** An item with the cash that a winner can take instead, in minor units. */
export type ItemPrize = { readonly kind: 'item'; readonly item: string; readonly cashOption: string }

export interface LadderTier {
  readonly name: string
  /** The name of the tier in a result, if it differs. */
  readonly resultName?: string
  readonly matches: number
  readonly matches2nd?: number
  readonly prize: Prize | ItemPrize
  /** The number of prizes of this tier, where it does not depend on the draw. */
  readonly prizes?: number
  /** The average number of units that a win has, as a fraction; one if absent. */
  readonly averageUnits?: { readonly ways: bigint; readonly total: bigint }
  /** Paid in addition to another prize, so it is not compared with the other tiers. */
  readonly isExtra?: boolean
  readonly odds: Odds
}

/** The prize tiers of a game of any kind, with their odds. */
export interface Ladder {
  readonly tiers: readonly LadderTier[]
  readonly anyPrize: Odds
}
