/**
 * How far one topic has been followed.
 * following  events are expected from `lastSeq` + 1 on;
 * resuming   asked for what came after `lastSeq`: events from there on or a snapshot will answer;
 * awaiting   only a snapshot can help; events are dropped until it comes.
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
  readonly act: 'apply' | 'drop' | 'askForSnapshot'
}

export const newTopicLog: TopicLog = { phase: 'awaiting' }

const following = (lastSeq: number): TopicLog => ({ phase: 'following', lastSeq })

const takeEvents = (log: TopicLog, fromSeq: number, toSeq: number): TopicStep => {
  if (log.phase === 'awaiting') return { log, act: 'drop' }
  if (fromSeq === log.lastSeq + 1) {
    return toSeq < fromSeq
      ? { log: following(log.lastSeq), act: 'drop' }
      : { log: following(toSeq), act: 'apply' }
  }
  if (toSeq <= log.lastSeq && log.phase === 'following') return { log, act: 'drop' }
  // A merged frame that began before the snapshot: what it repeats is dropped by version, the rest is new.
  if (fromSeq <= log.lastSeq && log.phase === 'following') return { log: following(toSeq), act: 'apply' }
  return { log: newTopicLog, act: 'askForSnapshot' }
}

/** An older snapshot is stale, unless it answers a question: a restarted server may count from lower down. */
const takeSnapshot = (log: TopicLog, seq: number): TopicStep =>
  log.phase === 'following' && seq < log.lastSeq
    ? { log, act: 'drop' }
    : { log: following(seq), act: 'apply' }

export const takeFrame = (log: TopicLog, frame: TopicFrame): TopicStep =>
  frame.kind === 'events' ? takeEvents(log, frame.fromSeq, frame.toSeq) : takeSnapshot(log, frame.seq)

/** After a broken connection: what was followed is asked for from where it stopped. */
export const resumed = (log: TopicLog): TopicLog =>
  log.phase === 'awaiting' ? log : { phase: 'resuming', lastSeq: log.lastSeq }

/** What SUBSCRIBE carries for this topic. */
export const lastSeqOf = (log: TopicLog): number | null => (log.phase === 'awaiting' ? null : log.lastSeq)
