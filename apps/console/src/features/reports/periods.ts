import { fromWallTime, toWallTime } from '@fairground/rules/game/wall-clock'

export interface Period {
  readonly from: number
  readonly to: number
}

export const periodNames = ['yesterday', 'week', 'month', 'lastMonth'] as const
export type PeriodName = (typeof periodNames)[number]

export const periodWords = {
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'This month',
  lastMonth: 'Last month',
} as const satisfies Readonly<Record<PeriodName, string>>

/** Whole days of the operator's zone before now; `to` is not included. This month ends with the last whole day. */
export const toPeriod = (name: PeriodName, now: number, zone: string): Period => {
  const today = new Date(toWallTime(zone, now))
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const at = (...date: [number, number, number]): number => fromWallTime(zone, Date.UTC(...date))
  const midnight = at(year, month, day)
  switch (name) {
    case 'yesterday':
      return { from: at(year, month, day - 1), to: midnight }
    case 'week':
      return { from: at(year, month, day - 7), to: midnight }
    case 'month':
      return day === 1
        ? { from: at(year, month, 1), to: at(year, month, 2) }
        : { from: at(year, month, 1), to: midnight }
    case 'lastMonth':
      return { from: at(year, month - 1, 1), to: at(year, month, 1) }
  }
}
