export type Prize =
  | { readonly kind: 'jackpot' }
  | { readonly kind: 'share'; readonly percent: number }
  /** Minor units as a decimal string. */
  | { readonly kind: 'fixed'; readonly amount: string }

export type Matches = {
  readonly matches: number
  /** Matches in the second set; absent means any number. */
  readonly matches2nd?: number
}

export type PrizeTier = Matches & { readonly prize: Prize }

export type PrizeTable = {
  /** Percentage of the cost that goes to the prize pool. */
  readonly payoutPercentage: number
  /** Percentage of the cost that goes to the progressive jackpot, in addition to the payout. */
  readonly progressivePercentage: number
  readonly tiers: readonly PrizeTier[]
  /** Percentages of the remaining fund by rank; absent if the game has no ranking. */
  readonly ranked?: readonly number[]
}
