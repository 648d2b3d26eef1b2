import type { Odds } from '#odds/odds.ts'
import type { Excess, Spread } from './excess.ts'

/** A figure that the rules determine only within bounds where prizes are levelled or depend on the jackpot reached. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

export interface TierFigures {
  readonly name: string
  /** The odds of one line; absent for what is not won by odds, such as the ranking of a race. */
  readonly odds?: Odds
  /** How many lines of an instance win it on average. */
  readonly winners: number
  /** The part of the price of all lines that it pays in the long run. */
  readonly share: number
  /** Where players bet on single tiers: what one unit on this tier returns. */
  readonly betReturn?: number
}

export interface CostPart {
  readonly name: 'prizeFund' | 'jackpot' | 'guaranteed' | 'nextSeed' | 'deck'
  /** Minor units. */
  readonly amount: number
}

export interface JackpotFigures {
  /** How likely an instance pays the jackpot. */
  readonly chance: number
  readonly instancesToWin: number
  /** Minor units. */
  readonly meanWhenWon: number
}

export interface RiskFigures {
  /** The guarantees cost more than the operator keeps of the instance, and by how much on average. Minor units. */
  readonly payIn: Excess
  readonly jackpot?: JackpotFigures
  /** How far the cost of the guarantees spreads around its mean, from instance to instance. Minor units. */
  readonly spread: Spread
  /** What an instance costs at the cap, exceeded in at most one of 10,000 instances. */
  readonly maxCost: { readonly parts: readonly CostPart[]; readonly total: number }
  /** How likely the guaranteed prizes need more than the reserve. They are paid nevertheless: prizes are never cut. */
  readonly beyondReserve: number
}

/** Parts of the price, which is cost and fee. */
export interface ReturnFigures {
  /** Paid from the stakes of the players. */
  readonly fromSales: number
  /** With the fixed and minimum prizes and the seeds of the jackpot, which the operator pays. */
  readonly withGuarantees: number
  /** The bounds of `withGuarantees`. They differ only where levelled minimum prizes or the jackpot reached matter. */
  readonly bounds: Bounds
  readonly operatorShare: number
}

export interface GameFigures {
  readonly lines: number
  readonly anyPrize: Odds
  readonly tiers: readonly TierFigures[]
  readonly returns: ReturnFigures
  readonly risk: RiskFigures
}
