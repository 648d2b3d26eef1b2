/** Starts in local time of a time zone, on the given weekdays and times, across daylight saving changes. */
export type WallClock = {
  /** An IANA time zone, for example "Europe/London". */
  readonly timeZone: string
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** For example "20:00". */
  readonly times: readonly string[]
}

const day = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

const getClock = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
  const rest = { minute: 'numeric', second: 'numeric', hourCycle: 'h23', calendar: 'iso8601' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...numeric, ...rest })
  clocks.set(timeZone, made)
  return made
}

/** The local time of the time zone, encoded as if it were UTC. */
export const toWallTime = (timeZone: string, at: number): number => {
  const parts = new Map(
    getClock(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const midnight = new Date(0).setUTCFullYear(part('year'), part('month') - 1, part('day'))
  return midnight + ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000
}

const offsetAt = (timeZone: string, at: number): number =>
  toWallTime(timeZone, at) - Math.floor(at / 1000) * 1000

/**
 * The moment of a local time. A local time that occurs twice (clocks go back) is the first of the two; a skipped one
 * (clocks go forward) is shifted by the size of the change.
 */
export const fromWallTime = (timeZone: string, shown: number): number => {
  const before = offsetAt(timeZone, shown - day)
  const after = offsetAt(timeZone, shown + day)
  const moments = [shown - before, shown - after].filter(at => toWallTime(timeZone, at) === shown)
  return moments.length > 0 ? Math.min(...moments) : shown - before
}

const parseMinutes = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new RangeError(`${time} is not a time of day`)
  return Number(hours) * 60 + Number(minutes)
}

/** The next `count` starts strictly after `now`. Times that coincide when clocks go forward are one start. */
export const wallClockStartsAfter = (
  { timeZone, weekdays, times }: WallClock,
  now: number,
  count: number,
): number[] => {
  if (weekdays.length === 0 || times.length === 0) throw new RangeError('a schedule needs weekdays and times')
  const minutes = times.map(parseMinutes)
  const starts = new Set<number>()
  let midnight = Math.floor(toWallTime(timeZone, now) / day) * day - day
  for (; starts.size < count; midnight += day) {
    if (!weekdays.includes(new Date(midnight).getUTCDay())) continue
    const ofDay = minutes.map(minute => fromWallTime(timeZone, midnight + minute * 60_000))
    for (const start of ofDay.toSorted((a, b) => a - b)) if (start > now) starts.add(start)
  }
  return [...starts].slice(0, count)
}
