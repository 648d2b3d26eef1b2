import { toWallTime, wallClockStartsAfter, type WallClock } from './wall-clock.ts'

/** Starts are at offsetMs + n * everyMs since the epoch, so a schedule has no state. */
export type Schedule = {
  readonly everyMs: number
  readonly offsetMs: number
  readonly closeBeforeStartMs: number
  readonly openAheadCount: number
}

/** A schedule in local time of a time zone. */
type WallClockSchedule = WallClock & Pick<Schedule, 'closeBeforeStartMs' | 'openAheadCount'>

export type TimedSchedule = Schedule | WallClockSchedule

/** An instaplay game: a run starts this long after its last play is sold, and the next run opens with that sale. */
export type WhenFull = { readonly startAfterFullMs: number }

export type AnySchedule = TimedSchedule | WhenFull

export const isTimed = (schedule: AnySchedule): schedule is TimedSchedule => !('startAfterFullMs' in schedule)

export type ScheduledRun = { readonly startAt: number; readonly registrationEndAt: number }

const run = (schedule: TimedSchedule, startAt: number): ScheduledRun => ({
  startAt,
  registrationEndAt: registrationEnd(schedule, startAt),
})

export const registrationEnd = (schedule: TimedSchedule, startAt: number): number =>
  startAt - schedule.closeBeforeStartMs

/** The next `count` starts strictly after `now`. */
export const startsAfter = (schedule: TimedSchedule, now: number, count: number): number[] => {
  if ('timeZone' in schedule) return wallClockStartsAfter(schedule, now, count)
  const { everyMs, offsetMs } = schedule
  if (everyMs <= 0) throw new RangeError('everyMs of a schedule must be positive')
  const first = offsetMs + (Math.floor((now - offsetMs) / everyMs) + 1) * everyMs
  return Array.from({ length: count }, (_, i) => first + i * everyMs)
}

/** A period in which no run starts. */
export type Closure = { readonly from: number; readonly until: number }

export const isClosedAt = (closures: readonly Closure[], at: number): boolean =>
  closures.some(({ from, until }) => from <= at && at < until)

/** Bounds the search behind a long closure. */
const maxSkippedStarts = 10_000

/** The runs that should be on sale now: the next ones with registration still open, outside of closures. */
export const runsOnSale = (
  schedule: TimedSchedule,
  now: number,
  closures: readonly Closure[] = [],
): ScheduledRun[] => {
  const { closeBeforeStartMs, openAheadCount } = schedule
  const open: number[] = []
  let from = now + closeBeforeStartMs
  for (let seen = 0; open.length < openAheadCount && seen < maxSkippedStarts; seen += openAheadCount) {
    const starts = startsAfter(schedule, from, openAheadCount)
    open.push(...starts.filter(at => !isClosedAt(closures, at)))
    from = starts.at(-1) ?? from
  }
  return open.slice(0, openAheadCount).map(startAt => run(schedule, startAt))
}

export type PreviewedStart = ScheduledRun & {
  /** Whether clocks of the schedule's time zone changed since the start before. */
  readonly clockChange: 'none' | 'forward' | 'back'
  readonly isClosed: boolean
}

/** The next starts of a schedule, as staff see them before they change it. */
export const previewStarts = (
  schedule: TimedSchedule,
  from: number,
  count: number,
  closures: readonly Closure[],
): PreviewedStart[] => {
  const offset = (at: number) => ('timeZone' in schedule ? toWallTime(schedule.timeZone, at) - at : 0)
  let before = offset(Math.floor(from / 1000) * 1000)
  return startsAfter(schedule, from, count).map(startAt => {
    const moved = offset(startAt) - before
    before += moved
    return {
      ...run(schedule, startAt),
      clockChange: moved === 0 ? 'none' : moved > 0 ? 'forward' : 'back',
      isClosed: isClosedAt(closures, startAt),
    }
  })
}

/** The next run after the failed one that is still open for registration. */
export const rescheduledRun = (schedule: TimedSchedule, startAt: number, now: number): ScheduledRun => {
  const earliest = Math.max(startAt, now + schedule.closeBeforeStartMs)
  return run(schedule, startsAfter(schedule, earliest, 1)[0] ?? earliest)
}
