import type { ItemPrize } from '@fairground/fair/games/raffle'
import type { Odds, Prize } from '@fairground/rules/odds/one-draw'

export interface LadderTier {
  readonly name: string
  readonly matches: number
  readonly matches2nd?: number
  readonly prize: Prize | ItemPrize
  /** How often it is won, where that does not depend on the draw. */
  readonly winners?: number
  readonly odds: Odds
}

/** What the odds of every kind of game look like to the lobby. */
export interface Ladder {
  readonly tiers: readonly LadderTier[]
  readonly anyPrize: Odds
  readonly returnPercent: string
}
