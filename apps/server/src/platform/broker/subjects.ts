/** Every subject on the broker. `lane.*` are requests, the others are messages without an answer. */
export const laneSubject = (memberId: number): string => `lane.${memberId}`

/** A pushed event of a topic, already encoded for the sockets. */
export const topicSubject = (topic: string): string => `topic.${topic}`
export const allTopics = 'topic.>'

/** Rows were committed to the outbox: the relay reads them without waiting for its next poll. */
export const outboxWritten = 'outbox.written'

/** A session ended: gateways drop it from their caches at once. */
export const sessionEnded = 'session.ended'

/** Another process took a lane over: open requests to its previous owner will not be answered. */
export const laneTaken = 'lane-taken'
