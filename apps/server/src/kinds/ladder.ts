import type { ItemPrize } from '@fairground/fair/games/raffle/raffle'
import type { Odds } from '@fairground/rules/odds/odds'
import type { Prize } from '@fairground/rules/odds/prize-table'

export interface LadderTier {
  readonly name: string
  readonly matches: number
  readonly matches2nd?: number
  readonly prize: Prize | ItemPrize
  /** The number of winners, where it does not depend on the draw. */
  readonly winners?: number
  readonly odds: Odds
}

/** The prize tiers of a game of any kind, with their odds. */
export interface Ladder {
  readonly tiers: readonly LadderTier[]
  readonly anyPrize: Odds
  readonly returnPercent: string
}
