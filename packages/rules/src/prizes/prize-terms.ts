import type { Prize } from '#odds/prize-table.ts'

/** One tier of a game, as the checks of its terms need it. */
export type TierTerms = {
  readonly name: string
  /** Items count as a fixed prize of their cash option. */
  readonly prize: Prize
  /** The odds of one play in one draw. */
  readonly odds: { readonly ways: bigint; readonly total: bigint }
  /** How many of these prizes a draw pays, where the number does not depend on luck. */
  readonly prizes?: number
  /** The average number of units that a win has, as a fraction; one if absent. */
  readonly averageUnits?: { readonly ways: bigint; readonly total: bigint }
  /** Paid in addition to another prize, so it is not compared with the other tiers. */
  readonly isExtra?: boolean
}

/** How the prizes of a kind of game depend on each other. */
export type PrizeRule = {
  /** How many draws an instance has. */
  readonly draws: number
  /** The largest number of units that one winning play can win. */
  readonly unitsPerWin: number
  /** Whether a lower tier that would pay more shares its money with the better one. */
  readonly isLevelled: boolean
  /** Whether the jackpot takes part in that. */
  readonly isJackpotLevelled: boolean
  /** Whether a player bets on single tiers, so that each has its own return. */
  readonly isPerBet: boolean
  /** Whether the first prize also pays the jackpot, without a tier of its own. */
  readonly paysRollover: boolean
}

/** The terms of a game of any kind. Tiers are listed best first. */
export type PrizeTerms = PrizeRule & {
  readonly payoutPercentage: number
  readonly progressivePercentage: number
  /** Minor units that the operator sets aside for every instance. */
  readonly reserve: bigint
  /** Minor units. */
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
  readonly tiers: readonly TierTerms[]
}
