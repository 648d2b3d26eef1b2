import { pageLocale } from '#core/text/page-locale.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${pageLocale()} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(pageLocale(), options)
  formatters.set(key, known)
  return known
}

/** 20:05 */
export const clockTime = (at: number): string =>
  formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** 20:05:30 */
export const clockTimeExact = (at: number): string =>
  formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }).format(at)

/** Wed, 12 Nov in the order of the language. */
export const shortDay = (at: number): string =>
  formatter({ weekday: 'short', day: 'numeric', month: 'short' }).format(at)

export const dayAndTime = (at: number): string => `${shortDay(at)} ${clockTime(at)}`

/** Includes the time zone, for records that others read. */
export const fullMoment = (at: number): string =>
  formatter({ dateStyle: 'long', timeStyle: 'long' }).format(at)

/** 3 September 2026 */
export const longDay = (at: number): string => formatter({ dateStyle: 'long' }).format(at)

/** Formats "1990-12-31", a day without a time zone. */
export const calendarDay = (day: string): string =>
  formatter({ dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** Nov, for "2026-11" */
export const monthName = (month: string): string =>
  formatter({ month: 'short', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`))

/** Nov 2026 */
export const monthAndYear = (month: string): string =>
  formatter({ month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`))

/** 12 Nov, in UTC like limits and statements. */
export const dayAndMonth = (at: number): string =>
  formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at)
