/** At or below this the timer counts as finished, because a tick may come early. */
export const FINISHED_AT_MS = 900

export type Countdown = {
  readonly remainingMs: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  readonly finished: boolean
}

/** Computed from the target each time, so a suspended tab cannot make it drift. */
export const countdown = (target: number, now: number): Countdown => {
  const remainingMs = Math.max(0, target - now)
  const total = Math.max(0, Math.ceil((remainingMs - FINISHED_AT_MS) / 1000))
  return {
    remainingMs,
    hours: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    finished: remainingMs <= FINISHED_AT_MS,
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

export const countdownText = ({ hours, minutes, seconds }: Countdown): string =>
  `${two(hours)}:${two(minutes)}:${two(seconds)}`

/** "4:37", or "1:04:37" from one hour on. */
export const compactCountdownText = ({ hours, minutes, seconds }: Countdown): string =>
  hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`

export const ANNOUNCED_MS = [10_000, 60_000, 300_000] as const

export type AnnouncedMs = (typeof ANNOUNCED_MS)[number]

/** The threshold passed between two ticks; the smallest one if several were passed. */
export const announcementDue = (target: number, previousNow: number, now: number): AnnouncedMs | undefined =>
  ANNOUNCED_MS.find(
    threshold => target - now <= threshold && target - previousNow > threshold && target > now,
  )
