/** numbers: balls from one or two pools; digits: one digit per position; race: several draws, each with a lucky ball. */
export type PlayoutKind = 'numbers' | 'digits' | 'race'

/** The page at /playout; bingo has an address of its own, and a card is opened in its lobby. */
export type PlayoutPageName = 'numbers' | 'raffle' | 'none'

/** The dimensions of a play-out of a number game. */
export type PlayoutShape = {
  readonly kind: PlayoutKind
  readonly draws: number
  /** The number of balls in each draw. */
  readonly balls: number
  /** The highest ball. */
  readonly max: number
  readonly balls2nd: number
  readonly max2nd: number
  /** The count of numbers on a line of the player. */
  readonly pick: number
}
