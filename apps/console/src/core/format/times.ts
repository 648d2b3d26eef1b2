import { locale } from './locale.ts'

export type Instant = string | number | Date

const format = (at: Instant, zone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(new Date(at))

/** 20:04 */
export const formatClock = (at: Instant, zone: string): string =>
  format(at, zone, { hour: '2-digit', minute: '2-digit' })

/** 20:04:12 */
export const formatSeconds = (at: Instant, zone: string): string =>
  format(at, zone, { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** 14 Nov 2026 */
export const formatDay = (at: Instant, zone: string): string =>
  format(at, zone, { day: 'numeric', month: 'short', year: 'numeric' })

/** Sat 14 Nov 2026 */
export const formatWeekday = (at: Instant, zone: string): string =>
  format(at, zone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).replaceAll(',', '')

/** 14 Nov 20:05 */
export const formatMoment = (at: Instant, zone: string): string =>
  `${format(at, zone, { day: 'numeric', month: 'short' })} ${formatClock(at, zone)}`

/** London, for Europe/London. */
export const toZoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** 2 h 14 m, 1 d 11 h, 38 m, 26 s */
export const formatSpan = (ms: number): string => {
  const positive = Math.max(0, ms)
  const parts = (large: number, one: string, small: number, other: string) => {
    const rest = Math.floor((positive % large) / small)
    return `${Math.floor(positive / large)} ${one}${rest > 0 ? ` ${rest} ${other}` : ''}`
  }
  if (positive >= dayMs) return parts(dayMs, 'd', hourMs, 'h')
  if (positive >= hourMs) return parts(hourMs, 'h', minuteMs, 'm')
  if (positive >= minuteMs) return `${Math.floor(positive / minuteMs)} m`
  return `${Math.floor(positive / 1000)} s`
}

/** 14:08, the minutes and seconds that are left. */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
