const locale = (): string => document.documentElement.lang.replace('_', '-') || 'en-US'

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale()} ${JSON.stringify(options)}`
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale(), options)
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

/** Day and time together. */
export const dayAndTime = (at: number): string => `${shortDay(at)} ${clockTime(at)}`

/** Day and time with the zone named, for records that others read. */
export const fullMoment = (at: number): string =>
  formatter({ dateStyle: 'long', timeStyle: 'long' }).format(at)

/** 3 September 2026: a day of a life or of a record, without its hour. */
export const longDay = (at: number): string => formatter({ dateStyle: 'long' }).format(at)

/** The same of a day without a zone, "1990-12-31": it is the same day everywhere. */
export const calendarDay = (day: string): string =>
  formatter({ dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`))

/** Nov: a month, "2026-11", under a bar. */
export const monthName = (month: string): string =>
  formatter({ month: 'short', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`))

/** Nov 2026 */
export const monthAndYear = (month: string): string =>
  formatter({ month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01T00:00:00Z`))

/** 12 Nov: a day of UTC, as limits and statements count them. */
export const dayAndMonth = (at: number): string =>
  formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at)
