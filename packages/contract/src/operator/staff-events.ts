import { type Static, Type } from 'typebox'
import { closed, Name, Time } from '#entities/values.ts'
import { staffTopicNames } from './staff-topics.ts'

/** The path of the live channel: server-sent events for a session in a cookie or with a bearer token. */
export const getStaffEventsPath = (memberId: number): string => `/operator/${memberId}/events`

/** Something of the topic has changed. It has neither personal data of players nor amounts. */
export const StaffChange = closed({
  topic: Type.Enum([...staffTopicNames]),
  at: Time,
  by: Type.Optional(Name),
  subject: Type.Optional(
    Type.String({
      pattern: '^[a-z][A-Za-z-]*/[0-9]+$',
      description: 'What has changed, such as instance/12 or proposal/3.',
    }),
  ),
})
export type StaffChange = Static<typeof StaffChange>

/** The time of the database, every two seconds. A channel without it is lost. */
export const StaffClock = closed({ at: Time })
export type StaffClock = Static<typeof StaffClock>

/** The last message. After `rightsChanged` the caller reads getMe and opens the channel again. */
export const StaffStreamEnd = closed({ reason: Type.Enum(['signedOut', 'rightsChanged', 'stopping']) })
export type StaffStreamEnd = Static<typeof StaffStreamEnd>

/** The events of the stream by name, each with the schema of its data. */
export const staffEvents = { change: StaffChange, clock: StaffClock, end: StaffStreamEnd } as const
export type StaffEventName = keyof typeof staffEvents
