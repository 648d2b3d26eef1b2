import type { GameSchedule } from '@fairground/contract/operator/game-template'
import { toDurationWords } from '#parts/form/texts/duration-text.ts'

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const week = [1, 2, 3, 4, 5, 6, 0]
const maxListed = 4

const nameDays = (weekdays: readonly number[]): string =>
  weekdays.length === 7
    ? 'every day'
    : week
        .filter(day => weekdays.includes(day))
        .map(day => dayNames[day])
        .join(', ')

const nameTimes = (times: readonly string[]): string =>
  times.length > maxListed ? `${times.length} times a day` : times.toSorted().join(', ')

/** A schedule in a few words: every 15 minutes; Wed, Sat at 20:05. */
export const describeSchedule = (schedule: GameSchedule): string => {
  if ('startAfterFullMs' in schedule) return 'when the last line is sold'
  if ('everyMs' in schedule) return `every ${toDurationWords(schedule.everyMs)}`
  const times = nameTimes(schedule.times)
  return schedule.times.length > maxListed
    ? `${nameDays(schedule.weekdays)}, ${times}`
    : `${nameDays(schedule.weekdays)} at ${times}`
}
