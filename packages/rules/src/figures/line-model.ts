/** How the lines of an instance win, as far as the terms do not say it. */
export interface LineModel {
  readonly lines: number
  /** Where players bet on single tiers: how many lines bet on each one and when it can be won. In the order of the tiers. */
  readonly bets?: readonly Bet[]
  /** The chance that the jackpot is won, where it does not follow from the odds of independent lines. */
  readonly jackpotChance?: number
  /** Whether ranked players share what the draws leave, so that nothing rolls over. */
  readonly hasRanking: boolean
}

export interface Bet {
  /** The part of the lines that bet on the tier. */
  readonly share: number
  /** The chance of a draw in which the tier can be won at all. */
  readonly drawChance: number
}
