import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type ReturnWindow = OperatorOutput<'getLiveReturn'>['windows'][number]

/** The newest window of each game and currency. */
export const findCurrentWindows = (windows: readonly ReturnWindow[]): readonly ReturnWindow[] => {
  const newest = new Map<string, ReturnWindow>()
  for (const each of windows) {
    const key = `${each.gameId} ${each.currency}`
    const known = newest.get(key)
    if (!known || each.window > known.window) newest.set(key, each)
  }
  return [...newest.values()]
}

export interface ReturnPoints {
  /** Actual less theory, in points of a percent. */
  readonly value: number
  readonly low: number
  readonly high: number
  readonly theory: number
  readonly actual: number
}

/** The prizes and their band as shares of the stakes. Undefined without stakes. */
export const toPoints = ({
  stakes,
  prizes,
  expected,
  lowest,
  highest,
}: ReturnWindow): ReturnPoints | undefined => {
  const all = Number(stakes)
  if (all <= 0) return undefined
  const toPercent = (part: number) => (part / all) * 100
  return {
    value: toPercent(Number(prizes) - expected),
    low: toPercent(lowest - expected),
    high: toPercent(highest - expected),
    theory: toPercent(expected),
    actual: toPercent(Number(prizes)),
  }
}
