/** Starts by the clock of a place, whatever its clocks do: the first of each minute named, on each weekday named. */
export type WallClock = {
  /** Of the IANA database: "Europe/London". */
  readonly timeZone: string
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** "20:00". */
  readonly times: readonly string[]
}

const day = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
  const rest = { minute: 'numeric', second: 'numeric', hourCycle: 'h23', calendar: 'iso8601' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...numeric, ...rest })
  clocks.set(timeZone, made)
  return made
}

/** What the clock of the place shows, read as if it were UTC. */
export const shownAt = (timeZone: string, at: number): number => {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const midnight = new Date(0).setUTCFullYear(part('year'), part('month') - 1, part('day'))
  return midnight + ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000
}

const offsetAt = (timeZone: string, at: number): number =>
  shownAt(timeZone, at) - Math.floor(at / 1000) * 1000

/**
 * The moment a clock shows this time. What it shows twice, when clocks go back, is the first of the two; what it
 * skips, when they go forward, is as much later as they went forward.
 */
export const momentShown = (timeZone: string, shown: number): number => {
  const before = offsetAt(timeZone, shown - day)
  const after = offsetAt(timeZone, shown + day)
  const moments = [shown - before, shown - after].filter(at => shownAt(timeZone, at) === shown)
  return moments.length > 0 ? Math.min(...moments) : shown - before
}

const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new RangeError(`${time} is no time of day`)
  return Number(hours) * 60 + Number(minutes)
}

/** The next `count` starts strictly after `now`. Times that fall together when clocks go forward are one start. */
export const shownStartsAfter = (
  { timeZone, weekdays, times }: WallClock,
  now: number,
  count: number,
): number[] => {
  if (weekdays.length === 0 || times.length === 0) throw new RangeError('A schedule has days and times')
  const minutes = times.map(minutesOf)
  const starts = new Set<number>()
  let midnight = Math.floor(shownAt(timeZone, now) / day) * day - day
  for (; starts.size < count; midnight += day) {
    if (!weekdays.includes(new Date(midnight).getUTCDay())) continue
    const ofDay = minutes.map(minute => momentShown(timeZone, midnight + minute * 60_000))
    for (const start of ofDay.toSorted((a, b) => a - b)) if (start > now) starts.add(start)
  }
  return [...starts].slice(0, count)
}
