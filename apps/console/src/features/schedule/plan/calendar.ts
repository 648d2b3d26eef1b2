import { fromWallTime, toWallTime } from '@fairground/rules/game/wall-clock'

const dayMs = 86_400_000

/** A local day as a moment of UTC: midnight of 14 November as if the zone were UTC. */
export type LocalDay = number

export interface CalendarDay {
  readonly day: LocalDay
  readonly from: number
  readonly until: number
  /** How far the clocks move on this day, in milliseconds; forward is positive. */
  readonly clockChangeMs: number
}

export const toLocalDay = (zone: string, at: number): LocalDay =>
  Math.floor(toWallTime(zone, at) / dayMs) * dayMs

/** The Monday of the week. */
export const toMonday = (day: LocalDay): LocalDay => day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs

export const toFirstOfMonth = (day: LocalDay): LocalDay =>
  Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth(), 1)

export const addDays = (day: LocalDay, count: number): LocalDay => day + count * dayMs

export const addMonths = (day: LocalDay, count: number): LocalDay =>
  Date.UTC(new Date(day).getUTCFullYear(), new Date(day).getUTCMonth() + count, 1)

const toDay = (zone: string, day: LocalDay): CalendarDay => {
  const from = fromWallTime(zone, day)
  const until = fromWallTime(zone, day + dayMs)
  return { day, from, until, clockChangeMs: dayMs - (until - from) }
}

export const toDays = (zone: string, first: LocalDay, count: number): readonly CalendarDay[] =>
  Array.from({ length: count }, (_, at) => toDay(zone, addDays(first, at)))

/** Whole weeks that contain a month. */
export const toMonthDays = (zone: string, day: LocalDay): readonly CalendarDay[] => {
  const first = toMonday(toFirstOfMonth(day))
  const end = addMonths(day, 1)
  const weeks = Math.ceil((end - first) / (7 * dayMs))
  return toDays(zone, first, weeks * 7)
}

/** 2027-03-28 */
export const toDayText = (day: LocalDay): string => new Date(day).toISOString().slice(0, 10)

export const readDayText = (text: string | null): LocalDay | undefined => {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(day) ? undefined : day
}

const hourMs = 3_600_000

/** The local hour of a moment, from 0 to 23. */
export const toHour = (zone: string, at: number): number =>
  Math.floor((toWallTime(zone, at) % dayMs) / hourMs)
