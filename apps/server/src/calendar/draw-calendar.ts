import { createEvent } from 'ics'

export interface CalendarDraw {
  readonly instanceId: number
  readonly title: string
  readonly startAt: number
  readonly createdAt: number
  /** How often the draw was moved. A calendar replaces an entry only by one with a higher number. */
  readonly reschedules: number
  readonly cancelled: boolean
}

export interface CalendarWords {
  /** Host of the operator's site, which makes the id of the entry unique in the world. */
  readonly host: string
  readonly url: string
  readonly description: string
  readonly reminder: string
}

const durationMinutes = 15
const remindBeforeMinutes = 10

/** The calendar file of one draw. Times are in UTC, which a calendar shows in the zone of its owner. */
export const toDrawCalendar = (draw: CalendarDraw, words: CalendarWords): string => {
  const { error, value } = createEvent({
    uid: `draw-${draw.instanceId}@${words.host}`,
    sequence: draw.reschedules,
    productId: '-//Fairground//Draws//EN',
    method: 'PUBLISH',
    title: draw.title,
    description: `${words.description}\n${words.url}`,
    url: words.url,
    start: draw.startAt,
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: durationMinutes },
    created: draw.createdAt,
    status: draw.cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    alarms: draw.cancelled
      ? []
      : [
          {
            action: 'display',
            description: words.reminder,
            trigger: { minutes: remindBeforeMinutes, before: true },
          },
        ],
  })
  if (error || value === null) throw error ?? new Error('calendar file not written')
  return value
}
