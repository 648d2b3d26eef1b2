/** The highest number of a bonus ball. It fits only games that have its number. */
export const maxBall = 35
export const ballDays = 30
/** While the owner is on a break, the ball stays usable at least this long. */
export const ballDaysAfterBreak = 7
/** A ball is collected for the player this long after the end of the draw. */
export const collectAfterMs = 60_000

export interface MatchPrize {
  readonly matches: number
  /** What a winner gets at least, in minor units. Zero for a jackpot, which a bonus ball never wins. */
  readonly guaranteed: bigint
}

export interface DrawnLine {
  readonly numbers: readonly number[]
  /** What the line won without the ball. */
  readonly won: bigint
}

export interface BallResult {
  /** The lines on which the ball counted, from 1. */
  readonly lines: readonly number[]
  readonly amount: bigint
}

/**
 * The ball counts as one more drawn number on every line that contains it. It pays the guaranteed prize of the higher
 * match, less what the line won by itself. A number that was drawn anyway counts once.
 */
export const computeBall = (
  ball: number,
  drawn: readonly number[],
  lines: readonly DrawnLine[],
  prizes: readonly MatchPrize[],
): BallResult => {
  if (drawn.includes(ball)) return { lines: [], amount: 0n }
  const counted = lines.flatMap(({ numbers, won }, index) => {
    if (!numbers.includes(ball)) return []
    const matches = numbers.filter(number => drawn.includes(number)).length + 1
    const guaranteed = prizes.find(prize => prize.matches === matches)?.guaranteed ?? 0n
    return [{ line: index + 1, amount: guaranteed > won ? guaranteed - won : 0n }]
  })
  return {
    lines: counted.map(({ line }) => line),
    amount: counted.reduce((sum, { amount }) => sum + amount, 0n),
  }
}
