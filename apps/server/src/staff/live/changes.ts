import type { StaffChange } from '@fairground/contract/operator/staff-events'
import { getActionTopics } from './action-topics.ts'
import type { Act, WorkState, WorkTopic } from './queries.ts'

const numbered = /^[a-z][A-Za-z-]*\/\d+/

/** The messages about acts of staff. Their subject is a number of a thing, or absent: other subjects can be names. */
export const toActChanges = (acts: readonly Act[]): StaffChange[] =>
  acts.flatMap(({ at, action, subject, by }) => {
    const [thing] = numbered.exec(subject) ?? []
    return getActionTopics(action).map(topic => ({
      topic,
      at: Math.floor(at),
      ...(by !== null && { by }),
      ...(thing !== undefined && { subject: thing }),
    }))
  })

/** The messages about what players and workers have done between two readings. */
export const toWorkChanges = (before: WorkState, after: WorkState, at: number): StaffChange[] =>
  (Object.keys(after) as WorkTopic[])
    .filter(topic => before[topic] !== after[topic])
    .map(topic => ({ topic, at }))
