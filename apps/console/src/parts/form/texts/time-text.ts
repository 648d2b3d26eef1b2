import { fromWallTime, toWallTime } from '@fairground/rules/game/wall-clock'
import { UnreadableText } from '#parts/form/model/unreadable-text.ts'

const lastShown = Date.UTC(9999, 11, 30)

/** The form of a date and time input: as short as the value allows. */
const toInputText = (shown: number): string => {
  const text = new Date(shown).toISOString().slice(0, -1)
  if (!text.endsWith('.000')) return text
  return text.endsWith(':00.000') ? text.slice(0, -7) : text.slice(0, -4)
}

/** A moment as date and time of the zone, in the form of a date and time input. */
export const toTimeText = (at: unknown, timeZone: string): string =>
  typeof at === 'number' && at >= 0 && at <= lastShown
    ? toInputText(toWallTime(timeZone, at) + (at % 1000))
    : ''

const toShown = (text: string): number => {
  const shown = Date.parse(`${text}Z`)
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(text) ? shown : Number.NaN
}

/** The moments that the clocks of the zone show so: none when skipped, two when the clocks go back. */
export const findMoments = (text: string, timeZone: string): readonly number[] => {
  const shown = toShown(text)
  if (Number.isNaN(shown)) return []
  const part = shown % 1000
  const whole = shown - part
  const first = fromWallTime(timeZone, whole)
  const changes = [30, 60, 90, 120, 180].map(minutes => first + minutes * 60_000)
  return [first, ...changes].filter(at => toWallTime(timeZone, at) === whole).map(at => at + part)
}

/** Reads the first moment that the clocks of the zone show so. */
export const readTimeText = (text: string, timeZone: string): number | UnreadableText | undefined => {
  if (text.trim() === '') return undefined
  return findMoments(text, timeZone)[0] ?? new UnreadableText(text)
}

/** "14 Nov 2026, 20:05 GMT" */
export const toMomentWords = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(at % 60_000 === 0 ? {} : { second: '2-digit' }),
    timeZoneName: 'short',
  }).format(at)
