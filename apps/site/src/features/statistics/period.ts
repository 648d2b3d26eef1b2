import { parseDay, toLocalDay } from '#shared/format/local-day.ts'

export const periods = ['week', 'month', 'year', 'own'] as const

export type PeriodId = (typeof periods)[number]

/** The days of a period, today included. */
const lengths = { week: 7, month: 30, year: 365 } as const

export interface Period {
  readonly from: number
  /** Exclusive. */
  readonly until: number
}

/** The chosen period in whole days; undefined if the dates are incomplete or in the wrong order. */
export const toPeriod = (
  id: PeriodId,
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): Period | undefined => {
  if (id === 'own') {
    const first = parseDay(from)
    const last = parseDay(to)
    return first && last && first.from < last.until ? { from: first.from, until: last.until } : undefined
  }
  const { from: today, until } = toLocalDay(now)
  const start = new Date(today)
  start.setDate(start.getDate() - lengths[id] + 1)
  return { from: start.getTime(), until }
}
