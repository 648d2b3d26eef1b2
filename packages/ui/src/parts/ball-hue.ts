export type BallHue = 1 | 2 | 3 | 4 | 5 | 6

/** Six equal ranges of the pool, lowest first. */
export function ballHue(number: number, max: number): BallHue {
  const hue = Math.ceil((number * 6) / max)
  return Math.min(6, Math.max(1, hue)) as BallHue
}

/** Bonus balls wear one colour, so that they are never read as a main number. */
export const bonusHue: BallHue = 6
