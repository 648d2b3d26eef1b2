/** Every subject on the broker. `lane.>` and `cashier.*` are requests, the others are messages without an answer. */
export const laneSubject = (memberId: number, commandClass: string): string =>
  `lane.${memberId}.${commandClass}`

/** The commands of every class for one lane. */
export const laneSubjects = (memberId: number): string => laneSubject(memberId, '*')

/** Requests of gateways that a worker decides, because they need the right to send cashier commands. */
export const cashierSubject = (memberId: number): string => `cashier.${memberId}`
export const allCashierSubjects = 'cashier.*'

/** Numbered events of any topics, from the relay to every gateway. */
export const topicFrames = 'topic-frames'

/** Events of one topic, as the relay of the last release publishes them. Gateways read both during an upgrade. */
export const topicSubject = (topic: string): string => `topic.${topic}`
export const allTopics = 'topic.>'

/** Rows were committed to the outbox: the relay reads them without waiting for its next poll. */
export const outboxWritten = 'outbox.written'

/** A session ended: gateways drop it from their caches at once. */
export const sessionEnded = 'session.ended'

/** Another process took a lane over: open requests to its previous owner will not be answered. */
export const laneTaken = 'lane-taken'

/** A process returned a lane: the one that is to serve it takes it without waiting for its next renewal. */
export const laneReturned = 'lane-returned'
