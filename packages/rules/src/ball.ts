/** The second, colourless code of each hue: ring n belongs to hue n. */
export const BALL_RINGS = ['none', 'solid', 'dashed', 'dotted', 'double', 'two-arcs'] as const

export type BallRing = (typeof BALL_RINGS)[number]
export type BallHue = 1 | 2 | 3 | 4 | 5 | 6

const HUES = [1, 2, 3, 4, 5, 6] as const satisfies readonly BallHue[]

export const ballHue = (number: number, max: number): BallHue => {
  const hue = HUES[Math.ceil((number * HUES.length) / max) - 1]
  if (hue === undefined) throw new RangeError(`Ball ${number} is not in 1..${max}`)
  return hue
}

export const ballRing = (hue: BallHue): BallRing => BALL_RINGS[hue - 1] ?? 'none'
