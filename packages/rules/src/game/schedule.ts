import { wallClockStartsAfter, type WallClock } from './wall-clock.ts'

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

export const isTimed = (schedule: TimedSchedule | WhenFull): schedule is TimedSchedule =>
  !('startAfterFullMs' in schedule)

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

/** The runs that should be on sale now: the next ones with registration still open. */
export const runsOnSale = (schedule: TimedSchedule, now: number): ScheduledRun[] =>
  startsAfter(schedule, now + schedule.closeBeforeStartMs, schedule.openAheadCount).map(startAt =>
    run(schedule, startAt),
  )

/** The next run after the failed one that is still open for registration. */
export const rescheduledRun = (schedule: TimedSchedule, startAt: number, now: number): ScheduledRun => {
  const earliest = Math.max(startAt, now + schedule.closeBeforeStartMs)
  return run(schedule, startsAfter(schedule, earliest, 1)[0] ?? earliest)
}
