/**
 * The position of the client in one topic.
 * following  expects events from `lastSeq` + 1 on;
 * resuming   has requested the events after `lastSeq` and expects those events or a snapshot;
 * awaiting   expects a snapshot and drops events until it arrives.
 */
export type TopicLog =
  | { readonly phase: 'following'; readonly lastSeq: number }
  | { readonly phase: 'resuming'; readonly lastSeq: number }
  | { readonly phase: 'awaiting' }

export type TopicFrame =
  | { readonly kind: 'events'; readonly fromSeq: number; readonly toSeq: number }
  | { readonly kind: 'snapshot'; readonly seq: number }

export interface TopicStep {
  readonly log: TopicLog
  readonly action: 'apply' | 'drop' | 'requestSnapshot'
}

export const newTopicLog: TopicLog = { phase: 'awaiting' }

const following = (lastSeq: number): TopicLog => ({ phase: 'following', lastSeq })

const applyEvents = (log: TopicLog, fromSeq: number, toSeq: number): TopicStep => {
  if (log.phase === 'awaiting') return { log, action: 'drop' }
  if (fromSeq === log.lastSeq + 1) {
    return toSeq < fromSeq
      ? { log: following(log.lastSeq), action: 'drop' }
      : { log: following(toSeq), action: 'apply' }
  }
  if (toSeq <= log.lastSeq && log.phase === 'following') return { log, action: 'drop' }
  // A merged frame that starts before the snapshot: handlers drop the repeated events by version.
  if (fromSeq <= log.lastSeq && log.phase === 'following') return { log: following(toSeq), action: 'apply' }
  return { log: newTopicLog, action: 'requestSnapshot' }
}

/** An older snapshot is stale, except as a reply to a request: a restarted server may count from a lower number. */
const applySnapshot = (log: TopicLog, seq: number): TopicStep =>
  log.phase === 'following' && seq < log.lastSeq
    ? { log, action: 'drop' }
    : { log: following(seq), action: 'apply' }

export const applyFrame = (log: TopicLog, frame: TopicFrame): TopicStep =>
  frame.kind === 'events' ? applyEvents(log, frame.fromSeq, frame.toSeq) : applySnapshot(log, frame.seq)

/** The state after a reconnect: the client requests the events after the last one it has seen. */
export const toResuming = (log: TopicLog): TopicLog =>
  log.phase === 'awaiting' ? log : { phase: 'resuming', lastSeq: log.lastSeq }

/** The value that SUBSCRIBE sends for this topic. */
export const getLastSeq = (log: TopicLog): number | null => (log.phase === 'awaiting' ? null : log.lastSeq)
