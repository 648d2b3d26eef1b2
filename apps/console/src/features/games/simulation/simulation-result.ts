/** One bar of a histogram: the instances that paid from `from` up to `to`, in minor units. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** What a simulation measured. Amounts are in minor units, returns are parts of cost and fee. */
export interface SimulationResult {
  readonly instances: number
  readonly lines: number
  /** How many instances were settled from all their lines, and how many from their winners alone. */
  readonly settled: { readonly fromAllLines: number; readonly fromWinners: number }
  /** Prizes and growth of the jackpot, with the interval of three standard errors. */
  readonly returned: { readonly measured: number; readonly low: number; readonly high: number }
  /** Prizes per instance without what the jackpot paid. */
  readonly prizes: {
    readonly mean: number
    /** One instance in 1,000 pays less, and one in 1,000 pays more. */
    readonly oneIn1000: { readonly low: number; readonly high: number }
    /** The last bar also has what is above it. */
    readonly bars: readonly Bar[]
  }
  /** What the operator keeps of an instance: one in 1,000 leaves less. Negative if the operator pays in. */
  readonly worst: number
  /** The instances in which the operator loses money. */
  readonly losses: number
  /** The instances in which the guaranteed prizes needed more than the reserve. */
  readonly beyondReserve: number
  readonly jackpot: { readonly wins: number; readonly mean: number }
}
