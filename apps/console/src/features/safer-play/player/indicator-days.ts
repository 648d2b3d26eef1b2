import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type FoundIndicator = OperatorOutput<'showProtection'>['indicators'][number]

export const shownDays = 90
const dayMs = 86_400_000

/** The days since 1970 of a moment. */
export const toDayNumber = (at: number): number => Math.floor(at / dayMs)
export const toDayStart = (day: number): number => day * dayMs

export interface IndicatorLine {
  readonly name: string
  /** The marks from the oldest day to today: the position of the day and its level. */
  readonly marks: readonly { readonly position: number; readonly level: 'notice' | 'strong' }[]
  readonly strong: number
}

/** One line per indicator over the 90 days that end with the given day; the one with the most strong days first. */
export const toIndicatorLines = (
  indicators: readonly FoundIndicator[],
  lastDay: number,
): readonly IndicatorLine[] => {
  const first = lastDay - shownDays + 1
  const shown = indicators.filter(({ day }) => day >= first && day <= lastDay)
  return [...Map.groupBy(shown, ({ name }) => name)]
    .map(([name, found]) => ({
      name,
      marks: found
        .map(({ day, level }) => ({ position: day - first, level }))
        .toSorted((a, b) => a.position - b.position),
      strong: found.filter(({ level }) => level === 'strong').length,
    }))
    .toSorted((a, b) => b.strong - a.strong || b.marks.length - a.marks.length)
}
