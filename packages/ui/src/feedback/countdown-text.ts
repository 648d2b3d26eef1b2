export const closingMs = 30_000
/** A clock this close to its end counts as done, because the server's next event is about to arrive. */
export const doneMs = 900

export type CountdownState = 'open' | 'closing' | 'starting' | 'frozen'

export function countdownState(remainingMs: number, online: boolean): CountdownState {
  if (!online) return 'frozen'
  if (remainingMs <= doneMs) return 'starting'
  return remainingMs <= closingMs ? 'closing' : 'open'
}

export interface ClockParts {
  days: number
  hours: number
  minutes: number
  seconds: number
}

export function clockParts(remainingMs: number): ClockParts {
  const total = Math.max(0, Math.ceil((remainingMs - doneMs) / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

export const twoDigits = (n: number): string => String(n).padStart(2, '0')

const wholeHours = ({ days, hours }: ClockParts): number => days * 24 + hours

/** 00:04:37 */
export function fullClock(parts: ClockParts): string {
  return [wholeHours(parts), parts.minutes, parts.seconds].map(twoDigits).join(':')
}

/** 4:37, or 1:04:37 from one hour on. */
export function compactClock(parts: ClockParts): string {
  const hours = wholeHours(parts)
  const rest = twoDigits(parts.seconds)
  return hours > 0 ? `${hours}:${twoDigits(parts.minutes)}:${rest}` : `${parts.minutes}:${rest}`
}

/** Remaining minutes while offline, rounded down so that the clock never promises too much time. */
export function roughMinutes(remainingMs: number): number {
  return Math.max(1, Math.floor(remainingMs / 60_000))
}
