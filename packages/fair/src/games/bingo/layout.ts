export type Balls = 75 | 90

export interface Layout {
  readonly rows: number
  readonly columns: number
  /** The lowest and highest number of each column. */
  readonly ranges: readonly (readonly [lowest: number, highest: number])[]
  /** The number of numbers on a card: every cell except the free centre, or five per row of nine. */
  readonly slots: number
}

export const freeCentre = 12
export const numbersInRow90 = 5

export const layouts: { readonly [B in Balls]: Layout } = {
  75: {
    rows: 5,
    columns: 5,
    ranges: [0, 15, 30, 45, 60].map(below => [below + 1, below + 15]),
    slots: 24,
  },
  90: {
    rows: 3,
    columns: 9,
    ranges: [
      [1, 9],
      [10, 19],
      [20, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 69],
      [70, 79],
      [80, 90],
    ],
    slots: 15,
  },
}

export const cellCount = (balls: Balls): number => layouts[balls].rows * layouts[balls].columns
