import { shownStartsAfter, type WallClock } from './wall-clock.ts'

/** Starts lie at offsetMs + n * everyMs of the epoch, so a schedule needs no memory of its last start. */
export type Schedule = {
  readonly everyMs: number
  readonly offsetMs: number
  readonly closeBeforeStartMs: number
  readonly openAheadCount: number
}

/** By the clock of a place. */
type WallClockSchedule = WallClock & Pick<Schedule, 'closeBeforeStartMs' | 'openAheadCount'>

export type TimedSchedule = Schedule | WallClockSchedule

/** An instaplay game: a run starts so long after its last play is sold, and the next one opens with that sale. */
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
  if ('timeZone' in schedule) return shownStartsAfter(schedule, now, count)
  const { everyMs, offsetMs } = schedule
  if (everyMs <= 0) throw new RangeError('A schedule repeats after a positive time')
  const first = offsetMs + (Math.floor((now - offsetMs) / everyMs) + 1) * everyMs
  return Array.from({ length: count }, (_, i) => first + i * everyMs)
}

/** The runs that should be on sale now: the next ones whose registration has not ended. */
export const runsOnSale = (schedule: TimedSchedule, now: number): ScheduledRun[] =>
  startsAfter(schedule, now + schedule.closeBeforeStartMs, schedule.openAheadCount).map(startAt =>
    run(schedule, startAt),
  )

/** The next run later than the one that failed and still open for registration. */
export const rescheduled = (schedule: TimedSchedule, startAt: number, now: number): ScheduledRun => {
  const earliest = Math.max(startAt, now + schedule.closeBeforeStartMs)
  return run(schedule, startsAfter(schedule, earliest, 1)[0] ?? earliest)
}
