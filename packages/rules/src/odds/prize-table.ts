export type Prize =
  | {
      readonly kind: 'jackpot'
      /** The operator funds the jackpot up to the seed before the first sale and after every win. Minor units. */
      readonly seed?: string
      readonly minimum?: string
    }
  | {
      readonly kind: 'share'
      readonly percent: number
      /** What a winner gets at least, guaranteed by the reserve. Minor units. */
      readonly minimum?: string
    }
  /** Minor units as a decimal string. */
  | { readonly kind: 'fixed'; readonly amount: string }

export type Matches = {
  readonly matches: number
  /** Matches in the second set; absent means any number. */
  readonly matches2nd?: number
}

/** What a prize pays at least, whatever the sales are. */
export const guaranteedAmount = (prize: Prize): bigint =>
  BigInt(prize.kind === 'fixed' ? prize.amount : (prize.minimum ?? 0))
