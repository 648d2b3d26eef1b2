/** Every subject on the broker, in one place. `lane.*` are requests; the rest are announcements. */
export const laneSubject = (memberId: number): string => `lane.${memberId}`

/** A pushed event of a topic, already encoded for the sockets. */
export const topicSubject = (topic: string): string => `topic.${topic}`
export const allTopics = 'topic.>'

/** Something was committed to the outbox: the relay need not wait for its next look. */
export const outboxWritten = 'outbox.written'

/** A session ended: gateways forget it at once instead of when their memory of it expires. */
export const sessionEnded = 'session.ended'

/** A lane has been taken: what was asked of the one before it has no answer any more. */
export const laneTaken = 'lane-taken'
