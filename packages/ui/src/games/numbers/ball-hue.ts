export type BallHue = 1 | 2 | 3 | 4 | 5 | 6

/** Divides the pool into six equal ranges, lowest first. */
export function ballHue(number: number, max: number): BallHue {
  const hue = Math.ceil((number * 6) / max)
  return Math.min(6, Math.max(1, hue)) as BallHue
}

/** All bonus balls share one colour, so that they are not mistaken for main numbers. */
export const bonusHue: BallHue = 6
