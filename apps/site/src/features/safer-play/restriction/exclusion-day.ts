import { exclusionUntil, monthsAfter } from '@fairground/rules/limits/restriction'
import { isCalendarDay } from '@fairground/rules/validation/age'

/** The offered lengths in months. */
export const exclusionMonths = { six: 6, year: 12, five: 60 } as const
export type ExclusionLength = keyof typeof exclusionMonths | 'date'

const dayMs = 86_400_000

/** The last day of an exclusion, such as "2027-05-15". */
export const lastDay = (length: keyof typeof exclusionMonths, now: number): string =>
  new Date(monthsAfter(now - (now % dayMs), exclusionMonths[length])).toISOString().slice(0, 10)

/** The problem of a typed last day; undefined if it is valid. */
export const lastDayProblem = (
  day: string,
  now: number,
): 'dayMissing' | 'exclusionDateInPast' | 'exclusionTooShort' | undefined => {
  if (!isCalendarDay(day)) return 'dayMissing'
  const until = exclusionUntil(day, now)
  return typeof until === 'string' ? until : undefined
}
