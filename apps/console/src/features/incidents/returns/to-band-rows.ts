import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { BandRow } from '#parts/charts/bars/band-chart.tsx'
import { formatCount, formatShare } from '#core/format/numbers.ts'

export type Window = OperatorOutput<'getLiveReturn'>['windows'][number]

/** The share of stakes that came back as prizes. */
export const toReturn = ({ stakes, prizes }: Pick<Window, 'stakes' | 'prizes'>): number =>
  Number(stakes) === 0 ? 0 : Number(prizes) / Number(stakes)

/** The newest window of each game and currency. Windows come open ones first. */
export const findNewest = (windows: readonly Window[]): readonly Window[] => {
  const newest = new Map<string, Window>()
  for (const each of windows) {
    const key = `${each.gameId}/${each.currency}`
    const known = newest.get(key)
    if (!known || each.window > known.window) newest.set(key, each)
  }
  return [...newest.values()].toSorted((a, b) => b.plays - a.plays)
}

/** The rows of the band chart: the difference from the expected return, with the volume on which it rests. */
export const toBandRows = (
  windows: readonly Window[],
  getTitle: (window: Window) => string,
): readonly BandRow[] =>
  windows.map(each => {
    const actual = toReturn(each)
    return {
      id: `${each.gameId}/${each.currency}/${each.window}`,
      title: getTitle(each),
      volume: formatCount(each.plays),
      value: actual - each.expected,
      low: each.lowest - each.expected,
      high: each.highest - each.expected,
      expectedText: formatShare(each.expected),
      actualText: formatShare(actual),
    }
  })
